import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import type { Language } from '#lib/domain/platform/basics'
import { factRefusals } from '#lib/domain/safety/gate'
import { findSubstance } from '#lib/domain/safety/substances'
import { Problem, type ProblemDetail } from '#lib/errors'
import type { Activity } from '#lib/schemas/activities/activity'
import type { RecipientInput } from '#lib/schemas/profiles/recipient'
import { storeCard } from '#lib/server/activities/activity-store'
import { type Audience, getRecipientAudience, type Recipient } from '#lib/server/activities/audience'
import { findLibraryCard, type LibraryCard, prepareCard } from '#lib/server/activities/library'
import type { SignedIn } from '#lib/server/auth/sessions'
import { withinRowLimit } from '#lib/server/platform/row-limits'
import { computeTaste } from '#lib/server/profiles/child-history'

/**
 * Adds a catalogue activity to the history of a child, several children or a group, in the user's language, as if generated for them.
 * `activityId` is its id there.
 * @throws Problem not_found for an unknown activity or recipient; invalid if their age, allergies or needs forbid it, for a group without
 * an age, or if the history is full
 */
export async function doWith(
  user: SignedIn,
  id: string,
  recipient: RecipientInput,
  { language, activityId }: { language: Language; activityId: string },
): Promise<Activity> {
  const now = new Date()
  const card = await findLibraryCard(id, language)
  if (!card) throw new Problem('not_found')
  const audience = await getRecipientAudience(user, toRecipient(recipient), now)
  const detail = reasonAgainst(card, audience, language)
  if (detail) throw new Problem('invalid', { detail })
  const { childId, groupId, childIds, tags } = audience
  const place = { activityId, batchId: uuidv7(), childId, groupId, childIds, tags, taste: await computeTaste(user, audience, now) }
  return withinRowLimit(user, 'activity', () => storeCard(user, prepareCard(card, audience), place))
}

/** Converts the input to a recipient, as for generation. */
function toRecipient({ childId, childIds, groupId }: RecipientInput): Recipient {
  if (childIds) return { type: 'children', ids: childIds }
  return groupId ? { type: 'group', id: groupId } : { type: 'child', id: childId ?? '' }
}

/** Returns the reason against it, if any. An activity for younger children is harmless. */
function reasonAgainst(card: LibraryCard, audience: Audience, language: Language): ProblemDetail | undefined {
  if (audience.youngestMonths < card.ageMinMonths) return { key: 'not_for_age' }
  const blocked = factRefusals(card.facts, audience)
  const isOne = audience.childId !== null
  const things = blocked.flatMap(({ rule, match }) => (rule === 'allergy' ? (findSubstance(match)?.name[language] ?? match) : []))
  if (things.length > 0) return { key: isOne ? 'not_with_allergy' : 'not_with_allergy_of_one', values: { things: [...new Set(things)].join(', ') } }
  if (blocked.some(({ rule }) => rule === 'need')) return { key: isOne ? 'not_with_need' : 'not_with_need_of_one' }
  return blocked.length > 0 ? { key: 'not_for_age' } : undefined
}
