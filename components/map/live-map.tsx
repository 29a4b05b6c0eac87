'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ComponentType, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { LiveMapProps, MapTrouble } from '#components/map/map-area'
import { MapControls } from '#components/map/map-controls'
import { MapGuard } from '#components/map/map-guard'
import type { MapEngine, MapProps, MapStart, Mark } from '#lib/client/map/engine'
import { clusterPlaces } from '#lib/client/map/marks'
import { useMapMotion } from '#lib/client/map/use-map-motion'
import { useIsDark } from '#lib/client/use-is-dark'
import type { MapSource } from '#lib/domain/map-sources'
import { defaultPosition } from '#lib/domain/places'

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
  const { kind, DrawnMap, fail } = useDrawnMap(source, onTrouble)
  const showMoved = useMapMotion(engine, { view, chosen, own })

  useEffect(() => engine?.show(marks), [engine, marks])

  if (!DrawnMap) return null
  return (
    <>
      <MapGuard key={kind} onFailed={fail}>
        <DrawnMap
          start={startAt({ chosen, view, own })}
          texts={{ label: t('label'), attribution: t('attribution') }}
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
          onPlain={() => onTrouble('plain')}
          onFailed={fail}
        />
      </MapGuard>
      <MapControls engine={engine} own={own} onRecentre={onRecentre} />
    </>
  )
}

/** Where a map begins: whichever is drawn, and whenever. */
function startAt({ chosen, view, own }: Pick<LiveMapProps, 'chosen' | 'view' | 'own'>): MapStart {
  if (chosen) return { center: chosen, zoom: PLACE_ZOOM }
  return view ? { bbox: view } : { center: own ?? defaultPosition, zoom: DEFAULT_ZOOM }
}

/** Google's map where there is a key; where that fails, and without one, the open one. */
function useDrawnMap({ googleKey, styleUrl, darkStyleUrl }: MapSource, onTrouble: (trouble: MapTrouble) => void) {
  const language = useLocale()
  const [kind, setKind] = useState<'google' | 'open'>(googleKey ? 'google' : 'open')
  const [loaded, setLoaded] = useState<{ DrawnMap: ComponentType<MapProps> }>()
  const tell = useEffectEvent(onTrouble)
  useEffect(() => {
    let isGone = false
    const load = kind === 'google' && googleKey ? loadGoogle(googleKey, language) : loadOpen({ styleUrl, darkStyleUrl })
    load.then(
      (DrawnMap) => isGone || setLoaded({ DrawnMap }),
      () => {
        if (isGone) return
        tell(kind === 'google' ? 'googleFailed' : 'failed')
        if (kind === 'google') setKind('open')
      },
    )
    return () => {
      isGone = true
    }
  }, [kind, googleKey, styleUrl, darkStyleUrl, language])
  const fail = () => {
    onTrouble(kind === 'google' ? 'googleFailed' : 'failed')
    setLoaded(undefined)
    if (kind === 'google') setKind('open')
  }
  return { kind, DrawnMap: loaded?.DrawnMap, fail }
}

async function loadGoogle(apiKey: string, language: string): Promise<ComponentType<MapProps>> {
  const { loadGoogleMaps } = await import('#lib/client/map/google-script')
  const [{ GoogleMap }] = await Promise.all([import('#components/map/google-map'), loadGoogleMaps({ key: apiKey, language })])
  return (props) => {
    const colorScheme = useIsDark() ? 'DARK' : 'LIGHT'
    // It takes on other colours only by beginning anew.
    return <GoogleMap key={colorScheme} {...props} apiKey={apiKey} language={language} colorScheme={colorScheme} />
  }
}

async function loadOpen({ styleUrl, darkStyleUrl }: Omit<MapSource, 'googleKey'>): Promise<ComponentType<MapProps>> {
  const { OpenMap } = await import('#components/map/open-map')
  return (props) => <OpenMap {...props} styleUrl={useIsDark() ? darkStyleUrl : styleUrl} />
}
