'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useRootData } from '#lib/client/platform/use-root-data'
import { convertMiles } from '#lib/domain/account/distance-unit'

/** Formats a distance given in miles, with one decimal, in the user's unit. No other code knows that unit. */
export function useDistanceText(): (miles: number) => string {
  const t = useTranslations('place')
  const format = useFormatter()
  const unit = useRootData('distance') === 'km' ? 'km' : 'mi'
  return (miles) => t(unit, { distance: format.number(convertMiles(miles, unit), { minimumFractionDigits: 1, maximumFractionDigits: 1 }) })
}
