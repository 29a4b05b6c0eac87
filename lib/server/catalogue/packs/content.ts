import 'server-only'
import type { Origin } from '#lib/catalogue/activity-rows'
import type { selectActivity } from '#lib/server/catalogue/sql/admin-activities'
import type { Row } from '#lib/statement'

type ActivityRow = Row<typeof selectActivity>

/** Origin of the app's own activities; the app as a whole is under the MIT licence. */
const LIBRARY: Origin = { pack: 'Cometa', author: 'The Cometa authors', license: 'MIT' }

/** Whether it was first written here: then its slug is its id. Content of the app or a pack remains its authors', even if changed. */
export function isWrittenHere({ id, slug, origin }: Pick<ActivityRow, 'id' | 'slug' | 'origin'>): boolean {
  return origin === null && slug === id
}

/**
 * Converts an activity to a pack's form; a draft with its proposed facts.
 * @param own origin of activities written here
 */
export function toPackActivity(row: ActivityRow, own: Origin) {
  const { slug, categoryId, setting, durationMinutes, ageMinMonths, ageMaxMonths, difficulty, priceUsd, picture, tags, traits, elof, eyfs } = row
  const { materials, text, facts, proposedFacts, occasion, guiding } = row
  return {
    ...{ slug, categoryId, setting, durationMinutes, ageMinMonths, ageMaxMonths, difficulty, priceUsd, picture, tags, traits, elof, eyfs },
    ...{ materials, text, facts: facts ?? proposedFacts, occasion, guiding },
    origin: row.origin ?? (isWrittenHere(row) ? own : LIBRARY),
  }
}
