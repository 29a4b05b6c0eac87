import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** The look of a chip, on or off. */
export const chipLook = (isOn: boolean) =>
  clsx(
    'flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border px-4 text-sm transition-colors duration-150',
    isOn ? 'border-accent bg-accent-soft font-medium text-accent' : 'border-line bg-surface',
  )

/** Something to narrow by that is on or off. */
export function Chip({ isOn, onClick, children }: { isOn: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" aria-pressed={isOn} onClick={onClick} className={chipLook(isOn)}>
      {children}
    </button>
  )
}
