import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import type { Language } from '#lib/domain/platform/basics'
import { factRefusals } from '#lib/domain/safety/gate'
import { Problem, type ProblemDetail } from '#lib/errors'
import type { Activity } from '#lib/schemas/activities/activity'
import { storeCard } from '#lib/server/activities/activity-store'
import { type Audience, childAudience } from '#lib/server/activities/audience'
import { findLibraryCard, type LibraryCard, preparedCard } from '#lib/server/activities/library'
import type { SignedIn } from '#lib/server/auth/sessions'
import { withinRowLimit } from '#lib/server/platform/row-limits'
import { tasteFor } from '#lib/server/profiles/child-history'

/**
 * Puts an activity of the catalogue into a child's history, in the reader's language, as if it had been made for them.
 * @throws Problem not_found for an activity or a child that there is not; invalid where the child's age or allergies forbid it, or the history is full
 */
export async function doWithChild(user: SignedIn, id: string, childId: string, language: Language): Promise<Activity> {
  const now = new Date()
  const card = await findLibraryCard(id, language)
  if (!card) throw new Problem('not_found')
  const audience = await childAudience(user, childId, now)
  const key = reasonAgainst(card, audience)
  if (key) throw new Problem('invalid', { detail: { key } })
  const place = { batchId: uuidv7(), childId, groupId: null, taste: await tasteFor(user, audience, now) }
  return withinRowLimit(user, 'activity', () => storeCard(user, preparedCard(card, audience, audience.agesMonths), place))
}

/** The sentence that says why not, if any. An activity for younger ones is nobody's harm. */
function reasonAgainst(card: LibraryCard, audience: Audience): ProblemDetail['key'] | undefined {
  if (audience.youngestMonths < card.ageMinMonths) return 'not_for_age'
  const blocked = factRefusals(card.facts, audience)
  if (blocked.some(({ rule }) => rule === 'allergy')) return 'not_with_allergy'
  if (blocked.some(({ rule }) => rule === 'need')) return 'not_with_need'
  return blocked.length > 0 ? 'not_for_age' : undefined
}
