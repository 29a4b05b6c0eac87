import { useTranslations } from 'next-intl'
import { getLanguageAttributes } from '#lib/client/platform/language-attributes'
import type { DayPart } from '#lib/domain/activities/days/card'
import type { Language } from '#lib/domain/platform/basics'

/** The maximum number of activities on a card. */
const MAX_TITLES = 4

/** Lists the activities of a composed time. */
export function DayTitles({ parts, language }: { parts: readonly DayPart[]; language: Language }) {
  const t = useTranslations('activity')
  const activities = parts.filter(({ kind }) => kind === 'activity')
  return (
    <ul className="flex flex-col gap-1.5">
      {activities.slice(0, MAX_TITLES).map(({ title, minutes, startsAtMinute }) => (
        <li key={startsAtMinute} className="flex justify-between gap-3">
          <span className="min-w-0 truncate" {...getLanguageAttributes(language)}>
            {title}
          </span>
          <span className="tabular shrink-0 text-soft">{t('minutes', { count: minutes })}</span>
        </li>
      ))}
      {activities.length > MAX_TITLES && <li className="text-soft">{t('moreParts', { count: activities.length - MAX_TITLES })}</li>}
    </ul>
  )
}
