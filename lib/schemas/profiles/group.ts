import * as z from 'zod/mini'
import { groupSizes } from '#lib/domain/profiles/group-size'
import { id, instant, line, note, version } from '#lib/schemas/platform/fields'

/** The maximum number of members, the same as in a list of children. */
const MAX_MEMBERS = 1000

const members = z.array(id).check(
  z.maxLength(MAX_MEMBERS),
  z.refine((ids) => new Set(ids).size === ids.length, 'member_twice'),
)

/** The input of a group. `members` are ids of the caller's own children; `groupRange` is free text about ages: "3-5, 6-8". */
export const groupInput = z.strictObject({
  name: line(80),
  description: note(500),
  groupRange: note(80),
  /** How many children come, including those without a profile. */
  groupSize: z.optional(z.nullable(z.enum(groupSizes))),
  members: z.optional(z.nullable(members)),
})
export type GroupInput = z.infer<typeof groupInput>

/** A change: absent fields stay, null clears. With `version`, an outdated change is refused. */
export const groupChange = z.extend(z.partial(groupInput), { version: z.optional(version) })
export type GroupChange = z.infer<typeof groupChange>

export const group = z.object({
  id,
  name: z.string(),
  description: z.nullable(z.string()),
  groupRange: z.nullable(z.string()),
  groupSize: z.nullable(z.enum(groupSizes)),
  /** The youngest age of the range, in months; null if it has none. */
  rangeMinMonths: z.nullable(z.number()),
  /** The member ids, in the chosen order. */
  members: z.array(id),
  createdAt: instant,
  version: z.number(),
})
export type Group = z.infer<typeof group>

export const groupList = z.array(group)
