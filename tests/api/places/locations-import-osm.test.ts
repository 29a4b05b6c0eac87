import { beforeEach, describe, expect, test } from 'vitest'
import { person } from '../../factories.ts'
import { collection, feature, importPlacesFile, onlyPlace, overpass, places, removeAllPlaces, sendPlacesFile } from '../../setup/data/places.ts'

const admin = await person({ isAdmin: true })
beforeEach(removeAllPlaces)

describe('POST /locations/import with OpenStreetMap data', () => {
  const tags = {
    ...{ leisure: 'playground', name: 'Louis Playground', opening_hours: 'Mo-Su 06:00-21:00', 'addr:housenumber': '1', 'addr:street': 'Palm Drive' },
    ...{ 'addr:city': 'New Orleans', phone: '+1-504-482-4888; +1-504-000-0000', image: 'https://example.org/a.jpg', description: 'With a train' },
    ...{ shade: 'yes', fenced: 'no', toilets: 'yes', changing_table: 'limited', wheelchair: 'limited', stroller: 'yes', drinking_water: 'no' },
    ...{ surface: 'woodchips', dog: 'leashed', min_age: '2', max_age: '12', fee: 'no', check_date: '2025-05-05' },
  }
  const said = {
    ...{
      name: 'Louis Playground',
      category: 'playground',
      hours: 'Mo-Su 06:00-21:00',
      address: '1 Palm Drive, New Orleans',
      phone: '+1-504-482-4888',
    },
    ...{ image_url: 'https://example.org/a.jpg', description: 'With a train', shade: true, fenced: false, toilets: true, changing_table: true },
    ...{
      wheelchair: 'limited',
      stroller: true,
      drinking_water: false,
      surface: 'woodchips',
      dogs: 'leashed',
      age_min_months: 24,
      age_max_months: 155,
    },
    ...{ price_level: 'free', checked_on: '2025-05-05', is_open_now: null, time_zone: 'America/Chicago' },
  }

  test('leaves out shops and what is no place to play, and says how many and why', async () => {
    const shop = (name: string) => feature({ name, shop: 'books' })
    const report = await importPlacesFile(
      admin,
      collection(feature({ name: 'Park', leisure: 'park' }), shop('A'), shop('B'), feature({ name: 'P', amenity: 'parking' }), feature({})),
    )
    expect(report).toMatchObject({ added: 1, refused: 4 })
    expect(report.refusal_reasons).toEqual([
      { reason: 'shop', message: 'is a shop', count: 2 },
      { reason: 'no_name', message: 'has no name', count: 1 },
      { reason: 'no_play', message: 'is no place to play', count: 1 },
    ])
    expect(report.refusals.map(({ reason }) => reason)).toEqual(['no_name', 'shop', 'shop', 'no_play'])
  })

  test('imports what a file calls a place, whatever other columns it has', async () => {
    expect(await importPlacesFile(admin, collection(feature({ name: 'Park', category: 'park', office: 'north' })))).toMatchObject({ added: 1 })
  })

  test.each(['2001-05-05', '2999-01-01', '2025-02-30', 'spring 2025'])('ignores the invalid check date %s, as the form does', async (checkDate) => {
    await importPlacesFile(admin, collection(feature({ name: 'Pond', check_date: checkDate })))
    expect(await onlyPlace()).toMatchObject({ checked_on: null })
  })

  test('from Overpass imports nodes, ways and relations', async () => {
    const square = [
      [0, 0],
      [0, 2],
      [2, 2],
      [2, 0],
      [0, 0],
    ].map(([lon = 0, lat = 0]) => ({ lat: 10 + lat, lon: 20 + lon }))
    const report = await importPlacesFile(
      admin,
      {
        version: 0.6,
        generator: 'Overpass API',
        elements: [
          { type: 'node', id: 1, lat: 29.95, lon: -90.07, tags },
          { type: 'way', id: 1, center: { lat: 1, lon: 2 }, nodes: [5, 6], tags: { leisure: 'park', name: 'Centre' } },
          { type: 'way', id: 2, bounds: {}, geometry: square, tags: { leisure: 'nature_reserve', name: 'Square' } },
          {
            type: 'relation',
            id: 1,
            tags: { leisure: 'water_park', name: 'Ring' },
            members: [
              { type: 'way', ref: 1, role: 'outer', geometry: square.slice(0, 3) },
              { type: 'way', ref: 2, role: 'outer', geometry: square.slice(2).reverse() },
              { type: 'way', ref: 3, role: 'inner', geometry: [{ lat: 10.5, lon: 20.5 }] },
            ],
          },
          { type: 'relation', id: 2, bounds: { minlat: 4, minlon: 6, maxlat: 6, maxlon: 8 }, tags: { route: 'hiking', name: 'Bounds' } },
          { type: 'way', id: 3, nodes: [5, 6], tags: { leisure: 'park', name: 'Nowhere' } },
          // A corner of something: neither a place nor a missing one.
          { type: 'node', id: 5, lat: 1, lon: 1 },
        ],
      },
      overpass,
    )
    expect(report).toMatchObject({
      added: 5,
      refused: 1,
      left_out: 0,
      refusals: [{ row: 6, name: 'Nowhere', reason: 'no_position', message: 'has no position' }],
    })
    const all = new Map((await places()).map((place) => [place.name, place]))
    expect(all.get('Louis Playground')).toMatchObject({ ...said, latitude: 29.95, longitude: -90.07 })
    expect(all.get('Centre')).toMatchObject({ category: 'park', latitude: 1, longitude: 2 })
    expect(all.get('Square')).toMatchObject({ category: 'hiking', latitude: 11, longitude: 21 })
    expect(all.get('Ring')).toMatchObject({ category: 'water_fun', price_level: '$$', latitude: 11, longitude: 21 })
    expect(all.get('Bounds')).toMatchObject({ category: 'hiking', latitude: 5, longitude: 7 })
  })

  test('as GeoJSON imports the same ids', async () => {
    await importPlacesFile(admin, { elements: [{ type: 'node', id: 1, lat: 29.95, lon: -90.07, tags }], version: 0.6 }, overpass)
    const again = await importPlacesFile(
      admin,
      collection(feature({ '@id': 'node/1', ...tags, name: 'Renamed' }, [10, 50]), feature({ ...tags }, [11, 50], { id: 'way/1' })),
    )
    expect(again).toMatchObject({ added: 1, changed: 1 })
    expect(await places('?near=50,10&limit=1')).toMatchObject([{ ...said, name: 'Renamed', version: 2, latitude: 50, time_zone: 'Europe/Berlin' }])
  })

  test.each([
    [{ leisure: 'playground' }, 'playground'],
    [{ leisure: 'playground', playground: 'splash_pad' }, 'water_fun'],
    [{ leisure: 'splash_pad' }, 'water_fun'],
    [{ leisure: 'water_park' }, 'water_fun'],
    [{ natural: 'beach' }, 'water_fun'],
    [{ leisure: 'park' }, 'park'],
    [{ leisure: 'garden' }, 'park'],
    [{ leisure: 'nature_reserve' }, 'hiking'],
    [{ highway: 'trailhead' }, 'hiking'],
    [{ tourism: 'information', information: 'trailhead' }, 'hiking'],
    [{ boundary: 'national_park' }, 'hiking'],
    [{ amenity: 'library' }, 'other'],
    [{ amenity: 'cafe' }, 'other'],
  ])('imports %j as %s', async (kind, category) => {
    await importPlacesFile(admin, collection(feature({ name: 'Somewhere', ...kind })))
    expect(await onlyPlace()).toMatchObject({ category })
  })

  test('skips private places, and uses ?category= if the tags do not tell', async () => {
    const report = await importPlacesFile(
      admin,
      collection(
        feature({ name: 'Ours', leisure: 'playground', access: 'private' }),
        feature({ name: 'Museum', tourism: 'museum' }),
        feature({ name: 'Park', leisure: 'park' }, [1, 1]),
      ),
      { query: '?category=water_fun' },
    )
    expect(report).toMatchObject({ added: 2, refused: 1, refusals: [{ row: 1, name: 'Ours', reason: 'private' }] })
    expect((await places()).map(({ name, category }) => [name, category])).toEqual([
      ['Park', 'park'],
      ['Museum', 'water_fun'],
    ])
  })

  test('reports an incomplete Overpass response', async () => {
    const file = {
      version: 0.6,
      elements: [{ type: 'node', id: 1, lat: 1, lon: 1, tags }],
      remark: 'runtime error: Query timed out in "query" at line 3',
    }
    const response = await sendPlacesFile(admin, file, overpass)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ reason: 'import_incomplete' })
    expect(await places()).toEqual([])
  })
})
