import { describe, expect, test } from 'vitest'
import { child, group, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'

describe('/groups', () => {
  test('creates, lists newest first, changes and deletes groups', async () => {
    const educator = await person({ userType: 'educator' })
    const [noa, adam] = [await child(educator), await child(educator, { name: 'Adam' })]
    const reds = await group(educator, { name: '  Reds ', group_range: '3-5, 6-8', description: '' })
    const blues = await group(educator, { name: 'Blues', members: [adam.id, noa.id] })
    expect(await (await api('GET /groups', { as: educator })).json()).toMatchObject([
      { id: blues.id, name: 'Blues', members: [adam.id, noa.id], group_range: null, range_min_months: null },
      { id: reds.id, name: 'Reds', group_range: '3-5, 6-8', range_min_months: 36, description: null, members: [], version: 1 },
    ])

    const changed = await api(`PATCH /groups/${blues.id}`, { as: educator, body: { members: [noa.id], group_range: '4' } })
    expect(changed.status).toBe(200)
    expect(await changed.json()).toMatchObject({ name: 'Blues', members: [noa.id], group_range: '4', version: 2 })
    const kept = await api(`PATCH /groups/${blues.id}`, { as: educator, body: { name: 'Greens' } })
    expect(await kept.json()).toMatchObject({ name: 'Greens', members: [noa.id], group_range: '4' })
    const emptied = await api(`PATCH /groups/${blues.id}`, { as: educator, body: { members: null, group_range: null } })
    expect(await emptied.json()).toMatchObject({ members: [], group_range: null })

    expect((await api(`DELETE /groups/${blues.id}`, { as: educator })).status).toBe(204)
    expect((await api(`DELETE /groups/${blues.id}`, { as: educator })).status).toBe(404)
    expect(await (await api('GET /groups?limit=1', { as: educator })).json()).toMatchObject([{ id: reds.id }])
    expect(await (await api('GET /children', { as: educator })).json()).toHaveLength(2)
  })

  test('removes a deleted child from its groups', async () => {
    const educator = await person()
    const [noa, adam] = [await child(educator), await child(educator)]
    const { id } = await group(educator, { members: [noa.id, adam.id] })
    await api(`DELETE /children/${noa.id}`, { as: educator })
    expect(await (await api(`GET /groups/${id}`, { as: educator })).json()).toMatchObject({ members: [adam.id] })
  })

  test('keeps the remaining members if some are deleted during a change', async () => {
    for (let round = 0; round < 5; round++) {
      const educator = await person()
      const ids = (await Promise.all(Array.from({ length: 8 }, () => child(educator)))).map(({ id }) => id)
      const { id } = await group(educator, { members: ids })
      const [changed, ...deleted] = await Promise.all([
        api(`PATCH /groups/${id}`, { as: educator, body: { members: ids.toReversed() } }),
        ...ids.slice(0, 3).map((childId) => api(`DELETE /children/${childId}`, { as: educator })),
      ])
      expect([200, 422]).toContain(changed.status)
      expect(deleted.map(({ status }) => status)).toEqual([204, 204, 204])
      const { members } = await (await api(`GET /groups/${id}`, { as: educator })).json()
      expect([...members].sort()).toEqual(ids.slice(3).sort())
    }
  })

  test('returns 404 for another user’s group, and refuses other users’ children', async () => {
    const [educator, stranger] = [await person(), await person()]
    const [own, theirs] = [await child(educator), await child(stranger)]
    const { id } = await group(educator, { members: [own.id] })
    expect(await (await api('GET /groups', { as: stranger })).json()).toEqual([])
    for (const call of [`GET /groups/${id}`, `DELETE /groups/${id}`] as const) expect((await api(call, { as: stranger })).status).toBe(404)
    expect((await api(`PATCH /groups/${id}`, { as: stranger, body: { name: 'Mine' } })).status).toBe(404)
    for (const call of ['POST /groups', `PATCH /groups/${id}`] as const) {
      const response = await api(call, { as: educator, body: { name: 'Reds', members: [own.id, theirs.id] } })
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({ errors: [{ field: 'members', message: 'This does not exist' }] })
    }
    expect(await (await api('GET /groups', { as: educator })).json()).toMatchObject([{ id, name: 'Explorers', members: [own.id] }])
  })

  test('returns 409 with the current group for an old version', async () => {
    const educator = await person()
    const noa = await child(educator)
    const { id } = await group(educator)
    await api(`PATCH /groups/${id}`, { as: educator, body: { version: 1, members: [noa.id] } })
    const late = await api(`PATCH /groups/${id}`, { as: educator, body: { version: 1, name: 'Second', members: [] } })
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({ code: 'conflict', current: { name: 'Explorers', members: [noa.id], version: 2 } })
    expect(await (await api(`GET /groups/${id}`, { as: educator })).json()).toMatchObject({ name: 'Explorers', members: [noa.id] })
  })

  test.each([
    ['name', { name: '   ' }, 'This field is required'],
    ['name', { name: 'x'.repeat(81) }, 'Must be at most 80 characters'],
    ['name', { name: undefined }, 'This field is required'],
    ['description', { description: 'x'.repeat(501) }, 'Must be at most 500 characters'],
    ['group_range', { group_range: 'x'.repeat(81) }, 'Must be at most 80 characters'],
    ['members.0', { members: ['nobody'] }, 'This does not exist'],
    ['members', { members: Array(2).fill('019a0000-0000-7000-8000-000000000000') }, 'Each child can be in a group only once'],
    ['teacher', { teacher: 'me' }, 'Unknown field'],
  ])('returns 422 at %s for %j', async (field, fields, message) => {
    const educator = await person()
    const response = await api('POST /groups', { as: educator, body: { name: 'Reds', ...fields } })
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toContainEqual({ field, message })
  })
})
