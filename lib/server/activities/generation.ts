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
import { type Card, type CardOwner, storeCard, storeUnlessRepeat } from '#lib/server/activities/activity-store'
import { storableCard } from '#lib/server/activities/ai/card'
import { writeCards } from '#lib/server/activities/ai/generate'
import type { JudgedModelCard } from '#lib/server/activities/ai/judge'
import { modelTimeouts } from '#lib/server/activities/ai/timeouts'
import { type Audience, getAudience, participantsOf } from '#lib/server/activities/audience'
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

/** Maximum materials at home in a model's prompt. More would not give better ideas. */
const MAX_PROMPT_MATERIALS = 60

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
 * Generates activities for a child, a group or an age; each is checked for safety and stored before it is yielded. The first step is yielded
 * only after the request passed all checks. Activities that were not created are refunded, except if a model was called.
 * @throws Problem not_found; invalid if the group has no age or the history is full; rate_limited. All come before the first step, except
 * that a repeat first yields its stored activities. generation_unavailable if nothing fits.
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
    yield* generateWithinLimits(user, request, audience, { batchId: batch.id, stored, language, now, signal })
  } finally {
    await release()
  }
}

async function* generateWithinLimits(
  user: SignedIn,
  request: ActivityRequest,
  audience: Audience,
  run: GenerationRun,
): AsyncGenerator<GenerationStep, void> {
  const { stored } = run
  // Before the limits: a rejected repeat still yields its stored activities.
  if (stored.length > 0) yield { batchId: run.batchId }
  for (const activity of stored) yield { activity }
  const missingCount = (request.batchSize ?? 1) - stored.length
  if (missingCount <= 0) return
  await assertRowLimit(db, user, 'activity', missingCount)
  await countTowardsDailyLimit(user, missingCount)
  let madeCount = 0
  let wasModelCalled = false
  const onModelCall = () => {
    wasModelCalled = true
  }
  try {
    if (stored.length === 0) yield { batchId: run.batchId }
    for await (const activity of makeActivities(user, request, audience, { ...run, onModelCall })) {
      madeCount++
      yield { activity }
      if (madeCount === missingCount) break
    }
  } finally {
    if (madeCount < missingCount && !wasModelCalled) await refundDailyLimit(user, missingCount - madeCount)
  }
  if (madeCount + stored.length === 0 && !run.signal.aborted)
    throw new Problem('generation_unavailable', { detail: { key: noActivityReason(request) } })
}

function noActivityReason({ lovedBefore, type }: ActivityRequest): ProblemDetail['key'] {
  if (lovedBefore) return 'none_loved'
  return type === 'children' ? 'none_for_all' : 'no_library_activity'
}

/** Generates a whole batch, or one activity if no `batchSize` is given. @throws Problem as `generate` does */
export async function createActivities(user: SignedIn, request: ActivityRequest, options: Options) {
  let batchId = ''
  const activities: Activity[] = []
  for await (const step of generate(user, request, options)) {
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

/** Yields stored activities until the caller stops: first those of the model, if one is configured, then those of the library. */
async function* makeActivities(
  user: SignedIn,
  request: ActivityRequest,
  audience: Audience,
  { batchId, stored, language, now, signal, onModelCall }: GenerationRun & { onModelCall: () => void },
): AsyncGenerator<Activity, void> {
  const { childId, groupId, childIds, agesMonths, children, tags } = audience
  const taste = await computeTaste(user, audience, now)
  const atHome = await coveredMaterials(user)
  const fitRequest = {
    language,
    setting: request.location,
    minutes: minutesOf(request.duration),
    ...participantsOf(user, audience),
    taste,
    atHome,
    nothingNeeded: request.nothingNeeded,
  }
  const owner = { batchId, childId, groupId, childIds, taste, tags }
  const offeredTitles = stored.map(({ title }) => title)
  // "Right now" requests skip the model, because it would make them wait.
  if (hasWriter(env()) && !request.nothingNeeded && !request.lovedBefore) {
    const timeouts = { ...modelTimeouts(env().GENERATION_TIMEOUT * 1000 - (Date.now() - now.getTime()), signal), onModelCall }
    const variety = await readVariety(user, audience, { id: batchId, language, now })
    const materials = atHome ? await namesOfOwnMaterials(user, MAX_PROMPT_MATERIALS) : []
    const group = groupId === null && childIds.length === 0 ? undefined : { agesMonths, count: children?.max, areChosenTogether: groupId === null }
    const promptContext = { userType: user.userType ?? 'parent', month: now.getUTCMonth() + 1, seed: batchId }
    const written = writeCards(
      { ...fitRequest, ...promptContext, ...variety, audience, group, materials },
      (request.batchSize ?? 1) - stored.length,
      timeouts,
      { isReaderTrusted: await isReaderTrusted(env(), pool) },
    )
    for await (const activity of storeWritten(user, written, audience, { owner, now, language })) {
      offeredTitles.push(activity.title)
      yield activity
    }
  }
  if (signal.aborted) return
  const { duration } = request
  const loved = request.lovedBefore ? await findLoved(user, audience) : undefined
  const lastSeen = loved ?? (await findRecentlySeen(user, audience, now))
  // Loved activities: the longest unseen first.
  const isSeenFirst = loved !== undefined
  const candidates = await listCandidates({ ...fitRequest, ageMonths: audience.youngestMonths, seen: lastSeen, seed: batchId, isSeenFirst })
  const offered = loved ? candidates.filter(({ id }) => loved.has(id)) : candidates
  const singles = listSingleCards(offered, fitRequest, audience, { lastSeen, seed: batchId, chunkSize: request.batchSize ?? 1 })
  const cards =
    isComposed(duration) && !loved
      ? mergeDays(
          duration,
          await Array.fromAsync(singles),
          composeDays({ ...fitRequest, duration }, audience, { seen: lastSeen, seed: batchId, now }),
        )
      : singles
  yield* storeCards(user, cards, owner, { now, lastSeen, isWanted: ({ title }) => !isNearRepeat(title, offeredTitles, language) })
}

/** Yields a model's cards once they are stored. After an error other than a Problem, the library continues. */
async function* storeWritten(
  user: SignedIn,
  cards: AsyncIterable<JudgedModelCard>,
  audience: Audience,
  { owner, now, language }: { owner: CardOwner; now: Date; language: Language },
): AsyncGenerator<Activity, void> {
  try {
    for await (const card of cards) {
      const activity = await storeUnlessRepeat(user, storableCard(card, language, audience), owner, { now })
      if (activity) yield activity
    }
  } catch (error) {
    if (error instanceof Problem) throw error
    console.error(`A model's activities could not be stored: ${error instanceof Error ? error.message : ''}`)
  }
}

interface ChoiceOptions {
  lastSeen: ReadonlyMap<string, number>
  seed: string
  /** How many cards one query reads. */
  chunkSize: number
}

/**
 * Yields the library's activities for a request, best first. If an activity was seen before, `repeat` says when, and how many activities
 * fit.
 */
async function* listSingleCards(
  candidates: Candidate[],
  fitRequest: Omit<FitRequest, 'ageMonths'> & { language: Language },
  audience: Audience,
  { lastSeen, seed, chunkSize }: ChoiceOptions,
): AsyncGenerator<Card, void> {
  const choice = {
    request: { ...fitRequest, ageMonths: audience.youngestMonths },
    candidates,
    isAllowed: (card: Candidate) => isSafeFor(card, audience),
  }
  const chosen = choose({ ...choice, count: candidates.length, seen: lastSeen, seed })
  for (let ids = takeIds(chosen, chunkSize); ids.length > 0; ids = takeIds(chosen, chunkSize)) {
    for (const card of await findLibraryCards(ids, fitRequest.language)) {
      const seenAt = lastSeen.get(card.id)
      const repeat = seenAt === undefined ? undefined : { seenAt: new Date(seenAt), fittingCount: countFitting(choice) }
      yield { ...prepareCard({ ...card, setting: fitRequest.setting }, audience), repeat }
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
 * Orders the cards of a long duration. Half and whole days: composed and new single activities alternate. One to two hours: new single
 * activities first, then composed ones. Those seen before come last, single and composed ones alternately.
 */
async function* mergeDays(duration: ComposedDuration, singles: Card[], days: AsyncIterable<Card>): AsyncGenerator<Card, void> {
  const fresh = singles.filter(({ repeat }) => !repeat)
  const seen = singles.filter(({ repeat }) => repeat)
  if (duration === '1-2hours') yield* fresh.splice(0)
  for await (const day of days) {
    if (day.repeat) {
      yield* fresh.splice(0)
      yield* seen.splice(0, 1)
    }
    yield day
    yield* fresh.splice(0, 1)
  }
  yield* fresh
  yield* seen
}

interface StoreOptions {
  now: Date
  lastSeen: ReadonlyMap<string, number>
  isWanted: (card: Card) => boolean
}

/** Yields cards once they are stored. A card that a concurrent batch stored (a double tap) comes last. */
async function* storeCards(
  user: SignedIn,
  cards: AsyncIterable<Card>,
  owner: CardOwner,
  { now, lastSeen, isWanted }: StoreOptions,
): AsyncGenerator<Activity, void> {
  const storedByOthers: Card[] = []
  for await (const card of cards) {
    if (!isWanted(card)) continue
    const activity = await storeUnlessRepeat(user, card, owner, { now, seen: lastSeen })
    if (activity) yield activity
    else storedByOthers.push(card)
  }
  for (const card of storedByOthers) yield await storeCard(user, card, owner)
}
