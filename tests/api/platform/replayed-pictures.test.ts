import { describe, expect, test } from 'vitest'
import { db } from '#lib/server/platform/db'
import { bornMonthsAgo, child, type Person, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { dataUrl, photo } from '../../setup/data/photos.ts'

const picture = dataUrl(await photo({ width: 80, height: 60 }))
const another = dataUrl(await photo({ width: 60, height: 80 }))

/** The two routes whose response has a picture: what creates a row, and the picture's field. */
const creating = [
  {
    path: '/children',
    field: 'avatar_base64',
    body: async (_: Person) => ({ name: 'Noa', date_of_birth: bornMonthsAgo(48), description: '"image_base64":{"sha256":"' }),
  },
  {
    path: '/journal',
    field: 'image_base64',
    body: async (of: Person) => ({ child_id: (await child(of)).id, date: '2025-11-01', title: 'Boats', rating: 4, description: '"a_base64":"data:' }),
  },
] as const

/** Returns everything stored for replays. */
async function readStoredResponses({ id }: Person): Promise<string> {
  const rows = await db.idempotencyKey.findMany({ where: { userId: id }, select: { response: true } })
  return rows.map(({ response }) => response).join()
}

describe.each(creating)('a replayed response with a picture of POST $path', ({ path, field, body }) => {
  /** Creates a row. @returns a function that repeats the call */
  async function created(as: Person, more: object = { [field]: picture }) {
    const call = { as, body: { ...(await body(as)), ...more }, headers: { 'idempotency-key': `the key for ${path}` } }
    const repeat = async () => {
      const response = await api(`POST ${path}`, call)
      return { status: response.status, replayed: response.headers.get('idempotency-replayed'), answer: await response.json() }
    }
    return { repeat, first: await repeat() }
  }

  test('is identical, and its picture is not stored twice', async () => {
    const parent = await person()
    const { first, repeat } = await created(parent)
    expect(first.answer[field]).toMatch(/^data:image\/jpeg;base64,/)
    expect(await repeat()).toEqual({ ...first, replayed: 'true' })
    expect(await readStoredResponses(parent)).toContain(first.answer.id)
    expect(await readStoredResponses(parent)).not.toContain(first.answer[field].slice(30, 70))
    expect((await readStoredResponses(parent)).length).toBeLessThan(1000)
  })

  test('is identical after a change of other fields', async () => {
    const parent = await person()
    const { first, repeat } = await created(parent)
    const changed = await api(`PATCH ${path}/${first.answer.id}`, { as: parent, body: { description: 'Changed since' } })
    expect(await changed.json()).toMatchObject({ description: 'Changed since', [field]: first.answer[field] })
    expect(await repeat()).toEqual({ ...first, replayed: 'true' })
  })

  test.each([another, null])('has no picture if the picture was replaced or removed', async (since) => {
    const parent = await person()
    const { first, repeat } = await created(parent)
    await api(`PATCH ${path}/${first.answer.id}`, { as: parent, body: { [field]: since } })
    expect(await repeat()).toEqual({ ...first, replayed: 'true', answer: { ...first.answer, [field]: null } })
  })

  test('is identical if it had no picture', async () => {
    const { first, repeat } = await created(await person(), {})
    expect(first.answer[field]).toBeNull()
    expect(await repeat()).toEqual({ ...first, replayed: 'true' })
  })

  test('is not returned to another user', async () => {
    const [parent, other] = [await person(), await person()]
    const [mine, theirs] = [await created(parent), await created(other, { [field]: another })]
    expect((await theirs.repeat()).answer[field]).toBe(theirs.first.answer[field])
    await api(`PATCH ${path}/${mine.first.answer.id}`, { as: parent, body: { [field]: null } })
    await api(`PATCH ${path}/${theirs.first.answer.id}`, { as: other, body: { [field]: picture } })
    expect((await mine.repeat()).answer[field]).toBeNull()
  })
})
