import * as z from 'zod/mini'
import { MAX_LIST_TEXT, nameOrders } from '#lib/domain/profiles/class-list'
import { dayOrders } from '#lib/domain/profiles/written-date'
import { id, note, storable } from '#lib/schemas/platform/fields'

/** Reasons why a child of a list cannot be added. */
export const childProblems = [
  'line_too_long',
  'no_name',
  'name_too_long',
  'no_date',
  'unclear_name',
  'date_future',
  'date_too_old',
  'allergies_too_long',
  'already_there',
  'twice',
] as const
export type ChildProblem = (typeof childProblems)[number]

/** A pasted list, and how to read its dates and names if the list does not tell. */
export const classListInput = z.strictObject({
  text: z.string().check(z.minLength(1, 'required'), z.maxLength(MAX_LIST_TEXT), storable),
  dayOrder: z.optional(z.enum(dayOrders)),
  nameOrder: z.optional(z.enum(nameOrders)),
})
export type ClassListInput = z.infer<typeof classListInput>

/**
 * The children of a list. `fault` is why one cannot be added; `childId` is an existing child with the same name and birth date.
 * An unknown allergy may mean every allergy. `isOrderOpen` is true if 3/4/2021 could be March or April. `unclearName` are the parts of the
 * first name of which only the user knows the order. `unreadFrom` is the first line beyond the maximum.
 */
export const classList = z.object({
  children: z.array(
    z.object({
      line: z.number(),
      name: z.string(),
      dateOfBirth: z.nullable(z.string()),
      allergies: z.array(z.object({ name: z.string(), isKnown: z.boolean() })),
      fault: z.nullable(z.enum(childProblems)),
      childId: z.nullable(id),
    }),
  ),
  dayOrder: z.enum(dayOrders),
  isOrderOpen: z.boolean(),
  unclearName: z.nullable(z.array(z.string())),
  unreadFrom: z.nullable(z.number()),
})
export type ReadClassList = z.infer<typeof classList>

/** The optional group for a list; none without a name. */
export const classListGroup = z.object({ name: note(80) })
