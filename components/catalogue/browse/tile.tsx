'use client'

import Link from 'next/link'
import { AgeAndRating, Facts } from '#components/catalogue/detail/facts'
import { MissingMark } from '#components/catalogue/detail/missing'
import { SaveButton } from '#components/catalogue/detail/save-button'
import { Skeleton } from '#components/ui/feedback/skeleton'
import { Picture } from '#components/ui/picture/picture'
import type { ExploreCard } from '#lib/schemas/catalogue/explore'

const box = 'w-42 shrink-0 snap-start sm:w-48'

/** An activity in a row. All tiles have the same height. */
export function Tile({ activity, tint, isFirst = false }: { activity: ExploreCard; tint?: number; isFirst?: boolean }) {
  return (
    <li className={`${box} relative`}>
      <Link href={`/explore/activity/${activity.id}`} prefetch={false} className="group block h-full rounded-card">
        <span className="relative block">
          <Picture
            names={activity.picture}
            scene={activity.scene}
            seed={activity.id}
            tint={tint}
            isFirst={isFirst}
            className="h-28 rounded-card transition-opacity duration-150 group-hover:opacity-85 sm:h-32"
          />
          <MissingMark activity={activity} />
        </span>
        <span className="mt-2 line-clamp-2 h-11 font-medium text-sm leading-snug">{activity.title}</span>
        {/* The longest text, such as a price in Spanish, extends into the gap. */}
        <span className="-me-1.5 mt-1 block text-soft text-xs/4.5">
          <Facts activity={activity} />
          <AgeAndRating activity={activity} />
        </span>
      </Link>
      <SaveButton activity={activity} />
    </li>
  )
}

/** Placeholder for a loading tile. */
export function TileSkeleton() {
  return (
    <li aria-hidden className={box}>
      <Skeleton className="h-28 rounded-card sm:h-32" />
      <Skeleton className="mt-2 h-11" />
      <Skeleton className="mt-1 h-9" />
    </li>
  )
}
