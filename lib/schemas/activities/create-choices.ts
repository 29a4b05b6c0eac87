import * as z from 'zod/mini'
import { durations } from '#lib/domain/activities/duration'
import { settings } from '#lib/domain/platform/basics'

const id = z.catch(z.nullable(z.uuid()), null)

const kept = z.object({
  whomId: id,
  /** Before there were groups it was a child. */
  childId: id,
  // As specified: the defaults.
  duration: z.catch(z.enum(durations), '30-60min'),
  location: z.catch(z.enum(settings), 'indoor'),
})
const choices = z.pipe(
  kept,
  z.transform(({ whomId, childId, ...rest }) => ({ whomId: whomId ?? childId, ...rest })),
)
/** What was chosen on the create screen; `whomId` is a child's or a group's. */
export type CreateChoices = z.output<typeof choices>

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
