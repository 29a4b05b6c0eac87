'use client'

import { useTranslations } from 'next-intl'
import { ageInMonths } from '#lib/domain/age'

/** How old somebody is, as text: months under 24 months, years after that. `today` is YYYY-MM-DD. */
export function useAgeText(today: string): (dateOfBirth: string) => string {
  const t = useTranslations('age')
  return (dateOfBirth) => {
    const months = ageInMonths(dateOfBirth, today)
    return months < 24 ? t('months', { count: months }) : t('years', { count: Math.floor(months / 12) })
  }
}
