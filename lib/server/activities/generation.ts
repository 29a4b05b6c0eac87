import 'server-only'
import { choose, countFitting } from '#lib/domain/activities/choose-activities'
import { type ComposedDuration, isComposed } from '#lib/domain/activities/days/rhythm'
import { minutesOf } from '#lib/domain/activities/duration'
import type { FitRequest } from '#lib/domain/activities/fit'
import { isNearRepeat } from '#lib/domain/activities/near-repeat'
import type { Language } from '#lib/domain/platform/basics'
import { env } from '#lib/env'
import { Problem, type ProblemDetail } from '#lib/errors'
import { hasWriter } from '#lib/models/addresses'
import { isReaderTrusted } from '#lib/models/trust'
import type { Activity, ActivityRequest } from '#lib/schemas/activities/activity'
import { listBatch } from '#lib/server/activities/activities'
import { type Card, type CardPlace, storeCard, storeUnlessRepeat } from '#lib/server/activities/activity-store'
import { storableCard } from '#lib/server/activities/ai/card'
import { writeCards } from '#lib/server/activities/ai/generate'
import type { JudgedModelCard } from '#lib/server/activities/ai/judge'
import { modelTimeouts } from '#lib/server/activities/ai/timeouts'
import { type Audience, getAudience } from '#lib/server/activities/audience'
import { countTowardsDailyLimit, refundDailyLimit } from '#lib/server/activities/daily-limit'
import { composeDays } from '#lib/server/activities/days'
import { takeGenerationSlot } from '#lib/server/activities/generation-slots'
import { type Candidate, findLibraryCards, isSafeFor, listCandidates, prepareCard } from '#lib/server/activities/library'
import { readVariety } from '#lib/server/activities/variety'
import type { SignedIn } from '#lib/server/auth/sessions'
import { coveredMaterials, namesOfOwnMaterials } from '#lib/server/catalogue/materials'
import { db, pool } from '#lib/server/platform/db'
import { assertRowLimit } from '#lib/server/platform/row-limits'
import { computeTaste, findLoved, findRecentlySeen } from '#lib/server/profiles/child-history'

/** Maximum materials at home in a model's prompt: enough for ideas. */
const MOST_MATERIALS = 60

/** Step of a batch: first its id, then each activity once it is stored. */
export type GenerationStep = { batchId: string } | { activity: Activity }

/** The batch, the language of the cards, and the signal that stops generation. */
interface Options {
  /** A repeat continues with the activities that an earlier request stored. */
  batch: { id: string; isRepeat: boolean }
  language: Language
  signal: AbortSignal
}

/**
 * Generates activities for a child, a group or an age; each is checked for safety and stored before it is yielded. The first step follows
 * all checks of the request. Activities that were not created do not count toward the limit, unless a model was asked.
 * @throws Problem not_found, invalid for a group without an age and for a full history, rate_limited (all before the first step, except
 * that a repeat first yields its stored activities), generation_unavailable if nothing fits
 */
export async function* generate(
  user: SignedIn,
  request: ActivityRequest,
  { batch, language, signal }: Options,
): AsyncGenerator<GenerationStep, void> {
  const now = new Date()
  const audience = await getAudience(user, request, now)
  const stored = batch.isRepeat ? await listBatch(user, batch.id) : []
  const release = await takeGenerationSlot(user, signal)
  try {
    yield* generateCounted(user, request, audience, { batchId: batch.id, stored, language, now, signal })
  } finally {
    await release()
  }
}

async function* generateCounted(
  user: SignedIn,
  request: ActivityRequest,
  audience: Audience,
  run: GenerationRun,
): AsyncGenerator<GenerationStep, void> {
  const { stored } = run
  // Before the limits: a rejected repeat still yields its stored activities.
  if (stored.length > 0) yield { batchId: run.batchId }
  for (const activity of stored) yield { activity }
  const wanted = (request.batchSize ?? 1) - stored.length
  if (wanted <= 0) return
  await assertRowLimit(db, user, 'activity', wanted)
  await countTowardsDailyLimit(user, wanted)
  let made = 0
  let isModelAsked = false
  const onModelAsked = () => {
    isModelAsked = true
  }
  try {
    if (stored.length === 0) yield { batchId: run.batchId }
    for await (const activity of makeActivities(user, request, audience, { ...run, onModelAsked })) {
      made++
      yield { activity }
      if (made === wanted) break
    }
  } finally {
    if (made < wanted && !isModelAsked) await refundDailyLimit(user, wanted - made)
  }
  if (made + stored.length === 0 && !run.signal.aborted) throw new Problem('generation_unavailable', { detail: { key: whyNone(request) } })
}

function whyNone({ lovedBefore, type }: ActivityRequest): ProblemDetail['key'] {
  if (lovedBefore) return 'none_loved'
  return type === 'children' ? 'none_for_all' : 'no_library_activity'
}

/** Generates a whole batch, or one activity if no `batchSize` is given. @throws Problem as `generate` does */
export async function createActivities(user: SignedIn, request: ActivityRequest, asked: Options) {
  let batchId = ''
  const activities: Activity[] = []
  for await (const step of generate(user, request, asked)) {
    if ('batchId' in step) batchId = step.batchId
    else activities.push(step.activity)
  }
  const [first] = activities
  return request.batchSize === undefined && first ? first : { batchId, activities }
}

/** State of one batch's generation. */
interface GenerationRun {
  batchId: string
  /** Activities that an earlier request stored for the batch. */
  stored: Activity[]
  language: Language
  now: Date
  signal: AbortSignal
}

/** Yields activities, each stored: first a model's, if one is configured, then the library's, until the caller stops. */
async function* makeActivities(
  user: SignedIn,
  request: ActivityRequest,
  audience: Audience,
  { batchId, stored, language, now, signal, onModelAsked }: GenerationRun & { onModelAsked: () => void },
): AsyncGenerator<Activity, void> {
  const { childId, groupId, childIds, agesMonths, tags, needs } = audience
  const taste = await computeTaste(user, audience, now)
  const atHome = await coveredMaterials(user)
  const wanted = {
    language,
    setting: request.location,
    minutes: minutesOf(request.duration),
    agesMonths,
    tags,
    needs,
    taste,
    atHome,
    nothingNeeded: request.nothingNeeded,
    isForAll: childIds.length > 0,
  }
  const place = { batchId, childId, groupId, childIds, taste }
  const made = stored.map(({ title }) => title)
  // "Right now" requests skip the model, because it would make them wait.
  if (hasWriter(env()) && !request.nothingNeeded && !request.lovedBefore) {
    const patience = { ...modelTimeouts(env().GENERATION_TIMEOUT * 1000 - (Date.now() - now.getTime()), signal), onAsked: onModelAsked }
    const variety = await readVariety(user, audience, { id: batchId, language, now })
    const materials = atHome ? await namesOfOwnMaterials(user, MOST_MATERIALS) : []
    const group = groupId === null && childIds.length === 0 ? undefined : { agesMonths, count: audience.count, isChosen: groupId === null }
    const reader = { userType: user.userType ?? 'parent', month: now.getUTCMonth() + 1, seed: batchId }
    const written = writeCards({ ...wanted, ...reader, ...variety, audience, group, materials }, (request.batchSize ?? 1) - stored.length, patience, {
      isReaderTrusted: await isReaderTrusted(env(), pool),
    })
    for await (const activity of storeWritten(user, written, audience, { place, now, language })) {
      made.push(activity.title)
      yield activity
    }
  }
  if (signal.aborted) return
  const { duration } = request
  const loved = request.lovedBefore ? await findLoved(user, audience) : undefined
  const seen = loved ?? (await findRecentlySeen(user, audience, now))
  const isSeenFirst = loved !== undefined
  const candidates = await listCandidates({ ...wanted, ageMonths: audience.youngestMonths, seen, seed: batchId, isSeenFirst })
  const offered = loved ? candidates.filter(({ id }) => loved.has(id)) : candidates
  const singles = singleCards(offered, wanted, audience, { seen, seed: batchId, atOnce: request.batchSize ?? 1 })
  const cards =
    isComposed(duration) && !loved
      ? mergeDays(duration, await Array.fromAsync(singles), composeDays({ ...wanted, duration }, audience, { seen, seed: batchId, now }))
      : singles
  yield* storeCards(user, cards, place, { now, seen, isWanted: ({ title }) => !isNearRepeat(title, made, language) })
}

/** Yields a model's cards once stored. Any failure counts as the model's, so that the library's activities follow. */
async function* storeWritten(
  user: SignedIn,
  cards: AsyncIterable<JudgedModelCard>,
  audience: Audience,
  { place, now, language }: { place: CardPlace; now: Date; language: Language },
): AsyncGenerator<Activity, void> {
  try {
    for await (const card of cards) {
      const activity = await storeUnlessRepeat(user, storableCard(card, language, audience), place, { now })
      if (activity) yield activity
    }
  } catch (error) {
    if (error instanceof Problem) throw error
    console.error(`A model's activities could not be stored: ${error instanceof Error ? error.message : ''}`)
  }
}

interface Choosing {
  seen: ReadonlyMap<string, number>
  seed: string
  /** Cards read concurrently. */
  atOnce: number
}

/** Yields the library's activities for a request, best first; those seen before include the last time and how many fit. */
async function* singleCards(
  candidates: Candidate[],
  wanted: Omit<FitRequest, 'ageMonths'> & { language: Language },
  audience: Audience,
  { seen, seed, atOnce }: Choosing,
): AsyncGenerator<Card, void> {
  const choice = { request: { ...wanted, ageMonths: audience.youngestMonths }, candidates, isAllowed: (card: Candidate) => isSafeFor(card, audience) }
  const chosen = choose({ ...choice, count: candidates.length, seen, seed })
  for (let ids = takeIds(chosen, atOnce); ids.length > 0; ids = takeIds(chosen, atOnce)) {
    for (const card of await findLibraryCards(ids, wanted.language)) {
      const seenAt = seen.get(card.id)
      const repeat = seenAt === undefined ? undefined : { seenAt: new Date(seenAt), fittingCount: countFitting(choice) }
      yield { ...prepareCard({ ...card, setting: wanted.setting }, audience, audience.agesMonths), repeat }
    }
  }
}

/** Takes the next `count` ids. */
function takeIds(chosen: Iterator<Candidate>, count: number): string[] {
  const ids: string[] = []
  for (let next = chosen.next(); !next.done; next = chosen.next()) {
    ids.push(next.value.id)
    if (ids.length === count) break
  }
  return ids
}

/**
 * Orders longer times. Half and whole days alternate composed ones with new activities of that length; one or two hours are composed if no
 * new activity is as long. Seen ones come last.
 */
async function* mergeDays(duration: ComposedDuration, singles: Card[], days: AsyncIterable<Card>): AsyncGenerator<Card, void> {
  const fresh = singles.filter(({ repeat }) => !repeat)
  if (duration === '1-2hours') yield* fresh.splice(0)
  for await (const day of days) {
    if (day.repeat) yield* fresh.splice(0)
    yield day
    yield* fresh.splice(0, 1)
  }
  yield* fresh
  yield* singles.filter(({ repeat }) => repeat)
}

interface Storing {
  now: Date
  seen: ReadonlyMap<string, number>
  isWanted: (card: Card) => boolean
}

/** Yields cards once stored. Those that another batch brought meanwhile (two taps at once) come only if nothing else is left. */
async function* storeCards(
  user: SignedIn,
  cards: AsyncIterable<Card>,
  place: CardPlace,
  { now, seen, isWanted }: Storing,
): AsyncGenerator<Activity, void> {
  const taken: Card[] = []
  for await (const card of cards) {
    if (!isWanted(card)) continue
    const activity = await storeUnlessRepeat(user, card, place, { now, seen })
    if (activity) yield activity
    else taken.push(card)
  }
  for (const card of taken) yield await storeCard(user, card, place)
}
