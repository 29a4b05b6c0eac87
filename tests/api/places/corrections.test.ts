import { describe, expect, test } from 'vitest'
import { db, pool } from '#lib/server/platform/db'
import { type Person, person, place } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { waitForBlockedQueries } from '../../setup/blocked-queries.ts'

const admin = await person({ isAdmin: true })
const sendCorrection = (as: Person, locationId: string, body: Record<string, unknown> = { kind: 'wrong_hours' }) =>
  api(`POST /locations/${locationId}/corrections`, { as, body })
const createCorrection = async (as: Person, locationId: string, body?: Record<string, unknown>) => (await sendCorrection(as, locationId, body)).json()
const queue = async (query = '') => (await api(`GET /admin/corrections${query}`, { as: admin })).json()
const decide = (id: string, decision: string, as = admin) => api(`PATCH /admin/corrections/${id}`, { as, body: { decision } })
const nobody = '0192b7a0-0000-7000-8000-000000000000'

describe('a correction of a place', () => {
  test('is sent by a signed-in user, and read and decided by admins', async () => {
    const [dana, other] = [await person(), await person({ userType: 'educator' })]
    const { id: locationId, name: location_name } = await place({}, admin)
    const response = await sendCorrection(dana, locationId, { kind: 'wrong_place', note: ' It is across the road ' })
    expect(response.status).toBe(201)
    const first = await response.json()
    expect(first).toEqual({
      ...{ id: expect.any(String), location_id: locationId, location_name, kind: 'wrong_place', note: 'It is across the road', status: 'open' },
      ...{ decided_at: null, created_at: expect.stringMatching(/Z$/) },
    })
    const second = await createCorrection(other, locationId, { kind: 'other', note: '' })
    expect(second).toMatchObject({ note: null })
    const waiting = await queue()
    const here = await (await api(`GET /locations/${locationId}`)).json()
    expect(waiting).toEqual([
      { ...second, location: here },
      { ...first, location: here },
    ])
    expect(JSON.stringify(waiting)).not.toContain(dana.id)
    expect(await queue('?limit=1')).toEqual([{ ...second, location: here }])

    const accepted = await decide(first.id, 'accept')
    expect(accepted.status).toBe(200)
    expect(await accepted.json()).toMatchObject({ status: 'accepted', decided_at: expect.stringMatching(/Z$/), location_id: locationId })
    expect((await decide(second.id, 'dismiss')).status).toBe(200)
    expect(await queue()).toEqual([])
    expect(await queue('?status=accepted')).toMatchObject([{ id: first.id }])
    expect(await queue('?status=dismissed')).toMatchObject([{ id: second.id }])
    expect((await api(`GET /locations/${locationId}`)).status).toBe(200)
  })

  test('accepted as closed for good deletes the place, and stays with its sender', async () => {
    const dana = await person()
    const { id: locationId } = await place({}, admin)
    const { id } = await createCorrection(dana, locationId, { kind: 'closed_for_good' })
    const late = await createCorrection(await person(), locationId)
    expect(await (await decide(id, 'accept')).json()).toMatchObject({ status: 'accepted', location_id: null, location_name: 'The swings' })
    expect((await api(`GET /locations/${locationId}`)).status).toBe(404)
    expect((await queue()).find((one: { id: string }) => one.id === late.id)).toMatchObject({ location_id: null, location: null })
    const { location_corrections } = await (await api('GET /user/me/export', { as: dana })).json()
    expect(location_corrections).toMatchObject([{ id, status: 'accepted', location_name: 'The swings' }])
    await decide(late.id, 'dismiss')
  })

  test('is decided once: the same decision again succeeds, another one returns 409', async () => {
    const { id } = await createCorrection(await person(), (await place({}, admin)).id)
    expect((await decide(id, 'dismiss')).status).toBe(200)
    expect((await decide(id, 'dismiss')).status).toBe(200)
    const otherwise = await decide(id, 'accept', await person({ isAdmin: true }))
    expect(otherwise.status).toBe(409)
    expect(await otherwise.json()).toMatchObject({ current: { id, status: 'dismissed' } })
  })

  test('is decided at the same time as others of the same place, without a deadlock', async () => {
    const people = await Promise.all([person(), person(), person()])
    const { id: locationId } = await place({}, admin)
    const ids = await Promise.all(people.map(async (as) => (await createCorrection(as, locationId, { kind: 'closed_for_good' })).id))
    // All have begun before any locks the place.
    const client = await pool.connect()
    await client.query('begin')
    await client.query('select 1 from location where id = $1 for update', [locationId])
    const answers = ids.map((id) => decide(id, 'accept'))
    await waitForBlockedQueries(ids.length)
    await client.query('commit')
    client.release()
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await db.removedPlace.count({ where: { id: locationId } })).toBe(1)
  })

  test('sent again while it is open is stored once', async () => {
    const dana = await person()
    const { id: locationId } = await place({}, admin)
    const [one, two] = await Promise.all([
      createCorrection(dana, locationId),
      createCorrection(dana, locationId, { kind: 'wrong_hours', note: 'Closed on Mondays' }),
    ])
    expect(one.id).toBe(two.id)
    expect(await db.locationCorrection.count({ where: { userId: dana.id } })).toBe(1)
    await decide(one.id, 'dismiss')
    expect((await createCorrection(dana, locationId)).id).not.toBe(one.id)
  })

  test('is limited to fifty open ones per user', async () => {
    const dana = await person()
    const { id: locationId } = await place({}, admin)
    await db.locationCorrection.createMany({
      data: Array.from({ length: 50 }, (_, n) => ({
        userId: dana.id,
        id: `0192b7a0-0000-7000-8000-0000000000${n + 10}`,
        locationName: 'Far',
        kind: 'other' as const,
      })),
    })
    const response = await sendCorrection(dana, locationId)
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('86400')
    expect((await sendCorrection(await person(), locationId)).status).toBe(201)
  })

  test('needs a signed-in user, and its queue an admin', async () => {
    const dana = await person()
    const { id: locationId } = await place({}, admin)
    expect((await api(`POST /locations/${locationId}/corrections`, { body: { kind: 'other' } })).status).toBe(401)
    const { id } = await createCorrection(dana, locationId)
    for (const as of [dana, await person()]) {
      expect((await api('GET /admin/corrections', { as })).status).toBe(403)
      expect((await decide(id, 'accept', as)).status).toBe(403)
    }
    expect(await db.locationCorrection.findFirstOrThrow({ where: { id } })).toMatchObject({ status: 'open' })
  })

  test('needs a place, a kind and a decision', async () => {
    const { id: locationId } = await place({}, admin)
    expect((await sendCorrection(admin, nobody)).status).toBe(404)
    expect((await decide(nobody, 'accept')).status).toBe(404)
    for (const body of [{}, { kind: 'boring' }, { kind: 'other', note: 'x'.repeat(1001) }, { kind: 'other', user_id: nobody }]) {
      expect((await sendCorrection(admin, locationId, body)).status, JSON.stringify(body).slice(0, 60)).toBe(422)
    }
    const { id } = await createCorrection(admin, locationId)
    expect((await decide(id, 'maybe')).status).toBe(422)
    expect((await api('GET /admin/corrections?status=all', { as: admin })).status).toBe(422)
  })
})
