import 'server-only'
import type { Origin } from '#lib/catalogue/activity-rows'
import type { selectActivity } from '#lib/server/catalogue/sql/admin-activities'
import type { Row } from '#lib/statement'

type ActivityRow = Row<typeof selectActivity>

/** Whose the activities are that came with the app, which is under the MIT licence as a whole. */
const LIBRARY: Origin = { pack: 'Cometa', author: 'The Cometa authors', license: 'MIT' }

/** Whether it was first written here: its slug is its id then. What came with the app or a pack stays its authors', whatever was changed. */
export function isWrittenHere({ id, slug, origin }: Pick<ActivityRow, 'id' | 'slug' | 'origin'>): boolean {
  return origin === null && slug === id
}

/**
 * An activity as a pack has it; a draft with what it came with.
 * @param own whose those are that were written here
 */
export function packed(row: ActivityRow, own: Origin) {
  const { slug, categoryId, setting, durationMinutes, ageMinMonths, ageMaxMonths, difficulty, priceUsd, picture, tags, traits, elof, eyfs } = row
  const { materials, text, facts, proposedFacts, occasion, guiding } = row
  return {
    ...{ slug, categoryId, setting, durationMinutes, ageMinMonths, ageMaxMonths, difficulty, priceUsd, picture, tags, traits, elof, eyfs },
    ...{ materials, text, facts: facts ?? proposedFacts, occasion, guiding },
    origin: row.origin ?? (isWrittenHere(row) ? own : LIBRARY),
  }
}
