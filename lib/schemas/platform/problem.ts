import * as z from 'zod/mini'

/** An error response (RFC 9457) as the browser reads it, with sentences in the user's language. */
export const problemBody = z.object({
  code: z.string(),
  title: z.string(),
  detail: z.string(),
  errors: z._default(z.array(z.object({ field: z.string(), message: z.string() })), []),
  current: z.optional(z.unknown()),
})
export type ProblemBody = z.infer<typeof problemBody>
