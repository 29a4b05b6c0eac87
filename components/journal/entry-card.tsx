'use client'

import { clsx } from 'clsx/lite'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Stars } from '#components/ui/input/stars'
import { useDayText } from '#lib/client/platform/use-day-text'

interface Props {
  entry: { date: string; title: string; description: string | null; rating: number }
  aboutText: string | undefined
  /** The id of the title. */
  headingId: string
  picture: ReactNode
  /** Shown before the day. */
  badge?: ReactNode
  /** The title's heading level. */
  level?: 2 | 3
  isShort?: boolean
  /** Actions for the entry. */
  children?: ReactNode
}

/** One entry: day, subject, title, rating and text. */
export function EntryCard({ entry, aboutText, headingId, picture, badge, level = 3, isShort = false, children }: Props) {
  const Heading = `h${level}` as const
  const t = useTranslations('journal')
  const dayText = useDayText('long')
  return (
    <article aria-labelledby={headingId} className="flex flex-col gap-4 rounded-card bg-surface p-4 shadow-card sm:flex-row">
      {picture}
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <p className="tabular flex min-w-0 flex-wrap items-center gap-x-1.5 text-sm text-soft">
          {badge}
          <time dateTime={entry.date} className="shrink-0">
            {dayText.formatDay(entry.date)}
            {aboutText && <span aria-hidden> ·</span>}
          </time>
          {aboutText && (
            <span dir="auto" className="wrap-anywhere line-clamp-3 min-w-0 max-w-full">
              {aboutText}
            </span>
          )}
        </p>
        <Heading id={headingId} className="wrap-anywhere font-semibold text-sub">
          <bdi>{entry.title}</bdi>
        </Heading>
        <Stars rating={entry.rating} label={t('stars', { rating: entry.rating })} />
        {entry.description && (
          <p dir="auto" className={clsx('wrap-anywhere text-start', isShort ? 'line-clamp-3' : 'whitespace-pre-line')}>
            {entry.description}
          </p>
        )}
        {children}
      </div>
    </article>
  )
}
