'use client'

import { Clock, House, Trees, UsersRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Chip } from '#components/ui/chip'
import { useDurationText } from '#lib/client/activities/use-duration-text'
import { useSpanText } from '#lib/client/profiles/use-span-text'
import type { PublicActivity } from '#lib/schemas/activities/activity'

type Facts = Pick<PublicActivity, 'durationMinutes' | 'ageMinMonths' | 'ageMaxMonths' | 'setting'>

/** Shows duration, setting and age as chips. */
export function ActivityChips({ activity, children }: { activity: Facts; children?: ReactNode }) {
  const durationText = useDurationText()
  const tSetting = useTranslations('setting')
  const spanText = useSpanText()
  const Where = activity.setting === 'indoor' ? House : Trees
  return (
    <ul className="tabular flex flex-wrap gap-2 text-sm tight:gap-x-3 tight:gap-y-1 tight:text-xs">
      <Chip icon={<Clock aria-hidden className="size-4" />}>{durationText(activity.durationMinutes)}</Chip>
      <Chip icon={<Where aria-hidden className="size-4" />}>{tSetting(activity.setting)}</Chip>
      <Chip icon={<UsersRound aria-hidden className="size-4" />}>{spanText(activity)}</Chip>
      {children}
    </ul>
  )
}
