import { expect, test } from 'vitest'
import { db } from '#lib/server/platform/db'
import { bornMonthsAgo, child, groupWithChildren, type Person, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { generateAll } from '../../setup/data/activities.ts'

const createChild = async (of: Person) => (await child(of, { date_of_birth: bornMonthsAgo(16) })).id
const createGroup = async (of: Person) => (await groupWithChildren(of, [16, 18])).id

/** Lists the titles of all fitting library activities in the order in which they are offered. */
async function listTitles(of: Person, id: string, type: string): Promise<string[]> {
  return (await generateAll(of, id, { type, batch_size: 10 })).map(({ title }) => title)
}

async function listMaterials(titles: string[]): Promise<string[]> {
  const rows = await db.catalogueMaterial.findMany({ where: { activity: { texts: { some: { language: 'en', title: { in: titles } } } } } })
  return [...new Set(rows.map(({ materialId }) => materialId))]
}

test.each([
  ['child', createChild],
  ['group', createGroup],
] as const)('POST /activity for a %s offers activities with materials at home sooner, and omits no other', async (type, made) => {
  const dana = await person()
  const before = await listTitles(dana, await made(dana), type)
  const last = before.slice(-4)
  const materials = await listMaterials(last)
  expect((await api('PUT /materials/me', { as: dana, body: { materials } })).status).toBe(200)
  const after = await listTitles(dana, await made(dana), type)
  expect(after.toSorted()).toEqual(before.toSorted())
  const places = (titles: string[]) => last.reduce((sum, title) => sum + titles.indexOf(title), 0)
  expect(places(after)).toBeLessThan(places(before))
})
