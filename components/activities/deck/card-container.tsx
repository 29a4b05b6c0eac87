import type { ReactNode } from 'react'

/** Fills the height that the deck's buttons leave. Its content measures itself by it and is cut off instead of scrolling. */
export function CardContainer({ children }: { children: ReactNode }) {
  return <div className="@container-size relative max-h-144 min-h-52 flex-1 basis-0 low:min-h-72">{children}</div>
}
