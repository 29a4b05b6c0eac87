import type { Position } from '#lib/domain/places/places'

/** The mean radius, used for every distance. */
const EARTH_RADIUS_MILES = 3959

/** Returns the great-circle distance of two places in miles, by the haversine formula, which is also exact for short distances. */
export function milesBetween(a: Position, b: Position): number {
  const [latA, latB] = [radians(a.latitude), radians(b.latitude)]
  const across = Math.sin((latB - latA) / 2) ** 2 + Math.cos(latA) * Math.cos(latB) * Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(across)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
