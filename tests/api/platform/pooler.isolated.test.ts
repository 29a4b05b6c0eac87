import { expect, test, vi } from 'vitest'
import { pool } from '#lib/server/platform/db'
import { child, person, place } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { generateBatch } from '../../setup/data/activities.ts'
import { explore } from '../../setup/data/explore.ts'

vi.hoisted(() => {
  process.env.DATABASE_POOLER = 'transaction'
})

test('no statement is named if each transaction may have another connection', async () => {
  const parent = await person()
  const { id } = await child(parent)
  await generateBatch(parent, id)
  await place()
  for (const path of ['children', 'groups', 'journal', 'explore/categories', 'explore/todays-picks', 'locations', 'locations?near=1,1'])
    expect((await api(`GET /${path}`, { as: parent })).status, path).toBe(200)
  await explore('activities?q=paper')
  const all = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()))
  try {
    const named = await Promise.all(all.map((client) => client.query<{ statement: string }>('select statement from pg_prepared_statements')))
    expect(named.flatMap(({ rows }) => rows)).toEqual([])
  } finally {
    for (const client of all) client.release()
  }
})
