'use client'

import { clsx } from 'clsx/lite'
import { useTranslations } from 'next-intl'
import { writtenIn } from '#lib/client/platform/written-in'
import { useSpanText } from '#lib/client/profiles/use-span-text'
import type { Activity } from '#lib/schemas/activities/activity'

/** What a group's card says of each of its ages, in little room: whether it is easier or harder, and two lines of how, or one where they are many. */
export function AgeLines({ activity: { adaptations, language } }: { activity: Activity }) {
  const t = useTranslations('activity')
  const spanText = useSpanText()
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {adaptations.map((line) => (
        <li key={line.ageMinMonths} className={clsx('border-accent border-s-3 ps-2.5', adaptations.length > 2 ? 'line-clamp-1' : 'line-clamp-2')}>
          <span className="font-semibold">{`${t(line.kind)} · ${spanText(line)}:`}</span> <bdi {...writtenIn(language)}>{line.text}</bdi>
        </li>
      ))}
    </ul>
  )
}
