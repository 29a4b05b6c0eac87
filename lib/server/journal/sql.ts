import 'server-only'
import { bool, bytes, date, instant, int, listOf, orNull, text, uuid } from '#lib/columns'
import type { JournalQuery } from '#lib/schemas/journal/journal'
import { theirsSql } from '#lib/server/profiles/sql'
import { composed, statement } from '#lib/statement'

const entry = {
  row: {
    id: uuid,
    childId: orNull(uuid),
    childIds: listOf(uuid),
    groupId: orNull(uuid),
    activityId: orNull(uuid),
    date,
    title: text,
    description: orNull(text),
    rating: int,
    hasPicture: bool,
    createdAt: instant,
    version: int,
  },
  columns: `
    id, child_id as "childId", child_ids as "childIds", group_id as "groupId", activity_id as "activityId", date, title, description, rating,
    image is not null as "hasPicture", created_at as "createdAt", version`,
}

/** Selects $1's entry $2 with its full picture. */
export const selectEntry = statement({
  row: { ...entry.row, picture: orNull(bytes) },
  text: `select ${entry.columns}, image as picture from journal_entry where user_id = $1 and id = $2`,
})

/** Selects the picture of $1's entry $2, full or small. */
export const selectPicture = statement({
  row: { picture: orNull(bytes) },
  text: 'select image as picture from journal_entry where user_id = $1 and id = $2',
})
export const selectThumbnail = statement({
  row: { picture: orNull(bytes) },
  text: 'select coalesce(thumbnail, image) as picture from journal_entry where user_id = $1 and id = $2',
})

/** The maximum number of words that a search compares. */
const MAX_WORDS = 10

/**
 * Selects entries by newest day, with a keyset on (date, id) that matches the indexes. A search reads only the user's own entries, in this
 * order until the page is full: at the limit of 20,000 long entries that takes 0.15 seconds.
 */
export const selectEntries = composed({
  row: entry.row,
  examples: [
    ['', {}, 1],
    ['', { groupId: '' }, 1],
    ['', { childId: '', month: '2026-01', from: '2026-01-01', to: '2026-01-31', q: 'a b', cursor: { date: '', id: '' } }, 1],
  ],
  write: (value, userId: string, { childId, groupId, month, from, to, q = '', cursor }: Omit<JournalQuery, 'limit' | 'images'>, rows: number) => {
    const conditions = [`user_id = ${value(userId)}`]
    if (childId) {
      // An array of groups, not a join, lets PostgreSQL combine the indexes.
      const groupsSql = `select group_id from group_member where user_id = ${value(userId)} and child_id = ${value(childId)}`
      conditions.push(`(${theirsSql(value([childId]))} or group_id = any(array(${groupsSql})))`)
    }
    if (groupId) conditions.push(`group_id = ${value(groupId)}`)
    if (month) {
      const first = `${value(`${month}-01`)}::date`
      conditions.push(`date >= ${first} and date < ${first} + interval '1 month'`)
    }
    if (from) conditions.push(`date >= ${value(from)}::date`)
    if (to) conditions.push(`date <= ${value(to)}::date`)
    for (const word of q.split(/\s+/).slice(0, MAX_WORDS)) if (word) conditions.push(`strpos(search_text, journal_search_text(${value(word)})) > 0`)
    if (cursor) conditions.push(`(date, id) < (${value(cursor.date)}::date, ${value(cursor.id)}::uuid)`)
    const text = `select ${entry.columns} from journal_entry where ${conditions.join(' and ')} order by date desc, id desc limit ${value(rows)}`
    return { text, isPrepared: false }
  },
})

/** Checks that all children of $2, the group $3 and the activity $4 are $1's; null ones pass. */
export const selectOwn = statement({
  row: { hasChildren: bool, hasGroup: bool, hasActivity: bool },
  text: `
    select not exists (select 1 from unnest($2::uuid[]) as wanted where not exists (select 1 from child where user_id = $1 and id = wanted)) as "hasChildren",
      ($3::uuid is null or exists (select 1 from "group" where user_id = $1 and id = $3)) as "hasGroup",
      ($4::uuid is null or exists (select 1 from activity where user_id = $1 and id = $4)) as "hasActivity"`,
})
