import * as z from 'zod/mini'
import { id, instant, line, note, version } from '#lib/schemas/platform/fields'

/** As many members as a list of children may have. */
const MAX_MEMBERS = 1000

const members = z.array(id).check(
  z.maxLength(MAX_MEMBERS),
  z.refine((ids) => new Set(ids).size === ids.length, 'member_twice'),
)

/** What a group is made of. `members` are ids of the caller's own children; `groupRange` is ages as people write them: "3-5, 6-8". */
export const groupInput = z.strictObject({
  name: line(80),
  description: note(500),
  groupRange: note(80),
  members: z.optional(z.nullable(members)),
})
export type GroupInput = z.infer<typeof groupInput>

/** A change: what is absent stays, null clears. With `version`, the change is refused where the row has moved on. */
export const groupChange = z.extend(z.partial(groupInput), { version: z.optional(version) })
export type GroupChange = z.infer<typeof groupChange>

export const group = z.object({
  id,
  name: z.string(),
  description: z.nullable(z.string()),
  groupRange: z.nullable(z.string()),
  /** The youngest age that the range names, in months; null where it names none. */
  rangeMinMonths: z.nullable(z.number()),
  /** In the order they were chosen. */
  members: z.array(id),
  createdAt: instant,
  version: z.number(),
})
export type Group = z.infer<typeof group>

export const groupList = z.array(group)
