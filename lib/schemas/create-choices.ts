import * as z from 'zod/mini'
import { durations } from '#lib/domain/duration'
import { settings } from '#lib/domain/vocabulary'

const choices = z.object({
  childId: z.catch(z.nullable(z.uuid()), null),
  // As specified: the defaults.
  duration: z.catch(z.enum(durations), '30-60min'),
  location: z.catch(z.enum(settings), 'indoor'),
})
export type CreateChoices = z.infer<typeof choices>

/** What a cookie says, with the defaults for what it does not. */
export function readChoices(cookie: string | undefined): CreateChoices {
  return z.parse(choices, parseJson(cookie))
}

function parseJson(text: string | undefined): unknown {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text ?? ''))
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {}
  } catch {
    return {}
  }
}
