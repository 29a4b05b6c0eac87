'use client'

import { useFormatter, useTranslations } from 'next-intl'

/** How far away something is, given in miles, as text with one decimal: the one place that knows the unit people read. */
export function useDistanceText(): (miles: number) => string {
  const t = useTranslations('place')
  const format = useFormatter()
  return (miles) => t('miles', { distance: format.number(miles, { minimumFractionDigits: 1, maximumFractionDigits: 1 }) })
}
