/// <reference types="google.maps" />

import type { MapEngine, MapEvents, Mark } from '#lib/client/places/map/engine'
import type { Bbox } from '#lib/domain/places/bbox'
import type { Position } from '#lib/domain/places/places'

interface Events extends Pick<MapEvents, 'onMoved' | 'onZoom'> {
  onPut: NonNullable<MapEvents['onPut']>
  /** Marks are drawn by whoever holds the map. */
  onShow: (marks: readonly Mark[]) => void
}

/** What the screen needs of a map, by Google's. */
export function googleEngine(map: google.maps.Map, { onMoved, onZoom, onPut, onShow }: Events): { engine: MapEngine; stop: () => void } {
  // It comes to rest a first time before anybody moved it.
  let isOurs = true
  const listeners = [
    map.addListener('idle', () => {
      if (!isOurs) onMoved(viewOf(map))
      isOurs = false
    }),
    map.addListener('click', ({ latLng }: google.maps.MapMouseEvent) => latLng && onPut(positionOf(latLng))),
    map.addListener('zoom_changed', () => onZoom(Math.floor(map.getZoom() ?? 0))),
  ]
  onZoom(Math.floor(map.getZoom() ?? 0))
  const stop = () => {
    for (const listener of listeners) listener.remove()
  }
  const engine: MapEngine = {
    zoomBy: (steps) => map.setZoom((map.getZoom() ?? 0) + steps),
    panBy: (x, y) => map.panBy(x, y),
    flyTo: ({ latitude, longitude }, zoom, isTheirs = false) => {
      isOurs = !isTheirs
      map.setZoom(zoom)
      map.panTo({ lat: latitude, lng: longitude })
    },
    fit: (view) => {
      isOurs = true
      map.fitBounds(view, 0)
    },
    show: onShow,
  }
  return { engine, stop }
}

/** As everywhere but at Google's. */
export function positionOf(latLng: google.maps.LatLng): Position {
  const { lat, lng } = latLng.toJSON()
  return { latitude: lat, longitude: lng }
}

function viewOf(map: google.maps.Map): Bbox {
  const bounds = map.getBounds()
  if (!bounds) throw new Error('A map at rest shows something')
  return bounds.toJSON()
}
