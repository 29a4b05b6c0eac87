'use client'

import { ArrowRight, MapPin } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { buttonClass } from '#components/ui/button'
import { Picture } from '#components/ui/picture/picture'
import { useDurationText } from '#lib/client/activities/use-duration-text'
import { useSpanText } from '#lib/client/profiles/use-span-text'
import type { ExploreCard } from '#lib/schemas/catalogue/explore'

/** A visitor's first view before any question: one of the day's ideas, and links to the public pages. */
export function FirstIdea({ activity }: { activity: Omit<ExploreCard, 'createdAt'> }) {
  const t = useTranslations('firstIdea')
  const durationText = useDurationText()
  const spanText = useSpanText()
  return (
    <section aria-labelledby="first-idea" className="mb-6 flex flex-col gap-3">
      <h2 id="first-idea" className="text-heading">
        {t('title')}
      </h2>
      <Link href={`/explore/activity/${activity.id}`} className="flex flex-col overflow-hidden rounded-card bg-surface shadow-card">
        <Picture names={activity.picture} scene={activity.scene} seed={activity.id} className="h-28" isFirst />
        <span className="flex flex-col gap-1 p-4">
          <span className="text-soft text-sm">{t('today')}</span>
          <span className="font-semibold text-sub leading-tight">{activity.title}</span>
          <span className="line-clamp-2">{activity.description}</span>
          <span className="tabular mt-1 text-sm text-soft">
            {durationText(activity.duration)} · {spanText(activity)}
          </span>
        </span>
      </Link>
      <div className="flex flex-wrap gap-3">
        <Link href="/explore" className={buttonClass('primary', 'flex-1 whitespace-nowrap')}>
          {t('ideas')}
          <ArrowRight aria-hidden className="size-5 rtl:-scale-x-100" />
        </Link>
        <Link href="/map" className={buttonClass('secondary', 'flex-1 whitespace-nowrap')}>
          <MapPin aria-hidden className="size-5" />
          {t('places')}
        </Link>
      </div>
    </section>
  )
}
