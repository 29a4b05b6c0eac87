'use client'

import { CircleCheckBig } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef } from 'react'
import { RatingField } from '#components/ui/form/rating-field'
import { type DoneWith, useQuickRating } from '#lib/client/journal/use-quick-rating'

interface Props {
  done: DoneWith
  /** Shown next to the stars until one is chosen. */
  children?: ReactNode
}

/** Asks how an activity went: one tap on a star saves a rating, a second adds a note. */
export function HowWasIt({ done, children }: Props) {
  const t = useTranslations('howWasIt')
  const { entry, rating, isBusy, hasFailed, rate } = useQuickRating(done)
  const box = useRef<HTMLDivElement>(null)

  // On a slow phone the user may have chosen before this script ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the script starts
  useEffect(() => {
    const chosen = box.current?.querySelector<HTMLInputElement>('input:checked')
    if (chosen) rate(Number(chosen.value))
  }, [])

  return (
    <div ref={box} className="flex flex-col gap-1">
      <RatingField
        label={t('ask', { title: done.title })}
        starsText={(stars) => t('stars', { rating: stars })}
        value={rating}
        error={hasFailed ? t('failed') : undefined}
        onChange={(chosen) => {
          if (!isBusy) rate(chosen)
        }}
      />
      <div role="status">{entry && <EntryConfirmation entryId={entry.id} />}</div>
      {!entry && children}
    </div>
  )
}

/** Confirms the journal entry, and links to adding more. */
export function EntryConfirmation({ entryId }: { entryId: string }) {
  const t = useTranslations('howWasIt')
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-good">
      <span className="flex items-center gap-2">
        <CircleCheckBig aria-hidden className="size-5" />
        {t('written')}
      </span>
      <Link href={`/journal?entry=${entryId}`} className="flex min-h-11 items-center font-medium underline underline-offset-4">
        {t('more')}
      </Link>
    </div>
  )
}
