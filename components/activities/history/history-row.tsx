'use client'

import { CircleCheckBig, Heart, ThumbsDown, ThumbsUp } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Picture } from '#components/ui/picture/picture'
import { getLanguageAttributes } from '#lib/client/platform/language-attributes'
import { useDayText } from '#lib/client/platform/use-day-text'
import type { Activity } from '#lib/schemas/activities/activity'

/** One line of the history: title, recipient, date and results. */
export function HistoryRow({ activity, recipientName }: { activity: Activity; recipientName: string | undefined }) {
  const t = useTranslations('activity')
  const dayText = useDayText()
  const marks = [
    { is: activity.isSaved, Icon: Heart, label: t('saved') },
    { is: activity.feedback === 'liked', Icon: ThumbsUp, label: t('like') },
    { is: activity.feedback === 'disliked', Icon: ThumbsDown, label: t('dislike') },
    { is: activity.doneAt !== null, Icon: CircleCheckBig, label: t('done') },
  ].filter(({ is }) => is)
  return (
    <li>
      <Link href={`/activity/${activity.id}`} className="flex items-center gap-4 rounded-card bg-surface p-3 pe-4 shadow-card">
        <Picture names={activity.picture} scene={activity.scene} seed={activity.title} className="h-20 w-24 shrink-0 rounded-[1rem] sm:w-32" />
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 font-semibold">
            <bdi {...getLanguageAttributes(activity.language)}>{activity.title}</bdi>
          </span>
          <span className="tabular flex gap-1.5 text-sm text-soft">
            <span className="shrink-0">{dayText.formatInstant(activity.createdAt)}</span>
            {recipientName && (
              <>
                <span aria-hidden>·</span>
                <span dir="auto" className="truncate">
                  {recipientName}
                </span>
              </>
            )}
          </span>
          {activity.withheld && <span className="mt-1 block text-danger text-sm">{t(`withheld.${activity.withheld}`)}</span>}
        </span>
        <span className="flex shrink-0 gap-1.5 text-accent">
          {marks.map(({ Icon, label }) => (
            <Icon key={label} role="img" aria-label={label} className="size-5" />
          ))}
        </span>
      </Link>
    </li>
  )
}
