import { expect, test } from 'vitest'
import { db } from '#lib/server/platform/db'
import { bornMonthsAgo, child, type Person, person } from '../factories.ts'
import { api } from '../setup/api.ts'
import { dataUrl, photo } from '../setup/data/photos.ts'

const noa = { name: 'Noa', date_of_birth: bornMonthsAgo(48), special_needs: 'likes it quiet' }
const four = { duration: '30-60min', location: 'indoor' }

/** Returns a function that creates rows with one idempotency key per path: a second call is a repetition. */
function createWithKeys(as: Person) {
  return (path: `/${string}`, body: object, more: Record<string, string> = {}) =>
    api(`POST ${path}`, { as, body, headers: { 'idempotency-key': `the key for ${path}`, ...more } })
}

/** Returns everything stored for replays. */
async function readStoredResponses({ id }: Person): Promise<string> {
  return JSON.stringify(await db.idempotencyKey.findMany({ where: { userId: id }, select: { response: true, about: true } }))
}

test('deleting a child removes it from stored responses, and no repeated request brings it back', async () => {
  const parent = await person()
  const create = createWithKeys(parent)
  const avatar = dataUrl(await photo({ width: 80, height: 60 }))
  const { id } = await (await create('/children', { ...noa, avatar_base64: avatar })).json()
  const about: [`/${string}`, object, Record<string, string>?][] = [
    ['/children', { ...noa, avatar_base64: avatar }],
    ['/groups', { name: 'Explorers', members: [id] }],
    ['/journal', { child_id: id, date: '2025-11-01', title: 'Boats', rating: 4, image_base64: avatar }],
    ['/activity', { type: 'child', id, batch_size: 2, ...four }],
    ['/activity', { type: 'child', id, batch_size: 1, ...four }, { accept: 'text/event-stream', 'idempotency-key': 'a stream' }],
  ]
  for (const [path, body, headers] of about) await (await create(path, body, headers)).text()
  const other = await child(parent, { name: 'Adam' })
  const entry = { child_id: other.id, date: '2025-11-01', title: 'A walk', rating: 3 }
  const first = await (await create('/journal', entry, { 'idempotency-key': 'about another' })).json()
  expect(await readStoredResponses(parent)).toContain(id)

  expect((await api(`DELETE /children/${id}`, { as: parent })).status).toBe(204)
  const left = await readStoredResponses(parent)
  for (const trace of [id, 'Noa', 'quiet', 'Boats', 'image/jpeg', 'Explorers']) expect(left).not.toContain(trace)
  for (const [path, body, headers] of about) expect((await create(path, body, headers)).status, path).toBe(404)
  expect(await (await api('GET /children', { as: parent })).json()).toMatchObject([{ id: other.id }])
  expect(await (await create('/journal', entry, { 'idempotency-key': 'about another' })).json()).toEqual(first)
})

test('deleting a journal entry or a group removes it from stored responses', async () => {
  const parent = await person()
  const create = createWithKeys(parent)
  const { id: childId } = await child(parent)
  const boats = { child_id: childId, date: '2025-11-01', title: 'Boats', rating: 4 }
  const explorers = { name: 'Explorers', description: 'on Mondays' }
  const [entry, group] = [await (await create('/journal', boats)).json(), await (await create('/groups', explorers)).json()]
  expect((await api(`DELETE /journal/${entry.id}`, { as: parent })).status).toBe(204)
  expect((await api(`DELETE /groups/${group.id}`, { as: parent })).status).toBe(204)
  const left = await readStoredResponses(parent)
  for (const trace of ['Boats', 'Explorers', 'Mondays', childId]) expect(left).not.toContain(trace)
  expect((await create('/journal', boats)).status).toBe(404)
  expect((await create('/groups', explorers)).status).toBe(404)
})

test('deleting an account deletes its stored responses', async () => {
  const [parent, other] = [await person(), await person()]
  for (const one of [parent, other]) await createWithKeys(one)('/children', noa)
  expect((await api('DELETE /user/me', { as: parent, body: {} })).status).toBe(204)
  const whose = { userId: { in: [parent.id, other.id] } }
  expect(await db.idempotencyKey.findMany({ where: whose, select: { userId: true } })).toEqual([{ userId: other.id }])
})
