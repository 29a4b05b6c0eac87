'use client'

import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'

interface Props {
  title: string
  /** A short summary of the content, shown while it is collapsed. */
  summary?: string | undefined
  /** Opens it: an error must not stay hidden. */
  mustOpen?: boolean
  children: ReactNode
}

/** A collapsible part of a form that most users do not need. */
export function Fold({ title, summary, mustOpen = false, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      open={isOpen || mustOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group rounded-control border border-hairline open:pb-4"
    >
      <summary className="flex min-h-13 items-center gap-3 rounded-control px-4 [&::-webkit-details-marker]:hidden">
        <span className="shrink-0 font-medium">{title}</span>
        <span dir="auto" className="min-w-0 flex-1 truncate text-end text-sm text-soft group-open:invisible">
          {summary}
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 text-soft transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-5 px-4 pt-2">{children}</div>
    </details>
  )
}
