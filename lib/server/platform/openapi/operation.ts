import 'server-only'
import type { Access } from '#lib/server/platform/http/declaration'
import { jsonSchemas } from '#lib/server/platform/openapi/json-schemas'
import { parametersOf } from '#lib/server/platform/openapi/parameters'
import { responsesOf } from '#lib/server/platform/openapi/responses'
import { tagOf } from '#lib/server/platform/openapi/tags'
import type { Call, Operation } from '#lib/server/platform/openapi/types'

const who: Record<Access, string> = {
  public: 'anybody',
  signed_in: 'signed in',
  member: 'member (signed in, and parent or educator is chosen)',
  admin: 'admin',
}

/** Describes one call. */
export function operationOf(call: Call): Operation {
  const { method, path, declaration } = call
  const { title, description, access = 'member' } = declaration
  const requestBody = requestBodyOf(call)
  return {
    operationId: operationIdOf(method, path),
    summary: title,
    description: [`**Who:** ${who[access]}.`, description].filter(Boolean).join('\n\n'),
    tags: [tagOf(path)],
    'x-role': access,
    // With a token, some public responses include the user's own data.
    security: access === 'public' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: parametersOf(call),
    ...(requestBody && { requestBody }),
    responses: responsesOf(call),
  }
}

/** Builds an id such as `patchChildrenId`. */
function operationIdOf(method: string, path: string): string {
  const words = path.match(/[a-z]+/gi) ?? []
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

function requestBodyOf({ method, declaration: { body, streamed } }: Call): Operation['requestBody'] {
  if (streamed) return { required: true, content: Object.fromEntries(streamed.map((type) => [type, { schema: {} }])) }
  if (!body) return undefined
  const [schema = {}] = jsonSchemas([body], 'input')
  // A DELETE without a body counts as one with an empty body.
  return { required: method !== 'DELETE', content: { 'application/json': { schema } } }
}
