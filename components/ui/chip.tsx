import type { ReactNode } from 'react'

/** A short fact, as one of a list. */
export function Chip({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-h-8 items-center gap-1.5 rounded-full bg-sunken px-3 text-ink tight:min-h-0 tight:bg-transparent tight:px-0">
      {icon}
      {children}
    </li>
  )
}
