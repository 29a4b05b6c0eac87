import * as z from 'zod/mini'
import { MAX_CHILDREN_PER_ENTRY, MAX_JOURNAL_SEARCH_CHARACTERS } from '#lib/domain/journal/journal-limits'
import { cursor, pagination } from '#lib/schemas/platform/cursor'
import { day, id, instant, limit, line, note, pastDay, storable, version } from '#lib/schemas/platform/fields'

const rating = z.int().check(z.minimum(1), z.maximum(5))

/** Ids of several of the user's children: a class is larger than the children of one activity. */
const severalChildren = z.array(id).check(z.minLength(2), z.maxLength(MAX_CHILDREN_PER_ENTRY))

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

/** Counts the recipient fields that are set. */
const named = ({ childId, childIds, groupId }: { childId?: unknown; childIds?: unknown; groupId?: unknown }) =>
  [childId, childIds, groupId].filter((one) => one != null).length

/**
 * The input of a journal entry. It has exactly one of child, children and group. `imageBase64` is a data URL or bare base64 of a
 * JPEG, PNG, GIF or WebP of at most 5 MB.
 */
export const entryInput = entryFields.check(z.refine((entry) => named(entry) === 1, { error: 'required', path: ['childId'] }))
export type EntryInput = z.infer<typeof entryInput>

/** A change: absent fields stay, null clears, and a new recipient replaces the old one. With `version`, an outdated change is refused. */
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
  /** The ids if it is about several children; otherwise empty. */
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

/** A listed entry has its picture's path, but not its data. */
export const listedEntry = z.omit(journalEntry, { imageBase64: true })
export type ListedEntry = z.infer<typeof listedEntry>

/** The last position of a page: entries are ordered by day, then by id. */
interface JournalPosition {
  date: string
  id: string
}

const DAY_LENGTH = 'YYYY-MM-DD'.length

/** Writes the content of `cursor`. */
export function positionText({ date, id: entryId }: JournalPosition): string {
  return `${date}${entryId}`
}

const position = cursor((text): JournalPosition | undefined => {
  const [date, entryId] = [z.iso.date().safeParse(text.slice(0, DAY_LENGTH)).data, id.safeParse(text.slice(DAY_LENGTH)).data]
  // PostgreSQL has no year 0.
  return date && date >= '0001' && entryId ? { date, id: entryId } : undefined
})

/** YYYY-MM. */
export const month = z.string().check(z.regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, 'date'))

/** YYYY-MM-DD in a query string. */
export const queryDay = z.string().check(z.iso.date('date'), z.regex(/^[12]/, 'date'))

/** `small`: at most 480 px wide or high. */
export const pictureQuery = z.strictObject({ size: z.optional(z.literal('small')) })

/**
 * `childId` also finds entries with several children, and those of the groups that the child is in. `q` finds entries with all of its words
 * in title or description. `images=small` returns pictures of at most 480 px width
 * or height, for lists.
 */
export const journalQuery = z.strictObject({
  childId: z.optional(id),
  groupId: z.optional(id),
  month: z.optional(month),
  /** The first and the last day. */
  from: z.optional(queryDay),
  to: z.optional(queryDay),
  q: z.optional(z.string().check(z.trim(), z.maxLength(MAX_JOURNAL_SEARCH_CHARACTERS), storable)),
  images: z.optional(z.literal('small')),
  limit: z.optional(limit),
  cursor: z.optional(position),
})
export type JournalQuery = z.infer<typeof journalQuery>

export const journalPage = z.object({ entries: z.array(listedEntry), pagination })
