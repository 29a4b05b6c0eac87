import 'server-only'
import { choose } from '#lib/domain/activities/choose-activities'
import type { ReadyCard } from '#lib/domain/activities/ready-card'
import { sceneOf } from '#lib/domain/catalogue/scenes'
import type { Language } from '#lib/domain/platform/basics'
import { dayOf } from '#lib/domain/profiles/age'
import type { Child } from '#lib/schemas/profiles/child'
import { getRecipientAudience, participantsOf } from '#lib/server/activities/audience'
import { type Candidate, findLibraryCards, isSafeFor, listCandidates } from '#lib/server/activities/library'
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
  const choices = await Promise.all(children.map((child) => readChoice(user, child.id, { atHome, language, now })))
  const taken = new Set<string>()
  const chosenIds = choices.map(({ audience, ...choice }) => {
    const isAllowed = (one: Candidate) => !taken.has(one.id) && isSafeFor(one, audience)
    const [chosen] = choose({ ...choice, count: 1, isAllowed })
    if (chosen) taken.add(chosen.id)
    return chosen?.id
  })
  const cards = new Map((await findLibraryCards([...taken], language)).map((card) => [card.id, card]))
  return children.flatMap(({ id: childId, name: childName }, at) => {
    const card = cards.get(chosenIds[at] ?? '')
    if (!card) return []
    const { id: activityId, title, picture, durationMinutes } = card
    return { childId, childName, activityId, title, picture, scene: sceneOf({ ...card, setting: SETTING }), durationMinutes }
  })
}

interface Context {
  atHome: ReadonlySet<string> | undefined
  language: Language
  now: Date
}

/** Reads what the choice for one child needs. @throws Problem not_found for a child that is not the user's */
async function readChoice(user: SignedIn, childId: string, { atHome, language, now }: Context) {
  const audience = await getRecipientAudience(user, { type: 'child', id: childId }, now)
  const [seen, taste] = await Promise.all([findRecentlySeen(user, audience, now), computeTaste(user, audience, now)])
  const seed = `${dayOf(now)} ${childId}`
  const participants = { ...participantsOf(user, audience), ageMonths: audience.youngestMonths }
  const request = { ...participants, setting: SETTING, minutes: MINUTES, taste, atHome } as const
  return { audience, request, candidates: await listCandidates({ ...request, language, seen, seed }), seen, seed }
}
