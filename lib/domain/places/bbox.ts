/** A map view, in degrees. If `west` is greater than `east` it crosses the antimeridian. */
export interface Bbox {
  west: number
  south: number
  east: number
  north: number
}

/** Normalizes a map view that was turned around the earth (170 to 190, or -190 to -170) to sides between -180 and 180. */
export function normalBbox({ west, south, east, north }: Bbox): Bbox {
  if (east - west >= 360) return { west: -180, south, east: 180, north }
  return { west: normalLongitude(west), south, east: normalLongitude(east), north }
}

/** Returns a longitude between -180 and 180, and one in that range unchanged. */
export function normalLongitude(degrees: number): number {
  if (degrees >= -180 && degrees <= 180) return degrees
  return ((((degrees + 180) % 360) + 360) % 360) - 180
}

/** Splits a view that crosses the antimeridian into two boxes; otherwise returns it. */
export function flatBoxes({ west, south, east, north }: Bbox): Bbox[] {
  if (west <= east) return [{ west, south, east, north }]
  return [
    { west, south, east: 180, north },
    { west: -180, south, east, north },
  ]
}

/** Returns whether a view is the whole earth. */
export function isWholeEarth({ west, south, east, north }: Bbox): boolean {
  return west === -180 && east === 180 && south === -90 && north === 90
}
