// Replaces Google's script in the browser: a map without tiles that records calls.

/** Tests read this as `window.googleStandIn`. */
const recorded = { maps: [], markers: new Set() }
window.googleStandIn = recorded

class Evented {
  listeners = new Map()

  addListener(name, listener) {
    const all = this.listeners.get(name) ?? new Set()
    this.listeners.set(name, all.add(listener))
    return { remove: () => all.delete(listener) }
  }

  /** Fires an event; `where` is its position, if it has one. */
  fire(name, where) {
    const latLng = where && new LatLng(where)
    for (const listener of this.listeners.get(name) ?? []) listener({ domEvent: new Event(name), latLng, stop() {} })
  }
}

class LatLng {
  constructor({ lat, lng }) {
    Object.assign(this, { toJSON: () => ({ lat, lng }), lat: () => lat, lng: () => lng })
  }
}

/** Assumes a view 400 px wide, as on a phone. */
class StandInMap extends Evented {
  constructor(element, options) {
    super()
    this.element = element
    this.options = options
    this.center = options.center ?? { lat: 0, lng: 0 }
    this.zoom = options.zoom ?? 12
    element.textContent = 'stand-in map'
    element.className = 'stand-in-map'
    recorded.maps.push(this)
    this.moved()
  }

  moved() {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      this.fire('bounds_changed')
      this.fire('idle')
    }, 20)
  }

  getDiv = () => this.element
  getCenter = () => new LatLng(this.center)
  getZoom = () => this.zoom
  getHeading = () => 0
  getTilt = () => 0
  getRenderingType = () => 'RASTER'
  getMapCapabilities = () => ({})
  setOptions = (options) => Object.assign(this.options, options)

  getBounds() {
    const half = (200 * 360) / (256 * 2 ** this.zoom)
    const { lat, lng } = this.center
    return { toJSON: () => ({ west: lng - half, east: lng + half, south: lat - half, north: lat + half }) }
  }

  setZoom(zoom) {
    this.zoom = zoom
    this.fire('zoom_changed')
    this.moved()
  }

  panTo(center) {
    this.center = center
    this.moved()
  }

  panBy(x, y) {
    const degrees = 360 / (256 * 2 ** this.zoom)
    this.panTo({ lat: this.center.lat - y * degrees, lng: this.center.lng + x * degrees })
  }

  moveCamera({ center = this.center, zoom = this.zoom }) {
    this.center = center
    this.setZoom(zoom)
  }

  fitBounds({ west, south, east, north }) {
    this.center = { lat: (south + north) / 2, lng: (west + east) / 2 }
    this.setZoom(Math.floor(Math.log2((400 * 360) / (256 * (east - west)))))
  }
}

class StandInMarker extends Evented {
  constructor(options) {
    super()
    this.options = options
  }

  setMap(map) {
    if (map) recorded.markers.add(this)
    else recorded.markers.delete(this)
  }

  setOptions = (options) => Object.assign(this.options, options)
  setPosition = (position) => Object.assign(this.options, { position })
  setDraggable() {}
}

class Pair {
  constructor(x, y) {
    Object.assign(this, { x, y })
  }
}

/** Adds a style element with the page's nonce, as Google's script does. */
const style = document.createElement('style')
style.nonce = document.querySelector('style[nonce], link[rel="stylesheet"][nonce]')?.nonce ?? ''
style.textContent = '.stand-in-map { outline-color: rgb(1, 2, 3) }'
document.head.append(style)

const event = {
  addListener: (target, name, listener) => target.addListener(name, listener),
  clearInstanceListeners: (target) => target.listeners.clear(),
  clearListeners: (target, name) => target.listeners.delete(name),
}
const Settings = { getInstance: () => ({}) }
const maps = { Map: StandInMap, Marker: StandInMarker, Size: Pair, Point: Pair, LatLng, Settings, event, importLibrary: async () => maps }
window.google = { maps }
window[new URL(document.currentScript.src).searchParams.get('callback')]()
