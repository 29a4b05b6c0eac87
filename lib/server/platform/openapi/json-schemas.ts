import 'server-only'
import * as z from 'zod/mini'
import { email } from '#lib/schemas/account/user'
import { httpsUrl } from '#lib/schemas/places/location'
import { day, instant, yesOrNo } from '#lib/schemas/platform/fields'
import { toSnakeKey, toWire } from '#lib/schemas/platform/wire'
import { components } from '#lib/server/platform/openapi/components/all'
import type { JsonObject, JsonSchema } from '#lib/server/platform/openapi/types'

type Io = 'input' | 'output'

/** JSON Schemas that zod cannot derive, of transformations and of checks in code. */
const known = new Map<z.core.$ZodType, JsonObject>([
  [instant, { type: 'string', format: 'date-time' }],
  [day, { type: 'string', format: 'date' }],
  [email, { type: 'string', format: 'email' }],
  [httpsUrl, { type: 'string', format: 'uri' }],
  [yesOrNo, { type: 'boolean', enum: undefined }],
])

/**
 * Converts schemas to JSON Schema with the API's key names; named ones become references.
 * @returns one for each given schema, in order
 */
export function jsonSchemas(schemas: z.ZodMiniType[], io: Io): JsonSchema[] {
  const registry = registerNamed(io)
  for (const [at, schema] of schemas.entries()) if (!registry.has(schema)) registry.add(schema, { id: `unnamed ${at}` })
  const made = convert(registry, io)
  return schemas.map((schema) => {
    const id = registry.get(schema)?.id ?? ''
    return id.startsWith('unnamed ') ? (made[id] ?? {}) : { $ref: reference(id) }
  })
}

/** Returns the named schemas, each with its example. */
export function namedSchemas(): Record<string, JsonSchema> {
  const made = { ...convert(registerNamed('input'), 'input'), ...convert(registerNamed('output'), 'output') }
  return Object.fromEntries(components.map(({ name, example }) => [name, { title: name, ...made[name], examples: [toWire(example)] }]))
}

/** Returns the example of a named schema in the API's spelling. @throws Error if it has no name */
export function exampleOf(schema: z.ZodMiniType): unknown {
  const found = components.find((component) => component.schema === schema && component.io === 'output')
  if (!found) throw new Error('A schema without a name has no example')
  return toWire(found.example)
}

function registerNamed(io: Io) {
  const registry = z.registry<{ id: string }>()
  for (const component of components) if (component.io === io) registry.add(component.schema, { id: component.name })
  return registry
}

function reference(name: string): string {
  return `#/components/schemas/${name}`
}

function convert(registry: ReturnType<typeof registerNamed>, io: Io): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: reference,
    override: ({ zodSchema, jsonSchema }) => {
      Object.assign(jsonSchema, known.get(zodSchema))
      if (io === 'input' && isNumberInText(zodSchema)) Object.assign(jsonSchema, { pattern: undefined }, numberOf(zodSchema))
    },
  })
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, toApiSchema(schema)]))
}

/** Whether a schema is a number in a query string: a text of digits, which clients need not know. */
function isNumberInText(schema: z.core.$ZodType): schema is z.ZodMiniPipe {
  return (
    schema instanceof z.ZodMiniPipe && schema._zod.def.out instanceof z.ZodMiniPipe && schema._zod.def.out._zod.def.out instanceof z.ZodMiniNumber
  )
}

function numberOf(schema: z.ZodMiniPipe): JsonObject {
  const { $schema, ...rest } = z.toJSONSchema(schema._zod.def.out, { io: 'output' })
  return rest
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Converts keys to the API's names and removes redundant patterns of formats. */
function toApiSchema(schema: JsonObject): JsonSchema {
  const { $schema, $id, properties, required, pattern, ...rest } = schema
  const out: JsonSchema = {}
  for (const [key, value] of Object.entries(rest)) out[key] = inner(value)
  if (pattern !== undefined && !('format' in schema)) out.pattern = pattern
  if (isObject(properties))
    out.properties = Object.fromEntries(
      Object.entries(properties).map(([key, value]) => [toSnakeKey(key), isObject(value) ? toApiSchema(value) : {}]),
    )
  if (Array.isArray(required)) out.required = required.map((key) => toSnakeKey(String(key)))
  return out
}

function inner(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inner)
  return isObject(value) ? toApiSchema(value) : value
}
