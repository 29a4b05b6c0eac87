import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { db, pool } from '#lib/server/platform/db'
import { bornMonthsAgo, child, type Person, person } from '../factories.ts'
import { api } from '../setup/api.ts'
import { requestActivities } from '../setup/data/activities.ts'

/** Inserts `count` minimal rows of a user. */
async function insertRows(sql: string, of: Person, count: number, ...values: unknown[]) {
  await pool.query(`${sql} from generate_series(1, $2) n`, [of.id, count, ...values])
}

/** Sends four requests at once and expects exactly one to succeed, at the limit. */
async function expectOneMore(add: (n: number) => Promise<Response>, reason: string, detail: RegExp) {
  const answers = await Promise.all([1, 2, 3, 4].map(add))
  const refused = answers.filter(({ status }) => status === 422)
  expect(answers.filter(({ status }) => status === 201 || status === 200)).toHaveLength(1)
  expect(refused).toHaveLength(3)
  for (const one of refused) expect(await one.json()).toMatchObject({ code: 'invalid', reason, detail: expect.stringMatching(detail) })
}

const childrenSql = `insert into child (user_id, id, name, date_of_birth) select $1::uuid, gen_random_uuid(), 'Child ' || n, '2022-01-01'::date`
const noa = { name: 'Noa', date_of_birth: bornMonthsAgo(48) }

test('a user can have at most 1000 children, as many as the list returns', async () => {
  const parent = await person()
  await insertRows(childrenSql, parent, 999)
  await expectOneMore(() => api('POST /children', { as: parent, body: noa }), 'too_many_children', /^There are 1000 children here already/)
  expect(await (await api('GET /children', { as: parent })).json()).toHaveLength(1000)
  expect((await api('POST /children', { as: await person(), body: noa })).status).toBe(201)
})

test('a user can have at most 1000 groups', async () => {
  const parent = await person({ language: 'es' })
  await insertRows(`insert into "group" (user_id, id, name) select $1::uuid, gen_random_uuid(), 'Group ' || n`, parent, 999)
  await expectOneMore(() => api('POST /groups', { as: parent, body: { name: 'More' } }), 'too_many_groups', /^Ya hay 1000 grupos/)
})

test('a user’s groups can have at most 10000 members in total', async () => {
  const parent = await person()
  await insertRows(childrenSql, parent, 1000)
  await insertRows(`insert into "group" (user_id, id, name) select $1::uuid, gen_random_uuid(), 'Group ' || n`, parent, 14)
  const groups = await db.group.findMany({ where: { userId: parent.id }, select: { id: true } })
  const members = (await db.child.findMany({ where: { userId: parent.id }, select: { id: true } })).map(({ id }) => id)
  for (const { id } of groups.slice(0, 9))
    await pool.query(`insert into group_member (user_id, group_id, child_id, position) select user_id, $2, id, 0 from child where user_id = $1`, [
      parent.id,
      id,
    ])
  const setMembers = (n: number, ids: string[]) => api(`PATCH /groups/${groups[n]?.id ?? ''}`, { as: parent, body: { members: ids } })
  await expectOneMore((n) => setMembers(9 + n, members), 'too_many_members', /^All your groups together can have 10000 members/)
  expect((await api('POST /groups', { as: parent, body: { name: 'More', members: members.slice(0, 1) } })).status).toBe(422)
  // Existing groups can still be changed.
  expect((await setMembers(0, members.toReversed())).status).toBe(200)
  expect((await setMembers(0, [])).status).toBe(200)
})

test('a user can have at most 20000 journal entries', async () => {
  const parent = await person()
  const { id } = await child(parent)
  await insertRows(
    `insert into journal_entry (user_id, id, child_id, date, title, rating) select $1::uuid, gen_random_uuid(), $3::uuid, '2026-01-01'::date, 'A walk', 3`,
    parent,
    19_999,
    id,
  )
  const body = { child_id: id, date: '2025-11-01', title: 'A walk', rating: 3 }
  await expectOneMore(() => api('POST /journal', { as: parent, body }), 'too_many_entries', /^Your journal has 20000 entries/)
})

test('a user can have at most 50000 activities, generated or from the catalogue', async () => {
  const parent = await person()
  const { id } = await child(parent)
  await insertRows(
    `insert into activity (user_id, id, batch_id, source, language, title, description, duration_minutes, age_min_months, age_max_months,
       difficulty, is_free, setting, benefits, materials_needed, instructions, safety_notes, picture, tags, traits)
     select $1::uuid, gen_random_uuid(), gen_random_uuid(), 'library', 'en', 'Activity ' || n, '', 30, 0, 72, 'easy', true, 'indoor',
       '{}', '{}', '{}', '{}', '{}', '{}', '{}'`,
    parent,
    49_998,
  )
  const refused = await requestActivities(parent, { type: 'child', id, batch_size: 3 })
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({
    reason: 'too_many_activities',
    detail: 'Your history has 50000 activities, which is as many as fit in.',
  })
  expect((await requestActivities(parent, { type: 'child', id, batch_size: 1 })).status).toBe(201)
  const { id: found } = await db.catalogueActivity.findFirstOrThrow({ where: { ageMinMonths: { lt: 40 } }, orderBy: { id: 'asc' } })
  await expectOneMore(() => api(`POST /explore/activities/${found}/do`, { as: parent, body: { child_id: id } }), 'too_many_activities', /50000/)
})

test('a user can save at most 5000 catalogue activities', async () => {
  const parent = await person()
  const { categoryId } = await db.catalogueActivity.findFirstOrThrow()
  await pool.query(
    `insert into catalogue_activity (id, slug, category_id, setting, duration_minutes, age_min_months, age_max_months, difficulty, is_hidden,
       picture, tags, traits, elof, eyfs)
     select gen_random_uuid(), 'made-up-' || n, $1, 'indoor', 30, 0, 72, 'easy', true, '{}', '{}', '{}', '{}', '{}' from generate_series(1, 4999) n`,
    [categoryId],
  )
  const known = await db.savedActivity.createMany({
    data: (await db.catalogueActivity.findMany({ where: { slug: { startsWith: 'made-up-' } }, select: { id: true } })).map(({ id }) => ({
      userId: parent.id,
      activityId: id,
    })),
  })
  expect(known.count).toBe(4999)
  const [last, ...others] = await db.catalogueActivity.findMany({ where: { slug: { not: { startsWith: 'made-up-' } } }, take: 4 })
  const all = [last, ...others]
  const save = (n: number) => api(`POST /explore/activities/${all[n - 1]?.id ?? ''}`, { as: parent, body: { action: 'save' } })
  await expectOneMore(save, 'too_many_saved', /^You have saved 5000 activities/)
})

test('a user can use at most 1000 idempotency keys, and known keys still replay', async () => {
  const parent = await person()
  const headers = { 'idempotency-key': 'the first of many' }
  const first = await (await api('POST /children', { as: parent, body: noa, headers })).json()
  await insertRows(
    `insert into idempotency_key (user_id, method, path, key, body_hash, status, response) select $1::uuid, 'POST', '/x', 'key ' || n, '', 200, ''`,
    parent,
    998,
  )
  const add = (n: number) => api('POST /children', { as: parent, body: noa, headers: { 'idempotency-key': `${uuidv7()} ${n}` } })
  await expectOneMore(add, 'too_many_keys', /^More than 1000 idempotency keys/)
  expect(await (await api('POST /children', { as: parent, body: noa, headers })).json()).toEqual(first)
  expect((await api('POST /children', { as: parent, body: noa })).status).toBe(201)
})
