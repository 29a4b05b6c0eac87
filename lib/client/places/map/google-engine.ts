/// <reference types="google.maps" />

import type { MapEngine, MapEvents, Mark } from '#lib/client/places/map/engine'
import type { Bbox } from '#lib/domain/places/bbox'
import type { Position } from '#lib/domain/places/places'

interface Events extends Pick<MapEvents, 'onMoved' | 'onZoom'> {
  onPut: NonNullable<MapEvents['onPut']>
  /** Called with the marks to draw: the component that holds the map draws them. */
  onShow: (marks: readonly Mark[]) => void
}

/** Adapts Google's map to the screen's interface. */
export function createGoogleEngine(map: google.maps.Map, { onMoved, onZoom, onPut, onShow }: Events): { engine: MapEngine; stop: () => void } {
  // The first `idle` event comes before any move by the user.
  let isOurs = true
  const listeners = [
    map.addListener('idle', () => {
      if (!isOurs) onMoved(viewOf(map))
      isOurs = false
    }),
    map.addListener('click', ({ latLng }: google.maps.MapMouseEvent) => latLng && onPut(toPosition(latLng))),
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

/** Converts Google's position to the app's. */
export function toPosition(latLng: google.maps.LatLng): Position {
  const { lat, lng } = latLng.toJSON()
  return { latitude: lat, longitude: lng }
}

function viewOf(map: google.maps.Map): Bbox {
  const bounds = map.getBounds()
  if (!bounds) throw new Error('The map has no bounds')
  return bounds.toJSON()
}
