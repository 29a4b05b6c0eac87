import { SHEET_COLLAPSED, SHEET_EXPANDED } from '#lib/domain/places/sheet-heights'

/** The minimum speed of a flick of any length, in px per ms. */
const MIN_FLICK_SPEED_PX_PER_MS = 0.4

interface Drag {
  wasExpanded: boolean
  /** The distance dragged down, in percent of the height. */
  down: number
  /** The speed in px per ms; down is positive. */
  speed: number
}

/** Returns the height during a drag, in percent. */
export function draggedHeight({ wasExpanded, down }: Pick<Drag, 'wasExpanded' | 'down'>): number {
  const from = wasExpanded ? SHEET_EXPANDED : SHEET_COLLAPSED
  return Math.min(SHEET_EXPANDED, Math.max(SHEET_COLLAPSED, from - down))
}

/** Returns whether the sheet expands after the drag: by the flick's direction, else by the nearer end. */
export function isExpandedAfter(drag: Drag): boolean {
  const isFlicked = Math.abs(drag.speed) > MIN_FLICK_SPEED_PX_PER_MS
  const middle = (SHEET_COLLAPSED + SHEET_EXPANDED) / 2
  return isFlicked ? drag.speed < 0 : draggedHeight(drag) > middle
}
