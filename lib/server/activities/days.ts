import 'server-only'
import * as z from 'zod/mini'
import { choose } from '#lib/domain/activities/choose-activities'
import { blockMinutesAt, type DayCompany, isBlock, isClass, preferTextsFor } from '#lib/domain/activities/days/blocks'
import { buildDayCard, combineDayFacts, type DayPart } from '#lib/domain/activities/days/card'
import {
  blocksOf,
  composeDay,
  type DayRequest,
  findOtherBlock,
  getReturningSince,
  isPossibleAt,
  type Part,
  replaceBlock,
} from '#lib/domain/activities/days/plan'
import { type ComposedDuration, composedDurationOf, type Pause } from '#lib/domain/activities/days/rhythm'
import { hasBabyAndOlder } from '#lib/domain/activities/days/siblings'
import type { FitRequest } from '#lib/domain/activities/fit'
import { withUsualAdults } from '#lib/domain/activities/participation'
import { toRecipient } from '#lib/domain/activities/recipient'
import { usualScene } from '#lib/domain/catalogue/scenes'
import { type Language, languages } from '#lib/domain/platform/basics'
import { factRefusals, type SafetyAudience } from '#lib/domain/safety/gate'
import { invalidField, Problem } from '#lib/errors'
import { MAX_BATCH, storedDay } from '#lib/schemas/activities/activity'
import { factsSchema } from '#lib/schemas/catalogue/facts'
import type { Card } from '#lib/server/activities/activity-store'
import { type Audience, getAudience, participantsOf } from '#lib/server/activities/audience'
import { type Candidate, findLibraryCards, isSafeFor, type LibraryCard, listCandidates, withPartsFor } from '#lib/server/activities/library'
import { updateDay } from '#lib/server/activities/sql/activities'
import type { SignedIn } from '#lib/server/auth/sessions'
import { coveredMaterials } from '#lib/server/catalogue/materials'
import { db, pool } from '#lib/server/platform/db'
import { computeTaste, findRecentlySeen } from '#lib/server/profiles/child-history'
import { run } from '#lib/statement'

/** Number of best blocks from which a time is composed: many times more than the longest schedule holds. */
const MAX_RANKED_BLOCKS = 120

/** Recipient, duration, setting and language. */
export interface DaysWanted extends Omit<FitRequest, 'ageMonths' | 'minutes' | 'nothingNeeded'> {
  duration: ComposedDuration
  language: Language
}

/** Seen activities, the seed of the choice, and the current time. */
interface Basis {
  seen: ReadonlyMap<string, number>
  seed: string
  now: Date
}

/** Maximum times composed of blocks that were all used before: the size of the largest batch. */
const MAX_REPEATED_DAYS = MAX_BATCH

/**
 * Yields times composed of the library's short activities, none sharing a block with another until too few blocks remain; then of those
 * unseen longest, with the last time they were seen. No two begin with the same activity.
 */
export async function* composeDays(wanted: DaysWanted, audience: Audience, { seen, seed, now }: Basis): AsyncGenerator<Card, void> {
  const ranked = await rankedBlocks(wanted, audience, { seen, seed })
  const used = new Map(seen)
  const firstIds = new Set<string>()
  let [made, repeated] = [0, 0]
  while (repeated < MAX_REPEATED_DAYS) {
    const fresh = composeDay(dayRequest(wanted, audience, { ranked, seen: used, now }), { mayRepeat: false })
    const longestUnseen = fresh ? ranked : ranked.toSorted((a, b) => (used.get(a.id) ?? 0) - (used.get(b.id) ?? 0))
    const request = dayRequest(wanted, audience, { ranked: longestUnseen, seen: used, now })
    const parts = fresh ?? composeDay(request, { mayRepeat: true })
    const first = parts && blocksOf(parts)[0]
    // Their titles name the first activity, so a second one would look the same.
    if (!first || firstIds.has(first.id)) return
    firstIds.add(first.id)
    if (!fresh) repeated++
    const since = getReturningSince(request, parts)
    const repeat = since === undefined ? undefined : { seenAt: new Date(since), fittingCount: ranked.length }
    yield { ...toComposedCard(await loadParts(parts, wanted.language, audience), wanted, audience), repeat }
    made++
    // One after the other, so that the next one continues with other blocks.
    for (const { id } of blocksOf(parts)) used.set(id, now.getTime() + made)
  }
}

/** Returns the suitable blocks, best first; only those whose texts are for these children, if they are enough. */
async function rankedBlocks(wanted: DaysWanted, audience: Audience, { seen, seed }: Pick<Basis, 'seen' | 'seed'>): Promise<Candidate[]> {
  const request = { ...wanted, minutes: blockMinutesAt(audience.youngestMonths), ageMonths: audience.youngestMonths }
  const cards = await listCandidates({ ...request, seen, seed })
  const candidates = preferTextsFor(
    cards.filter((card) => isBlock(card, companyOf(wanted, audience))),
    wanted.children,
    wanted.language,
  )
  return [...choose({ request, candidates, count: MAX_RANKED_BLOCKS, seen, seed, isAllowed: (card) => isSafeFor(card, audience) })]
}

function companyOf({ setting, isAtSchool, children }: Pick<DaysWanted, 'setting' | 'isAtSchool' | 'children'>, audience: Audience): DayCompany {
  return { setting, isAtSchool, children, agesMonths: [audience.youngestMonths, ...audience.agesMonths] }
}

function dayRequest(
  { duration, setting, isAtSchool, children }: Pick<DaysWanted, 'duration' | 'setting' | 'isAtSchool' | 'children'>,
  audience: Audience,
  { ranked, seen, now }: { ranked: Candidate[]; seen: Basis['seen']; now: Date },
): DayRequest<Candidate> {
  const isAllowed = (blocks: Candidate[]) => isSafeTogether(blocks, audience)
  const company = { isClass: isClass({ isAtSchool, children }), hasBabyAndOlder: hasBabyAndOlder(audience.agesMonths) }
  return { duration, setting, ageMonths: audience.youngestMonths, ...company, ranked, seen, now: now.getTime(), isAllowed }
}

/** Whether these blocks are safe in sequence, and their combined facts few enough to store. */
function isSafeTogether(blocks: Candidate[], audience: SafetyAudience): boolean {
  const facts = combineDayFacts(blocks.map((block) => ({ block, pause: null, minutes: block.durationMinutes })))
  const isVouchedFor = blocks.every((block) => block.facts !== null)
  return isVouchedFor && factsSchema.safeParse(facts).success && factRefusals(facts, audience).length === 0
}

/** Builds a composed time in the form in which it is stored. */
function toComposedCard(
  parts: Part<LibraryCard>[],
  { duration, setting, isAtSchool, language }: Pick<DaysWanted, 'duration' | 'setting' | 'isAtSchool' | 'language'>,
  audience: Audience,
): Card {
  const { easier, ...card } = buildDayCard(parts, { duration, setting, isAtSchool, language, audience })
  const { ageMinMonths, ageMaxMonths } = card
  return {
    ...card,
    groupPlan: card.groupPlan && withUsualAdults(card.groupPlan, audience.youngestMonths),
    source: 'library',
    catalogueId: null,
    isFree: true,
    ...{ setting, language, guidance: null, scene: usualScene[setting] },
    adaptations: [{ kind: 'easier', ageMinMonths, ageMaxMonths, text: easier }],
  }
}

/**
 * Replaces a part of a composed time with the given activity, or else the next best. The whole passes the gate again.
 * @throws Problem not_found, also for another user's; invalid if the part is no activity, nothing else fits, or the given one does not;
 * conflict if it was changed meanwhile
 */
export async function swapPart(user: SignedIn, id: string, at: number, exploreActivityId: string | undefined): Promise<void> {
  const now = new Date()
  const row = await db.activity.findUnique({ where: { userId_id: { userId: user.id, id } } })
  if (!row) throw new Problem('not_found')
  const [stored, language] = [z.parse(storedDay, row.parts), z.parse(z.enum(languages), row.language)]
  const duration = composedDurationOf(row.durationMinutes)
  if (!duration || !stored[at]?.exploreActivityId) throw invalidField('part', 'wrong_value')
  // For a time made for an age only, its youngest age is known.
  const recipient = toRecipient(row) ?? { type: 'age' as const, ageMonths: row.ageMinMonths }
  const audience = await getAudience(user, { ...recipient, duration, location: row.setting }, now)
  const parts = await loadParts(toParts(stored), language, audience)
  const [taste, atHome, seen] = await Promise.all([computeTaste(user, audience, now), coveredMaterials(user), findRecentlySeen(user, audience, now)])
  const wanted = { duration, language, setting: row.setting, ...participantsOf(user, audience), taste, atHome }
  const named = exploreActivityId === undefined ? undefined : await findLibraryCards([exploreActivityId], language)
  const ranked = named ?? (await rankedBlocks(wanted, audience, { seen, seed: id }))
  const request = dayRequest(wanted, audience, {
    ranked: ranked.filter((card) => isBlock(card, companyOf(wanted, audience)) && isSafeFor(card, audience)),
    seen,
    now,
  })
  const block = named ? request.ranked.find((one) => isPossibleAt(request, parts, at, one)) : findOtherBlock(request, parts, at)
  if (!block) throw named ? invalidField('explore_activity_id', 'wrong_value') : new Problem('invalid', { detail: { key: 'no_other_part' } })
  const card = toComposedCard(await loadParts(replaceBlock<Candidate>(parts, at, block), language, audience), wanted, audience)
  await writeSwapped(user, id, stored, card)
}

/** @throws Problem conflict if a concurrent swap was faster */
async function writeSwapped(user: SignedIn, id: string, before: DayPart[], card: Card): Promise<void> {
  const json = [card.adaptations, card.facts, card.parts, card.groupPlan].map((value) => (value === null ? null : JSON.stringify(value)))
  const values = [
    ...[card.title, card.description, card.benefits, card.materialsNeeded, card.instructions, card.safetyNotes, card.durationMinutes],
    ...[card.ageMinMonths, card.ageMaxMonths, card.difficulty, card.picture, card.tags, card.traits, card.quick],
  ]
  const changed = await run(pool, updateDay(user.id, id, JSON.stringify(before), ...values, ...json))
  if (changed === 0) throw new Problem('conflict')
}

/** Converts a stored schedule, with activities by id only. */
function toParts(stored: DayPart[]) {
  return stored.map(({ kind, minutes, exploreActivityId }) =>
    kind === 'activity' ? { block: { id: exploreActivityId ?? '' }, pause: null, minutes } : { block: null, pause: kind, minutes },
  )
}

type PartById = { block: { id: string }; pause: null; minutes: number } | { block: null; pause: Pause; minutes: number }

/** Loads the activities of a schedule. @throws Problem invalid if one of them is no longer in the library */
async function loadParts(parts: readonly PartById[], language: Language, audience: Audience): Promise<Part<LibraryCard>[]> {
  const cards = await findLibraryCards(
    parts.flatMap(({ block }) => block?.id ?? []),
    language,
  )
  return parts.map((part) => {
    if (part.block === null) return part
    const block = cards.find(({ id }) => id === part.block.id)
    if (!block) throw new Problem('invalid', { detail: { key: 'part_gone' } })
    return { ...part, block: withPartsFor(audience, block) }
  })
}
