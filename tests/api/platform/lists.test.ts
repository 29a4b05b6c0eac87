import pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { db } from '#lib/server/platform/db'
import { child, group, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'

/** The number of queries that identify the caller. */
const CALLER_QUERIES = 1

afterEach(() => vi.restoreAllMocks())

describe('GET', () => {
  test.each(['children', 'groups'])('/%s takes one query for any number of rows and members', async (resource) => {
    const educator = await person({ userType: 'educator' })
    const members: string[] = []
    for (let n = 0; n < 5; n++) members.push((await child(educator)).id)
    for (let n = 0; n < 5; n++) await group(educator, { members })
    const query = vi.spyOn(pg.Client.prototype, 'query')
    const response = await api(`GET /${resource}`, { as: educator })
    const count = query.mock.calls.length
    expect(response.status).toBe(200)
    expect(await response.json()).not.toEqual([])
    expect(count).toBe(CALLER_QUERIES + 1)
  })

  test.each(['children', 'groups'] as const)('/%s returns the newest thousand rows at most', async (resource) => {
    const educator = await person({ userType: 'educator' })
    const rows = Array.from({ length: 1001 }, (_, n) => ({ userId: educator.id, id: uuidv7(), name: `Number ${n}` }))
    if (resource === 'children') await db.child.createMany({ data: rows.map((row) => ({ ...row, dateOfBirth: new Date('2022-10-05') })) })
    else await db.group.createMany({ data: rows })
    const list = await (await api(`GET /${resource}`, { as: educator })).json()
    expect(list).toHaveLength(1000)
    expect([list[0].name, list.at(-1).name]).toEqual(['Number 1000', 'Number 1'])
    expect(await (await api(`GET /${resource}?limit=2`, { as: educator })).json()).toMatchObject([{ name: 'Number 1000' }, { name: 'Number 999' }])
    for (const limit of ['0', '101', 'all']) expect((await api(`GET /${resource}?limit=${limit}`, { as: educator })).status).toBe(422)
  })
})
