import 'server-only'
import { statusOf } from '#lib/server/platform/http/declaration'
import { problem } from '#lib/server/platform/openapi/components/platform'
import { exampleOf, jsonSchemas } from '#lib/server/platform/openapi/json-schemas'
import { problemReferences, problemsOf, takesKey } from '#lib/server/platform/openapi/problems'
import type { AnyDeclaration, Call, Content, JsonObject, ResponseOrRef } from '#lib/server/platform/openapi/types'

export const responseHeaders = {
  ContentLanguage: { description: 'The language of the texts.', schema: { type: 'string', enum: ['en', 'es', 'he'] } },
  ETag: { description: 'Changes with the response.', schema: { type: 'string' } },
  IdempotencyReplayed: { description: '`true` if the response is a stored one.', schema: { type: 'string', const: 'true' } },
  Location: { description: 'The address of the redirect.', schema: { type: 'string' } },
  RetryAfter: { description: 'Seconds to wait before a retry.', schema: { type: 'integer' } },
}

const EVENTS = 'text/event-stream'

/** Returns all responses of a call, by status. */
export function responsesOf(call: Call): Record<string, ResponseOrRef> {
  const { method, declaration } = call
  const status = statusOf(declaration, method)
  const content = contentOf(declaration)
  const headers = headersOf(call, status)
  const response = { description: meaningOf(status), ...(headers && { headers }), ...(content && { content }) }
  return {
    [status]: response,
    ...(declaration.events && status !== 200 && { 200: { description: 'Its events.', content: eventsOf(declaration.events) } }),
    ...(declaration.events && status === 200 && { 200: { ...response, content: { ...content, ...eventsOf(declaration.events) } } }),
    ...((declaration.isShared || declaration.hasETag) && { 304: { description: 'Not modified since the `ETag` in `If-None-Match`.' } }),
    ...problemReferences(problemsOf(call)),
  }
}

function meaningOf(status: number): string {
  if (status === 201) return 'Created.'
  if (status === 202) return 'Accepted.'
  if (status === 204) return 'Done; the response is empty.'
  return status === 303 ? 'Found at another address.' : 'The response.'
}

function headersOf(call: Call, status: number): JsonObject | undefined {
  const names: (keyof typeof responseHeaders)[] = [
    ...(call.declaration.responseSchema ? (['ContentLanguage'] as const) : []),
    ...(call.declaration.isShared || call.declaration.hasETag ? (['ETag'] as const) : []),
    ...(takesKey(call) && call.declaration.access !== 'public' ? (['IdempotencyReplayed'] as const) : []),
    ...(status === 303 ? (['Location'] as const) : []),
  ]
  if (names.length === 0) return undefined
  return Object.fromEntries(names.map((name) => [headerName(name), { $ref: `#/components/headers/${name}` }]))
}

/** Converts `ContentLanguage` to the name of the header. */
function headerName(name: string): string {
  return name === 'ETag' ? name : name.replace(/(?<=[a-z])(?=[A-Z])/g, '-')
}

function contentOf({ responseSchema, mediaType }: AnyDeclaration): Content | undefined {
  if (responseSchema) return { 'application/json': { schema: jsonSchemaOf(responseSchema) } }
  if (mediaType === undefined) return undefined
  // OpenAPI 3.1: bytes are described by their media type only.
  if (mediaType.startsWith('image/')) return { [mediaType]: { schema: {} } }
  return { [mediaType]: { schema: { type: mediaType.endsWith('json') ? 'object' : 'string' } } }
}

/** OpenAPI 3.1 has no term for the events of a stream, so their content is described in JSON Schema. */
function eventsOf(events: NonNullable<AnyDeclaration['events']>): Content {
  const all = Object.entries({ ...events, problem })
  const oneEvent = ([name, schema]: (typeof all)[number]) => ({
    type: 'object',
    properties: { event: { type: 'string', const: name }, data: jsonSchemaOf(schema) },
    required: ['event', 'data'],
  })
  const example = Object.entries(events).map(([name, schema]) => `event: ${name}\ndata: ${JSON.stringify(exampleOf(schema))}\n\n`)
  return {
    [EVENTS]: {
      schema: {
        type: 'string',
        description: `Server-sent events: ${all.map(([name]) => `\`${name}\``).join(', ')}. Each one’s data is JSON.`,
        contentMediaType: EVENTS,
        contentSchema: { oneOf: all.map(oneEvent) },
      },
      example: example.join(''),
    },
  }
}

function jsonSchemaOf(schema: NonNullable<AnyDeclaration['responseSchema']>): JsonObject {
  return jsonSchemas([schema], 'output')[0] ?? {}
}
