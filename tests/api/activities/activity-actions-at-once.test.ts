import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { child, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { generateBatch } from '../../setup/data/activities.ts'

/** Locks the row on another connection. @returns a function that releases it */
async function lockActivity(id: string) {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL ?? '' })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('begin')
  await client.query('select 1 from activity where id = $1 for update', [id])
  return {
    isWaitedFor: async () => (await client.query('select 1 from pg_locks where not granted')).rowCount !== 0,
    letGo: () => client.query('commit'),
  }
}

test('PATCH /activity/{id}: many concurrent likes of one activity delay no other user, and the row is right at the end', async () => {
  const [parent, other] = [await person(), await person()]
  const [{ id } = { id: '' }] = await generateBatch(parent, (await child(parent)).id)
  const held = await lockActivity(id)
  const actions = Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? 'dislike' : 'like'))
  const answers: Response[] = []
  const change = async (action: string) => answers.push(await api(`PATCH /activity/${id}`, { as: parent, body: { action } }))
  const changes = Promise.all(actions.map(change))
  await expect.poll(held.isWaitedFor).toBe(true)
  expect((await api('GET /children', { as: other })).status).toBe(200)
  await held.letGo()
  await changes
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const last = await answers.at(-1)?.json()
  expect(['liked', 'disliked']).toContain(last.feedback)
  expect(last.status).toBe(last.feedback)
  expect(await (await api(`GET /activity/${id}`, { as: parent })).json()).toEqual(last)
})
