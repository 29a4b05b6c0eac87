import { expect, test } from 'vitest'
import { db } from '#lib/server/platform/db'
import { person, place } from '../factories.ts'
import { api } from '../setup/api.ts'
import { collection, feature, places, sendPlacesFile } from '../setup/data/places.ts'

/** As long as hours may be; each of these rules says where the sun is, 366 days ahead. */
const endless = Array.from({ length: 18 }, () => 'dawn-dusk off').join(';')
const TOO_MUCH = 'These opening hours say too much. Write at most 24 rules, days and times, and at most 4 by sunrise, sunset, dawn or dusk.'

test('hours that would take forever to be read are refused where they are written', async () => {
  const admin = await person({ isAdmin: true })
  const { id } = await place({}, admin)
  const body = { name: 'The swings', latitude: 29.95, longitude: -90.07, hours: endless }
  for (const refused of [
    await api('POST /locations', { as: admin, body }),
    await api(`PATCH /locations/${id}`, { as: admin, body: { hours: endless } }),
    await api(`PATCH /locations/${id}`, { as: admin, body: { hours: Array.from({ length: 25 }, () => 'PH off').join(';') } }),
    await api(`GET /locations/hours?near=1,1&hours=${encodeURIComponent(endless)}`, { as: admin }),
  ]) {
    expect(refused.status).toBe(422)
    expect((await refused.json()).errors).toEqual([{ field: 'hours', message: TOO_MUCH }])
  }
  const twice = await api(`PATCH /locations/${id}`, { as: admin, body: { hours: 'Apr-Sep sunrise-sunset; Oct-Mar dawn-dusk' } })
  expect(twice.status).toBe(200)
})

test('an import refuses the entry and says why, and brings in the others', async () => {
  const admin = await person({ isAdmin: true })
  const file = collection(feature({ name: 'Endless', opening_hours: endless }, [1, 1]), feature({ name: 'Good', opening_hours: '24/7' }, [2, 2]))
  const report = await (await sendPlacesFile(admin, file, { query: '?source=attack' })).json()
  expect(report).toMatchObject({ added: 1, refused: 1 })
  expect(report.refusals).toEqual([{ row: 1, name: 'Endless', reason: 'hours_rules', message: 'its opening hours say too much to be read' }])
})

test('of those that are there already nobody knows what they say', async () => {
  const { id } = await place({ name: 'Of long ago', is_open_now: true })
  await db.location.update({ where: { id }, data: { hours: endless } })
  expect((await places()).find(({ name }) => name === 'Of long ago')).toMatchObject({ open_state: 'unknown', closes_at: null, opens_at: null })
})
