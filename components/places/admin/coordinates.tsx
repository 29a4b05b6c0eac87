import type { Position } from '#lib/domain/places/places'

/** Precision of about 11 meters. */
const COORDINATE_DECIMALS = 4

/** Shows latitude and longitude, in this order in every script. */
export function Coordinates({ latitude, longitude }: Position) {
  return (
    <bdo dir="ltr">
      {latitude.toFixed(COORDINATE_DECIMALS)}, {longitude.toFixed(COORDINATE_DECIMALS)}
    </bdo>
  )
}
