import type { ReactNode } from 'react'
import { Button } from '#components/ui/button'

interface Props {
  label: string
  /** How many are selected. */
  countText: string
  /** Selects all shown ones, or none. */
  toggleText: string
  canToggle: boolean
  onToggle: () => void
  /** What the last action did. */
  notice?: ReactNode
  /** The actions for the selected ones. */
  children: ReactNode
}

/** Actions for everything selected in a list, always visible. */
export function SelectionBar({ label, countText, toggleText, canToggle, onToggle, notice, children }: Props) {
  return (
    <section
      aria-label={label}
      className="sticky bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-20 -mx-4 flex flex-wrap items-center gap-2 border-hairline border-t bg-ground px-4 py-3 md:bottom-0"
    >
      {notice && <div className="w-full empty:hidden">{notice}</div>}
      <div className="flex min-w-full flex-1 items-center justify-between gap-2 sm:min-w-0 sm:justify-start">
        <p role="status" className="tabular font-medium">
          {countText}
        </p>
        <Button look="quiet" className="px-3 underline underline-offset-4" disabled={!canToggle} onClick={onToggle}>
          {toggleText}
        </Button>
      </div>
      {children}
    </section>
  )
}
