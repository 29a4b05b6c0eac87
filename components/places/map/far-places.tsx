'use client'

import { useTranslations } from 'next-intl'
import { ImportHereLink, LookThere } from '#components/places/map/look-there'
import { useRoundDistanceText } from '#lib/client/places/use-distance-text'
import type { Bbox } from '#lib/domain/places/bbox'
import { milesBetween } from '#lib/domain/places/distance'
import type { Position } from '#lib/domain/places/places'

interface Props {
  nearest: Position
  from: Position
  onLook: (view: Bbox) => void
}

/** Says how far the nearest place is, if all are far, and offers to look there. */
export function FarPlaces({ nearest, from, onLook }: Props) {
  const t = useTranslations('map')
  const distanceText = useRoundDistanceText()
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-sunken px-3 py-2">
      <p className="tabular min-w-40 flex-1 text-pretty">{t('nearestAway', { distance: distanceText(milesBetween(from, nearest)) })}</p>
      <div className="flex flex-wrap gap-2">
        <LookThere nearest={nearest} onLook={onLook} />
        <ImportHereLink />
      </div>
    </div>
  )
}
