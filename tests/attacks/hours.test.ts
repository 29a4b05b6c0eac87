import { expect, test } from 'vitest'
import { db } from '#lib/server/platform/db'
import { person, place } from '../factories.ts'
import { api } from '../setup/api.ts'
import { collection, feature, places, sendPlacesFile } from '../setup/data/places.ts'

/** Opening hours of maximum length; each rule needs the sun's position for the next 366 days. */
const endless = Array.from({ length: 18 }, () => 'dawn-dusk off').join(';')
const TOO_MUCH = 'These opening hours say too much. Write at most 24 rules, days and times, and at most 4 by sunrise, sunset, dawn or dusk.'

test('the places API returns 422 for opening hours that are too slow to evaluate', async () => {
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

test('an import refuses an entry with such hours, reports why and imports the others', async () => {
  const admin = await person({ isAdmin: true })
  const file = collection(feature({ name: 'Endless', opening_hours: endless }, [1, 1]), feature({ name: 'Good', opening_hours: '24/7' }, [2, 2]))
  const report = await (await sendPlacesFile(admin, file, { query: '?source=attack' })).json()
  expect(report).toMatchObject({ added: 1, refused: 1 })
  expect(report.refusals).toEqual([{ row: 1, name: 'Endless', reason: 'hours_rules', message: 'its opening hours say too much to be read' }])
})

test('GET /locations returns an unknown open state for stored hours of that kind', async () => {
  const { id } = await place({ name: 'Of long ago', is_open_now: true })
  await db.location.update({ where: { id }, data: { hours: endless } })
  expect((await places()).find(({ name }) => name === 'Of long ago')).toMatchObject({ open_state: 'unknown', closes_at: null, opens_at: null })
})
