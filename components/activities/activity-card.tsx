'use client'

import { clsx } from 'clsx/lite'
import { RotateCcw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ActivityChips } from '#components/activities/activity-chips'
import { Because } from '#components/activities/because'
import { AgeLines } from '#components/activities/create/age-lines'
import { DayTitles } from '#components/activities/day/day-titles'
import { Quick } from '#components/activities/in-short'
import { SourceLine } from '#components/activities/source-line'
import { Chip } from '#components/ui/chip'
import { Picture } from '#components/ui/picture/picture'
import { useDayText } from '#lib/client/platform/use-day-text'
import { writtenIn } from '#lib/client/platform/written-in'
import type { Activity } from '#lib/schemas/activities/activity'

/** A card of the deck: what you will do, how long, where, for whom. */
export function ActivityCard({ activity, counter }: { activity: Activity; counter?: string }) {
  const t = useTranslations('repeats')
  const dayText = useDayText()
  const isForGroup = activity.groupId !== null && activity.adaptations.length > 0
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card bg-surface shadow-card">
      <div className="relative">
        <Picture
          names={activity.picture}
          scene={activity.scene}
          seed={activity.title}
          className={isForGroup ? 'h-[clamp(6rem,14dvh,13rem)]' : 'h-[clamp(7rem,24dvh,13rem)]'}
        />
        {counter && (
          <span aria-hidden className="tabular absolute end-3 bottom-3 rounded-full bg-surface px-3 py-1 font-medium text-sm">
            <bdi dir="ltr">{counter}</bdi>
          </span>
        )}
      </div>
      <div className="flex min-h-48 flex-1 flex-col gap-3 p-5">
        <h2 className="text-heading" {...writtenIn(activity.language)}>
          {activity.title}
        </h2>
        <ActivityChips activity={activity}>
          {activity.seenAt && (
            <Chip icon={<RotateCcw aria-hidden className="size-4" />}>{t('seen', { day: dayText.ofInstant(activity.seenAt) })}</Chip>
          )}
        </ActivityChips>
        {activity.parts.length > 0 ? (
          <DayTitles parts={activity.parts} language={activity.language} />
        ) : activity.quick.length > 0 && !isForGroup ? (
          <Quick lines={activity.quick} language={activity.language} />
        ) : (
          <p className={clsx('text-soft', isForGroup && 'line-clamp-2')} {...writtenIn(activity.language)}>
            {activity.description}
          </p>
        )}
        {isForGroup && <AgeLines activity={activity} />}
        <Because activity={activity} />
        <div className="mt-auto">
          <SourceLine source={activity.source} />
        </div>
      </div>
    </article>
  )
}
