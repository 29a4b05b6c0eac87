import * as z from 'zod/mini'
import { cursor, pagination } from '#lib/schemas/platform/cursor'
import { day, id, instant, limit, line, note, pastDay, version } from '#lib/schemas/platform/fields'
import { severalChildren } from '#lib/schemas/profiles/recipient'

const rating = z.int().check(z.minimum(1), z.maximum(5))

const entryFields = z.strictObject({
  childId: z.optional(z.nullable(id)),
  childIds: z.optional(z.nullable(severalChildren)),
  groupId: z.optional(z.nullable(id)),
  activityId: z.optional(z.nullable(id)),
  date: pastDay,
  title: line(120),
  description: note(2000),
  rating,
  imageBase64: z.optional(z.nullable(z.string())),
})

/** How many of the three it names. */
const named = ({ childId, childIds, groupId }: { childId?: unknown; childIds?: unknown; groupId?: unknown }) =>
  [childId, childIds, groupId].filter((one) => one != null).length

/** What an entry of the journal is made of; it is about a child, several, or a group: exactly one of the three. `imageBase64` is a data URL or bare base64 of a JPEG, PNG, GIF or WebP of at most 5 MB. */
export const entryInput = entryFields.check(z.refine((entry) => named(entry) === 1, { error: 'required', path: ['childId'] }))
export type EntryInput = z.infer<typeof entryInput>

/**
 * A change: what is absent stays, null clears; whoever it is about from now on takes the place of whoever it was about. With `version`,
 * the change is refused where the row has moved on.
 */
export const entryChange = z.extend(z.partial(entryFields), { version: z.optional(version) }).check(
  z.refine((change) => named(change) === 1 || [change.childId, change.childIds, change.groupId].every((one) => one === undefined), {
    error: 'required',
    path: ['childId'],
  }),
)
export type EntryChange = z.infer<typeof entryChange>

export const journalEntry = z.object({
  id,
  childId: z.nullable(id),
  /** Of several; else empty. */
  childIds: z.array(id),
  groupId: z.nullable(id),
  activityId: z.nullable(id),
  date: day,
  title: z.string(),
  description: z.nullable(z.string()),
  rating: z.number(),
  /** A data URL of a JPEG. */
  imageBase64: z.nullable(z.string()),
  /** The path of the same JPEG, for a GET with the bearer token; null without a picture. */
  imageUrl: z.nullable(z.string()),
  createdAt: instant,
  version: z.number(),
})
export type JournalEntry = z.infer<typeof journalEntry>

/** An entry in a list names its picture and does not carry it. */
export const listedEntry = z.omit(journalEntry, { imageBase64: true })
export type ListedEntry = z.infer<typeof listedEntry>

/** Entries are ordered by their day, and those of one day by their id: a page ends after both. */
interface JournalPosition {
  date: string
  id: string
}

const DAY_LENGTH = 'YYYY-MM-DD'.length

/** What `cursor` holds. */
export function positionText({ date, id: entryId }: JournalPosition): string {
  return `${date}${entryId}`
}

const position = cursor((text): JournalPosition | undefined => {
  const [date, entryId] = [z.iso.date().safeParse(text.slice(0, DAY_LENGTH)).data, id.safeParse(text.slice(DAY_LENGTH)).data]
  // PostgreSQL knows no year 0.
  return date && date >= '0001' && entryId ? { date, id: entryId } : undefined
})

/** YYYY-MM. */
export const month = z.string().check(z.regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, 'date'))

/** `small`: at most 480 px wide or high. */
export const pictureQuery = z.strictObject({ size: z.optional(z.literal('small')) })

/** Of a child are also those with others. `images=small` names each picture at most 480 px wide or high, for lists. */
export const journalQuery = z.strictObject({
  childId: z.optional(id),
  groupId: z.optional(id),
  month: z.optional(month),
  images: z.optional(z.literal('small')),
  limit: z.optional(limit),
  cursor: z.optional(position),
})
export type JournalQuery = z.infer<typeof journalQuery>

export const journalPage = z.object({ entries: z.array(listedEntry), pagination })
export type JournalPage = z.infer<typeof journalPage>
