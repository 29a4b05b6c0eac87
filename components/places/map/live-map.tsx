'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useMemo, useState } from 'react'
import { DrawnMap } from '#components/places/map/drawn-map'
import type { LiveMapProps } from '#components/places/map/map-area'
import { MapControls } from '#components/places/map/map-controls'
import type { MapEngine, MapStart, Mark } from '#lib/client/places/map/engine'
import { clusterPlaces } from '#lib/client/places/map/marks'
import { useMapMotion } from '#lib/client/places/map/use-map-motion'
import { defaultPosition } from '#lib/domain/places/places'

/** As specified. */
const DEFAULT_ZOOM = 12
const PLACE_ZOOM = 15

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
