'use client'

import { CircleCheckBig, House, Trees, UserRound } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { HeartButton } from '#components/catalogue/detail/save-button'
import { Picture } from '#components/ui/picture/picture'
import { useDurationText } from '#lib/client/activities/use-duration-text'
import { useSaveOwnActivity } from '#lib/client/catalogue/saved'
import { getLanguageAttributes } from '#lib/client/platform/language-attributes'
import type { Activity } from '#lib/schemas/activities/activity'

interface Props {
  activity: Activity
  /** The recipient's name, if the profile still exists. */
  recipientName: string | undefined
}

/** One of the user's own activities in the saved list, among those of the catalogue. */
export function SavedCard({ activity, recipientName }: Props) {
  const t = useTranslations('activity')
  const tExplore = useTranslations('explore')
  const tSetting = useTranslations('setting')
  const durationText = useDurationText()
  const keep = useSaveOwnActivity()
  const Where = activity.setting === 'indoor' ? House : Trees
  return (
    <li className="relative flex min-w-0 rounded-card bg-surface shadow-card">
      <Link href={`/activity/${activity.id}`} prefetch={false} className="flex min-w-0 flex-1 gap-3 rounded-card p-3 ltr:pe-12">
        <Picture
          names={activity.picture}
          scene={activity.scene}
          seed={activity.title}
          className="h-20 w-24 shrink-0 rounded-[1rem] max-[23rem]:w-20 sm:h-24 sm:w-32"
        />
        <span className="flex min-w-0 flex-1 flex-col" {...getLanguageAttributes(activity.language)}>
          <span className="line-clamp-2 font-semibold text-sm leading-snug sm:text-base">{activity.title}</span>
          <span className="mt-0.5 line-clamp-2 text-soft text-xs">{activity.description}</span>
          <span className="tabular mt-auto flex min-w-0 flex-wrap items-center gap-x-3 pt-1 text-soft text-xs ltr:-me-9">
            <span className="flex items-center gap-1.5">
              <Where role="img" aria-label={tSetting(activity.setting)} className="size-3.5" />
              {durationText(activity.durationMinutes)}
            </span>
            {recipientName && (
              <span className="flex min-w-0 items-center gap-1">
                <UserRound aria-hidden className="size-3.5 shrink-0" />
                <bdi className="truncate">{recipientName}</bdi>
              </span>
            )}
            {activity.doneAt && (
              <span className="flex items-center gap-1 text-good">
                <CircleCheckBig aria-hidden className="size-3.5" />
                {t('done')}
              </span>
            )}
          </span>
          {keep.isError && <span className="text-danger text-xs">{tExplore('saveFailed')}</span>}
          {activity.withheld && <span className="text-danger text-xs">{t(`withheld.${activity.withheld}`)}</span>}
        </span>
      </Link>
      <HeartButton
        label={tExplore('save', { title: activity.title })}
        isSaved={activity.isSaved}
        isBusy={keep.isPending}
        onClick={() => keep.mutate(activity)}
      />
    </li>
  )
}
