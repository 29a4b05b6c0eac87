import type { Position } from '#lib/domain/places/places'

/** The width of the world at zoom 0, px. */
const WORLD_PX = 256
/** The size of the chosen place's pin, px. */
const PIN_WIDTH = 54
const PIN_HEIGHT = 65

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/**
 * Returns the center of a map that shows a place's whole pin in the middle of the part that the card leaves free. Only the place's own
 * column counts: on wide screens the card is at the side.
 */
export function centerClearOfCard(place: Position, zoom: number, map: Box, card: Box): Position {
  const middle = (map.left + map.right) / 2
  const isCovered = card.left < middle + PIN_WIDTH / 2 && card.right > middle - PIN_WIDTH / 2
  const free = Math.max(0, (isCovered ? Math.min(card.top, map.bottom) : map.bottom) - map.top)
  const height = map.bottom - map.top
  // Without a card in the way, the pin's foot is at the center, as before a card opens.
  return free === height ? place : moveDown(place, height / 2 - (free + PIN_HEIGHT) / 2, zoom)
}

/** Moves a position down on a web map; a negative distance moves it up. */
function moveDown({ latitude, longitude }: Position, px: number, zoom: number): Position {
  const angle = (latitude * Math.PI) / 180
  const y = Math.asinh(Math.tan(angle)) - (2 * Math.PI * px) / (WORLD_PX * 2 ** zoom)
  return { latitude: (Math.atan(Math.sinh(y)) * 180) / Math.PI, longitude }
}
