'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useRootData } from '#lib/client/platform/use-root-data'
import { convertMiles } from '#lib/domain/account/distance-unit'

/** Distances from here on have no decimals in a sentence. */
const WHOLE_FROM = 10

/** Formats a distance given in miles, with one decimal, in the user's unit. No other code knows that unit. */
export function useDistanceText(): (miles: number) => string {
  return useFormatDistance(() => 1)
}

/** Formats a distance for a sentence: a long one without decimals. */
export function useRoundDistanceText(): (miles: number) => string {
  return useFormatDistance((distance) => (distance < WHOLE_FROM ? 1 : 0))
}

function useFormatDistance(decimalsOf: (distance: number) => number): (miles: number) => string {
  const t = useTranslations('place')
  const format = useFormatter()
  const unit = useRootData('distance') === 'km' ? 'km' : 'mi'
  return (miles) => {
    const distance = convertMiles(miles, unit)
    const decimals = decimalsOf(distance)
    return t(unit, { distance: format.number(distance, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }) })
  }
}
