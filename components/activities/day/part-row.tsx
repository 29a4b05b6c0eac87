'use client'

import { clsx } from 'clsx/lite'
import { ArrowLeftRight, Check, LoaderCircle } from 'lucide-react'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { DayPart } from '#lib/domain/activities/days/card'
import { clockText } from '#lib/domain/activities/days/clock'

interface PartRowProps {
  part: DayPart
  /** Minutes after midnight; null if the plan has no fixed start. */
  beginsAt: number | null
  isDone: boolean
  onToggle: () => void
  /** Undefined if the part cannot be swapped. */
  onSwap: (() => void) | undefined
  isSwapping: boolean
}

/** A part of a plan: time, title and duration in a few lines. Breaks look quieter. */
export function PartRow({ part, beginsAt, isDone, onToggle, onSwap, isSwapping }: PartRowProps) {
  const t = useTranslations('activity')
  const locale = useLocale()
  const { kind, title, text, startsAtMinute, minutes, exploreActivityId } = part
  const isPause = kind !== 'activity'
  return (
    <li
      className={clsx(
        'grid grid-cols-[auto_1fr_auto] items-start gap-x-3 gap-y-1 rounded-control p-3',
        isDone ? 'bg-good-soft' : isPause ? 'bg-sunken' : 'border border-hairline bg-surface',
      )}
    >
      <label className="relative size-7 rounded-full has-focus-visible:outline-3 has-focus-visible:outline-accent has-focus-visible:outline-offset-2">
        <input
          type="checkbox"
          aria-label={title}
          checked={isDone}
          onChange={onToggle}
          className="absolute inset-0 m-auto size-11 -translate-2 opacity-0"
        />
        <span
          aria-hidden
          className={clsx('grid size-7 place-items-center rounded-full border', isDone ? 'border-transparent bg-good text-surface' : 'border-line')}
        >
          {isDone && <Check className="size-4" />}
        </span>
      </label>
      <p className="tabular flex min-h-7 min-w-0 flex-wrap items-baseline gap-x-2">
        {beginsAt !== null && <span className="text-sm text-soft">{clockText(beginsAt + startsAtMinute, locale)}</span>}
        {exploreActivityId ? (
          <Link href={`/explore/activity/${exploreActivityId}`} className="font-semibold underline decoration-hairline underline-offset-4">
            {title}
          </Link>
        ) : (
          <span className="font-semibold">{title}</span>
        )}
        <span className="text-sm text-soft">{t('minutes', { count: minutes })}</span>
      </p>
      {onSwap && (
        <button
          type="button"
          aria-label={t('swapOne', { title })}
          aria-disabled={isSwapping || undefined}
          onClick={onSwap}
          className="-m-2 grid size-11 place-items-center rounded-control text-soft hover:bg-sunken"
        >
          {isSwapping ? <LoaderCircle aria-hidden className="size-5 animate-spin" /> : <ArrowLeftRight aria-hidden className="size-5" />}
        </button>
      )}
      <p className={clsx('col-span-2 col-start-2 text-sm', isDone && 'text-soft')}>{text}</p>
    </li>
  )
}
