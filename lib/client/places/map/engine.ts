import type { Bbox } from '#lib/domain/places/bbox'
import type { PlaceCategory, Position } from '#lib/domain/places/places'

/**
 * Something drawn on the map: a place, several that are too near each other to tell apart, where the person is, or a pin that
 * can be dragged, for a place that is being put somewhere.
 */
export type Mark =
  | { kind: 'place'; id: string; name: string; position: Position; category: PlaceCategory; isChosen: boolean }
  | { kind: 'cluster'; id: number; position: Position; count: number }
  | { kind: 'own'; position: Position }
  | { kind: 'pin'; position: Position; category: PlaceCategory }

/** A part of the map to begin with: a view, or a middle and a zoom. */
export type MapStart = { bbox: Bbox } | { center: Position; zoom: number }

/**
 * What the map screen needs of a map, whoever draws it. Zooms are those of maps on the web: 0 is the earth in a square of 256
 * px, and each step doubles it.
 */
export interface MapEngine {
  /** Counts as the person's own doing, as do pans. */
  zoomBy: (steps: number) => void
  /** In px, to the right and down. */
  panBy: (x: number, y: number) => void
  /** The person's own doing only where that is said. */
  flyTo: (position: Position, zoom: number, isTheirs?: boolean) => void
  /** Shows all of a view. */
  fit: (view: Bbox) => void
  /** Draws these, and no others. */
  show: (marks: readonly Mark[]) => void
}

/** What a map tells the screen. */
export interface MapEvents {
  onReady: (engine: MapEngine) => void
  /** The person moved it, by whatever means, and it came to rest. */
  onMoved: (view: Bbox) => void
  /** It shows another whole zoom than before. */
  onZoom: (zoom: number) => void
  onPress: (mark: Mark) => void
  /** The person pressed the ground, or let the pin go. */
  onPut?: (position: Position) => void
  /** Only its ground is missing: there are no tiles to be had. */
  onPlain: () => void
  /** It cannot be drawn at all. */
  onFailed: () => void
}

export interface MapTexts {
  /** What the map is, for those who do not see it. */
  label: string
  /** The button that shows whose map it is. */
  attribution: string
}

/** The one component by which the screen shows a map. */
export interface MapProps extends MapEvents {
  start: MapStart
  texts: MapTexts
}
