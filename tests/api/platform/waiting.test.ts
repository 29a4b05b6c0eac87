import { expect, test } from 'vitest'
import { pool } from '#lib/server/platform/db'
import { person, place } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { activityBody } from '../../setup/data/activity-body.ts'
import { newActivity } from '../../setup/data/catalogue.ts'
import { facts } from '../../setup/data/facts.ts'

const admin = await person({ isAdmin: true })
const waiting = async () => (await api('GET /admin/waiting', { as: admin })).json()
const listed = async (waits: string): Promise<string[]> => {
  const { activities } = await (await api(`GET /admin/explore/activities?waits=${waits}&limit=100`, { as: admin })).json()
  return activities.map(({ id }: { id: string }) => id)
}

/** Returns by how much each count grew. */
async function growth(change: () => Promise<unknown>) {
  const before = await waiting()
  await change()
  const after = await waiting()
  return Object.fromEntries(
    Object.keys(after)
      .filter((key) => after[key] !== before[key])
      .map((key) => [key, after[key] - before[key]]),
  )
}

test('GET /admin/waiting counts open corrections of places', async () => {
  const { id } = await place({}, admin)
  const user = await person()
  expect(await growth(() => api(`POST /locations/${id}/corrections`, { as: user, body: { kind: 'other' } }))).toEqual({ corrections: 1 })
  const [{ id: correction }] = await (await api('GET /admin/corrections', { as: admin })).json()
  const decide = () => api(`PATCH /admin/corrections/${correction}`, { as: admin, body: { decision: 'dismiss' } })
  expect(await growth(decide)).toEqual({ corrections: -1 })
})

test('GET /admin/waiting counts imports and materials that wait', async () => {
  const insertRun = () => pool.query("insert into import_run (id, alive_until) values (gen_random_uuid(), now() - interval '1 minute')")
  expect(await growth(insertRun)).toEqual({ imports: 1 })
  const insertMaterial = () =>
    pool.query(
      `insert into material (id, name, allergens, is_unconfirmed) values ('waiting-felt', '{"en":"Felt","es":"Fieltro","he":"לבד"}', '{}', true)`,
    )
  expect(await growth(insertMaterial)).toEqual({ materials: 1 })
  await pool.query("delete from material where id = 'waiting-felt'")
})

test('GET /admin/waiting counts drafts, and apart from them a pack’s activities; the list finds them', async () => {
  let id = ''
  const draft = async () => {
    ;({ id } = await newActivity(admin, { facts: null }))
  }
  expect(await growth(draft)).toEqual({ drafts: 1 })
  expect(await listed('draft')).toContain(id)
  const propose = () => pool.query('update catalogue_activity set proposed_facts = $2 where id = $1', [id, JSON.stringify(facts())])
  expect(await growth(propose)).toEqual({ drafts: -1, decisions: 1 })
  expect(await listed('decision')).toContain(id)
  expect(await listed('draft')).not.toContain(id)
  const accept = () => api(`PATCH /admin/explore/activities/${id}`, { as: admin, body: { facts: facts() } })
  expect(await growth(accept)).toEqual({ decisions: -1 })
})

test('GET /admin/waiting counts activities whose text the safety rules refuse', async () => {
  const { en, es, he } = activityBody().text
  const balloon = { en: { ...en, instructions: ['Blow up balloons.', ...en.instructions.slice(1)] }, es, he }
  const { id, version } = await newActivity(admin, { is_hidden: true })
  expect(await listed('refused')).not.toContain(id)
  const change = (body: object) => api(`PATCH /admin/explore/activities/${id}`, { as: admin, body })
  expect(await growth(() => change({ text: balloon, version }))).toEqual({ refused: 1 })
  expect(await listed('refused')).toContain(id)
  expect(await growth(() => change({ text: { en, es, he } }))).toEqual({ refused: -1 })
})

test('GET /admin/waiting returns 403 to users who are no admins', async () => {
  expect((await api('GET /admin/waiting')).status).toBe(401)
  expect((await api('GET /admin/waiting', { as: await person() })).status).toBe(403)
})
