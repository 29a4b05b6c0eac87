'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { DrawnMap, type MapTrouble } from '#components/places/map/drawn-map'
import { MapControls } from '#components/places/map/map-controls'
import { getLastSavedPosition } from '#lib/client/places/admin/location-form'
import type { MapEngine, MapStart } from '#lib/client/places/map/engine'
import { roundPosition } from '#lib/domain/places/coordinates'
import type { MapSource } from '#lib/domain/places/map-sources'
import type { PlaceCategory, Position } from '#lib/domain/places/places'

/** Close enough to show the side of the street. */
const SPOT_ZOOM = 16
const SEARCH_ZOOM = 12

interface Props {
  source: MapSource
  /** The typed coordinates; undefined if they are not a position. */
  position: Position | undefined
  category: PlaceCategory
  onPut: (position: Position) => void
}

/** Chooses a position on a map. Typed coordinates move the pin too. */
export function SpotMap({ source, position, category, onPut }: Props) {
  const t = useTranslations('locationsAdmin')
  const tMap = useTranslations('map')
  const [engine, setEngine] = useState<MapEngine>()
  const [trouble, setTrouble] = useState<MapTrouble>()
  const [start] = useState((): MapStart => (position ? { center: position, zoom: SPOT_ZOOM } : { center: getLastSavedPosition(), zoom: SEARCH_ZOOM }))
  const { latitude, longitude } = position ?? {}
  // A pin placed on the map is already visible.
  const seen = useRef(String([latitude, longitude]))

  useEffect(() => {
    if (!engine) return
    const spot = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
    engine.show(spot ? [{ kind: 'pin', position: spot, category }] : [])
    const isSeen = seen.current === String([latitude, longitude])
    seen.current = String([latitude, longitude])
    if (spot && !isSeen) engine.flyTo(spot, SPOT_ZOOM)
  }, [engine, latitude, longitude, category])

  function put(where: Position) {
    const meant = roundPosition(where)
    seen.current = String([meant.latitude, meant.longitude])
    onPut(meant)
  }

  const troubles = { plain: t('mapPlain'), googleFailed: tMap('googleFailed'), failed: t('mapFailed') }
  return (
    <div className="flex flex-col gap-1.5">
      {trouble !== 'failed' && (
        <>
          <div className="relative isolate h-80 overflow-hidden rounded-control border border-line bg-sunken">
            <DrawnMap
              source={source}
              start={start}
              label={t('mapLabel')}
              onReady={setEngine}
              onMoved={() => undefined}
              onZoom={() => undefined}
              onPress={() => undefined}
              onPut={put}
              onTrouble={setTrouble}
            >
              <MapControls engine={engine} own={undefined} />
            </DrawnMap>
          </div>
          <p className="text-sm text-soft">{t('mapHint')}</p>
        </>
      )}
      <p role="status" className="text-sm">
        {trouble && troubles[trouble]}
      </p>
    </div>
  )
}
