import { expect, test, vi } from 'vitest'
import { db, pool } from '#lib/server/platform/db'
import { child, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { requestActivities } from '../../setup/data/activities.ts'

vi.hoisted(() => {
  process.env.GENERATION_DAILY_LIMIT = '5'
})

test('generations are limited per day and user, and each activity counts', async () => {
  const parent = await person()
  const noa = await child(parent)
  const batchOf = (size: number) => requestActivities(parent, { type: 'child', id: noa.id, batch_size: size })
  expect((await batchOf(3)).status).toBe(201)
  const refused = await batchOf(3)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000)
  expect((await batchOf(2)).status).toBe(201)
  expect((await batchOf(1)).status).toBe(429)
  const streamed = await requestActivities(parent, { type: 'child', id: noa.id, batch_size: 1 }, { accept: 'text/event-stream' })
  expect(streamed.status).toBe(429)
  expect(streamed.headers.get('content-type')).toBe('application/problem+json')
  const { activities } = await (await api('GET /activity', { as: parent })).json()
  expect(activities).toHaveLength(5)

  const other = await person()
  expect((await requestActivities(other, { type: 'age', age_months: 48, batch_size: 5 })).status).toBe(201)
})

test('activities that could not be generated do not count toward the limit', async () => {
  await db.catalogueActivity.deleteMany({ where: { ageMinMonths: { lt: 3 } } })
  const parent = await person()
  for (let i = 0; i < 3; i++) expect((await requestActivities(parent, { type: 'age', age_months: 2, batch_size: 5 })).status).toBe(503)
  const unknown = '01890000-0000-7000-8000-000000000000'
  for (let i = 0; i < 3; i++) expect((await requestActivities(parent, { type: 'child', id: unknown, batch_size: 5 })).status).toBe(404)
  expect((await requestActivities(parent, { type: 'age', age_months: 48, batch_size: 5 })).status).toBe(201)
})

test.each(['application/json', 'text/event-stream'])(
  'a repetition over the limit returns 429, keeps its key and the stored activities, as %s',
  async (accept) => {
    const parent = await person()
    const batchOf = (size: number, headers: Record<string, string> = {}) =>
      requestActivities(parent, { type: 'age', age_months: 48, batch_size: size }, headers)
    const repeatable = { accept, 'idempotency-key': 'a batch cut short' }
    await (await batchOf(3, repeatable)).text()
    // As if the process had stopped before the third.
    await pool.query("update idempotency_key set status = null, response = null, claimed_until = now() - interval '1 second'")
    const storedIds = async () => (await db.activity.findMany({ where: { userId: parent.id }, orderBy: { id: 'asc' } })).map(({ id }) => id)
    const [first = '', second = '', third = ''] = await storedIds()
    await db.activity.deleteMany({ where: { id: third } })
    expect((await batchOf(2)).status).toBe(201)
    const refused = await (await batchOf(3, repeatable)).text()
    expect(refused).toContain('"code":"rate_limited"')
    expect([first, second].map((id) => refused.includes(id))).toEqual(accept === 'text/event-stream' ? [true, true] : [false, false])
    await pool.query('delete from rate_limit')
    const finished = await (await batchOf(3, repeatable)).text()
    expect([first, second].map((id) => finished.includes(id))).toEqual([true, true])
    expect(await storedIds()).toHaveLength(5)
  },
)
