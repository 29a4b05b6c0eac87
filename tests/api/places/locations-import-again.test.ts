import { beforeEach, describe, expect, test } from 'vitest'
import { person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { collection, csv, emptyReport, feature, importPlacesFile, onlyPlace, placeNames, places, removeAllPlaces } from '../../setup/data/places.ts'

const admin = await person({ isAdmin: true })
beforeEach(removeAllPlaces)

describe('a repeated import', () => {
  const parks = (fields: Record<string, unknown> = {}) =>
    collection(
      feature({ '@id': 'way/1', name: 'City Park', leisure: 'park', hours: '24/7', ...fields }),
      feature({ '@id': 'way/2', name: 'Audubon Park', leisure: 'park' }, [-90.12, 29.92]),
    )

  test('changes nothing and creates no duplicate', async () => {
    expect(await importPlacesFile(admin, parks())).toEqual({ ...emptyReport, added: 2 })
    const before = await places()
    expect(await importPlacesFile(admin, parks())).toEqual({ ...emptyReport, unchanged: 2 })
    expect(await places()).toEqual(before)
  })

  test('applies changes of the source, and keeps those of an admin', async () => {
    await importPlacesFile(admin, parks({ phone: '504 555 0100', description: 'Oaks' }))
    const [, park] = await places()
    await api(`PATCH /locations/${park?.id}`, {
      as: admin,
      body: { hours: 'Mo-Su 06:00-22:00', address: '1 Palm Drive', category: 'playground', description: 'Older oaks' },
    })
    expect(await importPlacesFile(admin, parks({ phone: '504 555 0199', description: 'Oaks' }))).toMatchObject({ changed: 1, unchanged: 1 })
    expect(await (await api(`GET /locations/${park?.id}`)).json()).toMatchObject({
      ...{
        hours: 'Mo-Su 06:00-22:00',
        address: '1 Palm Drive',
        category: 'playground',
        description: 'Older oaks',
        phone: '504 555 0199',
        version: 3,
      },
    })
    // The source has a new value for the same field, which counts.
    await importPlacesFile(admin, parks({ phone: '504 555 0199', description: 'Oaks and a train', hours: undefined }))
    expect(await (await api(`GET /locations/${park?.id}`)).json()).toMatchObject({
      description: 'Oaks and a train',
      hours: null,
      address: '1 Palm Drive',
      version: 4,
    })
  })

  test('does not match places of different towns only by the name given to unnamed places', async () => {
    const query = '?unnamed=Playground'
    const town = (position: string) => `id,latitude,longitude\n1,${position}\n`
    await importPlacesFile(admin, town('29.95,-90.07'), { ...csv, query })
    expect(await importPlacesFile(admin, town('32.08,34.78'), { ...csv, query })).toMatchObject({ added: 1, changed: 0 })
    expect((await places()).map(({ latitude }) => latitude)).toEqual([32.08, 29.95])
  })

  test('without ids matches places by name and position', async () => {
    const file = 'name,lat,lon,hours\nPlayground,29.95,-90.07,24/7\nPlayground,29.9508,-90.07,\nPond,29.9,-90,\n'
    expect(await importPlacesFile(admin, file, csv)).toEqual({ ...emptyReport, added: 3 })
    expect(await importPlacesFile(admin, file, csv)).toEqual({ ...emptyReport, unchanged: 3 })
    const moved = 'name,lat,lon,hours\nPLAYGROUND,29.95001,-90.07,Mo-Su 08:00-18:00\nPond,29.8,-90,\n'
    expect(await importPlacesFile(admin, moved, csv)).toMatchObject({ added: 1, changed: 1 })
    expect((await places('?near=29.95001,-90.07&limit=1'))[0]).toMatchObject({ hours: 'Mo-Su 08:00-18:00', name: 'PLAYGROUND', version: 2 })
    expect(await places()).toHaveLength(4)
  })

  test('matches a place that an admin created, and stores its source', async () => {
    const made = await (
      await api('POST /locations', {
        as: admin,
        body: { name: 'City Park', latitude: 29.9503, longitude: -90.07, category: 'water_fun', shade: true, price_level: '$' },
      })
    ).json()
    expect(await importPlacesFile(admin, collection(feature({ '@id': 'way/1', name: 'city park', wheelchair: 'yes' })))).toMatchObject({
      added: 0,
      changed: 1,
    })
    expect(await onlyPlace()).toMatchObject({
      id: made.id,
      name: 'city park',
      latitude: 29.95,
      shade: true,
      wheelchair: 'yes',
      category: 'water_fun',
      price_level: '$',
    })
    expect(await importPlacesFile(admin, collection(feature({ '@id': 'way/1', name: 'Moved away', wheelchair: 'yes' }, [1, 1])))).toMatchObject({
      changed: 1,
    })
    expect(await onlyPlace()).toMatchObject({ id: made.id, name: 'Moved away', latitude: 1 })
  })

  test('keeps two places of one source apart, however similar they are', async () => {
    const two = collection(feature({ '@id': 'node/1', name: 'Playground' }), feature({ '@id': 'node/2', name: 'Playground' }))
    expect(await importPlacesFile(admin, two)).toMatchObject({ added: 2 })
    expect(await importPlacesFile(admin, two)).toEqual({ ...emptyReport, unchanged: 2 })
  })

  test('with ids of an unknown source matches places only by position or name, too', async () => {
    await importPlacesFile(admin, 'id,name,lat,lon\n1,Park,29.95,-90.07\n2,Pond,29.9,-90\n', csv)
    expect(await importPlacesFile(admin, 'id,name,lat,lon\n1,Park,29.98,-90.07\n2,Big pond,29.9,-90\n', csv)).toEqual({ ...emptyReport, changed: 2 })
    // Another file with its own ids.
    expect(await importPlacesFile(admin, 'id,name,lat,lon\n1,Trail,31,35\n2,Beach,32,34.7\n', csv)).toEqual({ ...emptyReport, added: 2 })
    expect(await importPlacesFile(admin, 'id,name,lat,lon\n1,Trail,31,35\n2,Beach,32,34.7\n', csv)).toEqual({ ...emptyReport, unchanged: 2 })
    expect(await placeNames()).toEqual(['Beach', 'Big pond', 'Park', 'Trail'])
  })

  test('with ids of a named source matches places at any position', async () => {
    await importPlacesFile(admin, 'id,name,lat,lon\n1,Park,29.95,-90.07\n', { ...csv, query: '?source=city' })
    expect(await importPlacesFile(admin, 'id,name,lat,lon\n1,Garden,1,1\n', { ...csv, query: '?source=city' })).toEqual({
      ...emptyReport,
      changed: 1,
    })
    expect(await importPlacesFile(admin, 'id,name,lat,lon\n1,Park,29.95,-90.07\n', { ...csv, query: '?source=county' })).toEqual({
      ...emptyReport,
      added: 1,
    })
  })

  test('reports an entry that occurs twice in the file', async () => {
    const twice = collection(
      feature({ '@id': 'way/1', name: 'A' }),
      feature({ '@id': 'way/1', name: 'Again' }),
      feature({ name: 'B' }),
      feature({ name: 'b' }),
    )
    expect(await importPlacesFile(admin, twice)).toMatchObject({
      added: 2,
      refused: 2,
      refusals: [
        { row: 2, name: 'Again', reason: 'twice' },
        { row: 4, name: 'b', reason: 'twice' },
      ],
    })
    expect(await placeNames()).toEqual(['A', 'B'])
  })

  test('at the same time by two admins creates no duplicate', async () => {
    const other = await person({ isAdmin: true })
    const reports = await Promise.all([importPlacesFile(admin, parks()), importPlacesFile(other, parks())])
    expect(reports.map(({ added, unchanged }) => [added, unchanged]).sort()).toEqual([
      [0, 2],
      [2, 0],
    ])
  })
})
