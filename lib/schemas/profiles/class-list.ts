import * as z from 'zod/mini'
import { dayOrders, MAX_LIST_TEXT } from '#lib/domain/profiles/class-list'
import { id, note, storable } from '#lib/schemas/platform/fields'

/** What keeps a child of a list from being added. */
export const listFaults = [
  'no_name',
  'name_too_long',
  'no_date',
  'date_future',
  'date_too_old',
  'allergies_too_long',
  'already_there',
  'twice',
] as const
export type ListFault = (typeof listFaults)[number]

/** A list as it was pasted, and how its dates are to be read where they do not tell. */
export const classListInput = z.strictObject({
  text: z.string().check(z.minLength(1, 'required'), z.maxLength(MAX_LIST_TEXT), storable),
  dayOrder: z.optional(z.enum(dayOrders)),
})
export type ClassListInput = z.infer<typeof classListInput>

/**
 * The children that a list names. `fault` is what keeps one from being added, and `childId` who that is
 * where somebody of that name and birth date is among the children already. An allergy that is not known is taken for anything.
 * `isOrderOpen` where 3/4/2021 could be March or April.
 */
export const classList = z.object({
  children: z.array(
    z.object({
      line: z.number(),
      name: z.string(),
      dateOfBirth: z.nullable(z.string()),
      allergies: z.array(z.object({ name: z.string(), isKnown: z.boolean() })),
      fault: z.nullable(z.enum(listFaults)),
      childId: z.nullable(id),
    }),
  ),
  dayOrder: z.enum(dayOrders),
  isOrderOpen: z.boolean(),
})
export type ReadClassList = z.infer<typeof classList>

/** The group that may be made of a list: none where it has no name. */
export const classListGroup = z.object({ name: note(80) })
