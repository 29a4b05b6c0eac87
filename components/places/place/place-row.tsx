'use client'

import { clsx } from 'clsx/lite'
import { useTranslations } from 'next-intl'
import { memo } from 'react'
import { FactsLine } from '#components/places/place/facts-line'
import { OpenLine } from '#components/places/place/open-line'
import { PlacePicture } from '#components/places/place/place-picture'
import { PLACES_FORM } from '#lib/client/places/places-form'
import type { ShownLocation } from '#lib/schemas/places/location'

interface Props {
  place: ShownLocation
  /** The formatted distance, if it is known. */
  distance: string | undefined
  isChosen: boolean
  onChoose: (id: string) => void
}

/** A place in the list; the whole row is a button. Memoized: of hundreds, most stay unchanged when the map moves. */
export const PlaceRow = memo(function PlaceRow({ place, distance, isChosen, onChoose }: Props) {
  const t = useTranslations('map')
  return (
    <li
      className={clsx(
        'relative -mx-2 flex items-center gap-3 rounded-control px-2 py-2.5 [contain-intrinsic-size:auto_5.5rem] [content-visibility:auto] hover:bg-sunken',
        isChosen && 'bg-accent-soft forced-colors:outline-3 forced-colors:outline-[Highlight] forced-colors:-outline-offset-3',
      )}
    >
      <PlacePicture category={place.category} url={place.imageUrl} className="size-16 rounded-control" />
      <div className="min-w-0 flex-1">
        <p dir="auto" className="text-as-beside wrap-anywhere line-clamp-2 font-medium leading-snug">
          {place.name}
        </p>
        <FactsLine place={place} distance={distance} />
        <OpenLine place={place} />
      </div>
      <button
        id={`view-${place.id}`}
        type="submit"
        form={PLACES_FORM}
        name="place"
        value={place.id}
        aria-label={t('viewOf', { name: place.name })}
        onClick={() => onChoose(place.id)}
        className="min-h-11 shrink-0 rounded-full border border-line bg-surface px-4 font-medium text-sm after:absolute after:inset-0 after:rounded-control"
      >
        {t('view')}
      </button>
    </li>
  )
})
