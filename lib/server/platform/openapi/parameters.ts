import 'server-only'
import { jsonSchemas } from '#lib/server/platform/openapi/json-schemas'
import { takesKey } from '#lib/server/platform/openapi/problems'
import type { Call, JsonObject } from '#lib/server/platform/openapi/types'

/** Meaning of each query parameter, the same in every call. */
const meaning: Record<string, string> = {
  age_months: 'For this age.',
  batch_id: 'Of this batch.',
  area: 'In this domain of Head Start or area of the EYFS.',
  bbox: '`west,south,east,north` in degrees; west greater than east crosses the antimeridian.',
  before: 'The id of the last row of the page before: returns older rows only.',
  category: 'Of this category. In an import: the category of entries that state none.',
  category_id: 'Of this category.',
  child_id: 'Of this child.',
  cursor: 'The `next_cursor` of the page before.',
  done: 'Whether it was done before.',
  duration: 'That fit this choice of time.',
  file_name: 'The file’s name, for the list of imports that wait.',
  form: 'The form’s id on the page.',
  from: 'The first day, `YYYY-MM-DD`.',
  group_id: 'Of this group.',
  hours: 'In the format of OpenStreetMap’s opening_hours.',
  images: '`small` links pictures of at most 480 pixels in width and height.',
  is_hidden: 'Only those that are hidden, or only those that are not.',
  limit: 'Maximum number of rows.',
  materials: 'Ids of materials at home, separated by commas.',
  max_duration: 'Maximum minutes.',
  missing: 'Maximum number of missing materials, compared with `materials` or with those at home.',
  month: '`YYYY-MM`.',
  move_to: 'The category that the activities move to.',
  name: 'As the user types it.',
  name_or_category: 'Part of the name, or of the category’s name in the user’s language.',
  near: '`latitude,longitude` in degrees.',
  offset: 'Number of rows to skip.',
  open: '`true` leaves out places known to be closed.',
  q: 'Words to search for. In the catalogue in any of the languages, with typing mistakes tolerated.',
  rain: '`true` returns indoor activities only.',
  restore: '`true` restores places removed here.',
  season: 'The user’s season, if it is not that of the northern hemisphere.',
  size: '`small` returns it with at most 480 pixels in width and height.',
  sort: '`recommended` puts the best matches first in a search.',
  source: 'The source of the ids in the file.',
  status: 'In this state.',
  to: 'The last day, `YYYY-MM-DD`.',
  unnamed: 'The name of entries without one.',
  waits:
    'Only those that wait for an admin: unfinished ones (`draft`), a pack’s (`decision`), or those that today’s safety rules refuse (`refused`).',
}

const facts = ['changing_table', 'dogs', 'drinking_water', 'fenced', 'free', 'setting', 'shade', 'stroller', 'surface', 'toilets', 'wheelchair']

function meaningOf(name: string): string {
  if (name.endsWith('_field')) return `The property or column that holds \`${name.replace(/_field$/, '')}\`.`
  if (facts.includes(name)) return 'By this fact.'
  const found = meaning[name]
  if (found === undefined) throw new Error(`The query parameter ${name} has no description: add it in lib/server/platform/openapi/parameters.ts.`)
  return found
}

/** Headers of all calls of one kind. */
export const headerParameters = {
  AcceptLanguage: header('Accept-Language', 'Without a token: `en`, `es` or `he`.', { type: 'string' }),
  IfNoneMatch: header('If-None-Match', 'The `ETag` of the response that the client has.', { type: 'string' }),
  IdempotencyKey: header('Idempotency-Key', 'With a token: the same key and body within 24 hours gets the stored response again.', {
    type: 'string',
    minLength: 8,
    maxLength: 255,
  }),
}

function header(name: string, description: string, schema: JsonObject) {
  return { name, in: 'header', description, schema }
}

/** Returns all parameters of a call besides its body. @throws Error for a query parameter without a meaning */
export function parametersOf(call: Call): JsonObject[] {
  return [...pathParameters(call.path), ...queryParameters(call), ...headersOf(call)]
}

function pathParameters(path: string): JsonObject[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'id' ? { type: 'string', format: 'uuid' } : { type: 'string' },
  }))
}

function queryParameters({ declaration }: Call): JsonObject[] {
  if (!declaration.query) return []
  const [{ properties = {}, required = [] } = {}] = jsonSchemas([declaration.query], 'input')
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    description: meaningOf(name),
    ...(Array.isArray(required) && required.includes(name) && { required: true }),
    schema,
  }))
}

function headersOf(call: Call): JsonObject[] {
  const names: (keyof typeof headerParameters)[] = ['AcceptLanguage']
  if (call.declaration.isShared || call.declaration.hasETag) names.push('IfNoneMatch')
  if (takesKey(call)) names.push('IdempotencyKey')
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }))
}
