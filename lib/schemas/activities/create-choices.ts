import * as z from 'zod/mini'
import { durations } from '#lib/domain/activities/duration'
import { settings } from '#lib/domain/platform/basics'

const id = z.catch(z.nullable(z.uuid()), null)

const kept = z.object({
  recipientId: id,
  /** What it was called in version 0.1, and before there were groups. */
  whomId: id,
  childId: id,
  // The choices of a first visit.
  duration: z.catch(z.enum(durations), '30-60min'),
  location: z.catch(z.enum(settings), 'indoor'),
})
const choices = z.pipe(
  kept,
  z.transform(({ recipientId, whomId, childId, ...rest }) => ({ recipientId: recipientId ?? whomId ?? childId, ...rest })),
)
/** What was chosen on the create screen; `recipientId` is a child's or a group's. */
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
