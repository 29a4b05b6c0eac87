'use client'

import { clsx } from 'clsx/lite'
import { useTranslations } from 'next-intl'
import { useAgeParts } from '#lib/client/activities/use-age-parts'
import { useLineRecipientText } from '#lib/client/activities/use-line-recipient-text'
import { getLanguageAttributes } from '#lib/client/platform/language-attributes'
import type { Activity } from '#lib/schemas/activities/activity'

/**
 * Shows an activity's differences by age on a card: the first step of each child's part, or else easier or harder. The text is shortened
 * if there are more than two ages.
 */
export function AgeLines({ activity }: { activity: Activity }) {
  const { adaptations, childIds, language } = activity
  const t = useTranslations('activity')
  const lineFor = useLineRecipientText(childIds)
  const parts = useAgeParts(activity)
  const lines =
    parts.length > 0
      ? parts.map((part) => ({ ...part, kind: null, text: part.steps[0] ?? '' }))
      : adaptations.map((line) => ({ ...line, kind: t(line.kind) }))
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {lines.map((line) => (
        <li
          key={line.ageMinMonths}
          className={clsx('border-accent border-s-3 ps-2.5', lines.length > 2 ? 'line-clamp-1' : 'line-clamp-4 tight:line-clamp-2')}
        >
          <span className="font-semibold">
            {line.kind !== null && `${line.kind} · `}
            <bdi>{lineFor(line)}</bdi>:
          </span>{' '}
          <bdi {...getLanguageAttributes(language)}>{line.text}</bdi>
        </li>
      ))}
    </ul>
  )
}
