import { describe, expect, test } from 'vitest'
import { guessName, listColumns, listProperties, openPlaceFile } from '#lib/client/places/admin/place-import-file'
import { formatReportCsv, listReportRows } from '#lib/client/places/admin/place-import-report'
import { delimiterOf, guessedName } from '#lib/domain/places/place-columns'
import { MAX_IMPORT_BYTES } from '#lib/domain/places/place-files'
import type { ShownImportReport } from '#lib/schemas/places/place-import'

describe('openPlaceFile', () => {
  const file = (name: string, text = 'x') => new File([text], name)

  test.each(['a.kml', 'a.xlsx', 'a.geojson.zip', 'csv', 'a.'])('returns "wrongKind" for %s', async (name) => {
    expect(await openPlaceFile(file(name))).toBe('wrongKind')
  })

  test('rejects a file that is too large or empty', async () => {
    const large = file('a.csv')
    Object.defineProperty(large, 'size', { value: MAX_IMPORT_BYTES + 1 })
    expect(await openPlaceFile(large)).toBe('tooLarge')
    expect(await openPlaceFile(file('a.csv', ''))).toBe('empty')
  })

  test('takes the content type from the file name', async () => {
    const types = await Promise.all(
      ['a.CSV', 'a.tsv', 'a.b.geojson', 'a.json'].map(async (name) => {
        const opened = await openPlaceFile(file(name))
        return typeof opened === 'string' ? opened : opened.type
      }),
    )
    expect(types).toEqual(['text/csv', 'text/csv', 'application/geo+json', 'application/json'])
  })

  test('guesses the column of each field', async () => {
    const opened = await openPlaceFile(file('a.csv', '\ufeffTitel;LAT;Lng;Opening Hours\r\nA;1;2;24/7\r\n'))
    if (typeof opened === 'string') throw new Error(opened)
    expect(opened).toMatchObject({ isTable: true, names: ['Titel', 'LAT', 'Lng', 'Opening Hours'] })
    expect((['name', 'latitude', 'longitude', 'hours'] as const).map((field) => guessName(opened, field))).toEqual([
      undefined,
      'LAT',
      'Lng',
      'Opening Hours',
    ])
  })

  test('reads property names from a file that is cut anywhere', async () => {
    const opened = await openPlaceFile(file('a.geojson', `{"features":[{"properties":{"Name":"A"}}${',{"properties":{"Late":1}}'.repeat(20_000)}`))
    expect(opened).toMatchObject({ names: ['Name', 'Late'] })
  })
})

describe('listColumns', () => {
  test.each([
    ['name,lat,lon', ['name', 'lat', 'lon']],
    ['"Name; of it";"LAT";lon\nA;1;2', ['Name; of it', 'LAT', 'lon']],
    ['a\tb\tc\r\n', ['a', 'b', 'c']],
    ['a|b| |b\rc', ['a', 'b']],
    ['', []],
  ])('returns the names of %j', (head, names) => {
    expect(listColumns(head)).toEqual(names)
  })

  test('delimiterOf returns the most frequent delimiter outside quotation marks, and a comma before a semicolon', () => {
    expect(delimiterOf('"a,b,c,d";e;f')).toBe(';')
    expect(delimiterOf('a;b,c')).toBe(',')
  })

  test('guessedName prefers the best common name', () => {
    expect(guessedName(['Title', 'NAME'], 'name')).toBe('NAME')
    expect(guessedName(['Bezeichnung'], 'name')).toBeUndefined()
  })
})

describe('listProperties', () => {
  test.each([
    ['{"features":[{"properties":{"Name":"a {brace} \\" in it","x":1},"geometry":{"type":"Point"}},{"properties":{"y":null', ['Name', 'x', 'y']],
    ['{"elements":[{"type":"node","tags":{"name":"A","addr:street":"B"}}]}', ['name', 'addr:street']],
    ['{"features":[{"properties":{"\\u05e9\\u05dd":"A"}}]}', ['שם']],
    ['{"features":[{"properties":null},{"properties":{}}]}', []],
    ['no JSON', []],
  ])('returns the names of %j', (head, names) => {
    expect(listProperties(head)).toEqual(names)
  })
})

describe('the report of a place import', () => {
  const report: ShownImportReport = {
    ...{
      added: 1,
      changed: 0,
      unchanged: 0,
      refusalReasons: [{ reason: 'no_name', message: 'has no name', count: 1 }],
      refused: 1,
      removed: 1,
      leftOut: 1,
    },
    refusals: [{ row: 3, name: null, reason: 'no_name', message: 'has no name' }],
    removals: [{ row: 1, name: '=1+1', reason: 'deleted', removedAt: '2026-11-21T00:00:00.000Z', message: 'was removed here' }],
    leftOutFields: [{ row: 2, name: 'A, "B"', field: 'hours', reason: 'bad_hours', message: 'cannot be read' }],
  }

  test('lists rows in the order of the file', () => {
    expect(listReportRows(report).map(({ row }) => row)).toEqual([1, 2, 3])
  })

  test('is written as CSV without any formula', () => {
    expect(formatReportCsv(report, ['Entry', 'Name', 'Field', 'Why'])).toBe(
      '\ufeffEntry,Name,Field,Why\r\n1,\'=1+1,,was removed here\r\n2,"A, ""B""",hours,cannot be read\r\n3,,,has no name\r\n',
    )
    const refusals = [{ row: 1, name: 'a;=1+1', reason: 'no_name' as const, message: '' }]
    expect(formatReportCsv({ ...report, refusals, removals: [], leftOutFields: [] }, [])).toContain('"a;=1+1"')
  })
})
