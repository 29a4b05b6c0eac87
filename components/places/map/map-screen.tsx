'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { MapArea } from '#components/places/map/map-area'
import { PlaceSheet } from '#components/places/map/place-sheet'
import { PositionPrompt } from '#components/places/map/position-prompt'
import { SearchBar } from '#components/places/map/search-bar'
import { PlaceChips } from '#components/places/place/place-chips'
import { PlaceList } from '#components/places/place/place-list'
import { SearchForm } from '#components/ui/form/form'
import { useChosenPlace } from '#lib/client/places/map/use-chosen-place'
import { PLACES_FORM } from '#lib/client/places/places-form'
import { usePlaceFilter } from '#lib/client/places/use-place-filter'
import { usePlaceSearch } from '#lib/client/places/use-place-search'
import { usePosition } from '#lib/client/places/use-position'
import type { MapSource } from '#lib/domain/places/map-sources'
import { type PlaceFilter, placeFilterParameters } from '#lib/domain/places/place-filter'
import type { ShownLocation } from '#lib/schemas/places/location'

// Loaded when a place is chosen.
const PlaceCard = lazy(() => import('#components/places/place/place-card').then((file) => ({ default: file.PlaceCard })))

interface Props {
  /** The data that came with the page, and its filter. */
  first: { filter: PlaceFilter; places: ShownLocation[]; loadedAt: number; chosen?: ShownLocation }
  source: MapSource
}

/** Places as a list and on a map, which always show the same ones. The list never waits for the map. */
export function MapScreen({ first, source }: Props) {
  const t = useTranslations('map')
  const [filter, change] = usePlaceFilter()
  const { where, ask } = usePosition()
  const own = where.state === 'known' ? where.position : undefined
  const search = usePlaceSearch(filter, own, first)
  const chosen = useChosenPlace(filter.place, search.places, first.chosen)
  const [card, setCard] = useState<HTMLElement | null>(null)
  const [isExpanded, setIsExpanded] = useState(false)
  const lastChosen = useRef<string>(undefined)
  const choose = useCallback(
    (place: string) => {
      lastChosen.current = place
      setIsExpanded(false)
      change({ place })
    },
    [change],
  )
  const leave = () => {
    change({ place: null })
    // Focus returns to the button that chose the place, once it is visible again.
    requestAnimationFrame(() => document.getElementById(`view-${lastChosen.current}`)?.focus())
  }
  return (
    <div
      data-fills-screen="exactly"
      className="relative flex min-h-0 flex-1 flex-col lg:grid lg:grid-cols-[26rem_minmax(0,1fr)] lg:grid-rows-[auto_minmax(0,1fr)]"
    >
      <h1 className="sr-only">{t('title')}</h1>
      <div className="z-10 flex min-w-0 flex-col gap-1 px-4 pt-3 pb-1.5 lg:col-start-1 lg:row-start-1">
        <SearchBar filter={filter} onChange={change} />
        <PlaceChips filter={filter} onChange={change} />
      </div>
      <div className="relative min-h-0 flex-1 lg:contents">
        <MapArea
          source={source}
          places={search.places}
          chosen={chosen.place}
          own={own}
          card={card}
          view={filter.bbox}
          onChoose={choose}
          onMoved={(bbox) => change({ bbox })}
          onRecentre={() => {
            change({ bbox: null })
            ask()
          }}
        />
        <PlaceSheet isExpanded={isExpanded} onChange={setIsExpanded} isCovered={filter.place !== null}>
          <div className="flex flex-col">
            <PositionPrompt where={where} onAsk={ask} isLast={search.places.length === 0} />
            <PlaceList search={search} filter={filter} own={own} onChoose={choose} onChange={change} />
          </div>
        </PlaceSheet>
        {filter.place !== null && (
          <Suspense>
            <PlaceCard key={filter.place} chosen={chosen} own={own} onElement={setCard} onClose={leave} />
          </Suspense>
        )}
      </div>
      <PlacesForm filter={filter} />
    </div>
  )
}

/**
 * The form that buttons submit before the page runs: it loads the same page with their values. It follows the buttons, because the first
 * value of a repeated name counts.
 */
function PlacesForm({ filter }: { filter: PlaceFilter }) {
  return (
    <SearchForm hidden id={PLACES_FORM} action="/map" onSubmit={(event) => event.preventDefault()}>
      {[...placeFilterParameters(filter)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </SearchForm>
  )
}
