'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useMemo, useState } from 'react'
import { DrawnMap, type MapTrouble } from '#components/places/map/drawn-map'
import { MapControls } from '#components/places/map/map-controls'
import type { MapEngine, MapStart, Mark } from '#lib/client/places/map/engine'
import { clusterPlaces } from '#lib/client/places/map/marks'
import { useMapMotion } from '#lib/client/places/map/use-map-motion'
import type { Bbox } from '#lib/domain/places/bbox'
import type { MapSource } from '#lib/domain/places/map-sources'
import { defaultPosition, type Position } from '#lib/domain/places/places'
import type { ShownLocation } from '#lib/schemas/places/location'

/** How near a map begins: around somebody, and at a place. */
const DEFAULT_ZOOM = 12
const PLACE_ZOOM = 15

export interface LiveMapProps {
  source: MapSource
  /** Those on the list, and no others. */
  places: readonly ShownLocation[]
  chosen: ShownLocation | undefined
  own: Position | undefined
  /** What the address says; null is around whoever looks. */
  view: Bbox | null
  onChoose: (id: string) => void
  onMoved: (view: Bbox) => void
  /** The person wants to see where they are. */
  onRecentre: () => void
  /** Something is not as it should be. */
  onTrouble: (trouble: MapTrouble) => void
}

/** The map with the places on it, whoever draws it. */
export function LiveMap({ source, places, chosen, own, view, onChoose, onMoved, onRecentre, onTrouble }: LiveMapProps) {
  const t = useTranslations('map')
  const [engine, setEngine] = useState<MapEngine>()
  const [zoom, setZoom] = useState(DEFAULT_ZOOM)
  const clustering = useMemo(() => clusterPlaces(places, chosen), [places, chosen])
  const marks = useMemo((): Mark[] => [...(own ? [{ kind: 'own' as const, position: own }] : []), ...clustering.at(zoom)], [clustering, zoom, own])
  const showMoved = useMapMotion(engine, { view, chosen, own })

  useEffect(() => engine?.show(marks), [engine, marks])

  return (
    <DrawnMap
      source={source}
      start={startAt({ chosen, view, own })}
      label={t('label')}
      onReady={setEngine}
      onMoved={(moved) => {
        showMoved(moved)
        onMoved(moved)
      }}
      onZoom={setZoom}
      onPress={(mark) => {
        if (mark.kind === 'place') onChoose(mark.id)
        if (mark.kind === 'cluster') engine?.flyTo(mark.position, clustering.apartAt(mark.id), true)
      }}
      onTrouble={onTrouble}
    >
      <MapControls engine={engine} own={own} onRecentre={onRecentre} />
    </DrawnMap>
  )
}

/** Where a map begins: whichever is drawn, and whenever. */
function startAt({ chosen, view, own }: Pick<LiveMapProps, 'chosen' | 'view' | 'own'>): MapStart {
  if (chosen) return { center: chosen, zoom: PLACE_ZOOM }
  return view ? { bbox: view } : { center: own ?? defaultPosition, zoom: DEFAULT_ZOOM }
}
