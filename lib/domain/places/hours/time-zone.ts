import lookUp from '@photostructure/tz-lookup'
import type { Position } from '#lib/domain/places/places'

/** Returns the IANA time zone of a place. At sea it is one of the 24 zones of the sea: "Etc/GMT+6". */
export function timeZoneOf({ latitude, longitude }: Position): string {
  return lookUp(latitude, longitude)
}
