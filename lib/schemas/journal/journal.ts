import * as z from 'zod/mini'
import { cursor, pagination } from '#lib/schemas/platform/cursor'
import { day, id, instant, limit, line, note, pastDay, version } from '#lib/schemas/platform/fields'

const rating = z.int().check(z.minimum(1), z.maximum(5))

/** What an entry of the journal is made of. `imageBase64` is a data URL or bare base64 of a JPEG, PNG, GIF or WebP of at most 5 MB. */
export const entryInput = z.strictObject({
  // Absent it is missing, not unknown.
  childId: z.string().check(id),
  activityId: z.optional(z.nullable(id)),
  date: pastDay,
  title: line(120),
  description: note(2000),
  rating,
  imageBase64: z.optional(z.nullable(z.string())),
})
export type EntryInput = z.infer<typeof entryInput>

/** A change: what is absent stays, null clears. With `version`, the change is refused where the row has moved on. */
export const entryChange = z.extend(z.partial(entryInput), { version: z.optional(version) })
export type EntryChange = z.infer<typeof entryChange>

export const journalEntry = z.object({
  id,
  childId: id,
  activityId: z.nullable(id),
  date: day,
  title: z.string(),
  description: z.nullable(z.string()),
  rating: z.number(),
  /** A data URL of a JPEG. */
  imageBase64: z.nullable(z.string()),
  createdAt: instant,
  version: z.number(),
})
export type JournalEntry = z.infer<typeof journalEntry>

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

/** `images=small` gives each picture at most 480 px wide or high, for lists. */
export const journalQuery = z.strictObject({
  childId: z.optional(id),
  month: z.optional(month),
  images: z.optional(z.literal('small')),
  limit: z.optional(limit),
  cursor: z.optional(position),
})
export type JournalQuery = z.infer<typeof journalQuery>

export const journalPage = z.object({ entries: z.array(journalEntry), pagination })
export type JournalPage = z.infer<typeof journalPage>
