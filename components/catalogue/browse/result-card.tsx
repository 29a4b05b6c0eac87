'use client'

import { Flame } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { CardAreas } from '#components/catalogue/browse/card-areas'
import { AgeAndRating, Facts } from '#components/catalogue/detail/facts'
import { MissingLine } from '#components/catalogue/detail/missing'
import { SaveButton } from '#components/catalogue/detail/save-button'
import { Skeleton } from '#components/ui/feedback/skeleton'
import { Picture } from '#components/ui/picture/picture'
import type { ExploreCard } from '#lib/schemas/catalogue/explore'

/** An activity in a list, with enough facts to choose. */
export function ResultCard({ activity, tint, isFirst = false }: { activity: ExploreCard; tint?: number; isFirst?: boolean }) {
  const t = useTranslations('explore')
  return (
    <li className="relative flex min-w-0 rounded-card bg-surface shadow-card">
      <Link href={`/explore/activity/${activity.id}`} prefetch={false} className="flex min-w-0 flex-1 gap-3 rounded-card p-3 ltr:pe-12">
        <Picture
          names={activity.picture}
          scene={activity.scene}
          seed={activity.id}
          tint={tint}
          isFirst={isFirst}
          className="h-20 w-24 shrink-0 rounded-[1rem] max-[23rem]:w-20 sm:h-24 sm:w-32"
        />
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="line-clamp-2 font-semibold text-sm leading-snug sm:text-base">{activity.title}</span>
          <span className="mt-0.5 line-clamp-2 text-soft text-xs">{activity.description}</span>
          {/* Below the heart, and so as wide as the card. */}
          <span className="mt-auto ltr:-me-9 flex min-w-0 flex-wrap items-center gap-x-3 pt-1 text-soft text-xs">
            <Facts activity={activity} />
            <AgeAndRating activity={activity} />
            {activity.isTrending && (
              <span className="flex items-center gap-1 font-medium text-accent">
                <Flame aria-hidden className="size-3.5" />
                {t('trending')}
              </span>
            )}
          </span>
          <MissingLine activity={activity} />
          <CardAreas activity={activity} />
        </span>
      </Link>
      <SaveButton activity={activity} />
    </li>
  )
}

/** Placeholder for a loading card. */
export function ResultSkeleton() {
  return <Skeleton className="h-30 rounded-card" />
}
