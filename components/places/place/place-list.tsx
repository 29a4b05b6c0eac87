'use client'

import { clsx } from 'clsx/lite'
import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { PlaceRow } from '#components/places/place/place-row'
import { useDistanceText } from '#lib/client/places/use-distance-text'
import type { PlaceSearch } from '#lib/client/places/use-place-search'
import { milesBetween } from '#lib/domain/places/distance'
import { isFar } from '#lib/domain/places/nearest'
import { MOST_IN_VIEW, type PlaceFilter } from '#lib/domain/places/place-filter'
import type { Position } from '#lib/domain/places/places'

// Loaded only if there are no places, or only far ones.
const FarPlaces = lazy(() => import('#components/places/map/far-places').then((file) => ({ default: file.FarPlaces })))
const NoPlaces = lazy(() => import('#components/places/map/no-places').then((file) => ({ default: file.NoPlaces })))

interface Props {
  search: PlaceSearch
  filter: PlaceFilter
  own: Position | undefined
  onChoose: (id: string) => void
  onChange: (change: Partial<PlaceFilter>) => void
}

/** All places of the map as a list, so that users who cannot see the map miss nothing. */
export function PlaceList({ search, filter, own, onChoose, onChange }: Props) {
  const { places, near, isOld, isError } = search
  const t = useTranslations('map')
  const distanceText = useDistanceText()
  const count = places.length
  const [first] = places
  const isFarFromAll = filter.bbox === null && first !== undefined && !isOld && isFar(milesBetween(near, first))
  return (
    <>
      <p role="status" className={(count > 0 && !isFarFromAll) || isOld ? 'tabular mb-1 min-h-5.5 text-sm text-soft' : 'sr-only'}>
        {!isOld && count === 0 && !isError && t('nothing')}
        {!isOld && count > 0 && t(filter.bbox === null ? 'foundAround' : count >= MOST_IN_VIEW ? 'foundMore' : 'found', { count })}
      </p>
      {(isError || (count === 0 && !isOld)) && (
        <Suspense>
          <NoPlaces search={search} filter={filter} onChange={onChange} />
        </Suspense>
      )}
      {isFarFromAll && (
        <Suspense>
          <FarPlaces nearest={first} from={near} onLook={(bbox) => onChange({ bbox })} />
        </Suspense>
      )}
      <ul className={clsx('transition-opacity duration-150', isOld && 'opacity-55')}>
        {places.map((place) => (
          <PlaceRow
            key={place.id}
            place={place}
            distance={own && distanceText(milesBetween(own, place))}
            isChosen={place.id === filter.place}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </>
  )
}
