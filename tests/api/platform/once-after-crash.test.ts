import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { Problem } from '#lib/errors'
import { db, pool } from '#lib/server/platform/db'
import { route } from '#lib/server/platform/http/route'
import { bornMonthsAgo, child, type Person, person, place } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { requestActivities } from '../../setup/data/activities.ts'
import { activityBody } from '../../setup/data/activity-body.ts'
import { newCategory } from '../../setup/data/catalogue.ts'
import { catalogueActivity } from '../../setup/data/explore.ts'

const key = 'the same key again'
const headers = { 'idempotency-key': key }
const names = { en: 'Kites', es: 'Cometas', he: 'עפיפונים' }

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(async () => {
  vi.restoreAllMocks()
  await pool.query('drop function if exists end_connection cascade')
})

/** Makes PostgreSQL end the connection that runs such a statement, before it has any effect. */
async function endConnectionsAt(event: string) {
  await pool.query(`
    create function end_connection() returns trigger language plpgsql as $$
    begin
      perform pg_terminate_backend(pg_backend_pid());
      perform pg_sleep(10);
    end $$`)
  await pool.query(`create trigger end_connection ${event} execute function end_connection()`)
}

/** Loses the response after the row is written, as when the process dies there. */
async function loseAnswer(call: () => Promise<Response>) {
  await endConnectionsAt('before update on idempotency_key for each row when (new.status is not null)')
  const response = await call()
  await response.text().catch(() => '')
  await pool.query('drop function end_connection cascade')
  return response
}

interface Creation {
  path: `/${string}`
  body: object
  table: string
}

const creations: [string, (as: Person) => Promise<Creation>][] = [
  ['a child', async () => ({ path: '/children', body: { name: 'Noa', date_of_birth: bornMonthsAgo(48) }, table: 'child' })],
  ['a group', async (as) => ({ path: '/groups', body: { name: 'Explorers', members: [(await child(as)).id] }, table: '"group"' })],
  [
    'a journal entry',
    async (as) => ({
      path: '/journal',
      body: { child_id: (await child(as)).id, date: '2025-11-01', title: 'Boats', rating: 4 },
      table: 'journal_entry',
    }),
  ],
  [
    'an activity of the catalogue done with a child',
    async (as) => ({ path: `/explore/activities/${await catalogueActivity()}/do`, body: { child_id: (await child(as)).id }, table: 'activity' }),
  ],
  ['a saved activity', async () => ({ path: `/explore/activities/${await catalogueActivity()}`, body: { action: 'save' }, table: 'saved_activity' })],
  ['a place', async () => ({ path: '/locations', body: { name: 'The slide', latitude: 1, longitude: 1 }, table: 'location' })],
  [
    'a correction',
    async () => ({ path: `/locations/${(await place()).id}/corrections`, body: { kind: 'wrong_hours' }, table: 'location_correction' }),
  ],
  ['a category', async () => ({ path: '/admin/explore/categories', body: { id: 'kites', name: names, icon: 'kite' }, table: 'category' })],
  [
    'an activity of the catalogue',
    async (as) => ({
      path: '/admin/explore/activities',
      body: activityBody({ category_id: (await newCategory(as)).id }),
      table: 'catalogue_activity',
    }),
  ],
  [
    'an activity',
    async (as) => ({
      path: '/activity',
      body: { type: 'child', id: (await child(as)).id, duration: '30-60min', location: 'indoor' },
      table: 'activity',
    }),
  ],
  [
    'a batch',
    async (as) => ({
      path: '/activity',
      body: { type: 'child', id: (await child(as)).id, duration: '30-60min', location: 'indoor', batch_size: 3 },
      table: 'activity',
    }),
  ],
]

async function countRows(table: string): Promise<number> {
  return Number((await pool.query(`select count(*) from ${table}`)).rows[0].count)
}

/** Returns the ids of the activities in a stream, in order. */
function listActivityIds(stream: string): string[] {
  return [...stream.matchAll(/^event: activity\ndata: (.*)$/gm)].map(([, data = '']) => JSON.parse(data).id)
}

/** Reads a stream up to its first activity, then disconnects. */
async function readFirstActivity(response: Response): Promise<string[]> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  while (listActivityIds(text).length === 0) text += decoder.decode((await reader?.read())?.value, { stream: true })
  await reader?.cancel()
  return listActivityIds(text)
}

describe('a repetition with the same Idempotency-Key', () => {
  test.each(creations)('returns %s that was written before the connection ended, and writes no other', async (_, prepare) => {
    const admin = await person({ isAdmin: true })
    const { path, body, table } = await prepare(admin)
    const create = () => api(`POST ${path}`, { as: admin, body, headers })
    const before = await countRows(table)
    const lost = await loseAnswer(create)
    expect(lost.status).toBe(503)
    const written = (await countRows(table)) - before
    expect(written).toBeGreaterThan(0)
    const repeated = await create()
    expect(repeated.ok).toBe(true)
    const first = await repeated.json()
    expect((await countRows(table)) - before).toBe(written)
    const again = await create()
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(await again.json()).toEqual(first)
  })

  test('returns the row of a process that died without a response', async () => {
    const parent = await person()
    const create = () => api('POST /children', { as: parent, body: { name: 'Noa', date_of_birth: bornMonthsAgo(48) }, headers })
    const { id } = await (await create()).json()
    await pool.query("update idempotency_key set status = null, response = null, claimed_until = now() - interval '1 second'")
    const repeated = await create()
    expect(repeated.status).toBe(201)
    expect((await repeated.json()).id).toBe(id)
    expect(await db.child.count({ where: { userId: parent.id } })).toBe(1)
  })

  test('waits at most ten seconds for a process that died', async () => {
    const parent = await person()
    await requestActivities(parent, { type: 'age', age_months: 48 }, headers)
    await pool.query('update idempotency_key set status = null, response = null')
    const { rows } = await pool.query("select claimed_until < now() + interval '10 seconds' as is_short from idempotency_key where user_id = $1", [
      parent.id,
    ])
    expect(rows).toEqual([{ is_short: true }])
  })

  test('returns 404 if the row was deleted before the repetition', async () => {
    const parent = await person()
    const create = () => api('POST /children', { as: parent, body: { name: 'Noa', date_of_birth: bornMonthsAgo(48) }, headers })
    await loseAnswer(create)
    const [noa] = await (await api('GET /children', { as: parent })).json()
    expect((await api(`DELETE /children/${noa.id}`, { as: parent })).status).toBe(204)
    expect((await create()).status).toBe(404)
    expect(await db.child.count({ where: { userId: parent.id } })).toBe(0)
  })

  test('writes the row if the first call failed before it', async () => {
    const parent = await person()
    const create = () => api('POST /children', { as: parent, body: { name: 'Noa', date_of_birth: bornMonthsAgo(48) }, headers })
    await endConnectionsAt('before insert on child for each row')
    expect((await create()).status).toBe(503)
    await pool.query('drop function end_connection cascade')
    expect((await create()).status).toBe(201)
    expect(await db.child.count({ where: { userId: parent.id } })).toBe(1)
  })

  test('streams the stored activities of a batch first and generates the missing ones, if the connection broke', async () => {
    const parent = await person()
    const noa = await child(parent)
    const stream = () => requestActivities(parent, { type: 'child', id: noa.id, batch_size: 3 }, { ...headers, accept: 'text/event-stream' })
    const [first] = await readFirstActivity(await stream())
    const ids = listActivityIds(await (await stream()).text())
    expect(ids).toHaveLength(3)
    expect(ids[0]).toBe(first)
    const rows = await db.activity.findMany({ where: { userId: parent.id }, orderBy: { id: 'asc' } })
    expect(rows.map(({ id }) => id)).toEqual(ids)
    expect(new Set(rows.map(({ batchId }) => batchId)).size).toBe(1)
    expect(new Set(rows.map(({ title }) => title)).size).toBe(3)
  })
})

/** Returns the key of a user's only call. */
async function getKey({ id }: Person) {
  const { rows } = await pool.query('select status, claimed_until > now() as is_claimed from idempotency_key where user_id = $1', [id])
  return rows
}

/** Calls a handler with the key. */
async function callWithKey(as: Person, handler: ReturnType<typeof route>, signal: AbortSignal | null = null) {
  const call = new Request('http://localhost:3000/api/try', { method: 'POST', headers: { ...headers, authorization: `Bearer ${as.token}` }, signal })
  return handler(call, { params: Promise.resolve(undefined) })
}

describe('an Idempotency-Key that a repetition took over', () => {
  test.each<[string, () => { by: string }]>([
    ['succeeds', () => ({ by: 'first' })],
    [
      'is refused',
      () => {
        throw new Problem('conflict')
      },
    ],
    [
      'fails',
      () => {
        throw new Error('It came too late')
      },
    ],
  ])('stays with the repetition when the first call %s late', async (_, endFirst) => {
    const parent = await person()
    const turns: PromiseWithResolvers<() => { by: string }>[] = []
    const slow = route({ title: 'Try', access: 'signed_in', responseSchema: z.object({ by: z.string() }) }, async () => {
      const turn = Promise.withResolvers<() => { by: string }>()
      turns.push(turn)
      return (await turn.promise)()
    })
    const first = callWithKey(parent, slow)
    await vi.waitFor(() => expect(turns).toHaveLength(1))
    await pool.query("update idempotency_key set claimed_until = now() - interval '1 second'")
    const repeat = callWithKey(parent, slow)
    await vi.waitFor(() => expect(turns).toHaveLength(2))
    turns[0]?.resolve(endFirst)
    await first
    expect(await getKey(parent)).toEqual([{ status: null, is_claimed: true }])
    turns[1]?.resolve(() => ({ by: 'repeat' }))
    expect(await (await repeat).json()).toEqual({ by: 'repeat' })
    expect(await (await callWithKey(parent, slow)).json()).toEqual({ by: 'repeat' })
  })
})

test('the Idempotency-Key of a stream is free after the step during which its client disconnected', async () => {
  const parent = await person()
  const step = Promise.withResolvers<Uint8Array>()
  const stream = new ReadableStream<Uint8Array>({ pull: async (controller) => controller.enqueue(await step.promise) }, { highWaterMark: 0 })
  const streaming = route({ title: 'Try', access: 'signed_in', mediaType: 'text/event-stream' }, async () => {
    return new Response(stream, { headers: { 'content-type': 'text/event-stream' } })
  })
  const client = new AbortController()
  await callWithKey(parent, streaming, client.signal)
  client.abort()
  expect(await getKey(parent)).toEqual([{ status: null, is_claimed: true }])
  step.resolve(new TextEncoder().encode('event: activity\ndata: {}\n\n'))
  await vi.waitFor(async () => expect(await getKey(parent)).toEqual([{ status: null, is_claimed: false }]))
})
