import { beforeEach, describe, expect, test } from 'vitest'
import { person } from '../../factories.ts'
import { collection, feature, importPlacesFile, onlyPlace, places, removeAllPlaces } from '../../setup/data/places.ts'

const admin = await person({ isAdmin: true })
beforeEach(removeAllPlaces)

describe('the report of POST /locations/import', () => {
  test('names the reason for each refused entry and each ignored field', async () => {
    const report = await importPlacesFile(
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

  test('is in the user’s language, and names the first 200 of many', async () => {
    const report = await importPlacesFile(admin, collection(...Array.from({ length: 300 }, () => feature({}))))
    expect(report).toMatchObject({ added: 0, refused: 300 })
    expect(report.refusals).toHaveLength(200)
    const spanish = await person({ isAdmin: true, language: 'es' })
    expect((await importPlacesFile(spanish, collection(feature({})))).refusals).toMatchObject([{ message: 'no tiene nombre' }])
  })

  test('counts unnamed places as added under the chosen name', async () => {
    expect(await importPlacesFile(admin, collection(feature({ leisure: 'playground' })), { query: '?unnamed=Playground' })).toMatchObject({
      added: 1,
    })
    expect(await onlyPlace()).toMatchObject({ name: 'Playground', category: 'playground' })
  })
})
