'use client'

import { clsx } from 'clsx/lite'
import { Heart } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useSaving } from '#components/catalogue/browse/saving'
import type { ExploreCard } from '#lib/schemas/catalogue/explore'

/** Saves an activity for later, or removes it. The button changes when the server responds. */
export function SaveButton({ activity }: { activity: Pick<ExploreCard, 'id' | 'title' | 'isSaved'> }) {
  const t = useTranslations('explore')
  const { toggle, isBusy } = useSaving()
  return (
    <HeartButton
      label={t('save', { title: activity.title })}
      isSaved={activity.isSaved}
      isBusy={isBusy(activity.id)}
      onClick={() => toggle(activity)}
    />
  )
}

interface Props {
  label: string
  isSaved: boolean
  isBusy: boolean
  onClick: () => void
}

/** A heart on the side toward which a card is swiped to save it, in every language. */
export function HeartButton({ label, isSaved, isBusy, onClick }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isSaved}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
      // biome-ignore lint/plugin: the side toward which a card is swiped to save it, in every language
      className="group absolute top-1 right-1 grid size-11 place-items-center rounded-full"
    >
      <span className="grid size-9 place-items-center rounded-full bg-surface text-accent transition-colors duration-150 group-hover:bg-accent-soft group-aria-disabled:opacity-55">
        <Heart aria-hidden className={clsx('size-5', isSaved && 'fill-current')} />
      </span>
    </button>
  )
}
