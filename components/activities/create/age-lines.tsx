'use client'

import { clsx } from 'clsx/lite'
import { useTranslations } from 'next-intl'
import { useLineRecipientText } from '#lib/client/activities/use-line-recipient-text'
import { getLanguageAttributes } from '#lib/client/platform/language-attributes'
import type { Activity } from '#lib/schemas/activities/activity'

/** Shows an activity's differences by age on a card: easier or harder, with shortened text if there are more than two ages. */
export function AgeLines({ activity: { adaptations, childIds, language } }: { activity: Activity }) {
  const t = useTranslations('activity')
  const lineFor = useLineRecipientText(childIds)
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {adaptations.map((line) => (
        <li
          key={line.ageMinMonths}
          className={clsx('border-accent border-s-3 ps-2.5', adaptations.length > 2 ? 'line-clamp-1' : 'line-clamp-4 tight:line-clamp-2')}
        >
          <span className="font-semibold">
            {`${t(line.kind)} · `}
            <bdi>{lineFor(line)}</bdi>:
          </span>{' '}
          <bdi {...getLanguageAttributes(language)}>{line.text}</bdi>
        </li>
      ))}
    </ul>
  )
}
