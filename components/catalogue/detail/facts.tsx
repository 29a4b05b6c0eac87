'use client'

import { House, Star, Trees } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { useDurationText } from '#lib/client/activities/use-duration-text'
import { useSpanText } from '#lib/client/profiles/use-span-text'
import type { ExploreCard } from '#lib/schemas/catalogue/explore'

/** Shows setting, duration and price. Together with `AgeAndRating` it takes two lines, short enough for a tile in every language. */
export function Facts({ activity }: { activity: Pick<ExploreCard, 'settings' | 'duration' | 'price'> }) {
  const tSetting = useTranslations('setting')
  const durationText = useDurationText()
  return (
    <span className="tabular flex min-w-0 max-w-full items-center gap-1.5">
      {activity.settings.map((setting) => {
        const Where = setting === 'indoor' ? House : Trees
        return <Where key={setting} role="img" aria-label={tSetting(setting)} className="size-3.5 shrink-0" />
      })}
      <span className="truncate">
        {durationText(activity.duration)}
        {activity.price && (
          <>
            {' · '}
            <Price price={activity.price} />
          </>
        )}
      </span>
    </span>
  )
}

/** Shows the age range, and the rating if there is one. */
export function AgeAndRating({ activity }: { activity: Pick<ExploreCard, 'rating' | 'ratingCount' | 'ageMinMonths' | 'ageMaxMonths'> }) {
  const spanText = useSpanText()
  return (
    <span className="tabular flex max-w-full items-center gap-1.5">
      <span className="truncate">{spanText(activity)}</span>
      {activity.rating !== null && (
        <>
          <span aria-hidden>·</span>
          <Rated activity={activity} />
        </>
      )}
    </span>
  )
}

/** Shows the average rating, or "new" without ratings. */
export function Rated({ activity: { rating, ratingCount } }: { activity: Pick<ExploreCard, 'rating' | 'ratingCount'> }) {
  const t = useTranslations('explore')
  const format = useFormatter()
  if (rating === null) return <span className="shrink-0 font-medium text-good">{t('new')}</span>
  return (
    <span className="flex shrink-0 items-center gap-1">
      <Star aria-hidden className="size-[1.15em] fill-current text-accent" />
      <span className="sr-only">{t('rated', { rating: format.number(rating), count: ratingCount })}</span>
      <span aria-hidden>
        {format.number(rating, { minimumFractionDigits: 1 })} ({format.number(ratingCount)})
      </span>
    </span>
  )
}

/** Formats the price; "free" without one. */
export function Price({ price }: Pick<ExploreCard, 'price'>) {
  const t = useTranslations('explore')
  const format = useFormatter()
  if (!price) return t('free')
  return t('price', { amount: format.number(price.amount, { style: 'currency', currency: price.currency, maximumFractionDigits: 0 }) })
}
