'use client'

import { useTranslations } from 'next-intl'
import { ageInMonths, ageParts } from '#lib/domain/profiles/age'

/** Formats an age: in months under 24 months, then in years. `today` is YYYY-MM-DD. */
export function useAgeText(today: string): (dateOfBirth: string) => string {
  const t = useTranslations('age')
  return (dateOfBirth) => {
    const { unit, count } = ageParts(ageInMonths(dateOfBirth, today))
    return unit === 'months' ? t('months', { count }) : t('years', { count })
  }
}
