import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { openApiText } from '#lib/server/platform/openapi/generated'
import type { OpenApiDocument, OpenApiResponse } from '#lib/server/platform/openapi/types'

/** The OpenAPI description, which `npm run generate` builds from the handlers. */
export const apiDescription: OpenApiDocument = JSON.parse(openApiText)

/** Not strict, because ajv does not know OpenAPI's own keywords. */
const ajv = new Ajv2020({ strict: false, validateSchema: false })
addFormats(ajv)
ajv.addSchema(apiDescription, 'openapi.json')

/** Throws if a response differs from the description: unknown operation or status, other content type, extra key. */
export async function assertDescribed(method: string, path: string, response: Response): Promise<void> {
  const where = `${method} ${path}: ${response.status}`
  const { response: described, pointer } = find(method, path, response.status)
  const type = response.headers.get('content-type')?.split(';')[0]
  const types = Object.keys(described.content ?? {})
  if (type === undefined ? types.length > 0 : !types.includes(type)) throw new Error(`${where} is ${type}, and not ${types} as described.`)
  // A replayed response may predate an update.
  if (response.headers.has('idempotency-replayed')) return
  // A stream or file must not be read here: the test reads it at its own pace.
  if (type === undefined || type === 'text/event-stream' || response.headers.has('content-disposition')) return
  const text = await response.clone().text()
  assertFits(`${pointer}/content/${escapePointer(type)}/schema`, type.endsWith('json') ? JSON.parse(text) : text, where)
}

/** Throws if a stream event differs from the description. */
export function assertEventDescribed(method: string, path: string, event: { event: string | undefined; data: unknown }): void {
  const { pointer } = find(method, path, 200)
  assertFits(`${pointer}/content/${escapePointer('text/event-stream')}/schema/contentSchema`, event, `${method} ${path}: event ${event.event}`)
}

function find(method: string, path: string, status: number): { response: OpenApiResponse; pointer: string } {
  const described = apiDescription.paths[path]?.[method.toLowerCase()]?.responses[status]
  if (!described) throw new Error(`${method} ${path}: ${status} is not described.`)
  if (!('$ref' in described)) return { response: described, pointer: `#/paths/${escapePointer(path)}/${method.toLowerCase()}/responses/${status}` }
  const response = apiDescription.components.responses[described.$ref.split('/').at(-1) ?? '']
  if (!response) throw new Error(`There is no ${described.$ref}.`)
  return { response, pointer: described.$ref }
}

/** Escapes a part of a JSON pointer for a URL. */
function escapePointer(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))
}

function assertFits(pointer: string, value: unknown, where: string): void {
  // ajv caches compiled schemas.
  const validate: ValidateFunction | undefined = ajv.getSchema(`openapi.json${pointer}`)
  if (!validate) throw new Error(`There is no ${pointer}.`)
  if (!validate(value)) throw new Error(`${where} is not as described: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(value).slice(0, 500)}`)
}
