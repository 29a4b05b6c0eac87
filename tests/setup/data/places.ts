import { pool } from '#lib/server/platform/db'
import type { Person } from '../../factories.ts'
import { api } from '../api.ts'

/** A place as the API sends it. */
export interface WirePlace {
  [key: string]: unknown
  id: string
  name: string
  latitude: number
  longitude: number
  category: string
  open_state: string
  version: number
}

export async function places(query = ''): Promise<WirePlace[]> {
  const response = await api(`GET /locations${query}`)
  if (response.status !== 200) throw new Error(await response.text())
  return response.json()
}

/** Returns the only place. @throws Error if there is not exactly one */
export async function onlyPlace(): Promise<WirePlace> {
  const [first, ...others] = await places()
  if (!first || others.length > 0) throw new Error('Expected exactly one place.')
  return first
}

export async function placeNames(): Promise<string[]> {
  return (await places()).map(({ name }) => name).sort()
}

export interface WireReport {
  added: number
  changed: number
  unchanged: number
  refused: number
  refusal_reasons: { reason: string; message: string; count: number }[]
  refusals: { row: number; name: string | null; reason: string; message: string }[]
  removed: number
  removals: { row: number; name: string; reason: string; removed_at: string; message: string }[]
  left_out: number
  left_out_fields: { row: number; name: string | null; field: string; reason: string; message: string }[]
}

/** The import report of an empty file. */
export const emptyReport: WireReport = {
  ...{
    added: 0,
    changed: 0,
    unchanged: 0,
    refused: 0,
    refusal_reasons: [],
    refusals: [],
    removed: 0,
    removals: [],
    left_out: 0,
    left_out_fields: [],
  },
}

interface Sent {
  query?: string
  type?: string
  language?: string
}

/** Sends a file to the places import: text, bytes, a stream, or an object that is sent as JSON (GeoJSON or Overpass). */
export function sendPlacesFile(
  as: Person,
  file: unknown,
  { query = '', type = 'application/geo+json', language = 'en' }: Sent = {},
): Promise<Response> {
  return api(`POST /locations/import${query}`, { as, body: file, headers: { 'content-type': type, 'accept-language': language } })
}

/** Imports a file. @throws Error if the import is refused */
export async function importPlacesFile(as: Person, file: unknown, sent: Sent = {}): Promise<WireReport> {
  const response = await sendPlacesFile(as, file, sent)
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`)
  return response.json()
}

export const csv = { type: 'text/csv; charset=utf-8' }
export const overpass = { type: 'application/json' }

/** A GeoJSON file. */
export function collection(...features: unknown[]) {
  return { type: 'FeatureCollection', features }
}

export function feature(properties: Record<string, unknown>, coordinates: unknown = [-90.07, 29.95], rest: Record<string, unknown> = {}) {
  return { type: 'Feature', geometry: { type: 'Point', coordinates }, properties, ...rest }
}

export async function removeAllPlaces(): Promise<void> {
  await pool.query('truncate location, removed_place cascade')
}
