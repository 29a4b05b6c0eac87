'use client'

import { APIProvider, Map as GoogleMapView, Marker, useMap } from '@vis.gl/react-google-maps'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { PlacesSource } from '#components/places/map/places-source'
import { type DrawMark, loadMarkDrawer } from '#lib/client/places/map/drawing'
import type { MapProps, MapStart, Mark } from '#lib/client/places/map/engine'
import { createGoogleEngine, toPosition } from '#lib/client/places/map/google-engine'
import type { Position } from '#lib/domain/places/places'

interface Props extends MapProps {
  apiKey: string
  language: string
  colorScheme: 'LIGHT' | 'DARK'
}

/** Markers are a separate library. */
const libraries = ['marker']

/** Google's map. Its script must be loaded before. */
export function GoogleMap({ apiKey, language, colorScheme, start, texts, onFailed, ...events }: Props) {
  const failed = useEffectEvent(onFailed)
  useEffect(() => {
    // Google calls this global function if the key is invalid or not for this site.
    Object.assign(window, { gm_authFailure: () => failed() })
    return () => {
      Object.assign(window, { gm_authFailure: undefined })
    }
  }, [])
  return (
    <APIProvider apiKey={apiKey} language={language} libraries={libraries} onError={onFailed}>
      <section aria-label={texts.label} dir="ltr" className="absolute inset-0">
        <GoogleMapView
          {...cameraOf(start)}
          colorScheme={colorScheme}
          disableDefaultUI
          clickableIcons={false}
          gestureHandling="greedy"
          keyboardShortcuts
        >
          <Marks {...events} />
        </GoogleMapView>
      </section>
      <PlacesSource />
    </APIProvider>
  )
}

function cameraOf(start: MapStart) {
  if ('bbox' in start) return { defaultBounds: start.bbox }
  return { defaultCenter: { lat: start.center.latitude, lng: start.center.longitude }, defaultZoom: start.zoom }
}

/** Draws the marks, and connects the map to the screen's interface. */
function Marks({ onReady, onMoved, onZoom, onPress, onPut }: Omit<MapProps, 'start' | 'texts' | 'onFailed'>) {
  const map = useMap()
  const [marks, setMarks] = useState<readonly Mark[]>([])
  const [draw, setDraw] = useState<{ mark: DrawMark }>()
  const icons = useRef(new Map<string, google.maps.Icon>())
  const ready = useEffectEvent(onReady)
  const moved = useEffectEvent(onMoved)
  const zoomed = useEffectEvent(onZoom)
  const put = useEffectEvent((position: Position) => onPut?.(position))

  useEffect(() => {
    void loadMarkDrawer().then((mark) => setDraw({ mark }))
  }, [])
  useEffect(() => {
    if (!map) return
    const { engine, stop } = createGoogleEngine(map, {
      onMoved: (view) => moved(view),
      onZoom: (zoom) => zoomed(zoom),
      onPut: (position) => put(position),
      onShow: setMarks,
    })
    ready(engine)
    return stop
  }, [map])

  if (!draw) return null
  return marks.map((mark) => {
    const { name, icon } = draw.mark(mark)
    const drawn = icons.current.get(name) ?? iconOf(icon)
    icons.current.set(name, drawn)
    return (
      <Marker
        key={keyOf(mark)}
        position={{ lat: mark.position.latitude, lng: mark.position.longitude }}
        icon={drawn}
        title={mark.kind === 'place' ? mark.name : ''}
        zIndex={zIndexOf(mark)}
        clickable={mark.kind !== 'own'}
        draggable={mark.kind === 'pin'}
        onClick={() => onPress(mark)}
        onDragEnd={({ latLng }) => latLng && onPut?.(toPosition(latLng))}
      />
    )
  })
}

function iconOf({ canvas, width, height, foot }: ReturnType<DrawMark>['icon']): google.maps.Icon {
  return {
    url: canvas.toDataURL(),
    scaledSize: new google.maps.Size(width, height),
    anchor: new google.maps.Point(width / 2, foot === 'bottom' ? height : height / 2),
  }
}

function keyOf(mark: Mark): string {
  return 'id' in mark ? `${mark.kind} ${mark.id}` : mark.kind
}

function zIndexOf(mark: Mark): number {
  if (mark.kind === 'own') return 0
  return mark.kind === 'place' && mark.isChosen ? 2 : 1
}
