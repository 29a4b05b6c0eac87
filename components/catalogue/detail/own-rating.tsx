'use client'

import { clsx } from 'clsx/lite'
import { useTranslations } from 'next-intl'
import { RatingField } from '#components/ui/form/rating-field'
import { useRateActivity } from '#lib/client/catalogue/explore'
import type { ExploreActivity } from '#lib/schemas/catalogue/explore'

/** Rates the activity. The average updates when the server responds. */
export function OwnRating({ activity }: { activity: Pick<ExploreActivity, 'id' | 'ownRating'> }) {
  const t = useTranslations('exploreActivity')
  const rate = useRateActivity(activity.id)
  return (
    <section className="rounded-card bg-surface p-4 shadow-card">
      <RatingField
        label={t('rate')}
        starsText={(rating) => t('stars', { rating })}
        value={rate.isPending ? rate.variables : activity.ownRating}
        onChange={(rating) => rate.mutate(rating)}
      />
      <p role="status" className={clsx('text-sm', rate.isError ? 'font-medium text-danger' : 'text-soft')}>
        {rate.isError ? t('rateFailed') : t(rate.isSuccess ? 'rated' : 'rateHint')}
      </p>
    </section>
  )
}
