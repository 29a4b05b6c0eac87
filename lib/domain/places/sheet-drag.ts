import { SHEET_COLLAPSED, SHEET_EXPANDED } from '#lib/domain/places/sheet-heights'

/** Faster than this a flick decides, however short it was: px a ms. */
const FLICK = 0.4

interface Drag {
  wasExpanded: boolean
  /** How far it was dragged down, as a share of the height in percent. */
  down: number
  /** Down is positive, px a ms. */
  speed: number
}

/** Its height while it is dragged, in percent. */
export function draggedHeight({ wasExpanded, down }: Pick<Drag, 'wasExpanded' | 'down'>): number {
  const from = wasExpanded ? SHEET_EXPANDED : SHEET_COLLAPSED
  return Math.min(SHEET_EXPANDED, Math.max(SHEET_COLLAPSED, from - down))
}

/** Whether it is expanded once it is let go: by the way it was flicked, else by which end is nearer. */
export function isExpandedAfter(drag: Drag): boolean {
  const isFlicked = Math.abs(drag.speed) > FLICK
  const middle = (SHEET_COLLAPSED + SHEET_EXPANDED) / 2
  return isFlicked ? drag.speed < 0 : draggedHeight(drag) > middle
}
