import * as z from 'zod/mini'
import { MAX_CHILDREN_TOGETHER } from '#lib/domain/activities/batch'
import { id } from '#lib/schemas/platform/fields'

/** Ids of several of the user's children. */
const severalChildren = z.array(id).check(z.minLength(2), z.maxLength(MAX_CHILDREN_TOGETHER))

/** The recipient: one of the user's children, several of them, or a group; exactly one of the three. */
export const recipientInput = z
  .strictObject({
    childId: z.optional(id),
    childIds: z.optional(severalChildren),
    groupId: z.optional(id),
  })
  .check(z.refine((named) => Object.values(named).filter((one) => one !== undefined).length === 1, { error: 'required', path: ['childId'] }))
export type RecipientInput = z.infer<typeof recipientInput>
