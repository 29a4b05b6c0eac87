import * as z from 'zod/mini'
import { placeCategories, removalReasons } from '#lib/domain/places/places'
import { instant, storable, yesOrNo } from '#lib/schemas/platform/fields'

/** So many entries are named that were refused, and so many that lost a field; all are counted. */
export const MAX_NAMED = 200

/** Why an entry is refused, or a field of it left out. */
export const importReasons = [
  'no_name',
  'name_too_long',
  'no_position',
  'bad_position',
  'swapped_position',
  'private',
  'twice',
  'not_an_entry',
  'bad_text',
  'bad_hours',
  'hours_rules',
  'bad_phone',
  'bad_image_url',
  'bad_ages',
  'too_long',
] as const
export type ImportReason = (typeof importReasons)[number]

const word = z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(100), storable)

/**
 * How a file is read. `category` is of entries that do not say theirs (`other` where absent), `unnamed` what those without a name
 * are called (they are refused where absent), `source` whose the ids in it are: the same id of two sources is not the same place.
 * `name_field` and its like say under which property or column something is. What was removed here is left out, but for
 * `restore=true`.
 */
export const importQuery = z.strictObject({
  category: z.optional(z.enum(placeCategories)),
  unnamed: z.optional(word),
  source: z.optional(word),
  nameField: z.optional(word),
  descriptionField: z.optional(word),
  addressField: z.optional(word),
  hoursField: z.optional(word),
  phoneField: z.optional(word),
  imageUrlField: z.optional(word),
  categoryField: z.optional(word),
  latitudeField: z.optional(word),
  longitudeField: z.optional(word),
  idField: z.optional(word),
  restore: z.optional(yesOrNo),
})
export type ImportQuery = z.infer<typeof importQuery>

const entry = { row: z.number(), name: z.nullable(z.string()), reason: z.enum(importReasons), message: z.string() }

/** How far an import is: how many entries were read, and whether what they say is being written. */
export const importProgress = z.object({ phase: z.enum(['reading', 'writing']), entries: z.number() })
export type ImportProgress = z.infer<typeof importProgress>

/** What an import did. `row` counts the file's entries from 1; of a table its first line, which names the columns, is none. */
export const importReport = z.object({
  added: z.number(),
  changed: z.number(),
  /** Known, and the file says the same of them as before. */
  unchanged: z.number(),
  refused: z.number(),
  /** The first of them. */
  refusals: z.array(z.object(entry)),
  /** Fields that were left out of entries that came in. */
  leftOut: z.number(),
  leftOutFields: z.array(z.extend(z.object(entry), { field: z.string() })),
  /** Entries that were left out because an admin removed the place here. */
  removed: z.number(),
  /** The first of them. */
  removals: z.array(z.object({ row: z.number(), name: z.string(), reason: z.enum(removalReasons), removedAt: instant, message: z.string() })),
})
export type ImportReport = z.input<typeof importReport>
/** As it comes over the wire: with instants as text. */
export type ShownImportReport = z.output<typeof importReport>
