/** A map view, in degrees. Where `west` is greater than `east` it crosses the antimeridian. */
export interface Bbox {
  west: number
  south: number
  east: number
  north: number
}

/**
 * The view of a map that may have been turned around the earth, as maps say it (170 to 190, or -190 to -170): with its sides
 * between -180 and 180.
 */
export function normalBbox({ west, south, east, north }: Bbox): Bbox {
  if (east - west >= 360) return { west: -180, south, east: 180, north }
  return { west: normalLongitude(west), south, east: normalLongitude(east), north }
}

function normalLongitude(degrees: number): number {
  if (degrees >= -180 && degrees <= 180) return degrees
  return ((((degrees + 180) % 360) + 360) % 360) - 180
}

/** The same view in one piece, or in two where it crosses the antimeridian: none of them does. */
export function flatBoxes({ west, south, east, north }: Bbox): Bbox[] {
  if (west <= east) return [{ west, south, east, north }]
  return [
    { west, south, east: 180, north },
    { west: -180, south, east, north },
  ]
}

/** Whether a view leaves nothing out. */
export function isWholeEarth({ west, south, east, north }: Bbox): boolean {
  return west === -180 && east === 180 && south === -90 && north === 90
}
