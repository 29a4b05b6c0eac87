import type { Position } from '#lib/domain/places/places'

/** Of coordinates that a map gives: a tenth of a metre is more than anybody means. */
const DECIMALS = 6

/** As people type them. */
export interface TypedPosition {
  latitude: string
  longitude: string
}

/** What was typed, as a position; undefined for what is none. */
export function positionIn({ latitude, longitude }: TypedPosition): Position | undefined {
  if (latitude.trim() === '' || longitude.trim() === '') return undefined
  const position = { latitude: Number(latitude), longitude: Number(longitude) }
  return Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180 ? position : undefined
}

/** A position as exact as anybody means it. */
export function meantPosition({ latitude, longitude }: Position): Position {
  return { latitude: Number(latitude.toFixed(DECIMALS)), longitude: Number(longitude.toFixed(DECIMALS)) }
}

/** The same, as it would be typed. */
export function typedPosition(position: Position): TypedPosition {
  const { latitude, longitude } = meantPosition(position)
  return { latitude: String(latitude), longitude: String(longitude) }
}

/** Whether each of the two can only be the other: no latitude is beyond the poles. */
export function looksSwapped({ latitude, longitude }: TypedPosition): boolean {
  return positionIn({ latitude, longitude }) === undefined && positionIn({ latitude: longitude, longitude: latitude }) !== undefined
}

/** Two numbers with a comma between them, as maps give them to copy: latitude first. Undefined for anything else. */
export function copiedPosition(text: string): TypedPosition | undefined {
  const [, latitude = '', longitude = ''] = /^\s*\(?(-?\d+(?:\.\d+)?)\s*[,;]\s*(-?\d+(?:\.\d+)?)\)?\s*$/.exec(text) ?? []
  return latitude === '' ? undefined : { latitude, longitude }
}
