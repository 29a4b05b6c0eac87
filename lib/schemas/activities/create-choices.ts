import * as z from 'zod/mini'
import { MAX_CHILDREN_TOGETHER } from '#lib/domain/activities/batch'
import { durations } from '#lib/domain/activities/duration'
import { settings } from '#lib/domain/platform/basics'

const id = z.catch(z.nullable(z.uuid()), null)

const kept = z.object({
  recipientIds: z.catch(z.array(z.uuid()).check(z.maxLength(MAX_CHILDREN_TOGETHER)), []),
  /** Names of the recipient in older cookies, the newest first. */
  recipientId: id,
  whomId: id,
  childId: id,
  // The defaults of a first visit.
  duration: z.catch(z.enum(durations), '30-60min'),
  location: z.catch(z.enum(settings), 'indoor'),
})
const choices = z.pipe(
  kept,
  z.transform(({ recipientIds, recipientId, whomId, childId, ...rest }) => {
    const single = recipientId ?? whomId ?? childId
    return { recipientIds: recipientIds.length === 0 && single !== null ? [single] : recipientIds, ...rest }
  }),
)
/** The choices of the create screen; `recipientIds` has one child, one group, or several children. */
export type CreateChoices = z.output<typeof choices>

/** Reads the cookie, with defaults for missing values. */
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
