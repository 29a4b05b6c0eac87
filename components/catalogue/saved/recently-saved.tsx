'use client'

import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Picture } from '#components/ui/picture/picture'
import type { SavedTile } from '#lib/schemas/activities/saved'

/** Shows the latest saved activities, and links to all. */
export function RecentlySaved({ activities }: { activities: SavedTile[] }) {
  const t = useTranslations('lately')
  return (
    <section aria-labelledby="saved-lately" className="mt-10">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 id="saved-lately" className="text-heading">
          {t('saved')}
        </h2>
        <Link href="/explore/saved" className="flex min-h-11 items-center gap-1 font-medium text-accent">
          {t('allSaved')}
          <ArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />
        </Link>
      </div>
      <ul className="grid grid-cols-3 gap-3">
        {activities.map((activity) => (
          <li key={activity.id} className="min-w-0">
            <Link
              href={activity.kind === 'own' ? `/activity/${activity.id}` : `/explore/activity/${activity.id}`}
              prefetch={false}
              className="flex flex-col gap-1.5 rounded-card"
            >
              <Picture
                names={activity.picture}
                scene={activity.scene}
                seed={activity.title}
                className="aspect-[4/3] w-full rounded-control shadow-card"
              />
              <span dir="auto" className="wrap-anywhere line-clamp-3 text-start font-medium text-sm leading-snug">
                {activity.title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
