import { beforeEach, describe, expect, test } from 'vitest'
import { person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { collection, emptyReport, feature, importPlacesFile, onlyPlace, places, removeAllPlaces, type WirePlace } from '../../setup/data/places.ts'

const admin = await person({ isAdmin: true })
beforeEach(removeAllPlaces)

describe('GET /locations/export', () => {
  const download = async () => api('GET /locations/export', { as: admin })

  test('returns all places as GeoJSON, and an empty collection without any', async () => {
    const empty = await download()
    expect(Object.fromEntries(empty.headers)).toMatchObject({ 'content-type': 'application/geo+json; charset=utf-8', 'cache-control': 'no-store' })
    expect(empty.headers.get('content-disposition')).toMatch(/^attachment; filename="cometa-places-\d{4}-\d\d-\d\d\.geojson"$/)
    expect(await empty.json()).toEqual(collection())
    await api('POST /locations', {
      as: admin,
      body: { name: 'By hand', latitude: 1, longitude: 2, wheelchair: 'limited', shade: false, checked_on: '2026-01-01' },
    })
    const { features } = await (await download()).json()
    const { id } = await onlyPlace()
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

  test('returns a file that can be imported again as the same places, here and elsewhere', async () => {
    await importPlacesFile(
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
    expect(await importPlacesFile(admin, file)).toEqual({ ...emptyReport, unchanged: 1501 })
    expect(await places()).toEqual(before)
    await removeAllPlaces()
    expect(await importPlacesFile(admin, file)).toMatchObject({ added: 1501, refused: 0, left_out: 0 })
    const plain = ({ id, version, created_at, ...rest }: WirePlace) => rest
    expect((await places()).map(plain)).toEqual(before.map(plain))
    expect(await importPlacesFile(admin, file)).toEqual({ ...emptyReport, unchanged: 1501 })
  })
})
