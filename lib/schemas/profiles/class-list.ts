import * as z from 'zod/mini'
import { dayOrders, MAX_LIST_TEXT } from '#lib/domain/profiles/class-list'
import { id, note, storable } from '#lib/schemas/platform/fields'

/** Reasons why a child of a list cannot be added. */
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

/** A pasted list, and the date order to use if the dates do not tell. */
export const classListInput = z.strictObject({
  text: z.string().check(z.minLength(1, 'required'), z.maxLength(MAX_LIST_TEXT), storable),
  dayOrder: z.optional(z.enum(dayOrders)),
})
export type ClassListInput = z.infer<typeof classListInput>

/**
 * The children of a list. `fault` is why one cannot be added; `childId` is an existing child with the same name and birth date.
 * An unknown allergy may mean every allergy. `isOrderOpen` is true if 3/4/2021 could be March or April.
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

/** The optional group for a list; none without a name. */
export const classListGroup = z.object({ name: note(80) })
