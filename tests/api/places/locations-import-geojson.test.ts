import { beforeEach, describe, expect, test } from 'vitest'
import { person } from '../../factories.ts'
import { collection, emptyReport, feature, importPlacesFile, onlyPlace, overpass, removeAllPlaces } from '../../setup/data/places.ts'

const admin = await person({ isAdmin: true })
beforeEach(removeAllPlaces)

describe('POST /locations/import with GeoJSON', () => {
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
    await importPlacesFile(admin, collection({ type: 'Feature', properties: { name: 'There' }, geometry }))
    const place = await onlyPlace()
    expect(place.longitude).toBeCloseTo(longitude ?? 0, 9)
    expect(place.latitude).toBeCloseTo(latitude ?? 0, 9)
  })

  test('accepts a single feature, and an empty collection', async () => {
    expect(await importPlacesFile(admin, feature({ name: 'Alone' }))).toMatchObject({ added: 1 })
    expect(await importPlacesFile(admin, collection())).toEqual(emptyReport)
    expect(await importPlacesFile(admin, { version: 0.6, elements: [] }, overpass)).toEqual(emptyReport)
  })

  test('accepts usual property names in any case, and those named in the query', async () => {
    const odd = {
      Title: 'By title',
      'OPENING HOURS': '24/7',
      Details: 'Slides',
      'Street-Address': '1 Road',
      Kind: 'Splash pad',
      Telephone: '504 555 0100',
    }
    await importPlacesFile(admin, collection(feature(odd)))
    expect(await onlyPlace()).toMatchObject({
      name: 'By title',
      hours: '24/7',
      description: 'Slides',
      address: '1 Road',
      category: 'water_fun',
      phone: '504 555 0100',
    })
    await removeAllPlaces()
    const mute = { name: 'Not this', Bezeichnung: 'Spielplatz', Zeit: 'Mo-Fr 09:00-17:00', Wo: 'Weg 1', Was: 'Sand', Art: 'hiking trail' }
    await importPlacesFile(admin, collection(feature(mute)), {
      query: '?name_field=bezeichnung&hours_field=ZEIT&address_field=Wo&description_field=Was&category_field=Art',
    })
    expect(await onlyPlace()).toMatchObject({
      name: 'Spielplatz',
      hours: 'Mo-Fr 09:00-17:00',
      address: 'Weg 1',
      description: 'Sand',
      category: 'hiking',
    })
  })
})
