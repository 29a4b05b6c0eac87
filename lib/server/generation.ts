import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import { choose } from '#lib/domain/choice'
import { minutesOf } from '#lib/domain/duration'
import type { Taste } from '#lib/domain/taste'
import type { Language } from '#lib/domain/vocabulary'
import { env } from '#lib/env'
import { Problem } from '#lib/errors'
import type { Activity, ActivityRequest } from '#lib/schemas/activity'
import { storeCard, storeUntaken } from '#lib/server/activities'
import { type Audience, audienceOf } from '#lib/server/audience'
import type { SignedIn } from '#lib/server/auth/sessions'
import { seenLately, tasteFor } from '#lib/server/child-history'
import { isSafeFor, type LibraryCard, listLibraryCards, type PreparedCard, preparedCard } from '#lib/server/library'
import { type RateLimit, refund, spend } from '#lib/server/rate-limits'

const DAY_SECONDS = 24 * 60 * 60

/** What happens while a batch is made: first its id, then each activity once it is stored. */
export type GenerationStep = { batchId: string } | { activity: Activity }

/**
 * Makes activities for a child or an age, one by one; each is checked for safety and stored before it is given out. The
 * first step comes once everything is known to be in order. Whoever stops early gets back what was not made.
 * @throws Problem not_found, rate_limited (before the first step), generation_unavailable when nothing fits
 */
export async function* generate(user: SignedIn, request: ActivityRequest, language: Language): AsyncGenerator<GenerationStep, void> {
  const now = new Date()
  const audience = await audienceOf(user, request, now)
  const wanted = request.batchSize ?? 1
  await spendDaily(user, wanted)
  let made = 0
  try {
    const batchId = uuidv7()
    yield { batchId }
    const taste = await tasteFor(user, audience.childId, now)
    const cards = await chooseCards(user, request, audience, { language, batchId, now, taste })
    for await (const activity of storedCards(user, cards, audience, { batchId, now, taste })) {
      made++
      yield { activity }
      if (made === wanted) break
    }
  } finally {
    if (made < wanted) await refund(dailyLimit(), user.id, wanted - made)
  }
  if (made === 0) throw new Problem('generation_unavailable', { detail: { key: 'no_library_activity' } })
}

/** A whole batch, or one activity where no `batchSize` was given. @throws Problem as `generate` does */
export async function createActivities(user: SignedIn, request: ActivityRequest, language: Language) {
  let batchId = ''
  const activities: Activity[] = []
  for await (const step of generate(user, request, language)) {
    if ('batchId' in step) batchId = step.batchId
    else activities.push(step.activity)
  }
  const [first] = activities
  return request.batchSize === undefined && first ? first : { batchId, activities }
}

/** Counts activities, not calls. One that is refused counts for nothing. @throws Problem rate_limited */
async function spendDaily(user: SignedIn, count: number) {
  try {
    await spend(dailyLimit(), user.id, count)
  } catch (error) {
    if (error instanceof Problem) await refund(dailyLimit(), user.id, count)
    throw error
  }
}

function dailyLimit(): RateLimit {
  return { name: 'generation', points: env().GENERATION_DAILY_LIMIT, seconds: DAY_SECONDS }
}

interface Making {
  batchId: string
  now: Date
  taste: Taste
}

/** Cards as they are stored. What another batch brought the child meanwhile (two taps at once) comes only when nothing else is left. */
async function* storedCards(
  user: SignedIn,
  cards: Iterable<LibraryCard>,
  audience: Audience,
  { batchId, now, taste }: Making,
): AsyncGenerator<Activity, void> {
  const place = { batchId, childId: audience.childId, taste }
  const taken: PreparedCard[] = []
  for (const card of cards) {
    const prepared = preparedCard(card, audience)
    const activity = await storeUntaken(user, prepared, place, now)
    if (activity) yield activity
    else taken.push(prepared)
  }
  for (const card of taken) yield await storeCard(user, card, place)
}

/** The library's cards for a request, best first, chosen one by one as they are asked for. */
async function chooseCards(
  user: SignedIn,
  { duration, location }: ActivityRequest,
  audience: Audience,
  { language, batchId, now, taste }: Making & { language: Language },
): Promise<Iterable<LibraryCard>> {
  const wanted = { language, setting: location, minutes: minutesOf(duration), ageMonths: audience.youngestMonths }
  const [candidates, seen] = await Promise.all([listLibraryCards(wanted), seenLately(user, audience.childId, now)])
  const request = { ...wanted, tags: audience.tags, taste }
  return choose({ request, candidates, count: candidates.length, seen, seed: batchId, isAllowed: (card) => isSafeFor(card, audience) })
}
