import { beforeEach, describe, expect, test } from 'vitest'
import { pool } from '#lib/server/platform/db'
import { person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { collection, csv, feature, importPlacesFile, placeNames, places, removeAllPlaces, sendPlacesFile } from '../../setup/data/places.ts'

const admin = await person({ isAdmin: true })
beforeEach(removeAllPlaces)

/** Silences the log of an expected failure. */
async function silenceLog<T>(work: () => Promise<T>): Promise<T> {
  const log = console.error
  console.error = () => {}
  return work().finally(() => {
    console.error = log
  })
}

describe('POST /locations/import', () => {
  test('returns 403 to users who are no admins', async () => {
    expect((await api('POST /locations/import', { body: collection(feature({ name: 'Mine' })) })).status).toBe(401)
    expect((await sendPlacesFile(await person(), collection(feature({ name: 'Mine' })))).status).toBe(403)
    expect((await api('GET /locations/export')).status).toBe(401)
    expect((await api('GET /locations/export', { as: await person() })).status).toBe(403)
    expect(await places()).toEqual([])
  })
})

describe('POST /locations/import imports all or nothing', () => {
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
    const response = await sendPlacesFile(admin, file, { type })
    expect(await response.json()).toMatchObject({ status: 422, code: 'invalid', reason })
    expect(await places()).toEqual([])
  })

  test('an entry over the maximum size is refused', async () => {
    const response = await sendPlacesFile(admin, collection(good, feature({ name: 'Huge', text: 'x'.repeat(9 * 1024 * 1024) })))
    expect(await response.json()).toMatchObject({
      status: 422,
      reason: 'import_entry_too_large',
      detail: 'Entry 2 of the file is too large. Nothing was imported.',
    })
    expect(await places()).toEqual([])
  })

  test('an entry that is short as JSON but large in memory is refused', async () => {
    const parts = Array(2_500_000).fill('{}').join(',')
    const response = await sendPlacesFile(admin, `{"type":"FeatureCollection","features":[{"type":"Feature","parts":[${parts}]}]}`)
    // A memory limit in NODE_OPTIONS applies to this process, too.
    const hasMoreRoom = process.env.NODE_OPTIONS?.includes('--max-old-space-size')
    expect(await response.json()).toMatchObject(hasMoreRoom ? { refused: 1 } : { status: 422, code: 'invalid', reason: 'import_entry_too_involved' })
    expect((await api('GET /locations')).status).toBe(200)
  })

  test('200 MB are refused without being read: by their length, or after 50 MB', async () => {
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
    const untold = await sendPlacesFile(admin, endless(), csv)
    expect(await untold.json()).toMatchObject({ status: 413, code: 'payload_too_large' })
    expect(sent).toBeLessThan(55 * 1024 * 1024)
    expect(await places()).toEqual([])
  })

  test('of many slow uploads a few are read, the others are refused, and other requests are not delayed', async () => {
    const lines: ReadableStreamDefaultController<Uint8Array>[] = []
    const slow = () =>
      new ReadableStream<Uint8Array>({
        start: (line) => {
          lines.push(line)
          line.enqueue(Buffer.from('name,lat,lon\n'))
        },
      })
    const refused: Response[] = []
    const slowOnes = Array.from({ length: 10 }, async () => {
      const response = await sendPlacesFile(admin, slow(), csv)
      if (response.status === 429) refused.push(response)
      return response.status
    })
    await expect.poll(() => refused.length, { timeout: 10_000 }).toBe(7)
    expect(refused[0]?.headers.get('retry-after')).toBe('60')
    expect((await api('GET /locations')).status).toBe(200)
    for (const [n, line] of lines.entries()) {
      line.enqueue(Buffer.from(`Pond ${n},${n},1\n`))
      line.close()
    }
    expect((await Promise.all(slowOnes)).filter((status) => status === 200)).toHaveLength(3)
    expect(await importPlacesFile(admin, 'name,lat,lon\nPark,1,2\n', csv)).toMatchObject({ added: 1 })
  })

  test('a client that disconnects leaves nothing', async () => {
    let pieces = 0
    const broken = new ReadableStream<Uint8Array>({
      pull(stream) {
        if (pieces++ === 40) return stream.error(new Error('disconnected'))
        stream.enqueue(Buffer.from(pieces === 1 ? 'name,lat,lon\n' : `Park ${pieces},1,${pieces}\n`))
      },
    })
    expect((await silenceLog(() => sendPlacesFile(admin, broken, csv))).status).toBe(500)
    expect(await places()).toEqual([])
    expect((await pool.query("select 1 from pg_class where relname = 'place_import'")).rowCount).toBe(0)
  })

  test('without a database it returns 503 with Retry-After', async () => {
    const { DATABASE_URL } = process.env
    process.env.DATABASE_URL = 'postgresql://nobody@localhost:1/nothing'
    const response = await silenceLog(() => sendPlacesFile(admin, collection(good))).finally(() => Object.assign(process.env, { DATABASE_URL }))
    expect(await response.json()).toMatchObject({ status: 503, code: 'unavailable' })
    expect(response.headers.get('retry-after')).toBe('5')
  })

  test.each(['?category=castle', '?name_field=', '?unknown=1', `?unnamed=${'x'.repeat(101)}`])('%s returns 422', async (query) => {
    expect((await sendPlacesFile(admin, collection(good), { query })).status).toBe(422)
  })

  test('a file in small pieces, split even inside letters, is the same file', async () => {
    const bytes = Buffer.from(JSON.stringify(collection(feature({ name: 'גן סאקר' }), feature({ name: 'Ünï 🛝' }, [1, 1]))))
    let at = 0
    const drops = new ReadableStream<Uint8Array>({
      pull: (stream) => (at < bytes.length ? stream.enqueue(bytes.subarray(at, ++at)) : stream.close()),
    })
    expect(await importPlacesFile(admin, drops)).toMatchObject({ added: 2 })
    expect(await placeNames()).toEqual(['Ünï 🛝', 'גן סאקר'])
  })
})
