'use client'

import { clsx } from 'clsx/lite'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'

interface Props {
  title: string
  /** Whether the title is a heading of the page, for a part of a text instead of a form. */
  isHeading?: boolean
  /** A short summary of the content, shown while it is collapsed. */
  summary?: string | undefined
  /** Opens it: an error must not stay hidden. */
  mustOpen?: boolean
  isInitiallyOpen?: boolean
  children: ReactNode
}

/** A collapsible part that most users do not need. */
export function Fold({ title, isHeading = false, summary, mustOpen = false, isInitiallyOpen = false, children }: Props) {
  const [isOpen, setIsOpen] = useState(isInitiallyOpen)
  const Title = isHeading ? 'h2' : 'span'
  return (
    <details
      open={isOpen || mustOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group rounded-control border border-hairline open:pb-4"
    >
      <summary className="flex min-h-13 items-center gap-3 rounded-control px-4 [&::-webkit-details-marker]:hidden">
        <Title className={clsx(isHeading ? 'font-semibold text-sub' : 'font-medium', summary === undefined ? 'min-w-0 flex-1' : 'shrink-0')}>
          {title}
        </Title>
        {summary !== undefined && (
          <span dir="auto" className="min-w-0 flex-1 truncate text-end text-sm text-soft group-open:invisible">
            {summary}
          </span>
        )}
        <ChevronDown aria-hidden className="size-5 shrink-0 text-soft transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-5 px-4 pt-2">{children}</div>
    </details>
  )
}
