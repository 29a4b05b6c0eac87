'use client'

import { useTranslations } from 'next-intl'
import { ageInMonths, ageParts } from '#lib/domain/profiles/age'

/** How old somebody is, as text: months under 24 months, years after that. `today` is YYYY-MM-DD. */
export function useAgeText(today: string): (dateOfBirth: string) => string {
  const t = useTranslations('age')
  return (dateOfBirth) => {
    const { unit, count } = ageParts(ageInMonths(dateOfBirth, today))
    return unit === 'months' ? t('months', { count }) : t('years', { count })
  }
}
