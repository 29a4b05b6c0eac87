import 'server-only'
import * as z from 'zod/mini'
import { partsOf } from '#lib/domain/activities/duration'
import type { Language } from '#lib/domain/platform/basics'
import { allergensIn, noAllergies } from '#lib/domain/safety/allergies'
import { notesFor } from '#lib/domain/safety/gate'
import { withNotes } from '#lib/domain/safety/notes'
import { Problem } from '#lib/errors'
import { type ExploreActivity, exploreActivity } from '#lib/schemas/catalogue/explore'
import { id as idSchema } from '#lib/schemas/platform/fields'
import type { SignedIn } from '#lib/server/auth/sessions'
import { shownCard } from '#lib/server/catalogue/cards'
import { selectExploreActivity, viewerValues } from '#lib/server/catalogue/sql/cards'
import { trendingIds } from '#lib/server/catalogue/trending'
import { pool } from '#lib/server/platform/db'
import { firstOf } from '#lib/statement'

/** Returns one activity in full, with the safety notes for its youngest age. @throws Problem not_found, also for a hidden one */
export async function getExploreActivity(id: string, { user, language }: { user: SignedIn | undefined; language: Language }) {
  const trending = await trendingIds(new Date())
  const row = await firstOf(pool, selectExploreActivity(...viewerValues({ user, language, trending }), id))
  if (!row) throw new Problem('not_found')
  const { facts, prepMinutes, tidyMinutes, ...card } = row
  if (!facts) throw new Problem('not_found')
  const { setting, duration: durationMinutes, ageMinMonths } = row
  const due = notesFor(facts, { setting, durationMinutes }, ageMinMonths, noAllergies)
  return shownCard({
    ...card,
    minutes: partsOf({ durationMinutes, prepMinutes, tidyMinutes }),
    safetyNotes: withNotes(row.safetyNotes, due, language, ageMinMonths),
    allergens: allergensIn(facts.substances.map(({ id: substance }) => substance)),
  })
}

/** Finds an activity for a page as every visitor sees it, because a browser may cache the page for another user. Undefined if there is none. */
export async function findExploreActivity(id: string, language: Language): Promise<ExploreActivity | undefined> {
  if (!idSchema.safeParse(id).success) return undefined
  try {
    return z.parse(exploreActivity, await getExploreActivity(id, { user: undefined, language }))
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return undefined
    throw error
  }
}
