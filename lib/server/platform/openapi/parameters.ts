import 'server-only'
import { jsonSchemas } from '#lib/server/platform/openapi/json-schemas'
import { takesKey } from '#lib/server/platform/openapi/problems'
import type { Call, JsonObject } from '#lib/server/platform/openapi/types'

/** Meaning of each query parameter, the same in every call. */
const meaning: Record<string, string> = {
  age_months: 'For this age.',
  batch_id: 'Of this batch.',
  area: 'About this one of Head Start’s domains or the EYFS areas.',
  bbox: '`west,south,east,north` in degrees; west greater than east crosses the antimeridian.',
  before: 'The id of the last one before: only what is older, which is the next page of the newest.',
  category: 'Of this kind. With an import: of entries that do not say theirs.',
  category_id: 'Of this category.',
  child_id: 'Of this child.',
  cursor: 'The `next_cursor` of the page before.',
  done: 'Whether it was done before.',
  duration: 'Of those that fit this choice of time.',
  form: 'The form’s id on the page.',
  group_id: 'Of this group.',
  hours: 'As OpenStreetMap’s opening_hours are written.',
  images: '`small` names each picture at most 480 pixels wide or high.',
  is_hidden: 'Only those that are hidden, or only those that are not.',
  limit: 'How many at most.',
  materials: 'Ids of what is at home, between commas.',
  max_duration: 'Minutes at most.',
  missing: 'How many materials may be lacking, of `materials` or of what one has at home.',
  month: '`YYYY-MM`.',
  move_to: 'The category that the activities go to.',
  name: 'As it is typed.',
  name_or_category: 'Part of the name, or of what its kind is called in the reader’s language.',
  near: '`latitude,longitude` in degrees.',
  offset: 'How many to pass over.',
  open: '`true` leaves out only what is known to be closed.',
  q: 'Words to look for, in any of the languages; slips are forgiven.',
  rain: '`true` keeps to what is done indoors.',
  restore: '`true` brings back what was removed here.',
  season: 'The caller’s own, where it is not that of the north.',
  size: '`small` gives it at most 480 pixels wide or high.',
  sort: '`recommended` is by fitness where something is searched for.',
  source: 'Whose the ids in the file are.',
  status: 'In this state.',
  unnamed: 'What entries without a name are called.',
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
  IfNoneMatch: header('If-None-Match', 'The `ETag` of the answer that one has.', { type: 'string' }),
  IdempotencyKey: header('Idempotency-Key', 'With a token: the same key and body within 24 hours gets the stored answer again.', {
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
