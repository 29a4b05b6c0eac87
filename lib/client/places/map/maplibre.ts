import { AttributionControl, GeoJSONSource, type LngLat, Map as MapLibreMap, Marker, setWorkerUrl } from 'maplibre-gl'
import { type DrawMark, type Icon, PIXEL_RATIO } from '#lib/client/places/map/drawing'
import type { MapEngine, MapEvents, MapStart, MapTexts, Mark } from '#lib/client/places/map/engine'
import { plainStyle } from '#lib/client/places/map/plain-style'
import { lowerResolutionInMotion } from '#lib/client/places/map/render-resolution'
import type { Bbox } from '#lib/domain/places/bbox'
import type { Position } from '#lib/domain/places/places'

const MARKS = 'marks'
/** The one that is chosen lies over all others. */
const CHOSEN = 'chosen'
const layers = [MARKS, CHOSEN]
/** Its tiles are twice as wide: the same scale is one zoom less. */
const ZOOM_OFFSET = 1
/** Longer than this without a style, and the map goes on without one, ms. */
const STYLE_PATIENCE_MS = 8000
/** A finger hits a mark this far beside it, px. */
const FINGER_PX = 6
const MOVE_MS = 300
const LONGEST_FLIGHT_MS = 1200
/** In the very words of OpenFreeMap's styles: what is a part of what the style says is not said twice. */
const placesFrom = '<a href="https://www.openstreetmap.org/copyright" target="_blank">OpenStreetMap</a>'

interface Options extends Required<Omit<MapEvents, 'onReady' | 'onFailed'>> {
  container: HTMLElement
  styleUrl: string
  start: MapStart
  texts: MapTexts
  draw: DrawMark
}

interface MapLibreEngine extends MapEngine {
  /** Draws the ground by another style; marks and view stay. */
  wear: (styleUrl: string) => void
  destroy: () => void
}

/** A map drawn by MapLibre. @throws Error where the browser cannot draw one */
export function createMapLibre(options: Options): MapLibreEngine {
  // Where it is copied to when the app is built: a bundler would look for it in the wrong place.
  setWorkerUrl('/maplibre/worker.mjs')
  const map = newMap(options)
  const marks = keepMarks(map, options)
  const showPin = keepPin(map, options)
  const wear = keepStyle(map, options, marks.put)
  const move = tellMoves(map, options)
  lowerResolutionInMotion(map)
  let goal: number | undefined
  return {
    zoomBy: (steps) => {
      // From where the last press was going to.
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
      map.fitBounds(cornersOf(view), { maxDuration: LONGEST_FLIGHT_MS })
    },
    show: (all) => {
      marks.show(all.filter(({ kind }) => kind !== 'pin'))
      showPin(all.find((mark) => mark.kind === 'pin'))
    },
    wear,
    destroy: () => map.remove(),
  }
}

function newMap({ container, styleUrl, start, texts }: Options): MapLibreMap {
  const map = new MapLibreMap({
    container,
    style: styleUrl,
    ...('bbox' in start
      ? { bounds: cornersOf(start.bbox) }
      : { center: [start.center.longitude, start.center.latitude], zoom: start.zoom - ZOOM_OFFSET }),
    attributionControl: false,
    locale: { 'Map.Title': texts.label, 'AttributionControl.ToggleAttribution': texts.attribution },
    dragRotate: false,
    touchPitch: false,
    fadeDuration: 0,
  })
  // Where the page's lines begin: buttons stand where they end, and a card or the list over what is below.
  const corner = document.documentElement.dir === 'rtl' ? 'top-right' : 'top-left'
  map.addControl(new AttributionControl({ customAttribution: placesFrom }), corner)
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  return map
}

/**
 * Without a style, one of nothing but its ground. What fails later, such as a tile, leaves a hole and no more.
 * @returns what to call with another style
 */
function keepStyle(map: MapLibreMap, { container, onPlain }: Options, putMarks: () => void): (styleUrl: string) => void {
  let isStyled = false
  let timer: ReturnType<typeof setTimeout>
  const goOnWithout = () => {
    if (isStyled) return
    isStyled = true
    map.setStyle(plainStyle(getComputedStyle(container).backgroundColor), { diff: false })
    onPlain()
  }
  const wait = () => {
    clearTimeout(timer)
    isStyled = false
    timer = setTimeout(goOnWithout, STYLE_PATIENCE_MS)
  }
  wait()
  map.on('error', goOnWithout)
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

/** The marks as layers, which are put again with every style. */
function keepMarks(map: MapLibreMap, { draw, onPress, onPut }: Options) {
  let shown: readonly Mark[] = []
  const put = () => {
    const data = featuresOf(map, shown, draw)
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
          // As they come. By a key, each would be drawn on its own: with hundreds that takes twice as long.
          'symbol-z-order': 'source',
        },
      })
    }
  }
  map.on('click', ({ point: { x, y }, lngLat, originalEvent }) => {
    // The pin is no ground.
    if (originalEvent.target !== map.getCanvas()) return
    if (!map.getLayer(MARKS)) return onPut(positionOf(lngLat))
    const around: [[number, number], [number, number]] = [
      [x - FINGER_PX, y - FINGER_PX],
      [x + FINGER_PX, y + FINGER_PX],
    ]
    const [feature] = map.queryRenderedFeatures(around, { layers })
    const mark = feature && shown[feature.properties.index]
    if (mark) onPress(mark)
    else onPut(positionOf(lngLat))
  })
  map.on('mouseenter', layers, () => map.getCanvas().style.setProperty('cursor', 'pointer'))
  map.on('mouseleave', layers, () => map.getCanvas().style.removeProperty('cursor'))
  const show = (marks: readonly Mark[]) => {
    shown = marks
    if (map.getLayer(MARKS)) put()
  }
  return { put, show }
}

/** The one mark that can be dragged: an element of its own, over all others. */
function keepPin(map: MapLibreMap, { draw, onPut }: Options) {
  let pin: { name: string; marker: Marker } | undefined
  return (mark: Extract<Mark, { kind: 'pin' }> | undefined) => {
    const drawn = mark && draw(mark)
    if (pin?.name !== drawn?.name) {
      pin?.marker.remove()
      pin = drawn && { name: drawn.name, marker: newPin(drawn.icon, onPut) }
    }
    if (mark) pin?.marker.setLngLat([mark.position.longitude, mark.position.latitude]).addTo(map)
  }
}

function newPin({ canvas, width, height, foot }: Icon, onPut: Options['onPut']): Marker {
  canvas.style.width = `${width}px`
  canvas.style.height = `${height}px`
  const marker = new Marker({ element: canvas, anchor: foot, draggable: true })
  marker.on('dragend', () => onPut(positionOf(marker.getLngLat())))
  return marker
}

/** A map that was turned around the earth counts on beyond its degrees. */
function positionOf(lngLat: LngLat): Position {
  const { lat, lng } = lngLat.wrap()
  return { latitude: lat, longitude: lng }
}

/** What comes later lies above: the person, then places and clusters from north to south. */
function featuresOf(map: MapLibreMap, marks: readonly Mark[], draw: DrawMark): GeoJSON.FeatureCollection {
  const fromNorth = [...marks.entries()].sort(([, a], [, b]) => heightOf(a) - heightOf(b))
  const features = fromNorth.map(([index, mark]): GeoJSON.Feature => {
    const { name, icon } = draw(mark)
    if (!map.hasImage(name)) map.addImage(name, pixelsOf(icon), { pixelRatio: PIXEL_RATIO })
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

function pixelsOf({ canvas }: Icon): ImageData {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas to read')
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

/** Tells of moves that were not ours, whether by finger, wheel, key or button. */
function tellMoves(map: MapLibreMap, { onMoved, onZoom }: Options) {
  let isOurs = false
  let zoom = Math.floor(map.getZoom())
  onZoom(zoom + ZOOM_OFFSET)
  // A change of its size ends in a move too.
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
    /** Ends what went on before, and says whose the next move is. */
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

function cornersOf({ west, south, east, north }: Bbox): [number, number, number, number] {
  return [west, south, west > east ? east + 360 : east, north]
}
