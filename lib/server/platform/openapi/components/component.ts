import 'server-only'
import type * as z from 'zod/mini'

/** A schema of the wire that the description calls by a name, with one example as it is in the code. */
export interface Component {
  name: string
  schema: z.ZodMiniType
  io: 'input' | 'output'
  example: unknown
}

/** Of what is sent to the API. */
export function sent<S extends z.ZodMiniType>(name: string, schema: S, example: z.input<S>): Component {
  return { name, schema, io: 'input', example }
}

/** Of what the API answers. */
export function answered<S extends z.ZodMiniType>(name: string, schema: S, example: z.output<S>): Component {
  return { name, schema, io: 'output', example }
}
