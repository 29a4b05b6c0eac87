import type { Bbox } from '#lib/domain/places/bbox'
import type { PlaceCategory, Position } from '#lib/domain/places/places'

/** A mark on the map: a place, a cluster of close places, the user's position, or a pin for placing a place. */
export type Mark =
  | { kind: 'place'; id: string; name: string; position: Position; category: PlaceCategory; isChosen: boolean }
  | { kind: 'cluster'; id: number; position: Position; count: number }
  | { kind: 'own'; position: Position }
  | { kind: 'pin'; position: Position; category: PlaceCategory }

/** The initial part of the map: a view, or a center and a zoom. */
export type MapStart = { bbox: Bbox } | { center: Position; zoom: number }

/** The map screen's interface to any map library. Zooms are web map zooms: at 0 the earth fits a 256 px square, and each step doubles it. */
export interface MapEngine {
  /** Counts as a move by the user, as does `panBy`. */
  zoomBy: (steps: number) => void
  /** Pans by px, to the right and down. */
  panBy: (x: number, y: number) => void
  /** Counts as a move by the user only if `isTheirs`. */
  flyTo: (position: Position, zoom: number, isTheirs?: boolean) => void
  /** Shows all of a view. */
  fit: (view: Bbox) => void
  /** Replaces the shown marks. */
  show: (marks: readonly Mark[]) => void
}

/** Events from a map to the screen. */
export interface MapEvents {
  onReady: (engine: MapEngine) => void
  /** The user moved the map by any means, and it came to rest. */
  onMoved: (view: Bbox) => void
  /** The integer part of the zoom changed. */
  onZoom: (zoom: number) => void
  onPress: (mark: Mark) => void
  /** The user clicked the background, or dropped the pin. */
  onPut?: (position: Position) => void
  /** The map works without its background: no tiles are available. */
  onPlain: () => void
  /** The map cannot be drawn. */
  onFailed: () => void
}

export interface MapTexts {
  /** The map's label for screen readers. */
  label: string
  /** The label of the button that shows the map's attribution. */
  attribution: string
}

/** The props of every map component. */
export interface MapProps extends MapEvents {
  start: MapStart
  texts: MapTexts
}
