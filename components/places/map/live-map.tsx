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

/** Initial zooms, around a position and at a place. */
const DEFAULT_ZOOM = 12
const PLACE_ZOOM = 15

export interface LiveMapProps {
  source: MapSource
  /** The listed places, which are the only ones shown. */
  places: readonly ShownLocation[]
  chosen: ShownLocation | undefined
  own: Position | undefined
  /** The map's element. */
  area: HTMLElement | null
  /** The card of the chosen place, once it is shown. */
  card: HTMLElement | null
  /** The view in the address; null centers the map on the user. */
  view: Bbox | null
  onChoose: (id: string) => void
  onMoved: (view: Bbox) => void
  /** Called when the user asks to see their position. */
  onRecentre: () => void
  /** Called when the map or a part of it fails. */
  onTrouble: (trouble: MapTrouble) => void
}

/** The map with its places, drawn by any library. */
export function LiveMap({ source, places, chosen, own, area, card, view, onChoose, onMoved, onRecentre, onTrouble }: LiveMapProps) {
  const t = useTranslations('map')
  const [engine, setEngine] = useState<MapEngine>()
  const [zoom, setZoom] = useState(DEFAULT_ZOOM)
  const clustering = useMemo(() => clusterPlaces(places, chosen), [places, chosen])
  const marks = useMemo((): Mark[] => [...(own ? [{ kind: 'own' as const, position: own }] : []), ...clustering.at(zoom)], [clustering, zoom, own])
  const showMoved = useMapMotion(engine, { view, chosen, own, area, card })

  useEffect(() => engine?.show(marks), [engine, marks])

  return (
    <DrawnMap
      source={source}
      start={toMapStart({ chosen, view, own })}
      label={t('label')}
      onReady={setEngine}
      onMoved={(moved) => {
        showMoved(moved)
        onMoved(moved)
      }}
      onZoom={setZoom}
      onPress={(mark) => {
        if (mark.kind === 'place') onChoose(mark.id)
        if (mark.kind === 'cluster') engine?.flyTo(mark.position, clustering.getSplitZoom(mark.id), true)
      }}
      onTrouble={onTrouble}
    >
      <MapControls engine={engine} own={own} onRecentre={onRecentre} />
    </DrawnMap>
  )
}

/** The initial view, the same for every library. */
function toMapStart({ chosen, view, own }: Pick<LiveMapProps, 'chosen' | 'view' | 'own'>): MapStart {
  if (chosen) return { center: chosen, zoom: PLACE_ZOOM }
  return view ? { bbox: view } : { center: own ?? defaultPosition, zoom: DEFAULT_ZOOM }
}
