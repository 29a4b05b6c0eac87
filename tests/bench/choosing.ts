// Measures generation without a model: with the library only, and with 20,000 more activities.
import { buildDayCard } from '#lib/domain/activities/days/card'
import { composeDay } from '#lib/domain/activities/days/plan'
import { loadLibrary } from '../../scripts/database/load-library.ts'
import { migrate } from '../../scripts/migrate.ts'
import { audienceOf, listDayBlocks, toDayRequest } from '../setup/data/composed-days.ts'
import { readLibraryCards } from '../setup/data/library-cards.ts'
import { personWithChildren } from '../setup/http-person.ts'
import { ACTIVITY_COUNT, fillCatalogue } from './catalogue.ts'
import { type Server, startOurs } from './tools/servers.ts'
import { median, ms, quantile, type Row } from './tools/table.ts'
import { measureTime } from './tools/timing.ts'

const ROUNDS = 30
const WARM_UP_ROUNDS = 15
const MOST_RATIO = 1.5
/** Limit for composing a day from loaded rows. */
const MOST_DAY_MS = 20
const AGE_MONTHS = 48
const asked = {
  three: { what: 'three ideas of 30 to 60 minutes', body: { duration: '30-60min', location: 'indoor', batch_size: 3 } },
  day: { what: 'a composed day', body: { duration: 'full-day', location: 'indoor' } },
} as const
type Asked = keyof typeof asked

/** Measures choosing on a separate server and database. @throws Error if nothing is chosen */
export async function measureChoosing(given: Record<string, string>): Promise<Row[]> {
  const env = { ...given, OPENAI_BASE_URL: '', NEXTAUTH_URL: 'http://localhost:3407' }
  await migrate(given.DATABASE_URL ?? '')
  await loadLibrary(given.DATABASE_URL ?? '')
  const server = await startOurs(3407, env)
  try {
    const few = await measureMedians(server)
    await fillCatalogue(given.DATABASE_URL ?? '')
    const many = await measureMedians(server)
    return [
      ...(['three', 'day'] as const).map((one): Row => {
        const [ours, peer] = [many[one], few[one]]
        const what = `${asked[one].what}, median of ${ROUNDS}: among ${ACTIVITY_COUNT} more, compared with the library only`
        return { what, ours: ms(ours), peer: ms(peer), ratio: ours / peer, ...(one === 'three' && { limit: { at: MOST_RATIO, is: 'most' } }) }
      }),
      measureComposing(),
    ]
  } finally {
    await server.stop()
  }
}

/** Measures ranking and composing a day without the database. @throws Error if there is no day */
function measureComposing(): Row {
  const wish = { duration: 'full-day', setting: 'indoor', agesMonths: [AGE_MONTHS], children: { min: 1, max: 1 } } as const
  const candidates = listDayBlocks(readLibraryCards(), wish)
  const took: number[] = []
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
    const startedAt = performance.now()
    const parts = composeDay(toDayRequest(candidates, wish, { seed: `${round}` }), { mayRepeat: false })
    if (!parts) throw new Error('There is no day')
    buildDayCard(parts, { ...wish, language: 'en', audience: audienceOf(wish) })
    if (round >= WARM_UP_ROUNDS) took.push(performance.now() - startedAt)
  }
  const p95 = quantile(took, 0.95)
  const what = `composing a day of ${candidates.length} activities, p95 of ${ROUNDS}, compared with ${MOST_DAY_MS} ms`
  return { what, ours: ms(p95), peer: ms(MOST_DAY_MS), ratio: p95 / MOST_DAY_MS, limit: { at: 1, is: 'most' } }
}

/** Measures each round for a child who has seen nothing yet. */
async function measureMedians(server: Server): Promise<Record<Asked, number>> {
  const { authorization, childIds } = await personWithChildren(server.url, WARM_UP_ROUNDS + ROUNDS)
  const took: Record<Asked, number[]> = { three: [], day: [] }
  for (const [round, id] of childIds.entries()) {
    for (const one of ['three', 'day'] as const) {
      const time = await measureTime(() => generate(server, authorization, { type: 'child', id, ...asked[one].body }))
      if (round >= WARM_UP_ROUNDS) took[one].push(time)
    }
  }
  return { three: median(took.three), day: median(took.day) }
}

async function generate(server: Server, authorization: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization }
  const response = await fetch(`${server.url}/api/activity`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (response.status !== 201) throw new Error(`Nothing was chosen: ${await response.text()}`)
  await response.arrayBuffer()
}
