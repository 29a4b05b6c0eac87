// Explore with 100,000 activities: search and deep pages beside the same without the app around, the categories beside a plain handler.
import pg, { type QueryConfig } from 'pg'
import type { Language } from '#lib/domain/platform/basics'
import type { ExploreQuery } from '#lib/schemas/catalogue/explore'
import { loadLibrary } from '../../scripts/database/load-library.ts'
import { migrate } from '../../scripts/migrate.ts'
import { ACTIVITIES, fillCatalogue } from './catalogue.ts'
import { load } from './tools/load.ts'
import { type Server, startOurs, startPeer } from './tools/servers.ts'
import { median, ms, quantile, type Row } from './tools/table.ts'
import { get, timeOf } from './tools/timing.ts'

const SEARCH_ROUNDS = 40
const PAGE_ROUNDS = 60
const LIMIT = 20
/** Of page 1,000. */
const DEEP = 999 * LIMIT
const SEARCH_LIMIT_MS = 10
const LOAD_ROUNDS = 3
const LOAD_SECONDS = 3
/** Until the compilers have seen enough. */
const WARM_UP_ROUNDS = 10
const WARM_UP_SECONDS = 6

/** As people search: one word and two, half of one, mistyped, common and rare, with accents and prefixes, with filters. */
const searches: { language: Language; query: ExploreQuery }[] = [
  ...['boat', 'paper', 'water', 'shad', 'paper boat', 'shadow animals', 'treasure hunt in the garden', 'the'].map((q) => ({
    language: 'en' as const,
    query: { q },
  })),
  ...['papper', 'shaddow', 'bubles', 'plastelina'].map((q) => ({ language: 'en' as const, query: { q } })),
  ...['música', 'musica', 'burbujas de jabon', 'cartón'].map((q) => ({ language: 'es' as const, query: { q } })),
  ...['בפלסטלינה', 'והקופסה', 'בועות סבון', 'ציפוריימ'].map((q) => ({ language: 'he' as const, query: { q } })),
  { language: 'en', query: { q: 'water', setting: 'outdoor', free: true } },
  { language: 'en', query: { q: 'boat', maxDuration: 45 } },
  { language: 'es', query: { q: 'papel', ageMonths: 48 } },
  { language: 'he', query: { q: 'נייר', setting: 'indoor', ageMonths: 36, maxDuration: 60 } },
]

/** The rows of the table about Explore, on servers and a database of their own. @throws Error when an answer is not what it should be */
export async function measureExplore(env: Record<string, string>): Promise<Row[]> {
  await migrate(env.DATABASE_URL ?? '')
  await loadLibrary(env.DATABASE_URL ?? '')
  await fillCatalogue(env.DATABASE_URL ?? '')
  const servers: Server[] = []
  try {
    const [ours, peer] = [await startOurs(3405, { ...env, NEXTAUTH_URL: 'http://localhost:3405' }), await startPeer(3406, env)]
    servers.push(ours, peer)
    return [...(await measureSearch(ours, env)), ...(await measurePages(ours)), ...(await measureCategories(ours, peer))]
  } finally {
    for (const server of servers) await server.stop()
  }
}

/** Ours; the bare SQL, sent through pg as anybody would; and the same prepared once, as the app does it. */
const searchers = ['ours', 'bare', 'prepared'] as const
type Searcher = (typeof searchers)[number]

async function measureSearch(ours: Server, env: Record<string, string>): Promise<Row[]> {
  const statements = await statementsOf(searches, env)
  // Each on a connection of its own, as the app is: of two that share one, the second finds the first one's warm.
  const [forBare, forPrepared] = [new pg.Client({ connectionString: env.DATABASE_URL }), new pg.Client({ connectionString: env.DATABASE_URL })]
  await Promise.all([forBare.connect(), forPrepared.connect()])
  const took: Record<Searcher, number[]> = { ours: [], bare: [], prepared: [] }
  const kinds = new Map<string, number[]>()
  try {
    // They take turns, so that whatever else the machine does hits all alike.
    for (let round = 0; round < WARM_UP_ROUNDS + SEARCH_ROUNDS; round++) {
      for (const [i, { language, query }] of searches.entries()) {
        const { name = '', ...bare } = statements[i] ?? { text: '' }
        const search: Record<Searcher, () => Promise<unknown>> = {
          ours: () => get(`${ours.url}/api/explore/activities?${parameters(query)}`, { 'accept-language': language }),
          bare: () => forBare.query(bare),
          prepared: () => forPrepared.query({ ...bare, name }),
        }
        const kind = `${language} ${Object.values(query).join(' ')}`
        // Whoever comes second finds all in the machine's caches: each comes first in turn.
        const first = round % searchers.length
        for (const searcher of [...searchers.slice(first), ...searchers.slice(0, first)]) {
          const time = await timeOf(search[searcher])
          if (round < WARM_UP_ROUNDS) continue
          took[searcher].push(time)
          if (searcher === 'ours') kinds.set(kind, [...(kinds.get(kind) ?? []), time])
        }
      }
    }
  } finally {
    await Promise.all([forBare.end(), forPrepared.end()])
  }
  const p95 = (searcher: Searcher) => quantile(took[searcher], 0.95)
  const row = (what: string, peer: number, limit?: number): Row => ({
    what,
    ours: ms(p95('ours')),
    peer: ms(peer),
    ratio: p95('ours') / peer,
    ...(limit !== undefined && { limit: { at: limit, is: 'most' } }),
  })
  const medians = [...kinds].map(([kind, times]) => ({ kind, time: median(times) }))
  const slowest = medians.reduce((a, b) => (a.time > b.time ? a : b))
  const ownMedian = median(took.ours)
  return [
    row(`p95 of a search among ${ACTIVITIES} activities (${searches.length} kinds in turn), beside the bare SQL through pg`, p95('bare'), 1.3),
    row('the same, beside the same SQL prepared once, as the app does it', p95('prepared')),
    row('the same, beside 10 ms', SEARCH_LIMIT_MS, 1),
    {
      what: `its median; and of the slowest kind (${slowest.kind})`,
      ours: ms(ownMedian),
      peer: ms(slowest.time),
      ratio: ownMedian / slowest.time,
    },
  ]
}

/** The app's own statements. Its modules find the database in the environment as soon as they are loaded. */
async function statementsOf(of: typeof searches, env: Record<string, string>): Promise<QueryConfig[]> {
  Object.assign(process.env, env)
  const { listStatement } = await import('#lib/server/catalogue/activity-list')
  const { closeDatabase } = await import('#lib/server/platform/db')
  const statements: QueryConfig[] = []
  for (const { language, query } of of) {
    const statement = await listStatement({ ...query, limit: LIMIT }, { user: undefined, language })
    if (statement) statements.push(statement)
  }
  await closeDatabase()
  if (statements.length !== of.length) throw new Error('A search of the bench finds nothing')
  return statements
}

async function measurePages(ours: Server): Promise<Row[]> {
  const sorts = ['recommended', 'newest', 'rating', 'duration']
  // The largest one: see how the catalogue is made.
  const [, { id: category = '' } = {}] = JSON.parse(await get(`${ours.url}/api/explore/categories`))
  const lists = [`categories/${category}/activities`, 'activities']
  const rows: Row[] = []
  for (const list of lists) {
    for (const sort of sorts) {
      const [first, deep]: [number[], number[]] = [[], []]
      const page = async (offset: number) => {
        const { activities } = JSON.parse(await get(`${ours.url}/api/explore/${list}?sort=${sort}&limit=${LIMIT}&offset=${offset}`))
        if (activities.length !== LIMIT) throw new Error(`${list} has no page at ${offset}`)
      }
      for (let round = 0; round < WARM_UP_ROUNDS + PAGE_ROUNDS; round++) {
        const [one, thousandth] = [await timeOf(() => page(0)), await timeOf(() => page(DEEP))]
        if (round < WARM_UP_ROUNDS) continue
        first.push(one)
        deep.push(thousandth)
      }
      rows.push({
        what: `page 1,000 of ${list === 'activities' ? 'all activities' : 'a category'}, sort ${sort}, median, beside page 1`,
        ours: ms(median(deep)),
        peer: ms(median(first)),
        ratio: median(deep) / median(first),
        limit: { at: 1.2, is: 'most' },
      })
    }
  }
  return rows
}

async function measureCategories(ours: Server, peer: Server): Promise<Row[]> {
  const [own, plain] = [`${ours.url}/api/explore/categories`, `${peer.url}/api/categories`]
  const english = { 'accept-language': 'en' }
  if ((await get(own, english)) !== (await get(plain))) throw new Error('The two lists of categories are not the same')
  const { headers } = await fetch(own, { headers: english })
  const known = { ...english, 'if-none-match': headers.get('etag') ?? '' }
  const perSecond = async (url: string, sent: Record<string, string>, seconds: number) => (await load(url, sent, seconds)).perSecond
  const runs: Record<'own' | 'unchanged' | 'plain', number[]> = { own: [], unchanged: [], plain: [] }
  for (let round = 0; round <= LOAD_ROUNDS; round++) {
    const seconds = round === 0 ? WARM_UP_SECONDS : LOAD_SECONDS
    const rates = {
      own: await perSecond(own, english, seconds),
      plain: await perSecond(plain, english, seconds),
      unchanged: await perSecond(own, known, seconds),
    }
    if (round === 0) continue
    runs.own.push(rates.own)
    runs.plain.push(rates.plain)
    runs.unchanged.push(rates.unchanged)
  }
  const row = (what: string, rates: number[]): Row => ({
    what,
    ours: `${Math.round(median(rates))}/s`,
    peer: `${Math.round(median(runs.plain))}/s`,
    ratio: median(rates) / median(runs.plain),
    limit: { at: 2, is: 'least' },
  })
  return [
    row('GET /api/explore/categories (32 connections), beside a plain Next handler + Prisma', runs.own),
    row('the same where it is known by its ETag (304)', runs.unchanged),
  ]
}

/** As the wire has it. */
function parameters({ ageMonths, maxDuration, ...rest }: ExploreQuery): URLSearchParams {
  const given = { ...rest, age_months: ageMonths, max_duration: maxDuration, limit: LIMIT }
  return new URLSearchParams(Object.entries(given).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])))
}
