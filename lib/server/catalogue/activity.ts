import 'server-only'
import * as z from 'zod/mini'
import type { Language } from '#lib/domain/platform/basics'
import { allergensIn, noAllergies } from '#lib/domain/safety/allergies'
import type { Facts } from '#lib/domain/safety/facts'
import { notesFor } from '#lib/domain/safety/gate'
import { withNotes } from '#lib/domain/safety/notes'
import { Problem } from '#lib/errors'
import { prepared } from '#lib/prepared'
import { type ExploreActivity, exploreActivity } from '#lib/schemas/catalogue/explore'
import { id as idSchema } from '#lib/schemas/platform/fields'
import type { SignedIn } from '#lib/server/auth/sessions'
import { type CardRow, cardColumnsSql, homeSql, readerValues, shownCard } from '#lib/server/catalogue/cards'
import { trendingIds } from '#lib/server/catalogue/trending'
import { pool } from '#lib/server/platform/db'

type Row = CardRow &
  Pick<ExploreActivity, 'benefits' | 'instructions' | 'safetyNotes' | 'easier' | 'harder' | 'elof' | 'eyfs' | 'ownRating'> & { facts: Facts | null }

const oneSql = `
  with ${homeSql}
  select ${cardColumnsSql}, t.benefits, t.instructions, t.safety_notes as "safetyNotes", t.easier, t.harder, a.elof, a.eyfs, a.facts,
    (select rating from activity_rating r where r.user_id = (select $2::uuid) and r.activity_id = a.id) as "ownRating"
  from catalogue_activity a join category c on c.id = a.category_id join catalogue_text t on t.activity_id = a.id and t.language = $1 cross join home
  where a.id = $5 and not a.is_hidden and not c.is_hidden`

/** All of one activity, with the safety notes for the youngest it is for. @throws Problem not_found, also for a hidden one */
export async function getExploreActivity(
  id: string,
  { user, language }: { user: SignedIn | undefined; language: Language },
): Promise<ExploreActivity> {
  const trending = await trendingIds(new Date())
  const values = [...readerValues({ user, language, trending }), id]
  const { rows } = await pool.query<Row>(prepared(oneSql, values))
  const [row] = rows
  if (!row) throw new Problem('not_found')
  const { facts, ...card } = row
  if (!facts) throw new Problem('not_found')
  const { setting, duration: durationMinutes, ageMinMonths } = row
  const due = notesFor(facts, { setting, durationMinutes }, ageMinMonths, noAllergies)
  return shownCard({
    ...card,
    safetyNotes: withNotes(row.safetyNotes, due, language, ageMinMonths),
    allergens: allergensIn(facts.substances.map(({ id: substance }) => substance)),
  })
}

/** The same for a page, as every visitor sees it: a browser may keep the page for whoever uses it next. Undefined where there is none. */
export async function findExploreActivity(id: string, language: Language): Promise<ExploreActivity | undefined> {
  if (!idSchema.safeParse(id).success) return undefined
  try {
    return z.parse(exploreActivity, await getExploreActivity(id, { user: undefined, language }))
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return undefined
    throw error
  }
}
