import 'server-only'
import { getTodaysPicks, northernSeason, type PicksFor } from '#lib/domain/catalogue/todays-picks'
import { correctedAgeMonths, dayOf } from '#lib/domain/profiles/age'
import { type Allergies, meetsAllergy, resolveAllergies } from '#lib/domain/safety/allergies'
import type { PicksQuery } from '#lib/schemas/catalogue/explore'
import type { SignedIn } from '#lib/server/auth/sessions'
import { shownCard } from '#lib/server/catalogue/cards'
import { type Viewer, viewerValues } from '#lib/server/catalogue/sql/cards'
import { selectAgesAndAllergies, selectCandidates, selectDone, selectPicked } from '#lib/server/catalogue/sql/picks'
import { trendingIds } from '#lib/server/catalogue/trending'
import { cacheWithTtl } from '#lib/server/catalogue/ttl-cache'
import { pool } from '#lib/server/platform/db'
import { type Row, rowsOf } from '#lib/statement'

/** Number of picks if the client sends none. */
const DEFAULT_PICKS = 10
/** Days in which an activity that was done is not picked again. */
const NOT_REPEATED_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000
/** How long candidates are cached: they are read from the whole catalogue. */
const CANDIDATES_MS = 5 * 60 * 1000

/** An activity with declared facts. */
type Candidate = Row<typeof selectCandidates>

const candidates = cacheWithTtl(CANDIDATES_MS, () => rowsOf(pool, selectCandidates()))

/** Lists the picks of the day, by the date in UTC: the same for all visitors, personal for a signed-in user. */
export async function listPicks(query: PicksQuery, who: Pick<Viewer, 'user' | 'language'>) {
  const now = new Date()
  const { limit: count = DEFAULT_PICKS, rain: rains } = query
  const day = dayOf(now)
  const request = { candidates: await candidates(now), day, season: query.season ?? northernSeason(day), count, rains }
  const chosen = who.user ? await ownPicks(who.user, request, now) : getTodaysPicks(request)
  const trending = await trendingIds(now)
  const ids = chosen.map(({ id }) => id)
  const rows = await rowsOf(pool, selectPicked(...viewerValues({ ...who, trending }), ids))
  return rows.map((row) => shownCard(row))
}

type Request = Parameters<typeof getTodaysPicks<Candidate>>[0]

async function ownPicks(user: SignedIn, request: Request, now: Date): Promise<Candidate[]> {
  const { allergies, ...recipient } = await recipientFor(user, now)
  const allowed = request.candidates.filter(({ facts }) => !facts.substances.some(({ id }) => meetsAllergy(id, allergies)))
  return getTodaysPicks({ ...request, candidates: allowed, recipient })
}

/** Returns the user's children, their recent activities, and the allergies of any of them. */
async function recipientFor(user: SignedIn, now: Date): Promise<PicksFor & { allergies: Allergies }> {
  const [children, done] = await Promise.all([
    rowsOf(pool, selectAgesAndAllergies(user.id)),
    rowsOf(pool, selectDone(user.id, new Date(now.getTime() - NOT_REPEATED_DAYS * DAY_MS))),
  ])
  return {
    agesMonths: children.map((child) => correctedAgeMonths(child, dayOf(now))),
    allergies: resolveAllergies(children.flatMap((child) => child.allergies)),
    done: new Set(done.map(({ id }) => id)),
  }
}
