'use client'

import { useTranslations } from 'next-intl'
import { spanParts } from '#lib/domain/profiles/age'

interface Span {
  ageMinMonths: number
  ageMaxMonths: number
}

/** Formats an age range: in years, or in months under 24. */
export function useSpanText(): (span: Span) => string {
  const t = useTranslations('activity')
  return ({ ageMinMonths, ageMaxMonths }) => {
    const { unit, min, max } = spanParts(ageMinMonths, ageMaxMonths)
    if (unit === 'mixed') return t('ageMixed', { min, max })
    if (unit === 'months') return min === max ? t('ageMonth', { count: max }) : t('ageMonths', { min, max })
    return min === max ? t('ageYear', { count: max }) : t('ageYears', { min, max })
  }
}
