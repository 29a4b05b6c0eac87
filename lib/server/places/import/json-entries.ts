import 'server-only'
import { JSONParser, TokenType } from '@streamparser/json'
import { type Corner, isClosed, joinedRings, pointInside, pointOn } from '#lib/domain/places/area'
import { plainKey } from '#lib/domain/places/place-columns'
import type { Position } from '#lib/domain/places/places'
import { Problem } from '#lib/errors'
import type { FileEntry } from '#lib/server/places/import/draft'

/** Maximum characters of one entry: an area has some thousand corners. */
const MAX_ENTRY = 8 * 1024 * 1024
/** Maximum depth; no geometry is nested deeper. */
const MAX_DEPTH = 40

/** An entry, or a row that cannot be parsed. */
export type Entry = FileEntry | { row: number; isBroken: true }

/**
 * Yields the entries of a GeoJSON or an Overpass file as they arrive, with at most one in memory.
 * @throws Problem invalid if the file is cut off, not JSON, or neither of the two
 */
export async function* jsonEntries(text: AsyncIterable<string>): AsyncGenerator<Entry[]> {
  let found: Entry[] = []
  let row = 0
  let sinceLast = 0
  let depth = 0
  const top = new Map<PropertyKey, unknown>()
  const parser = new JSONParser({ paths: ['$.features.*', '$.elements.*', ...topKeys.map((key) => `$.${key}`)], keepStack: false })
  parser.onToken = ({ token }) => {
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) depth++
    else if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) depth--
    if (depth > MAX_DEPTH) throw tooLarge(row)
  }
  parser.onValue = ({ key, value, stack }) => {
    if (stack.length === 1) {
      if (key !== undefined) top.set(key, value)
      return
    }
    sinceLast = 0
    const entry = stack[1]?.key === 'features' ? featureEntry(value, row + 1) : elementEntry(value, row + 1)
    if (!entry) return
    row++
    found.push(entry)
  }
  for await (const piece of text) {
    sinceLast += piece.length
    if (sinceLast > MAX_ENTRY) throw tooLarge(row)
    parse(() => parser.write(piece), row)
    if (found.length > 0) yield found
    found = []
  }
  parse(() => parser.isEnded || parser.end(), row)
  if (!parser.isEnded) throw broken(row)
  if (top.get('type') === 'Feature') yield [featureEntry(Object.fromEntries(top), 1)]
  else if (row === 0 && top.get('type') !== 'FeatureCollection' && !top.has('version'))
    throw new Problem('invalid', { detail: { key: 'import_unknown' } })
  // Overpass reports at the end that it ran out of time or memory: then places are missing from the file.
  if (/error/i.test(String(top.get('remark') ?? ''))) throw new Problem('invalid', { detail: { key: 'import_incomplete' } })
}

/** Top-level keys read besides the entries; all but the first and the last two belong to a file with a single entry. */
const topKeys = ['type', 'id', 'geometry', 'properties', 'version', 'remark']

function parse(step: () => unknown, row: number) {
  try {
    step()
  } catch (error) {
    throw error instanceof Problem ? error : broken(row, error)
  }
}

function broken(row: number, cause?: unknown): Problem {
  return new Problem('invalid', { detail: { key: 'import_broken', values: { row } }, cause })
}

function tooLarge(row: number): Problem {
  return new Problem('invalid', { detail: { key: 'import_entry_too_large', values: { row: row + 1 } } })
}

function featureEntry(value: unknown, row: number): Entry {
  if (!isObject(value)) return { row, isBroken: true }
  const { id } = value
  const sourceId = typeof id === 'string' || typeof id === 'number' ? String(id) : undefined
  return { row, position: positionOf(value.geometry), properties: propertiesOf(value.properties), sourceId }
}

/** Converts an element; undefined for a corner of another one, which has no tags. */
function elementEntry(value: unknown, row: number): Entry | undefined {
  if (!isObject(value)) return { row, isBroken: true }
  if (!isObject(value.tags)) return undefined
  return { row, position: elementPosition(value), properties: propertiesOf(value.tags), sourceId: `${value.type}/${value.id}` }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the plain values as text, by their plain keys; nested values are not needed. */
function propertiesOf(value: unknown): Map<string, string> {
  const properties = new Map<string, string>()
  if (!isObject(value)) return properties
  for (const [key, given] of Object.entries(value)) {
    const text = typeof given === 'string' ? given.trim() : typeof given === 'number' || typeof given === 'boolean' ? String(given) : ''
    if (text) properties.set(plainKey(key), text)
  }
  return properties
}

function positionOf(geometry: unknown): Position | undefined {
  if (!isObject(geometry)) return undefined
  const { type, coordinates, geometries } = geometry
  switch (type) {
    case 'Point':
      return pointOn(corners([coordinates]))
    case 'MultiPoint':
      return pointOn(corners(coordinates).slice(0, 1))
    case 'LineString':
      return pointOn(corners(coordinates))
    case 'MultiLineString':
      return pointOn(
        list(coordinates)
          .map(corners)
          .reduce<Corner[]>((longest, line) => (line.length > longest.length ? line : longest), []),
      )
    case 'Polygon':
      return pointInside([list(coordinates).map(corners)])
    case 'MultiPolygon':
      return pointInside(list(coordinates).map((rings) => list(rings).map(corners)))
    case 'GeometryCollection':
      return list(geometries)
        .map(positionOf)
        .find((found) => found !== undefined)
    default:
      return undefined
  }
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** Returns the pairs of numbers in a list. */
function corners(value: unknown): Corner[] {
  return list(value).flatMap((pair): Corner[] => {
    const [longitude, latitude]: unknown[] = list(pair)
    return typeof longitude === 'number' && typeof latitude === 'number' ? [[longitude, latitude]] : []
  })
}

/** Returns the position of an Overpass element, from any of `out center`, `out geom` or `out bb`. */
function elementPosition(element: Record<string, unknown>): Position | undefined {
  const own = pointOf(element) ?? pointOf(element.center)
  if (own) return own
  const line = elementCorners(element.geometry)
  if (line.length > 0) return isClosed(line) ? pointInside([[line]]) : pointOn(line)
  const outlines = list(element.members).flatMap((member) => (isObject(member) && member.role !== 'inner' ? [elementCorners(member.geometry)] : []))
  const rings = joinedRings(outlines)
  if (rings.length > 0) return pointInside(rings.map((ring) => [ring]))
  if (!isObject(element.bounds)) return undefined
  const { minlat, minlon, maxlat, maxlon } = element.bounds
  return pointInside([
    [
      corners([
        [minlon, minlat],
        [maxlon, minlat],
        [maxlon, maxlat],
        [minlon, maxlat],
      ]),
    ],
  ])
}

function pointOf(value: unknown): Position | undefined {
  if (!isObject(value)) return undefined
  const { lat, lon } = value
  return typeof lat === 'number' && typeof lon === 'number' ? { latitude: lat, longitude: lon } : undefined
}

function elementCorners(value: unknown): Corner[] {
  return list(value).flatMap((each): Corner[] => {
    const at = pointOf(each)
    return at ? [[at.longitude, at.latitude]] : []
  })
}
