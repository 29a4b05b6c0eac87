'use client'

import { Clock, House, Trees, UsersRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Chip } from '#components/ui/chip'
import { useDurationText } from '#lib/client/activities/use-duration-text'
import { useSpanText } from '#lib/client/profiles/use-span-text'
import type { Setting } from '#lib/domain/platform/basics'
import type { PublicActivity } from '#lib/schemas/activities/activity'

interface Facts extends Pick<PublicActivity, 'durationMinutes' | 'ageMinMonths' | 'ageMaxMonths' | 'setting'> {
  /** Where it can be done; by default only in its `setting`. */
  settings?: readonly Setting[]
}

/** Shows duration, setting and age as chips. */
export function ActivityChips({ activity, children }: { activity: Facts; children?: ReactNode }) {
  const durationText = useDurationText()
  const tSetting = useTranslations('setting')
  const spanText = useSpanText()
  return (
    <ul className="tabular flex flex-wrap gap-2 text-sm tight:gap-x-3 tight:gap-y-1 tight:text-xs">
      <Chip icon={<Clock aria-hidden className="size-4" />}>{durationText(activity.durationMinutes)}</Chip>
      {(activity.settings ?? [activity.setting]).map((setting) => {
        const Where = setting === 'indoor' ? House : Trees
        return (
          <Chip key={setting} icon={<Where aria-hidden className="size-4" />}>
            {tSetting(setting)}
          </Chip>
        )
      })}
      <Chip icon={<UsersRound aria-hidden className="size-4" />}>{spanText(activity)}</Chip>
      {children}
    </ul>
  )
}
