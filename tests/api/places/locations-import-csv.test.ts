import { beforeEach, describe, expect, test } from 'vitest'
import { person } from '../../factories.ts'
import { csv, importPlacesFile, onlyPlace, placeNames, places, removeAllPlaces, sendPlacesFile } from '../../setup/data/places.ts'

const admin = await person({ isAdmin: true })
beforeEach(removeAllPlaces)

describe('POST /locations/import with CSV', () => {
  test('accepts a byte order mark, semicolons, quotes, Windows line ends and decimal commas', async () => {
    const file =
      '\ufeff"Name";Lat;"LNG";Beschreibung;Description;Type\r\n' +
      '"Park; with ""quotes""";"29,95";-90,07;;"Two\r\nlines";park\r\n' +
      'Ünicode גן;31.779;35.206;;;\r\n' +
      '\r\n' +
      'Short;1;2\r\n'
    expect(await importPlacesFile(admin, file, csv)).toMatchObject({ added: 3, refused: 0 })
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
    ['columns without a name', ',name,latitude,longitude,fee,\nx,A,1,2,yes,y\n'],
    ['spaces around', ' name , latitude , longitude , fee \n A , 1 , 2 , yes \n'],
  ])('accepts %s', async (_, file) => {
    expect(await importPlacesFile(admin, file, csv)).toMatchObject({ added: 1, refused: 0 })
    expect(await onlyPlace()).toMatchObject({ name: 'A', latitude: 1, longitude: 2, price_level: '$' })
  })

  test('refuses entries whose coordinates are no numbers', async () => {
    const report = await importPlacesFile(
      admin,
      'name,lat,lon\nA,NaN,2\nB,1,\nC,x,y\nD,-90.07,29.95\nE,91,200\nF,29.95,-90.07\nG,1e1,2e1\nH,Infinity,0\n',
      csv,
    )
    expect(report.refusals.map(({ name, reason }) => [name, reason])).toEqual([
      ['A', 'bad_position'],
      ['B', 'no_position'],
      ['C', 'bad_position'],
      ['D', 'swapped_position'],
      ['E', 'bad_position'],
      ['H', 'bad_position'],
    ])
    expect(await placeNames()).toEqual(['F', 'G'])
  })

  test('uses the columns named in the query', async () => {
    const file = 'where_n,where_e,who,info\n1,2,A,24/7\n'
    expect(await (await sendPlacesFile(admin, file, csv)).json()).toMatchObject({ status: 422, reason: 'import_no_columns' })
    await importPlacesFile(admin, file, { ...csv, query: '?latitude_field=where_n&longitude_field=where_e&name_field=who&hours_field=info' })
    expect(await onlyPlace()).toMatchObject({ name: 'A', hours: '24/7', latitude: 1 })
  })
})
