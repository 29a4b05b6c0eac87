'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useRootData } from '#lib/client/platform/use-root-data'
import { inUnit } from '#lib/domain/account/distance-unit'

/** How far away something is, given in miles, as text with one decimal: the one place that knows the unit people read. */
export function useDistanceText(): (miles: number) => string {
  const t = useTranslations('place')
  const format = useFormatter()
  const unit = useRootData('distance') === 'km' ? 'km' : 'mi'
  return (miles) => t(unit, { distance: format.number(inUnit(miles, unit), { minimumFractionDigits: 1, maximumFractionDigits: 1 }) })
}
