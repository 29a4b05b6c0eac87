'use client'

import { clsx } from 'clsx/lite'
import { Heart } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useSaving } from '#components/catalogue/browse/saving'
import type { ExploreCard } from '#lib/schemas/catalogue/explore'

/** Keeps an activity for later, or no longer. It changes once the server has done it, and waits until then. */
export function SaveButton({ activity, className }: { activity: Pick<ExploreCard, 'id' | 'title' | 'isSaved'>; className?: string }) {
  const t = useTranslations('explore')
  const { toggle, isBusy } = useSaving()
  const busy = isBusy(activity.id)
  return (
    <button
      type="button"
      aria-label={t('save', { title: activity.title })}
      aria-pressed={activity.isSaved}
      aria-disabled={busy || undefined}
      onClick={() => toggle(activity)}
      className={clsx('group grid size-11 place-items-center rounded-full', className)}
    >
      <span className="grid size-9 place-items-center rounded-full bg-surface text-accent transition-colors duration-150 group-hover:bg-accent-soft group-aria-disabled:opacity-55">
        <Heart aria-hidden className={clsx('size-5', activity.isSaved && 'fill-current')} />
      </span>
    </button>
  )
}
