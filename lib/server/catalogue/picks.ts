import 'server-only'
import { northernSeason, type PickCandidate, type PicksFor, todaysPicks } from '#lib/domain/catalogue/todays-picks'
import { dayOf, playAgeMonths } from '#lib/domain/profiles/age'
import { type Allergies, meetsAllergy, resolveAllergies } from '#lib/domain/safety/allergies'
import type { Facts } from '#lib/domain/safety/facts'
import { prepared } from '#lib/prepared'
import type { ExploreCard, PicksQuery } from '#lib/schemas/catalogue/explore'
import type { SignedIn } from '#lib/server/auth/sessions'
import { type CardRow, cardColumnsSql, homeSql, type Reader, readerValues, shownCard } from '#lib/server/catalogue/cards'
import { trendingIds } from '#lib/server/catalogue/trending'
import { ttlCached } from '#lib/server/catalogue/ttl-cache'
import { pool } from '#lib/server/platform/db'

/** Picks where the caller does not say. */
const PICKS = 10
/** What was done within so many days is not done lately enough ago. */
const LATELY_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000
/** The whole catalogue is read: not at every call. */
const CANDIDATES_MS = 5 * 60 * 1000

const candidatesSql = `
  select a.id, a.category_id as "categoryId", a.setting, a.age_min_months as "ageMinMonths", a.age_max_months as "ageMaxMonths", a.tags, a.picture,
    jsonb_build_object('substances', a.facts -> 'substances') as facts
  from catalogue_activity a join category c on c.id = a.category_id where not a.is_hidden and not c.is_hidden and a.facts is not null`

/** An activity of which it is known what is in it. */
type Candidate = PickCandidate & { facts: Pick<Facts, 'substances'> }

const candidates = ttlCached(CANDIDATES_MS, async () => (await pool.query<Candidate>(prepared(candidatesSql))).rows)

/** The picks of the day, by the date in UTC: the same for all visitors, and somebody's own for who is signed in. */
export async function listPicks(query: PicksQuery, who: Pick<Reader, 'user' | 'language'>): Promise<ExploreCard[]> {
  const now = new Date()
  const { limit: count = PICKS, rain: rains } = query
  const day = dayOf(now)
  const request = { candidates: await candidates(now), day, season: query.season ?? northernSeason(day), count, rains }
  const chosen = who.user ? await ownPicks(who.user, request, now) : todaysPicks(request)
  const trending = await trendingIds(now)
  const values = [...readerValues({ ...who, trending }), chosen.map(({ id }) => id)]
  const { rows } = await pool.query<CardRow>(prepared(cardsSql, values))
  return rows.map(shownCard)
}

type Request = Parameters<typeof todaysPicks<Candidate>>[0]

async function ownPicks(user: SignedIn, request: Request, now: Date): Promise<Candidate[]> {
  const { allergies, ...recipient } = await recipientFor(user, now)
  const allowed = request.candidates.filter(({ facts }) => !facts.substances.some(({ id }) => meetsAllergy(id, allergies)))
  return todaysPicks({ ...request, candidates: allowed, recipient })
}

const childrenSql = 'select date_of_birth as "dateOfBirth", weeks_early as "weeksEarly", allergies from child where user_id = $1'
const doneSql = 'select distinct catalogue_id as id from activity where user_id = $1 and catalogue_id is not null and done_at >= $2'

/** The children, what was done with them lately, and the allergies of any of them. */
async function recipientFor(user: SignedIn, now: Date): Promise<PicksFor & { allergies: Allergies }> {
  const [children, done] = await Promise.all([
    pool.query<{ dateOfBirth: string; weeksEarly: number | null; allergies: string[] }>(prepared(childrenSql, [user.id])),
    pool.query<{ id: string }>(prepared(doneSql, [user.id, new Date(now.getTime() - LATELY_DAYS * DAY_MS)])),
  ])
  return {
    agesMonths: children.rows.map((child) => playAgeMonths(child, dayOf(now))),
    allergies: resolveAllergies(children.rows.flatMap((child) => child.allergies)),
    done: new Set(done.rows.map(({ id }) => id)),
  }
}

const cardsSql = `
  with ${homeSql}
  select ${cardColumnsSql}
  from unnest($5::uuid[]) with ordinality as pick (id, place) join catalogue_activity a on a.id = pick.id join category c on c.id = a.category_id
    join catalogue_text t on t.activity_id = a.id and t.language = $1 cross join home
  where not a.is_hidden and not c.is_hidden order by pick.place`
