import type { Position } from '#lib/domain/places/places'

/** About eleven metres. */
const DECIMALS = 4

/** Latitude and longitude, in this order in every script. */
export function Coordinates({ latitude, longitude }: Position) {
  return (
    <bdo dir="ltr">
      {latitude.toFixed(DECIMALS)}, {longitude.toFixed(DECIMALS)}
    </bdo>
  )
}
