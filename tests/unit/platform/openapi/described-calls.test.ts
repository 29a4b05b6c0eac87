import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { day, instant, yesOrNo } from '#lib/schemas/platform/fields'
import { components } from '#lib/server/platform/openapi/components/all'
import { openApiDocument } from '#lib/server/platform/openapi/document'
import { exampleOf, jsonSchemas, namedSchemas } from '#lib/server/platform/openapi/json-schemas'
import { operationOf } from '#lib/server/platform/openapi/operation'
import { problemsOf, takesKey } from '#lib/server/platform/openapi/problems'
import { tagOf } from '#lib/server/platform/openapi/tags'
import type { AnyDeclaration, Call, Method } from '#lib/server/platform/openapi/types'

const toCall = (method: Method, path: string, declaration: Partial<AnyDeclaration> = {}): Call => ({
  method,
  path,
  declaration: { title: 'Try', ...declaration },
})
const named = components.filter(({ io }) => io === 'output')
const [first] = named
if (!first) throw new Error('There is no named schema.')

describe('operationOf', () => {
  test('names and describes the call', () => {
    const operation = operationOf(toCall('PATCH', '/children/{id}', { title: 'Change a child', description: 'More.' }))
    expect(operation).toMatchObject({ operationId: 'patchChildrenId', summary: 'Change a child', 'x-role': 'member', security: [{ bearer: [] }] })
    expect(operation.description).toMatch(/^\*\*Who:\*\* member.*\n\nMore\.$/s)
    expect(operation.tags).toEqual([tagOf('/children')])
    expect(operation).not.toHaveProperty('requestBody')
  })

  test('describes a call that needs no sign-in', () => {
    expect(operationOf(toCall('GET', '/explore', { access: 'public' })).security).toEqual([{}, { bearer: [] }])
  })

  test('describes a JSON body, which only a DELETE may leave out', () => {
    const body = z.object({ childName: z.string(), age: z.optional(z.number()) })
    const content = {
      'application/json': {
        schema: { type: 'object', properties: { child_name: { type: 'string' }, age: { type: 'number' } }, required: ['child_name'] },
      },
    }
    expect(operationOf(toCall('POST', '/children', { body })).requestBody).toEqual({ required: true, content })
    expect(operationOf(toCall('DELETE', '/children', { body })).requestBody).toEqual({ required: false, content })
  })

  test('describes a streamed body by its media types', () => {
    const { requestBody } = operationOf(toCall('POST', '/locations/import', { streamed: ['text/csv', 'application/json'] }))
    expect(requestBody).toEqual({ required: true, content: { 'text/csv': { schema: {} }, 'application/json': { schema: {} } } })
  })

  test('lists the parameters of path, query and headers', () => {
    const query = z.object({ limit: z.optional(z.string()), q: z.string() })
    const { parameters } = operationOf(toCall('GET', '/explore/{slug}/{id}', { query, isShared: true }))
    expect(parameters.slice(0, 2)).toEqual([
      { name: 'slug', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
    ])
    expect(parameters.slice(2, 4)).toMatchObject([
      { name: 'limit', in: 'query', schema: { type: 'string' } },
      { name: 'q', in: 'query', required: true },
    ])
    expect(parameters[2]).not.toHaveProperty('required')
    const headersOf = (call: Call) => operationOf(call).parameters.map(({ $ref }) => $ref)
    const [language, etag, key] = ['AcceptLanguage', 'IfNoneMatch', 'IdempotencyKey'].map((name) => `#/components/parameters/${name}`)
    expect(parameters.slice(4)).toEqual([{ $ref: language }, { $ref: etag }])
    expect(headersOf(toCall('GET', '/children'))).toEqual([language])
    expect(headersOf(toCall('GET', '/children', { hasETag: true }))).toEqual([language, etag])
    expect(headersOf(toCall('POST', '/children'))).toEqual([language, key])
  })

  test('requires a description of each query parameter, and derives those of facts and columns', () => {
    const describeParameter = (name: string) => operationOf(toCall('GET', '/locations', { query: z.object({ [name]: z.string() }) })).parameters[0]
    expect(() => describeParameter('unheardOf')).toThrow('unheard_of')
    expect(describeParameter('nameField')?.description).toContain('`name`')
    expect(describeParameter('shade')?.description).toBe(describeParameter('fenced')?.description)
  })
})

describe('the responses of a call', () => {
  const responses = (method: Method, declaration: Partial<AnyDeclaration> = {}) => operationOf(toCall(method, '/children', declaration)).responses
  const header = (name: string) => ({ $ref: `#/components/headers/${name}` })

  test('hold the schema under the status of success', () => {
    const responseSchema = z.object({ ageMonths: z.number() })
    const schema = { type: 'object', properties: { age_months: { type: 'number' } }, required: ['age_months'], additionalProperties: false }
    const content = { 'application/json': { schema } }
    expect(responses('GET', { responseSchema })[200]).toMatchObject({ content, headers: { 'Content-Language': header('ContentLanguage') } })
    expect(responses('POST', { responseSchema })[201]).toMatchObject({ content, headers: { 'Idempotency-Replayed': header('IdempotencyReplayed') } })
    expect(responses('POST', { responseSchema, access: 'public' })[201]).toMatchObject({ headers: { 'Content-Language': header('ContentLanguage') } })
    expect(JSON.stringify(responses('POST', { responseSchema, access: 'public' })[201])).not.toContain('Replayed')
  })

  test('are empty without a schema or media type', () => {
    expect(responses('DELETE')[204]).toEqual({ description: expect.any(String) })
  })

  test.each([
    ['image/jpeg', {}],
    ['text/csv', { type: 'string' }],
    ['application/geo+json', { type: 'object' }],
  ])('describe the file type %s', (mediaType, schema) => {
    expect(responses('GET', { mediaType })[200]).toMatchObject({ content: { [mediaType]: { schema } } })
  })

  test('include 304 and the tag if the call compares tags', () => {
    for (const declaration of [{ isShared: true }, { hasETag: true }]) {
      expect(responses('GET', declaration)).toHaveProperty('304')
      expect(responses('GET', { ...declaration, mediaType: 'image/jpeg' })[200]).toMatchObject({ headers: { ETag: header('ETag') } })
    }
    expect(responses('GET')).not.toHaveProperty('304')
  })

  test('name the address of a redirect', () => {
    expect(responses('POST', { status: 303 })[303]).toMatchObject({ headers: { Location: header('Location') } })
    expect(responses('GET', { mediaType: 'text/csv' })[200]).not.toHaveProperty('headers')
  })

  test('describe events next to the other response, each with its data', () => {
    const events = { card: first.schema }
    const stream = 'text/event-stream'
    const both = responses('GET', { events, responseSchema: first.schema })[200]
    expect(both).toMatchObject({ content: { 'application/json': {}, [stream]: {} } })
    const separate = responses('POST', { events, responseSchema: first.schema })
    expect(separate).toMatchObject({ 200: { content: { [stream]: {} } }, 201: { content: { 'application/json': {} } } })
    expect(Object.keys(Object(separate[201]).content)).toEqual(['application/json'])
    const { schema, example } = Object(separate[200]).content[stream]
    expect(schema.contentSchema.oneOf.map(({ properties }: { properties: { event: { const: string } } }) => properties.event.const)).toEqual([
      'card',
      'problem',
    ])
    expect(schema.contentSchema.oneOf[0].required).toEqual(['event', 'data'])
    expect(example).toBe(`event: card\ndata: ${JSON.stringify(exampleOf(first.schema))}\n\n`)
  })

  test('refer to one response for all problems of a status', () => {
    expect(responses('GET', { access: 'admin' })).toMatchObject({ 403: { $ref: '#/components/responses/forbidden_or_user_type_required' } })
  })
})

describe('problemsOf', () => {
  const always = ['unauthenticated', 'unavailable', 'internal']
  const problems = (method: Method, path: string, declaration: Partial<AnyDeclaration> = {}) =>
    problemsOf(toCall(method, path, { access: 'public', ...declaration })).toSorted()
  const withAlways = (...codes: string[]) => [...always, ...codes].toSorted()

  test.each([
    [{}, []],
    [{ access: 'signed_in' }, []],
    [{ access: 'member' }, ['user_type_required']],
    [{ access: undefined }, ['user_type_required']],
    [{ access: 'admin' }, ['user_type_required', 'forbidden']],
    [{ query: z.object({}) }, ['invalid']],
    [{ isLarge: true }, ['rate_limited']],
    [{ isLarge: 'file' }, ['rate_limited']],
    [{ problems: ['generation_unavailable'] }, ['generation_unavailable']],
  ] as const)('returns for reading with %o: the usual and %j', (declaration, codes) => {
    expect(problems('GET', '/children', { ...declaration, problems: [...('problems' in declaration ? declaration.problems : [])] })).toEqual(
      withAlways(...codes),
    )
  })

  test('adds a missing row for an id in the path', () => {
    expect(problems('GET', '/children/{id}')).toEqual(withAlways('not_found'))
  })

  test.each([
    ['DELETE', {}, []],
    ['PATCH', { body: z.object({}) }, ['payload_too_large', 'invalid']],
    ['PATCH', { body: z.object({ version: z.number() }) }, ['payload_too_large', 'invalid', 'conflict']],
    ['POST', {}, ['invalid', 'conflict']],
    ['POST', { keepsNothing: true }, []],
    ['POST', { streamed: ['text/csv'] }, ['payload_too_large', 'invalid']],
  ] as const)('returns for %s with %o: the usual, those of writing and %j', (method, declaration, codes) => {
    const given = { ...declaration, streamed: 'streamed' in declaration ? [...declaration.streamed] : undefined }
    expect(problems(method, '/children', given)).toEqual(withAlways('not_found', 'rate_limited', ...codes))
  })

  test('takesKey accepts a key only for a POST whose answer is stored', () => {
    expect(takesKey(toCall('POST', '/children'))).toBe(true)
    expect(takesKey(toCall('PATCH', '/children'))).toBe(false)
    expect(takesKey(toCall('POST', '/children', { keepsNothing: true }))).toBe(false)
    expect(takesKey(toCall('POST', '/children', { streamed: ['text/csv'] }))).toBe(false)
  })
})

describe('jsonSchemas', () => {
  const convert = (schema: z.ZodMiniType, io: 'input' | 'output' = 'input') => jsonSchemas([schema], io)[0]

  test('refers to named schemas and converts others, in order', () => {
    expect(jsonSchemas([z.string(), first.schema, z.number()], 'output')).toEqual([
      { type: 'string' },
      { $ref: `#/components/schemas/${first.name}` },
      { type: 'number' },
    ])
  })

  test('converts nested keys to snake case and leaves out unset keywords', () => {
    const schema = z.object({ outerKey: z.array(z.object({ innerKey: z.nullable(z.string()) })) })
    expect(convert(schema, 'output')).toEqual({
      type: 'object',
      properties: {
        outer_key: {
          type: 'array',
          items: {
            type: 'object',
            properties: { inner_key: { type: ['string', 'null'] } },
            required: ['inner_key'],
            additionalProperties: false,
          },
        },
      },
      required: ['outer_key'],
      additionalProperties: false,
    })
  })

  test('writes formats instead of the patterns that they imply', () => {
    expect(convert(z.uuid())).toEqual({ type: 'string', format: 'uuid' })
    expect(convert(z.string().check(z.regex(/^a$/)))).toEqual({ type: 'string', pattern: '^a$' })
    expect(convert(instant)).toMatchObject({ type: 'string', format: 'date-time' })
    expect(convert(day)).toMatchObject({ type: 'string', format: 'date' })
    expect(convert(yesOrNo)).toMatchObject({ type: 'boolean' })
  })
})

describe('named schemas', () => {
  test('have a title and an example', () => {
    const all = namedSchemas()
    expect(Object.keys(all).sort()).toEqual([...new Set(components.map(({ name }) => name))].sort())
    expect(all[first.name]).toMatchObject({ title: first.name, examples: [exampleOf(first.schema)] })
  })

  test('exampleOf throws for a schema without a name', () => {
    expect(() => exampleOf(z.string())).toThrow('name')
  })
})

describe('tagOf', () => {
  test('finds the chapter of a path and of those below it', () => {
    expect(tagOf('/children/{id}')).toBe(tagOf('/children'))
    expect(tagOf('/admin/explore/activities')).not.toBe(tagOf('/explore'))
  })

  test.each(['/childrens', '/nowhere'])('throws for %s', (path) => {
    expect(() => tagOf(path)).toThrow(path)
  })
})

test('openApiDocument describes all methods of a path together', async () => {
  const calls = [toCall('GET', '/children', { access: 'admin' }), toCall('POST', '/children')]
  const { paths, components: parts, info } = await openApiDocument(calls, '1.2.3')
  expect(info).toMatchObject({ version: '1.2.3' })
  expect(Object.keys(paths['/children'] ?? {})).toEqual(['get', 'post'])
  expect(Object.keys(paths)).toContain('/livez')
  const { forbidden_or_user_type_required: forbidden, unavailable } = parts.responses
  expect(Object.keys(Object(forbidden).content['application/problem+json'].examples)).toEqual(['forbidden', 'user_type_required'])
  expect(forbidden?.headers).toEqual({ 'Content-Language': { $ref: '#/components/headers/ContentLanguage' } })
  expect(unavailable?.headers).toMatchObject({ 'Retry-After': { $ref: '#/components/headers/RetryAfter' } })
  expect(parts.responses.rate_limited?.headers).toMatchObject({ 'Retry-After': {} })
})
