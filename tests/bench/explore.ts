// Measures Explore with 20,000 activities, its intended size: searches, first and deep pages, and categories compared with a plain handler.
import type { Language } from '#lib/domain/platform/basics'
import type { ExploreQuery } from '#lib/schemas/catalogue/explore'
import { loadLibrary } from '../../scripts/database/load-library.ts'
import { migrate } from '../../scripts/migrate.ts'
import { ACTIVITY_COUNT, fillCatalogue } from './catalogue.ts'
import { load } from './tools/load.ts'
import { type Server, startOurs, startPeer } from './tools/servers.ts'
import { median, ms, quantile, type Row } from './tools/table.ts'
import { get, measureTime } from './tools/timing.ts'

const SEARCH_ROUNDS = 40
const LIST_ROUNDS = 60
const PAGE_SIZE = 20
/** Offset of page 450. */
const DEEP_OFFSET = 449 * PAGE_SIZE
const SEARCH_LIMIT_MS = 30
const LIST_LIMIT_MS = 20
const LOAD_ROUNDS = 3
const LOAD_SECONDS = 3
/** Rounds until the JIT compilers have warmed up. */
const WARM_UP_ROUNDS = 10
const WARM_UP_SECONDS = 6

/** Typical searches: one or two words, prefixes, typos, common and rare words, accents, Hebrew prefixes, filters. */
const searches: { language: Language; query: ExploreQuery }[] = [
  ...['boat', 'paper', 'water', 'shad', 'paper boat', 'shadow animals', 'treasure hunt in the garden', 'the'].map((q) => ({
    language: 'en' as const,
    query: { q },
  })),
  ...['papper', 'shaddow', 'bubles', 'plastelina'].map((q) => ({ language: 'en' as const, query: { q } })),
  ...['música', 'musica', 'burbujas de jabon', 'cartón'].map((q) => ({ language: 'es' as const, query: { q } })),
  ...['בפלסטלינה', 'והקופסה', 'בועות סבון', 'ציפוריימ'].map((q) => ({ language: 'he' as const, query: { q } })),
  // By meaning; the last one is widened twice.
  ...['fine motor', 'rainy day', 'counting 4 years', 'no prep circle time', 'dinosaurs in the bath 9 months'].map((q) => ({
    language: 'en' as const,
    query: { q },
  })),
  { language: 'es', query: { q: 'motricidad fina 3 años' } },
  { language: 'he', query: { q: 'יום גשם ללא הכנה' } },
  { language: 'en', query: { q: 'water', setting: 'outdoor', free: true } },
  { language: 'en', query: { q: 'boat', maxDuration: 45 } },
  { language: 'es', query: { q: 'papel', ageMonths: 48 } },
  { language: 'he', query: { q: 'נייר', setting: 'indoor', ageMonths: 36, maxDuration: 60 } },
]

/** Measures Explore on separate servers and a database. @throws Error if a response is not as expected */
export async function measureExplore(env: Record<string, string>): Promise<Row[]> {
  await migrate(env.DATABASE_URL ?? '')
  await loadLibrary(env.DATABASE_URL ?? '')
  await fillCatalogue(env.DATABASE_URL ?? '')
  const servers: Server[] = []
  try {
    const [ours, peer] = [await startOurs(3405, { ...env, NEXTAUTH_URL: 'http://localhost:3405' }), await startPeer(3406, env)]
    servers.push(ours, peer)
    return [...(await measureSearch(ours)), ...(await measureLists(ours)), ...(await measureCategories(ours, peer))]
  } finally {
    for (const server of servers) await server.stop()
  }
}

async function measureSearch(ours: Server): Promise<Row[]> {
  const took = new Map<string, number[]>()
  for (let round = 0; round < WARM_UP_ROUNDS + SEARCH_ROUNDS; round++) {
    for (const { language, query } of searches) {
      const url = `${ours.url}/api/explore/activities?${toParameters(query)}`
      const time = await measureTime(() => get(url, { 'accept-language': language }))
      if (round >= WARM_UP_ROUNDS) addTime(took, `${language} ${Object.values(query).join(' ')}`, time)
    }
  }
  return rowsOf(took, `a search among ${ACTIVITY_COUNT} activities (${searches.length} kinds in turn)`, SEARCH_LIMIT_MS)
}

/** Measures the catalogue and its largest category in each order: first page, deep offset, and the next page by cursor. */
async function measureLists(ours: Server): Promise<Row[]> {
  // The first category after "trending" is the largest, as catalogue.ts fills it.
  const [, { id: category = '' } = {}] = JSON.parse(await get(`${ours.url}/api/explore/categories`))
  const took = new Map<string, number[]>()
  for (const list of [`categories/${category}/activities`, 'activities']) {
    const deep = list === 'activities' ? DEEP_OFFSET : Math.floor(DEEP_OFFSET / 4)
    for (const sort of ['recommended', 'newest', 'rating', 'duration']) {
      const page = async (more: Record<string, string>): Promise<{ activities: unknown[]; pagination: { next_cursor: string } }> => {
        const found = JSON.parse(await get(`${ours.url}/api/explore/${list}?${new URLSearchParams({ sort, limit: String(PAGE_SIZE), ...more })}`))
        if (found.activities.length !== PAGE_SIZE) throw new Error(`${list} has no page at ${JSON.stringify(more)}`)
        return found
      }
      const { pagination } = await page({ offset: String(deep) })
      const pages = { first: {}, deep: { offset: String(deep) }, 'deep, by cursor': { cursor: pagination.next_cursor } }
      for (let round = 0; round < WARM_UP_ROUNDS + LIST_ROUNDS; round++) {
        for (const [kind, more] of Object.entries(pages)) {
          const time = await measureTime(() => page(more))
          if (round >= WARM_UP_ROUNDS) addTime(took, `${list === 'activities' ? 'all' : 'a category'}, ${sort}, ${kind}`, time)
        }
      }
    }
  }
  return rowsOf(took, `a list page of ${ACTIVITY_COUNT} activities (${took.size} kinds)`, LIST_LIMIT_MS)
}

function addTime(took: Map<string, number[]>, kind: string, time: number) {
  took.set(kind, [...(took.get(kind) ?? []), time])
}

/** Compares the p95 of all times with a limit in ms, and names the slowest kind. */
function rowsOf(took: Map<string, number[]>, what: string, limitMs: number): Row[] {
  const p95 = quantile([...took.values()].flat(), 0.95)
  const medians = [...took].map(([kind, times]) => ({ kind, time: median(times) }))
  const slowest = medians.reduce((a, b) => (a.time > b.time ? a : b))
  const ownMedian = median([...took.values()].flat())
  return [
    { what: `p95 of ${what}`, ours: ms(p95), peer: `limit ${limitMs} ms`, ratio: p95 / limitMs, limit: { at: 1, is: 'most' } },
    { what: `its median; and of the slowest kind (${slowest.kind})`, ours: ms(ownMedian), peer: ms(slowest.time), ratio: ownMedian / slowest.time },
  ]
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
    limit: { at: 1, is: 'least' },
  })
  return [
    row('GET /api/explore/categories (32 connections), compared with a plain Next handler + Prisma', runs.own),
    row('the same with a known ETag (304)', runs.unchanged),
  ]
}

/** Converts a query to the API's parameters. */
function toParameters({ ageMonths, maxDuration, ...rest }: ExploreQuery): URLSearchParams {
  const given = { ...rest, age_months: ageMonths, max_duration: maxDuration, limit: PAGE_SIZE }
  return new URLSearchParams(Object.entries(given).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])))
}
