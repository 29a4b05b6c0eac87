import { beforeEach, describe, expect, test } from 'vitest'
import { db, pool } from '#lib/server/platform/db'
import { person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { collection, csv, feature, importPlacesFile, placeNames, places, removeAllPlaces, sendPlacesFile } from '../../setup/data/places.ts'

const admin = await person({ isAdmin: true })
beforeEach(removeAllPlaces)

const parks = (fields: Record<string, unknown> = {}) =>
  collection(feature({ '@id': 'way/1', name: 'City Park', ...fields }), feature({ '@id': 'way/2', name: 'Audubon Park' }, [-90.12, 29.92]))

async function remove(name: string) {
  const found = (await places()).find((place) => place.name === name)
  expect((await api(`DELETE /locations/${found?.id}`, { as: admin })).status).toBe(204)
}

async function closeForGood(name: string) {
  const found = (await places()).find((place) => place.name === name)
  const said = await api(`POST /locations/${found?.id}/corrections`, { as: await person(), body: { kind: 'closed_for_good' } })
  const { id } = await said.json()
  expect((await api(`PATCH /admin/corrections/${id}`, { as: admin, body: { decision: 'accept' } })).status).toBe(200)
}

describe('a removed place', () => {
  test('is skipped by the next import, which reports it', async () => {
    await importPlacesFile(admin, parks())
    await closeForGood('City Park')
    await remove('Audubon Park')
    const today = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date())
    const report = await importPlacesFile(admin, parks({ name: 'City Park, renamed' }))
    expect(report).toEqual({
      ...{ added: 0, changed: 0, unchanged: 0, refused: 0, refusal_reasons: [], refusals: [], left_out: 0, left_out_fields: [], removed: 2 },
      removals: [
        {
          ...{ row: 1, name: 'City Park, renamed', reason: 'closed_for_good', removed_at: expect.stringMatching(/Z$/) },
          message: `is closed for good: it was removed here on ${today}`,
        },
        { row: 2, name: 'Audubon Park', reason: 'deleted', removed_at: expect.stringMatching(/Z$/), message: `was removed here on ${today}` },
      ],
    })
    expect(await placeNames()).toEqual([])
    // Once more.
    expect(await importPlacesFile(admin, parks())).toMatchObject({ added: 0, removed: 2 })
  })

  test('is imported with the option to restore, and is then like any other place', async () => {
    await importPlacesFile(admin, parks())
    await remove('City Park')
    expect(await importPlacesFile(admin, parks(), { query: '?restore=true' })).toMatchObject({ added: 1, unchanged: 1, removed: 0, removals: [] })
    expect(await importPlacesFile(admin, parks())).toMatchObject({ added: 0, unchanged: 2, removed: 0 })
    expect(await placeNames()).toEqual(['Audubon Park', 'City Park'])
    expect((await sendPlacesFile(admin, parks(), { query: '?restore=maybe' })).status).toBe(422)
  })

  test('without an id is matched by name and position', async () => {
    const file = 'name,lat,lon\nPond,29.9,-90\nPlayground,29.95,-90.07\nPlayground,29.9508,-90.07\n'
    await importPlacesFile(admin, file, csv)
    await remove('Pond')
    const [, first] = await places()
    await api(`DELETE /locations/${first?.id}`, { as: admin })
    const report = await importPlacesFile(
      admin,
      'name,lat,lon\nPOND,29.9001,-90\nPond,29.8,-90\nPlayground,29.95,-90.07\nPlayground,29.9508,-90.07\n',
      csv,
    )
    // The other pond is far away, and the other playground still exists.
    expect(report).toMatchObject({
      added: 1,
      unchanged: 1,
      removed: 2,
      removals: [
        { row: 1, name: 'POND' },
        { row: 3, name: 'Playground' },
      ],
    })
    expect(await placeNames()).toEqual(['Playground', 'Pond'])
  })

  test('with an id of an unknown source is matched only by position or name, too', async () => {
    await importPlacesFile(admin, 'id,name,lat,lon\n1,Park,29.95,-90.07\n', csv)
    await remove('Park')
    // Another file with its own ids.
    expect(await importPlacesFile(admin, 'id,name,lat,lon\n1,Trail,31,35\n', csv)).toMatchObject({ added: 1, removed: 0 })
    expect(await importPlacesFile(admin, 'id,name,lat,lon\n1,Big park,29.95,-90.07\n', csv)).toMatchObject({ added: 0, removed: 1 })
  })

  test('is matched by its own id in a file that was exported here', async () => {
    await api('POST /locations', { as: admin, body: { name: 'By hand', latitude: 1, longitude: 2 } })
    const file = await (await api('GET /locations/export', { as: admin })).json()
    await remove('By hand')
    file.features[0].properties.name = 'Another name'
    expect(await importPlacesFile(admin, file)).toMatchObject({ added: 0, removed: 1, removals: [{ name: 'Another name' }] })
  })

  test('exists again once an admin creates it', async () => {
    await importPlacesFile(admin, parks())
    await remove('City Park')
    await api('POST /locations', { as: admin, body: { name: 'city park', latitude: 29.9501, longitude: -90.07 } })
    expect(await importPlacesFile(admin, parks())).toMatchObject({ added: 0, changed: 1, unchanged: 1, removed: 0 })
    expect(await placeNames()).toEqual(['Audubon Park', 'City Park'])
  })

  test('does not affect its neighbors of the same source', async () => {
    await importPlacesFile(admin, collection(feature({ '@id': 'node/1', name: 'Playground' })))
    await remove('Playground')
    expect(await importPlacesFile(admin, collection(feature({ '@id': 'node/2', name: 'Playground' })))).toMatchObject({ added: 1, removed: 0 })
  })

  test('stays removed if the import that would restore it fails', async () => {
    await importPlacesFile(admin, parks())
    await remove('City Park')
    const cut = JSON.stringify(parks()).slice(0, -1)
    expect((await sendPlacesFile(admin, cut, { query: '?restore=true' })).status).toBe(422)
    expect(await importPlacesFile(admin, parks())).toMatchObject({ removed: 1 })
  })

  test('is reported among the first 200 of many, and all are counted', async () => {
    const many = collection(...Array.from({ length: 300 }, (_, i) => feature({ '@id': `node/${i + 1}`, name: `Place ${i}` }, [i / 100, 1])))
    await importPlacesFile(admin, many)
    await pool.query(
      "with gone as (delete from location returning *) insert into removed_place select id, name, latitude, longitude, source, source_id, 'deleted' from gone",
    )
    const { removed, removals } = await importPlacesFile(admin, many)
    expect([removed, removals.length, removals[199]?.row]).toEqual([300, 200, 200])
  })

  test('is stored without the admin who removed it', async () => {
    await importPlacesFile(admin, parks())
    await remove('City Park')
    const kept = await db.removedPlace.findFirstOrThrow()
    expect(JSON.stringify(kept)).not.toContain(admin.id)
    expect(kept).toMatchObject({ name: 'City Park', source: 'osm', sourceId: 'way/1', reason: 'deleted' })
  })

  test('can be removed by admins only', async () => {
    const { id } = await (await api('POST /locations', { as: admin, body: { name: 'By hand', latitude: 1, longitude: 2 } })).json()
    expect((await api(`DELETE /locations/${id}`, { as: await person() })).status).toBe(403)
    expect(await db.removedPlace.count()).toBe(0)
  })
})
