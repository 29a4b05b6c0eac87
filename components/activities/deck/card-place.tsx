import type { ReactNode } from 'react'

/** All the height that the deck's buttons leave. What is in it is cut to that, and measures itself by it; it never scrolls. */
export function CardPlace({ children }: { children: ReactNode }) {
  return <div className="@container-size relative max-h-144 min-h-52 flex-1 basis-0 low:min-h-72">{children}</div>
}
