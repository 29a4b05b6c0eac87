'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { ShownLocation } from '#lib/schemas/places/location'

interface Props {
  place: ShownLocation
  /** The formatted distance, if it is known. */
  distance: string | undefined
}

/** Shows a place's distance, kind and price. */
export function FactsLine({ place: { category, priceLevel }, distance }: Props) {
  const t = useTranslations('place')
  return (
    <p className="tabular text-sm text-soft">
      {distance && <Part>{distance}</Part>}
      <Part>{t(`category.${category}`)}</Part>
      <Part>{priceLevel === 'free' ? t('free') : <span dir="ltr">{priceLevel}</span>}</Part>
    </p>
  )
}

/** One of several facts in a line, separated from the next. */
function Part({ children }: { children: ReactNode }) {
  return <span className="inline-block not-last:after:mx-1.5 not-last:after:content-['·']">{children}</span>
}
