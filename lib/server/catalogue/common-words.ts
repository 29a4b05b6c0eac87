import 'server-only'
import type { Language } from '#lib/domain/platform/basics'
import { prepared } from '#lib/prepared'
import { ttlCached } from '#lib/server/catalogue/ttl-cache'
import { pool } from '#lib/server/platform/db'

/** PostgreSQL counts anew when a tenth of the texts has changed: not every minute. */
const REMEMBERED_MS = 10 * 60 * 1000
/** Words that one activity in so many has, all of them, are common … */
const COMMON_SHARE = 0.05
/** … where these are more than can be compared in a moment. */
const MANY_ACTIVITIES = 2000

/** Of each word that PostgreSQL has found to be frequent: in how many activities it is, and in what share of all. */
const sharesSql = `
  with size as (
    select (select reltuples from pg_class where oid = 'catalogue_text'::regclass) as texts,
      (select reltuples from pg_class where oid = 'catalogue_activity'::regclass) as activities
  )
  select word, share * texts / activities as share, activities from size, (
    select unnest(most_common_elems::text::text[]) as word, unnest(most_common_elem_freqs) as share
    from pg_stats where schemaname = current_schema() and tablename = 'catalogue_text' and attname = 'words'
  ) frequent where word is not null and activities > 0`

const frequent = ttlCached(REMEMBERED_MS, async () => {
  const { rows } = await pool.query<{ word: string; share: number; activities: number }>(prepared(sharesSql))
  return { shares: new Map(rows.map(({ word, share }) => [word, share])), activities: rows[0]?.activities ?? 0 }
})

/** Whether so many activities have all these words (of `searchTerms`) in a language that they are not worth counting. */
export async function areCommon(sought: string[][], language: Language): Promise<boolean> {
  const { shares, activities } = await frequent(new Date())
  const share = sought.reduce((product, forms) => product * Math.max(...forms.map((form) => shares.get(`${language}:${form}`) ?? 0)), 1)
  return share >= COMMON_SHARE && share * activities >= MANY_ACTIVITIES
}
