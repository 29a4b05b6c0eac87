import 'server-only'
import { choose } from '#lib/domain/activities/choose-activities'
import type { ReadyCard } from '#lib/domain/activities/ready-card'
import { sceneOf } from '#lib/domain/catalogue/scenes'
import type { Language } from '#lib/domain/platform/basics'
import { dayOf } from '#lib/domain/profiles/age'
import type { Child } from '#lib/schemas/profiles/child'
import { getRecipientAudience, participantsOf } from '#lib/server/activities/audience'
import { type Candidate, findLibraryCard, isSafeFor, listCandidates } from '#lib/server/activities/library'
import type { SignedIn } from '#lib/server/auth/sessions'
import { coveredMaterials } from '#lib/server/catalogue/materials'
import { computeTaste, findRecentlySeen } from '#lib/server/profiles/child-history'

/** Short and indoors, so that it can start at once in any weather. */
const MINUTES = { min: 5, max: 30 }
const SETTING = 'indoor'

/**
 * Finds an activity of the library for each of the user's children that can start at once: chosen as if it were generated, but not
 * stored. It stays the same for a day (UTC) unless the child sees it elsewhere, and no two children get the same.
 * @throws Problem not_found for a child that is not the user's
 */
export async function findReadyCards(
  user: SignedIn,
  children: readonly Pick<Child, 'id' | 'name'>[],
  language: Language,
  now: Date,
): Promise<ReadyCard[]> {
  const atHome = await coveredMaterials(user)
  const cards: ReadyCard[] = []
  for (const { id: childId, name: childName } of children) {
    const audience = await getRecipientAudience(user, { type: 'child', id: childId }, now)
    const [seen, taste] = await Promise.all([findRecentlySeen(user, audience, now), computeTaste(user, audience, now)])
    const seed = `${dayOf(now)} ${childId}`
    const request = {
      ...participantsOf(user, audience),
      ageMonths: audience.youngestMonths,
      setting: SETTING,
      minutes: MINUTES,
      taste,
      atHome,
    } as const
    const candidates = await listCandidates({ ...request, language, seen, seed })
    const isAllowed = (one: Candidate) => cards.every(({ activityId }) => activityId !== one.id) && isSafeFor(one, audience)
    const [chosen] = choose({ request, candidates, count: 1, seen, seed, isAllowed })
    const card = chosen && (await findLibraryCard(chosen.id, language))
    if (!card) continue
    const { id: activityId, title, picture, durationMinutes } = card
    cards.push({ childId, childName, activityId, title, picture, scene: sceneOf({ ...card, setting: SETTING }), durationMinutes })
  }
  return cards
}
