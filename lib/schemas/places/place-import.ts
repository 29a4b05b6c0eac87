import * as z from 'zod/mini'
import { noPlayReasons } from '#lib/domain/places/no-play-tags'
import { MAX_FILE_NAME_CHARACTERS } from '#lib/domain/places/place-files'
import { placeCategories, removalReasons } from '#lib/domain/places/places'
import { id, instant, storable, yesOrNo } from '#lib/schemas/platform/fields'

/** The maximum number of listed refusals, and of listed left-out fields; all are counted. */
export const MAX_NAMED = 200

/** Reasons why an entry is refused, or a field left out. */
export const importReasons = [
  'no_name',
  'name_too_long',
  'no_position',
  'bad_position',
  'swapped_position',
  'private',
  ...noPlayReasons,
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
 * The options of an import. `category` is the default for entries without one (`other` if absent); `unnamed` is the name for
 * entries without one (refused if absent); `source` identifies the file's ids, because the same id of two sources is not the same
 * place. `name_field` and similar options name a property or column. Places removed here are left out, unless `restore=true`.
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
  /** The file's name, under which admins find an import that was interrupted or refused entries. */
  fileName: z.optional(z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(MAX_FILE_NAME_CHARACTERS), storable)),
})
export type ImportQuery = z.infer<typeof importQuery>

const entry = { row: z.number(), name: z.nullable(z.string()), reason: z.enum(importReasons), message: z.string() }

/** The progress of an import: the number of entries read, and whether writing has begun. */
export const importProgress = z.object({ phase: z.enum(['reading', 'writing']), entries: z.number() })
export type ImportProgress = z.infer<typeof importProgress>

/** The result of an import. `row` counts entries from 1, without a table's header line. */
export const importReport = z.object({
  added: z.number(),
  changed: z.number(),
  /** The number of known places without changes. */
  unchanged: z.number(),
  refused: z.number(),
  /** The number of refused entries for each reason, most first. */
  refusalReasons: z.array(z.object({ reason: z.enum(importReasons), message: z.string(), count: z.number() })),
  /** The first ones only; no places to play come after the others. */
  refusals: z.array(z.object(entry)),
  /** The number of fields left out of imported entries. */
  leftOut: z.number(),
  leftOutFields: z.array(z.extend(z.object(entry), { field: z.string() })),
  /** The number of entries left out because an admin removed the place here. */
  removed: z.number(),
  /** The first ones only. */
  removals: z.array(z.object({ row: z.number(), name: z.string(), reason: z.enum(removalReasons), removedAt: instant, message: z.string() })),
})
export type ImportReport = z.input<typeof importReport>
/** The API response, with instants as text. */
export type ShownImportReport = z.output<typeof importReport>

/** `running`; `interrupted`: nothing was imported; `refused`: complete, with entries that were refused. */
export const importStates = ['running', 'interrupted', 'refused'] as const

/** An import of places that waits for an admin. */
export const importRun = z.object({
  id,
  fileName: z.nullable(z.string()),
  startedAt: instant,
  state: z.enum(importStates),
  /** Null unless it is complete. */
  report: z.nullable(importReport),
})
export type ImportRun = z.input<typeof importRun>
export type ShownImportRun = z.output<typeof importRun>
export const importRuns = z.array(importRun)
