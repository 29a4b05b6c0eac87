'use client'

import { Check } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { AllergyBadges } from '#components/profiles/child/allergy-badges'
import type { ListedChild } from '#lib/client/profiles/class-list'
import { useAgeText } from '#lib/client/profiles/use-age-text'
import { dayDate } from '#lib/domain/profiles/age'

interface Props {
  child: ListedChild
  /** YYYY-MM-DD. */
  today: string
  isAdded?: boolean
}

/** One child of the list: name, date of birth with age, allergies, and the error that prevents adding it. */
export function ListedChildRow({ child: { line, name, dateOfBirth, allergies, fault }, today, isAdded = false }: Props) {
  const t = useTranslations('classList')
  const tForm = useTranslations('childForm')
  const format = useFormatter()
  const ageText = useAgeText(today)
  const unknown = allergies.filter(({ isKnown }) => !isKnown)
  return (
    <li className="flex flex-col items-start gap-1.5 px-4 py-3">
      <span className="flex w-full items-baseline gap-2">
        <bdi className="wrap-anywhere min-w-0 font-semibold">{name || t('line', { line })}</bdi>
        {isAdded && (
          <span className="ms-auto flex shrink-0 items-center gap-1 text-sm text-soft">
            <Check aria-hidden className="size-4" />
            {t('isAdded')}
          </span>
        )}
      </span>
      {dateOfBirth && fault !== 'date_future' && (
        <span className="tabular text-sm text-soft">
          {t('born', { day: format.dateTime(dayDate(dateOfBirth), { dateStyle: 'long', timeZone: 'UTC' }), age: ageText(dateOfBirth) })}
        </span>
      )}
      <AllergyBadges allergies={allergies.map((allergy) => allergy.name)} />
      {unknown.map((allergy) => (
        <p key={allergy.name} className="text-danger text-sm">
          {tForm('unknownAllergy', { name: allergy.name })}
        </p>
      ))}
      {fault && <p className="text-danger text-sm">{t(`faults.${fault}`, { line })}</p>}
    </li>
  )
}
