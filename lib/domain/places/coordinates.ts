import type { Position } from '#lib/domain/places/places'

/** Decimals of coordinates from a map: a tenth of a meter is precise enough. */
const COORDINATE_DECIMALS = 6

/** Coordinates as typed. */
export interface TypedPosition {
  latitude: string
  longitude: string
}

/** Parses typed coordinates; undefined if they are invalid. */
export function parsePosition({ latitude, longitude }: TypedPosition): Position | undefined {
  if (latitude.trim() === '' || longitude.trim() === '') return undefined
  const position = { latitude: Number(latitude), longitude: Number(longitude) }
  return Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180 ? position : undefined
}

/** Rounds a position to `COORDINATE_DECIMALS`. */
export function roundPosition({ latitude, longitude }: Position): Position {
  return { latitude: Number(latitude.toFixed(COORDINATE_DECIMALS)), longitude: Number(longitude.toFixed(COORDINATE_DECIMALS)) }
}

/** Rounds a position and writes it as typed text. */
export function toTypedPosition(position: Position): TypedPosition {
  const { latitude, longitude } = roundPosition(position)
  return { latitude: String(latitude), longitude: String(longitude) }
}

/** Returns whether latitude and longitude are swapped: no latitude is beyond the poles. */
export function looksSwapped({ latitude, longitude }: TypedPosition): boolean {
  return parsePosition({ latitude, longitude }) === undefined && parsePosition({ latitude: longitude, longitude: latitude }) !== undefined
}

/** Parses two numbers with a comma, as copied from maps: latitude first. Returns undefined for anything else. */
export function parseCopiedPosition(text: string): TypedPosition | undefined {
  const [, latitude = '', longitude = ''] = /^\s*\(?(-?\d+(?:\.\d+)?)\s*[,;]\s*(-?\d+(?:\.\d+)?)\)?\s*$/.exec(text) ?? []
  return latitude === '' ? undefined : { latitude, longitude }
}
