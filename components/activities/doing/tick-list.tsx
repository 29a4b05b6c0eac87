'use client'

import { clsx } from 'clsx/lite'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTicks } from '#lib/client/activities/doing/use-ticks'

interface Props {
  /** The name under which the ticks are kept. */
  listId: string
  /** What is on each line. The label is read when the line is ticked; `more` is next to it. */
  lines: readonly { key: string; label: ReactNode; more?: ReactNode }[]
}

/** A list of things to tick off, such as what to fetch. */
export function TickList({ listId, lines }: Props) {
  const { done, toggle } = useTicks(listId)
  return (
    <ul className="-my-1.5">
      {lines.map(({ key, label, more }, index) => {
        const isDone = done.has(index)
        return (
          <li key={key} className="flex flex-wrap items-center gap-x-2">
            <label className="relative flex min-h-11 items-center gap-3 rounded-control py-1.5 pe-1 has-focus-visible:outline-3 has-focus-visible:outline-accent">
              <input type="checkbox" checked={isDone} onChange={() => toggle(index)} className="absolute inset-0 size-full opacity-0" />
              <span
                aria-hidden
                className={clsx(
                  'grid size-6 shrink-0 place-items-center rounded-md border',
                  isDone ? 'border-transparent bg-good text-surface' : 'border-line bg-surface',
                )}
              >
                {isDone && <Check className="size-4" />}
              </span>
              <span className={clsx(isDone && 'text-soft')}>{label}</span>
            </label>
            {more}
          </li>
        )
      })}
    </ul>
  )
}
