// Custom code, because each step takes time in proportion to the corners. polylabel finds a finer middle, but needed eight minutes
// for 300,000 corners of noise, which fit into one file entry. osmtogeojson needs the whole file at once, while this import reads
// entry by entry, and adds an XML parser.
import { normalLongitude } from '#lib/domain/places/bbox'
import type { Position } from '#lib/domain/places/places'

/** A corner: longitude and latitude, in GeoJSON's order. */
export type Corner = readonly [longitude: number, latitude: number]
/** A polygon's rings: its outline, and its holes. */
export type Rings = readonly (readonly Corner[])[]

/** The fractions of the height at which a point is tried, in order. */
const HEIGHTS = [0.5, 0.25, 0.75, 0.1, 0.9]

/**
 * Returns a point inside an area, for its marker: the centroid if it is inside, else the middle of the longest stretch across. Of
 * several polygons it uses the largest. Returns undefined if there is no corner.
 */
export function pointInside(polygons: readonly Rings[]): Position | undefined {
  const whole = polygons.map(unwrapped).filter(([outline]) => outline !== undefined && outline.length > 0)
  const [first, ...others] = whole
  if (!first) return undefined
  const largest = others.reduce((most, rings) => (areaOf(rings) > areaOf(most) ? rings : most), first)
  const [longitude, latitude] = insideOf(largest)
  return { latitude, longitude: normalLongitude(longitude) }
}

/** Returns the middle corner of a line. */
export function pointOn(line: readonly Corner[]): Position | undefined {
  const corner = line[Math.floor(line.length / 2)]
  return corner && { longitude: corner[0], latitude: corner[1] }
}

/** Continues rings beyond the antimeridian instead of around the earth, with the holes next to the start of the outline. */
function unwrapped(rings: Rings): Corner[][] {
  const start = rings[0]?.[0]?.[0] ?? 0
  return rings.map((ring) => {
    let turn = 0
    let before = start
    return ring.map(([longitude, latitude]) => {
      if (longitude - before > 180) turn -= 360
      else if (before - longitude > 180) turn += 360
      before = longitude
      return [longitude + turn, latitude]
    })
  })
}

function insideOf(rings: Rings): Corner {
  const [outline = []] = rings
  const centre = centreOf(outline)
  if (isInside(rings, centre)) return centre
  const latitudes = outline.map(([, latitude]) => latitude)
  const [south, north] = [latitudes.reduce((a, b) => Math.min(a, b)), latitudes.reduce((a, b) => Math.max(a, b))]
  for (const height of HEIGHTS) {
    const middle = middleAcross(rings, south + (north - south) * height)
    if (middle) return middle
  }
  return outline[0] ?? [0, 0] // a line, or a dot
}

/** Returns twice the signed area of a ring, in square degrees. */
function doubleArea(ring: readonly Corner[]): number {
  let sum = 0
  for (const [i, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y]
    sum += x * nextY - nextX * y
  }
  return sum
}

function areaOf([outline = []]: Rings): number {
  return Math.abs(doubleArea(outline))
}

/** Returns the centroid, calculated relative to the first corner, so that small areas lose no precision. A line has none: NaN. */
function centreOf(ring: readonly Corner[]): Corner {
  const [originX, originY] = ring[0] ?? [0, 0]
  const moved = ring.map(([x, y]): Corner => [x - originX, y - originY])
  const double = doubleArea(moved)
  let [sumX, sumY] = [0, 0]
  for (const [i, [x, y]] of moved.entries()) {
    const [nextX, nextY] = moved[(i + 1) % moved.length] ?? [x, y]
    const cross = x * nextY - nextX * y
    sumX += (x + nextX) * cross
    sumY += (y + nextY) * cross
  }
  return [originX + sumX / (3 * double), originY + sumY / (3 * double)]
}

function isInside(rings: Rings, [longitude, latitude]: Corner): boolean {
  return crossings(rings, latitude).filter((x) => x < longitude).length % 2 === 1
}

/** Returns the middle of the longest stretch inside at this latitude. */
function middleAcross(rings: Rings, latitude: number): Corner | undefined {
  const all = crossings(rings, latitude)
  let [best, length] = [Number.NaN, 0]
  for (let i = 0; i + 1 < all.length; i += 2) {
    const [from = 0, to = 0] = [all[i], all[i + 1]]
    if (to - from > length) [best, length] = [(from + to) / 2, to - from]
  }
  return length > 0 ? [best, latitude] : undefined
}

/** Returns the longitudes where the rings cross a latitude, from west to east. */
function crossings(rings: Rings, latitude: number): number[] {
  const found: number[] = []
  for (const ring of rings) {
    for (const [i, [x, y]] of ring.entries()) {
      const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y]
      if (y > latitude !== nextY > latitude) found.push(x + ((latitude - y) / (nextY - y)) * (nextX - x))
    }
  }
  return found.sort((a, b) => a - b)
}

/** Joins lines at their ends into rings, as OpenStreetMap stores outlines of large areas. Open ones are dropped. */
export function joinedRings(lines: readonly (readonly Corner[])[]): Corner[][] {
  const left = lines.map((line) => [...line])
  const rings: Corner[][] = []
  for (;;) {
    const ring = left.shift()
    if (!ring) return rings
    while (!isClosed(ring)) {
      const next = left.findIndex((line) => isSame(line[0], ring.at(-1)) || isSame(line.at(-1), ring.at(-1)))
      const [line] = next === -1 ? [] : left.splice(next, 1)
      if (!line) break
      ring.push(...(isSame(line[0], ring.at(-1)) ? line : line.reverse()).slice(1))
    }
    if (isClosed(ring)) rings.push(ring)
  }
}

/** Returns whether a line ends where it began and encloses an area. */
export function isClosed(line: readonly Corner[]): boolean {
  return line.length > 3 && isSame(line[0], line.at(-1))
}

function isSame(a: Corner | undefined, b: Corner | undefined): boolean {
  return a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1]
}
