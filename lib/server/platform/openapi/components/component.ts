import 'server-only'
import type * as z from 'zod/mini'

/** An API schema with a name in the description and one example, in the code's spelling. */
export interface Component {
  name: string
  schema: z.ZodMiniType
  io: 'input' | 'output'
  example: unknown
}

/** Names a schema of requests. */
export function requestComponent<S extends z.ZodMiniType>(name: string, schema: S, example: z.input<S>): Component {
  return { name, schema, io: 'input', example }
}

/** Names a schema of responses. */
export function responseComponent<S extends z.ZodMiniType>(name: string, schema: S, example: z.output<S>): Component {
  return { name, schema, io: 'output', example }
}
