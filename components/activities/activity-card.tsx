'use client'

import { clsx } from 'clsx/lite'
import { RotateCcw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ActivityChips } from '#components/activities/activity-chips'
import { AgeLines } from '#components/activities/create/age-lines'
import { DayTitles } from '#components/activities/day/day-titles'
import { GroupPlanChips } from '#components/activities/group-plan'
import { MatchReason } from '#components/activities/match-reason'
import { SourceLine } from '#components/activities/source-line'
import { SummaryLines } from '#components/activities/summary'
import { Chip } from '#components/ui/chip'
import { Picture } from '#components/ui/picture/picture'
import { getLanguageAttributes } from '#lib/client/platform/language-attributes'
import { useDayText } from '#lib/client/platform/use-day-text'
import type { Activity } from '#lib/schemas/activities/activity'

interface Props {
  activity: Activity
  counter?: string
}

/** A card of the deck: title, duration and setting. It fills its container; text that does not fit fades out, and is in the details. */
export function ActivityCard({ activity, counter }: Props) {
  const t = useTranslations('repeats')
  const dayText = useDayText()
  const isForGroup = (activity.groupId !== null || activity.childIds.length > 0) && activity.adaptations.length > 0
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card bg-surface shadow-card">
      <div className="relative shrink-0">
        <Picture
          names={activity.picture}
          scene={activity.scene}
          seed={activity.title}
          className={isForGroup ? 'h-[clamp(3.5rem,20cqh,13rem)]' : 'h-[clamp(3.5rem,34cqh,13rem)] tight:h-[clamp(3rem,24cqh,13rem)]'}
        />
        {counter && (
          <span aria-hidden className="tabular absolute end-3 bottom-3 rounded-full bg-surface px-3 py-1 font-medium text-sm">
            <bdi dir="ltr">{counter}</bdi>
          </span>
        )}
      </div>
      <div className="flex min-h-0 flex-1 flex-col gap-2.5 overflow-hidden px-5 pt-3 pb-6 tight:gap-2 tight:px-4 tight:pt-2 [mask-image:linear-gradient(to_top,transparent,black_1.5rem)]">
        <h2 className="text-heading tight:text-sub" {...getLanguageAttributes(activity.language)}>
          {activity.title}
        </h2>
        <ActivityChips activity={activity}>
          {activity.groupPlan && <GroupPlanChips plan={activity.groupPlan} />}
          {activity.seenAt && (
            <Chip icon={<RotateCcw aria-hidden className="size-4" />}>{t('seen', { day: dayText.formatInstant(activity.seenAt) })}</Chip>
          )}
        </ActivityChips>
        {activity.parts.length > 0 ? (
          <DayTitles parts={activity.parts} language={activity.language} />
        ) : activity.groupPlan?.text ? (
          <p {...getLanguageAttributes(activity.language)}>{activity.groupPlan.text}</p>
        ) : activity.quick.length > 0 && !isForGroup ? (
          <SummaryLines lines={activity.quick} language={activity.language} />
        ) : (
          <p className={clsx('text-soft', isForGroup && 'line-clamp-2')} {...getLanguageAttributes(activity.language)}>
            {activity.description}
          </p>
        )}
        {isForGroup && !activity.groupPlan?.text && <AgeLines activity={activity} />}
        <MatchReason activity={activity} />
      </div>
      <div className="px-5 pb-3 tight:px-4 tight:pb-2">
        <SourceLine source={activity.source} />
      </div>
    </article>
  )
}
