import { AttributionControl, GeoJSONSource, type LngLat, Map as MapLibreMap, Marker, setWorkerUrl } from 'maplibre-gl'
import { type DrawMark, type Icon, PIXEL_RATIO } from '#lib/client/places/map/drawing'
import type { MapEngine, MapEvents, MapStart, MapTexts, Mark } from '#lib/client/places/map/engine'
import { createPlainStyle } from '#lib/client/places/map/plain-style'
import { lowerResolutionInMotion } from '#lib/client/places/map/render-resolution'
import type { Bbox } from '#lib/domain/places/bbox'
import type { Position } from '#lib/domain/places/places'

const MARKS = 'marks'
/** The chosen mark is drawn above all others. */
const CHOSEN = 'chosen'
const layers = [MARKS, CHOSEN]
/** MapLibre's tiles are twice as wide: the same scale is one zoom less. */
const ZOOM_OFFSET = 1
/** After this time without a style, the map continues without one, ms. */
const STYLE_TIMEOUT_MS = 8000
/** A tap hits a mark within this distance, px. */
const FINGER_PX = 6
const MOVE_MS = 300
const LONGEST_FLIGHT_MS = 1200
/** The exact text of OpenFreeMap's styles: MapLibre drops an attribution that another one contains. */
const placesFrom = '<a href="https://www.openstreetmap.org/copyright" target="_blank">OpenStreetMap</a>'

interface Options extends Required<Omit<MapEvents, 'onReady' | 'onFailed'>> {
  container: HTMLElement
  styleUrl: string
  start: MapStart
  texts: MapTexts
  draw: DrawMark
}

interface MapLibreEngine extends MapEngine {
  /** Changes the background's style; marks and view stay. */
  changeStyle: (styleUrl: string) => void
  destroy: () => void
}

/** Creates a map drawn by MapLibre. @throws Error if the browser cannot draw one */
export function createMapLibre(options: Options): MapLibreEngine {
  // The build copies the worker there: a bundler would look for it in the wrong place.
  setWorkerUrl('/maplibre/worker.mjs')
  const map = createMap(options)
  const marks = keepMarks(map, options)
  const showPin = keepPin(map, options)
  const changeStyle = keepStyle(map, options, marks.put)
  const move = reportMoves(map, options)
  lowerResolutionInMotion(map)
  let goal: number | undefined
  return {
    zoomBy: (steps) => {
      // Starts from the target of the previous press.
      goal = (map.isMoving() && goal !== undefined ? goal : map.getZoom()) + steps
      map.easeTo({ zoom: goal, duration: MOVE_MS })
    },
    panBy: (x, y) => map.panBy([x, y], { duration: MOVE_MS }),
    flyTo: ({ latitude, longitude }, zoom, isTheirs = false) => {
      goal = undefined
      move.begin(isTheirs)
      map.flyTo({ center: [longitude, latitude], zoom: zoom - ZOOM_OFFSET, maxDuration: LONGEST_FLIGHT_MS })
    },
    fit: (view) => {
      goal = undefined
      move.begin(false)
      map.fitBounds(toCorners(view), { maxDuration: LONGEST_FLIGHT_MS })
    },
    show: (all) => {
      marks.show(all.filter(({ kind }) => kind !== 'pin'))
      showPin(all.find((mark) => mark.kind === 'pin'))
    },
    changeStyle,
    destroy: () => map.remove(),
  }
}

function createMap({ container, styleUrl, start, texts }: Options): MapLibreMap {
  const map = new MapLibreMap({
    container,
    style: styleUrl,
    ...('bbox' in start
      ? { bounds: toCorners(start.bbox) }
      : { center: [start.center.longitude, start.center.latitude], zoom: start.zoom - ZOOM_OFFSET }),
    attributionControl: false,
    locale: { 'Map.Title': texts.label, 'AttributionControl.ToggleAttribution': texts.attribution },
    dragRotate: false,
    touchPitch: false,
    fadeDuration: 0,
  })
  // The corner at the start of the line: buttons are at its end, and a card or list covers the bottom.
  const corner = document.documentElement.dir === 'rtl' ? 'top-right' : 'top-left'
  map.addControl(new AttributionControl({ customAttribution: placesFrom }), corner)
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  return map
}

/**
 * Shows only a background color if no style loads. Later failures, such as a missing tile, only leave a hole.
 * @returns a function that changes the style
 */
function keepStyle(map: MapLibreMap, { container, onPlain }: Options, putMarks: () => void): (styleUrl: string) => void {
  let isStyled = false
  let timer: ReturnType<typeof setTimeout>
  const showPlainStyle = () => {
    if (isStyled) return
    isStyled = true
    map.setStyle(createPlainStyle(getComputedStyle(container).backgroundColor), { diff: false })
    onPlain()
  }
  const wait = () => {
    clearTimeout(timer)
    isStyled = false
    timer = setTimeout(showPlainStyle, STYLE_TIMEOUT_MS)
  }
  wait()
  map.on('error', showPlainStyle)
  map.on('style.load', () => {
    isStyled = true
    clearTimeout(timer)
    putMarks()
  })
  map.on('remove', () => clearTimeout(timer))
  return (styleUrl) => {
    wait()
    map.setStyle(styleUrl, { diff: false })
  }
}

/** Draws the marks as layers, which must be added again with every style. */
function keepMarks(map: MapLibreMap, { draw, onPress, onPut }: Options) {
  let shown: readonly Mark[] = []
  const put = () => {
    const data = toFeatures(map, shown, draw)
    const source = map.getSource(MARKS)
    if (source instanceof GeoJSONSource) return void source.setData(data)
    map.addSource(MARKS, { type: 'geojson', data })
    for (const id of layers) {
      map.addLayer({
        id,
        source: MARKS,
        type: 'symbol',
        filter: ['==', ['get', 'layer'], id],
        layout: {
          'icon-image': ['get', 'icon'],
          'icon-anchor': ['get', 'foot'],
          'icon-allow-overlap': true,
          'icon-ignore-placement': true,
          // Draws in source order. With a sort key each mark is drawn separately, which takes twice as long for hundreds.
          'symbol-z-order': 'source',
        },
      })
    }
  }
  map.on('click', ({ point: { x, y }, lngLat, originalEvent }) => {
    // A click on the pin is not a click on the background.
    if (originalEvent.target !== map.getCanvas()) return
    if (!map.getLayer(MARKS)) return onPut(toPosition(lngLat))
    const around: [[number, number], [number, number]] = [
      [x - FINGER_PX, y - FINGER_PX],
      [x + FINGER_PX, y + FINGER_PX],
    ]
    const [feature] = map.queryRenderedFeatures(around, { layers })
    const mark = feature && shown[feature.properties.index]
    if (mark) onPress(mark)
    else onPut(toPosition(lngLat))
  })
  map.on('mouseenter', layers, () => map.getCanvas().style.setProperty('cursor', 'pointer'))
  map.on('mouseleave', layers, () => map.getCanvas().style.removeProperty('cursor'))
  const show = (marks: readonly Mark[]) => {
    shown = marks
    if (map.getLayer(MARKS)) put()
  }
  return { put, show }
}

/** Draws the one draggable mark: a separate element above all others. */
function keepPin(map: MapLibreMap, { draw, onPut }: Options) {
  let pin: { name: string; marker: Marker } | undefined
  return (mark: Extract<Mark, { kind: 'pin' }> | undefined) => {
    const drawn = mark && draw(mark)
    if (pin?.name !== drawn?.name) {
      pin?.marker.remove()
      pin = drawn && { name: drawn.name, marker: createPin(drawn.icon, onPut) }
    }
    if (mark) pin?.marker.setLngLat([mark.position.longitude, mark.position.latitude]).addTo(map)
  }
}

function createPin({ canvas, width, height, foot }: Icon, onPut: Options['onPut']): Marker {
  canvas.style.width = `${width}px`
  canvas.style.height = `${height}px`
  const marker = new Marker({ element: canvas, anchor: foot, draggable: true })
  marker.on('dragend', () => onPut(toPosition(marker.getLngLat())))
  return marker
}

/** Converts a position, and wraps the longitudes of a map turned around the earth. */
function toPosition(lngLat: LngLat): Position {
  const { lat, lng } = lngLat.wrap()
  return { latitude: lat, longitude: lng }
}

/** Orders the marks, later ones on top: the user's position first, then places and clusters from north to south. */
function toFeatures(map: MapLibreMap, marks: readonly Mark[], draw: DrawMark): GeoJSON.FeatureCollection {
  const fromNorth = [...marks.entries()].sort(([, a], [, b]) => heightOf(a) - heightOf(b))
  const features = fromNorth.map(([index, mark]): GeoJSON.Feature => {
    const { name, icon } = draw(mark)
    if (!map.hasImage(name)) map.addImage(name, toPixels(icon), { pixelRatio: PIXEL_RATIO })
    const { latitude, longitude } = mark.position
    const layer = mark.kind === 'place' && mark.isChosen ? CHOSEN : MARKS
    return {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: { index, icon: name, foot: icon.foot, layer },
    }
  })
  return { type: 'FeatureCollection', features }
}

function heightOf({ kind, position }: Mark): number {
  return kind === 'own' ? -100 : -position.latitude
}

function toPixels({ canvas }: Icon): ImageData {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser provides no canvas to read')
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

/** Reports moves by the user, whether by finger, wheel, key or button. */
function reportMoves(map: MapLibreMap, { onMoved, onZoom }: Options) {
  let isOurs = false
  let zoom = Math.floor(map.getZoom())
  onZoom(zoom + ZOOM_OFFSET)
  // A resize ends in a move event too.
  map.on('resize', () => {
    isOurs = true
  })
  map.on('moveend', () => {
    if (!isOurs) onMoved(viewOf(map))
    isOurs = false
  })
  map.on('zoom', () => {
    if (Math.floor(map.getZoom()) === zoom) return
    zoom = Math.floor(map.getZoom())
    onZoom(zoom + ZOOM_OFFSET)
  })
  return {
    /** Stops the current move, and records whether the next one is the user's. */
    begin: (isTheirs: boolean) => {
      map.stop()
      isOurs = !isTheirs
    },
  }
}

function viewOf(map: MapLibreMap): Bbox {
  const bounds = map.getBounds()
  return { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() }
}

function toCorners({ west, south, east, north }: Bbox): [number, number, number, number] {
  return [west, south, west > east ? east + 360 : east, north]
}
