import { beforeEach, describe, expect, test } from 'vitest'
import { pool } from '#lib/server/db'
import { person } from '../factories.ts'
import { api } from '../setup/api.ts'
import { bring, collection, csv, feature, overpass, places, removeAllPlaces, send, type WirePlace } from '../setup/places.ts'

const admin = await person({ isAdmin: true })
beforeEach(removeAllPlaces)
const only = async (): Promise<WirePlace> => {
  const [first, ...others] = await places()
  if (!first || others.length > 0) throw new Error('not one place')
  return first
}
const names = async () => (await places()).map(({ name }) => name).sort()
const nothing = { added: 0, changed: 0, unchanged: 0, refused: 0, refusals: [], removed: 0, removals: [], left_out: 0, left_out_fields: [] }

describe('who may', () => {
  test('is admins alone', async () => {
    expect((await api('POST /locations/import', { body: collection(feature({ name: 'Mine' })) })).status).toBe(401)
    expect((await send(await person(), collection(feature({ name: 'Mine' })))).status).toBe(403)
    expect((await api('GET /locations/export')).status).toBe(401)
    expect((await api('GET /locations/export', { as: await person() })).status).toBe(403)
    expect(await places()).toEqual([])
  })
})

describe('OpenStreetMap', () => {
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

  test('by Overpass: nodes, ways and relations, from whatever was asked for', async () => {
    const square = [
      [0, 0],
      [0, 2],
      [2, 2],
      [2, 0],
      [0, 0],
    ].map(([lon = 0, lat = 0]) => ({ lat: 10 + lat, lon: 20 + lon }))
    const report = await bring(
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
          // A corner of something: no place, and none that is missing.
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

  test('as GeoJSON, from the same ids', async () => {
    await bring(admin, { elements: [{ type: 'node', id: 1, lat: 29.95, lon: -90.07, tags }], version: 0.6 }, overpass)
    const again = await bring(
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
    [{ amenity: 'parking' }, 'other'],
  ])('%j is %s', async (kind, category) => {
    await bring(admin, collection(feature({ name: 'Somewhere', ...kind })))
    expect(await only()).toMatchObject({ category })
  })

  test('leaves private ones out, and takes ?category= where the tags do not tell', async () => {
    const report = await bring(
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

  test('says a run of Overpass that was cut short, whose places are not all there', async () => {
    const file = {
      version: 0.6,
      elements: [{ type: 'node', id: 1, lat: 1, lon: 1, tags }],
      remark: 'runtime error: Query timed out in "query" at line 3',
    }
    const response = await send(admin, file, overpass)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ reason: 'import_incomplete' })
    expect(await places()).toEqual([])
  })
})

describe('GeoJSON', () => {
  const U = [
    [0, 0],
    [10, 0],
    [10, 10],
    [8, 10],
    [8, 2],
    [2, 2],
    [2, 10],
    [0, 10],
    [0, 0],
  ]
  test.each([
    [
      'a polygon, in its middle',
      {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [4, 0],
            [4, 2],
            [0, 2],
            [0, 0],
          ],
        ],
      },
      [2, 1],
    ],
    ['one like a U, not between its arms', { type: 'Polygon', coordinates: [U] }, [1, 5]],
    [
      'a ring, not in its hole',
      {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [9, 0],
            [9, 9],
            [0, 9],
            [0, 0],
          ],
          [
            [1, 1],
            [8, 1],
            [8, 8],
            [1, 8],
            [1, 1],
          ],
        ],
      },
      [0.5, 4.5],
    ],
    [
      'the largest of several',
      {
        type: 'MultiPolygon',
        coordinates: [
          [
            [
              [50, 50],
              [51, 50],
              [51, 51],
              [50, 50],
            ],
          ],
          [
            [
              [0, 0],
              [4, 0],
              [4, 2],
              [0, 2],
              [0, 0],
            ],
          ],
        ],
      },
      [2, 1],
    ],
    [
      'one across the antimeridian',
      {
        type: 'Polygon',
        coordinates: [
          [
            [179, 0],
            [-179, 0],
            [-179, 2],
            [179, 2],
            [179, 0],
          ],
        ],
      },
      [180, 1],
    ],
    [
      'a line, on it',
      {
        type: 'LineString',
        coordinates: [
          [0, 0],
          [1, 5],
          [2, 0],
        ],
      },
      [1, 5],
    ],
    [
      'several lines, on the longest',
      {
        type: 'MultiLineString',
        coordinates: [
          [
            [9, 9],
            [8, 8],
          ],
          [
            [0, 0],
            [1, 5],
            [2, 0],
          ],
        ],
      },
      [1, 5],
    ],
    [
      'several points, the first',
      {
        type: 'MultiPoint',
        coordinates: [
          [3, 4],
          [5, 6],
        ],
      },
      [3, 4],
    ],
    [
      'a collection, the first that is somewhere',
      {
        type: 'GeometryCollection',
        geometries: [
          { type: 'Polygon', coordinates: [] },
          { type: 'Point', coordinates: [3, 4, 100] },
        ],
      },
      [3, 4],
    ],
    [
      'a polygon without width',
      {
        type: 'Polygon',
        coordinates: [
          [
            [3, 4],
            [3, 4],
            [3, 4],
            [3, 4],
          ],
        ],
      },
      [3, 4],
    ],
  ])('%s', async (_, geometry, [longitude, latitude]) => {
    await bring(admin, collection({ type: 'Feature', properties: { name: 'There' }, geometry }))
    const place = await only()
    expect(place.longitude).toBeCloseTo(longitude ?? 0, 9)
    expect(place.latitude).toBeCloseTo(latitude ?? 0, 9)
  })

  test('may be one single feature, or an empty collection', async () => {
    expect(await bring(admin, feature({ name: 'Alone' }))).toMatchObject({ added: 1 })
    expect(await bring(admin, collection())).toEqual(nothing)
    expect(await bring(admin, { version: 0.6, elements: [] }, overpass)).toEqual(nothing)
  })

  test('names things as it likes, in any case, and as it is told', async () => {
    const odd = {
      Title: 'By title',
      'OPENING HOURS': '24/7',
      Details: 'Slides',
      'Street-Address': '1 Road',
      Kind: 'Splash pad',
      Telephone: '504 555 0100',
    }
    await bring(admin, collection(feature(odd)))
    expect(await only()).toMatchObject({
      name: 'By title',
      hours: '24/7',
      description: 'Slides',
      address: '1 Road',
      category: 'water_fun',
      phone: '504 555 0100',
    })
    await removeAllPlaces()
    const mute = { name: 'Not this', Bezeichnung: 'Spielplatz', Zeit: 'Mo-Fr 09:00-17:00', Wo: 'Weg 1', Was: 'Sand', Art: 'hiking trail' }
    await bring(admin, collection(feature(mute)), {
      query: '?name_field=bezeichnung&hours_field=ZEIT&address_field=Wo&description_field=Was&category_field=Art',
    })
    expect(await only()).toMatchObject({ name: 'Spielplatz', hours: 'Mo-Fr 09:00-17:00', address: 'Weg 1', description: 'Sand', category: 'hiking' })
  })

  test('says of each entry that is refused why, and of each field that is left out', async () => {
    const report = await bring(
      admin,
      collection(
        feature({ name: 'x'.repeat(10_000) }),
        feature({}),
        feature({ name: 'Swapped' }, [29.95, -90.07]),
        feature({ name: 'Far' }, [500, 500]),
        feature({ name: 'Text' }, ['-90', '29']),
        { type: 'Feature', properties: { name: 'Nowhere' }, geometry: null },
        null,
        'a park',
        feature({ name: 'a\u0000b' }),
        feature({
          ...{
            name: 'Good',
            hours: 'whenever',
            phone: '1-800-PLAY',
            image: 'http://example.org/a.jpg',
            description: 'x'.repeat(3000),
            min_age: 9,
            max_age: 3,
          },
        }),
        feature({ name: 'Script', image_url: 'javascript:alert(1)', address: 'a\ud800' }, [1, 1]),
      ),
    )
    expect(report).toMatchObject({ added: 2, refused: 9, left_out: 7 })
    expect(report.refusals.map(({ row, name, reason }) => [row, name?.slice(0, 20) ?? null, reason])).toEqual([
      [1, 'x'.repeat(20), 'name_too_long'],
      [2, null, 'no_name'],
      [3, 'Swapped', 'swapped_position'],
      [4, 'Far', 'bad_position'],
      [5, 'Text', 'no_position'],
      [6, 'Nowhere', 'no_position'],
      [7, null, 'not_an_entry'],
      [8, null, 'not_an_entry'],
      [9, 'a\u0000b', 'bad_text'],
    ])
    expect(report.left_out_fields.map(({ row, field, reason }) => [row, field, reason])).toEqual([
      [10, 'age_max_months', 'bad_ages'],
      [10, 'description', 'too_long'],
      [10, 'hours', 'bad_hours'],
      [10, 'phone', 'bad_phone'],
      [10, 'image_url', 'bad_image_url'],
      [11, 'address', 'bad_text'],
      [11, 'image_url', 'bad_image_url'],
    ])
    expect((await places()).find(({ name }) => name === 'Good')).toMatchObject({
      hours: null,
      phone: null,
      image_url: null,
      description: null,
      age_min_months: null,
    })
  })

  test('says so in the reader’s language, and names the first 200 of many', async () => {
    const report = await bring(admin, collection(...Array.from({ length: 300 }, () => feature({}))))
    expect(report).toMatchObject({ added: 0, refused: 300 })
    expect(report.refusals).toHaveLength(200)
    const spanish = await person({ isAdmin: true, language: 'es' })
    expect((await bring(spanish, collection(feature({})))).refusals).toMatchObject([{ message: 'no tiene nombre' }])
  })

  test('gives those without a name the one that is chosen', async () => {
    expect(await bring(admin, collection(feature({ leisure: 'playground' })), { query: '?unnamed=Playground' })).toMatchObject({ added: 1 })
    expect(await only()).toMatchObject({ name: 'Playground', category: 'playground' })
  })
})

describe('CSV', () => {
  test('with a mark of its byte order, semicolons, quotes, Windows’ line ends and decimal commas', async () => {
    const file =
      '\ufeff"Name";Lat;"LNG";Beschreibung;Description;Type\r\n' +
      '"Park; with ""quotes""";"29,95";-90,07;;"Two\r\nlines";park\r\n' +
      'Ünicode גן;31.779;35.206;;;\r\n' +
      '\r\n' +
      'Short;1;2\r\n'
    expect(await bring(admin, file, csv)).toMatchObject({ added: 3, refused: 0 })
    expect((await places()).reverse()).toMatchObject([
      { name: 'Park; with "quotes"', latitude: 29.95, longitude: -90.07, description: 'Two\r\nlines', category: 'park' },
      { name: 'Ünicode גן', latitude: 31.779, category: 'other' },
      { name: 'Short', latitude: 1, longitude: 2 },
    ])
  })

  test.each([
    ['commas', 'name,latitude,longitude,fee\nA,1,2,yes\n'],
    ['tabs', 'name\tlatitude\tlongitude\tfee\nA\t1\t2\tyes\n'],
    ['bars, and old Macs’ line ends', 'name|latitude|longitude|fee\rA|1|2|yes\r'],
    ['no end of the last line', 'longitude,LATITUDE,fee,Name\n2,1,yes,A'],
    ['columns nobody named', ',name,latitude,longitude,fee,\nx,A,1,2,yes,y\n'],
    ['spaces around', ' name , latitude , longitude , fee \n A , 1 , 2 , yes \n'],
  ])('with %s', async (_, file) => {
    expect(await bring(admin, file, csv)).toMatchObject({ added: 1, refused: 0 })
    expect(await only()).toMatchObject({ name: 'A', latitude: 1, longitude: 2, price_level: '$' })
  })

  test('whose numbers are none', async () => {
    const report = await bring(admin, 'name,lat,lon\nA,NaN,2\nB,1,\nC,x,y\nD,-90.07,29.95\nE,91,200\nF,29.95,-90.07\nG,1e1,2e1\nH,Infinity,0\n', csv)
    expect(report.refusals.map(({ name, reason }) => [name, reason])).toEqual([
      ['A', 'bad_position'],
      ['B', 'no_position'],
      ['C', 'bad_position'],
      ['D', 'swapped_position'],
      ['E', 'bad_position'],
      ['H', 'bad_position'],
    ])
    expect(await names()).toEqual(['F', 'G'])
  })

  test('says which column is which', async () => {
    const file = 'where_n,where_e,who,info\n1,2,A,24/7\n'
    expect(await (await send(admin, file, csv)).json()).toMatchObject({ status: 422, reason: 'import_no_columns' })
    await bring(admin, file, { ...csv, query: '?latitude_field=where_n&longitude_field=where_e&name_field=who&hours_field=info' })
    expect(await only()).toMatchObject({ name: 'A', hours: '24/7', latitude: 1 })
  })
})

describe('a file that is brought in again', () => {
  const parks = (fields: Record<string, unknown> = {}) =>
    collection(
      feature({ '@id': 'way/1', name: 'City Park', leisure: 'park', hours: '24/7', ...fields }),
      feature({ '@id': 'way/2', name: 'Audubon Park', leisure: 'park' }, [-90.12, 29.92]),
    )

  test('changes nothing and doubles nothing', async () => {
    expect(await bring(admin, parks())).toEqual({ ...nothing, added: 2 })
    const before = await places()
    expect(await bring(admin, parks())).toEqual({ ...nothing, unchanged: 2 })
    expect(await places()).toEqual(before)
  })

  test('changes what its source has changed, and leaves what an admin did', async () => {
    await bring(admin, parks({ phone: '504 555 0100', description: 'Oaks' }))
    const [, park] = await places()
    await api(`PATCH /locations/${park?.id}`, {
      as: admin,
      body: { hours: 'Mo-Su 06:00-22:00', address: '1 Palm Drive', category: 'playground', description: 'Older oaks' },
    })
    expect(await bring(admin, parks({ phone: '504 555 0199', description: 'Oaks' }))).toMatchObject({ changed: 1, unchanged: 1 })
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
    // The source says something new of the same: it counts.
    await bring(admin, parks({ phone: '504 555 0199', description: 'Oaks and a train', hours: undefined }))
    expect(await (await api(`GET /locations/${park?.id}`)).json()).toMatchObject({
      description: 'Oaks and a train',
      hours: null,
      address: '1 Palm Drive',
      version: 4,
    })
  })

  test('without ids is recognised by name and position', async () => {
    const file = 'name,lat,lon,hours\nPlayground,29.95,-90.07,24/7\nPlayground,29.9508,-90.07,\nPond,29.9,-90,\n'
    expect(await bring(admin, file, csv)).toEqual({ ...nothing, added: 3 })
    expect(await bring(admin, file, csv)).toEqual({ ...nothing, unchanged: 3 })
    const moved = 'name,lat,lon,hours\nPLAYGROUND,29.95001,-90.07,Mo-Su 08:00-18:00\nPond,29.8,-90,\n'
    expect(await bring(admin, moved, csv)).toMatchObject({ added: 1, changed: 1 })
    expect((await places('?near=29.95001,-90.07&limit=1'))[0]).toMatchObject({ hours: 'Mo-Su 08:00-18:00', name: 'PLAYGROUND', version: 2 })
    expect(await places()).toHaveLength(4)
  })

  test('finds the place that an admin made before, and remembers whose it is', async () => {
    const made = await (
      await api('POST /locations', {
        as: admin,
        body: { name: 'City Park', latitude: 29.9503, longitude: -90.07, category: 'water_fun', shade: true, price_level: '$' },
      })
    ).json()
    expect(await bring(admin, collection(feature({ '@id': 'way/1', name: 'city park', wheelchair: 'yes' })))).toMatchObject({ added: 0, changed: 1 })
    expect(await only()).toMatchObject({
      id: made.id,
      name: 'city park',
      latitude: 29.95,
      shade: true,
      wheelchair: 'yes',
      category: 'water_fun',
      price_level: '$',
    })
    expect(await bring(admin, collection(feature({ '@id': 'way/1', name: 'Moved away', wheelchair: 'yes' }, [1, 1])))).toMatchObject({ changed: 1 })
    expect(await only()).toMatchObject({ id: made.id, name: 'Moved away', latitude: 1 })
  })

  test('takes two of one source for two, however alike they are', async () => {
    const two = collection(feature({ '@id': 'node/1', name: 'Playground' }), feature({ '@id': 'node/2', name: 'Playground' }))
    expect(await bring(admin, two)).toMatchObject({ added: 2 })
    expect(await bring(admin, two)).toEqual({ ...nothing, unchanged: 2 })
  })

  test('by an id of no known source is the same only where it is still there or called so', async () => {
    await bring(admin, 'id,name,lat,lon\n1,Park,29.95,-90.07\n2,Pond,29.9,-90\n', csv)
    expect(await bring(admin, 'id,name,lat,lon\n1,Park,29.98,-90.07\n2,Big pond,29.9,-90\n', csv)).toEqual({ ...nothing, changed: 2 })
    // Another file with ids of its own.
    expect(await bring(admin, 'id,name,lat,lon\n1,Trail,31,35\n2,Beach,32,34.7\n', csv)).toEqual({ ...nothing, added: 2 })
    expect(await bring(admin, 'id,name,lat,lon\n1,Trail,31,35\n2,Beach,32,34.7\n', csv)).toEqual({ ...nothing, unchanged: 2 })
    expect(await names()).toEqual(['Beach', 'Big pond', 'Park', 'Trail'])
  })

  test('by an id of a named source is the same wherever it is', async () => {
    await bring(admin, 'id,name,lat,lon\n1,Park,29.95,-90.07\n', { ...csv, query: '?source=city' })
    expect(await bring(admin, 'id,name,lat,lon\n1,Garden,1,1\n', { ...csv, query: '?source=city' })).toEqual({ ...nothing, changed: 1 })
    expect(await bring(admin, 'id,name,lat,lon\n1,Park,29.95,-90.07\n', { ...csv, query: '?source=county' })).toEqual({ ...nothing, added: 1 })
  })

  test('names an entry that is in it twice', async () => {
    const twice = collection(
      feature({ '@id': 'way/1', name: 'A' }),
      feature({ '@id': 'way/1', name: 'Again' }),
      feature({ name: 'B' }),
      feature({ name: 'b' }),
    )
    expect(await bring(admin, twice)).toMatchObject({
      added: 2,
      refused: 2,
      refusals: [
        { row: 2, name: 'Again', reason: 'twice' },
        { row: 4, name: 'b', reason: 'twice' },
      ],
    })
    expect(await names()).toEqual(['A', 'B'])
  })

  test('at the same time by two admins doubles nothing', async () => {
    const other = await person({ isAdmin: true })
    const reports = await Promise.all([bring(admin, parks()), bring(other, parks())])
    expect(reports.map(({ added, unchanged }) => [added, unchanged]).sort()).toEqual([
      [0, 2],
      [2, 0],
    ])
  })
})

describe('all or nothing', () => {
  const good = feature({ name: 'Good' })
  const whole = JSON.stringify(collection(...Array.from({ length: 3000 }, (_, i) => feature({ name: `Place ${i}` }, [i / 100, 1]))))

  test.each([
    ['JSON that is cut short', whole.slice(0, -200), 'application/geo+json', 'import_broken'],
    ['JSON that is cut short behind the last entry', whole.slice(0, -1), 'application/geo+json', 'import_broken'],
    ['JSON with more behind it', `${whole}]`, 'application/geo+json', 'import_broken'],
    ['a comma too many', whole.replace('},{', '},,{'), 'application/geo+json', 'import_broken'],
    ['nothing at all', '', 'application/geo+json', 'import_unknown'],
    ['no GeoJSON', '{"places":[{"name":"A"}]}', 'application/json', 'import_unknown'],
    ['a list', '[{"name":"A","lat":1,"lon":1}]', 'application/json', 'import_unknown'],
    ['an endless nest', '{"features":[{"a":'.repeat(30), 'application/json', 'import_entry_too_large'],
    ['a quotation mark that is never closed', 'name,lat,lon\nA,1,2\n"B,1,2\n', 'text/csv', 'import_broken'],
    ['a table without a head', 'A,1,2\nB,1,2\n', 'text/csv', 'import_no_columns'],
    ['an empty table', '', 'text/csv', 'import_no_columns'],
    ['another kind of file', '<kml/>', 'application/vnd.google-earth.kml+xml', 'import_type'],
    ['Windows’ own letters', new Blob([Buffer.from('name,lat,lon\nCaf\u00e9,1,2\n', 'latin1')]), 'text/csv', 'import_encoding'],
  ])('%s is refused', async (_, file, type, reason) => {
    const response = await send(admin, file, { type })
    expect(await response.json()).toMatchObject({ status: 422, code: 'invalid', reason })
    expect(await places()).toEqual([])
  })

  test('an entry beyond all measure is refused', async () => {
    const response = await send(admin, collection(good, feature({ name: 'Huge', text: 'x'.repeat(9 * 1024 * 1024) })))
    expect(await response.json()).toMatchObject({
      status: 422,
      reason: 'import_entry_too_large',
      detail: 'Entry 2 of the file is too large. Nothing was imported.',
    })
    expect(await places()).toEqual([])
  })

  test('200 MB are refused without being read: by their length, or once 50 MB have come', async () => {
    let sent = 0
    const line = Buffer.from(`${'A park,1,2,'.padEnd(1023, 'x')}\n`.repeat(64))
    const endless = () =>
      new ReadableStream<Uint8Array>({
        pull(stream) {
          if (sent > 200 * 1024 * 1024) return stream.close()
          stream.enqueue(sent === 0 ? Buffer.from('name,lat,lon,private\n') : line)
          sent += line.byteLength
        },
      })
    const told = await api('POST /locations/import', {
      as: admin,
      body: endless(),
      headers: { 'content-type': 'text/csv', 'content-length': String(200 * 1024 * 1024) },
    })
    expect(told.status).toBe(413)
    expect(sent).toBeLessThan(1024 * 1024)
    sent = 0
    const untold = await send(admin, endless(), csv)
    expect(await untold.json()).toMatchObject({ status: 413, code: 'payload_too_large' })
    expect(sent).toBeLessThan(55 * 1024 * 1024)
    expect(await places()).toEqual([])
  })

  test('a caller who hangs up leaves nothing', async () => {
    let pieces = 0
    const broken = new ReadableStream<Uint8Array>({
      pull(stream) {
        if (pieces++ === 40) return stream.error(new Error('hung up'))
        stream.enqueue(Buffer.from(pieces === 1 ? 'name,lat,lon\n' : `Park ${pieces},1,${pieces}\n`))
      },
    })
    const log = console.error
    console.error = () => {}
    expect((await send(admin, broken, csv)).status).toBe(500)
    console.error = log
    expect(await places()).toEqual([])
    expect((await pool.query("select 1 from pg_class where relname = 'place_import'")).rowCount).toBe(0)
  })

  test.each(['?category=castle', '?name_field=', '?unknown=1', `?unnamed=${'x'.repeat(101)}`])('%s is refused', async (query) => {
    expect((await send(admin, collection(good), { query })).status).toBe(422)
  })

  test('a file that comes in small pieces, across letters and all, is the same file', async () => {
    const bytes = Buffer.from(JSON.stringify(collection(feature({ name: 'גן סאקר' }), feature({ name: 'Ünï 🛝' }, [1, 1]))))
    let at = 0
    const drops = new ReadableStream<Uint8Array>({
      pull: (stream) => (at < bytes.length ? stream.enqueue(bytes.subarray(at, ++at)) : stream.close()),
    })
    expect(await bring(admin, drops)).toMatchObject({ added: 2 })
    expect(await names()).toEqual(['Ünï 🛝', 'גן סאקר'])
  })
})

describe('the export', () => {
  const download = async () => api('GET /locations/export', { as: admin })

  test('is GeoJSON of all places, and empty without any', async () => {
    const empty = await download()
    expect(Object.fromEntries(empty.headers)).toMatchObject({ 'content-type': 'application/geo+json; charset=utf-8', 'cache-control': 'no-store' })
    expect(empty.headers.get('content-disposition')).toMatch(/^attachment; filename="cometa-places-\d{4}-\d\d-\d\d\.geojson"$/)
    expect(await empty.json()).toEqual(collection())
    await api('POST /locations', {
      as: admin,
      body: { name: 'By hand', latitude: 1, longitude: 2, wheelchair: 'limited', shade: false, checked_on: '2026-01-01' },
    })
    const { features } = await (await download()).json()
    const { id } = await only()
    expect(features).toEqual([
      {
        ...{ type: 'Feature', id, geometry: { type: 'Point', coordinates: [2, 1] } },
        properties: {
          ...{ name: 'By hand', category: 'playground', price_level: 'free', wheelchair: 'limited', shade: false, checked_on: '2026-01-01' },
          ...{ source: 'cometa', source_id: id },
        },
      },
    ])
  })

  test('brought in again is the same places, here and elsewhere', async () => {
    await bring(
      admin,
      collection(
        ...Array.from({ length: 1500 }, (_, i) =>
          feature({ '@id': `node/${i + 1}`, name: `Place ${i % 7}`, leisure: 'park', hours: '24/7', dog: 'no', min_age: 3 }, [i / 1000, 1]),
        ),
      ),
    )
    await api('POST /locations', {
      as: admin,
      body: { name: 'By hand', latitude: 1, longitude: 2, is_open_now: false, age_max_months: 30, surface: 'rubber' },
    })
    const before = await places()
    const file = await (await download()).text()
    expect(await bring(admin, file)).toEqual({ ...nothing, unchanged: 1501 })
    expect(await places()).toEqual(before)
    await removeAllPlaces()
    expect(await bring(admin, file)).toMatchObject({ added: 1501, refused: 0, left_out: 0 })
    const plain = ({ id, version, created_at, ...rest }: WirePlace) => rest
    expect((await places()).map(plain)).toEqual(before.map(plain))
    expect(await bring(admin, file)).toEqual({ ...nothing, unchanged: 1501 })
  })
})
