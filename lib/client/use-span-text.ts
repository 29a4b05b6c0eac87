'use client'

import { useTranslations } from 'next-intl'

interface Span {
  ageMinMonths: number
  ageMaxMonths: number
}

/** From which age to which, as text: in years; in months under 24. */
export function useSpanText(): (span: Span) => string {
  const t = useTranslations('activity')
  return ({ ageMinMonths, ageMaxMonths }) => {
    const [minYears, maxYears] = [Math.floor(ageMinMonths / 12), Math.floor(ageMaxMonths / 12)]
    if (ageMaxMonths < 24) {
      return ageMinMonths === ageMaxMonths ? t('ageMonth', { count: ageMaxMonths }) : t('ageMonths', { min: ageMinMonths, max: ageMaxMonths })
    }
    if (ageMinMonths < 24) return t('ageMixed', { min: ageMinMonths, max: maxYears })
    return minYears === maxYears ? t('ageYear', { count: maxYears }) : t('ageYears', { min: minYears, max: maxYears })
  }
}
