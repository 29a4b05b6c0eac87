import { beforeEach, expect, test } from 'vitest'
import { pool } from '#lib/server/platform/db'
import { person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { assertEventDescribed } from '../../setup/api-description.ts'
import { collection, feature, importPlacesFile, places, removeAllPlaces } from '../../setup/data/places.ts'

const admin = await person({ isAdmin: true })
beforeEach(removeAllPlaces)

const file = JSON.stringify(collection(feature({ name: 'Park' }), feature({}), feature({ name: 'Pond' }, [1, 1])))

function stream(
  body: unknown,
  { as = admin, signal, type = 'application/geo+json' }: { as?: typeof admin; signal?: AbortSignal; type?: string } = {},
) {
  const headers = { 'content-type': type, accept: 'text/event-stream' }
  return api('POST /locations/import', { as, body, headers, ...(signal && { signal }) })
}

/** Yields the events of a stream, with their data unparsed. */
async function* events(response: Response) {
  let rest = ''
  for await (const piece of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    const whole = (rest + piece).split('\n\n')
    rest = whole.pop() ?? ''
    for (const one of whole) {
      const [, name, data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(one) ?? []
      const said = JSON.parse(data)
      assertEventDescribed('POST', '/locations/import', { event: name, data: said })
      yield { name, data: said }
    }
  }
}

/** Delays all writers, as another running import does. */
async function blockWriters() {
  const client = await pool.connect()
  await client.query('select pg_advisory_lock(20261121)')
  let isHeld = true
  return async () => {
    if (!isHeld) return
    isHeld = false
    await client.query('select pg_advisory_unlock(20261121)')
    client.release()
  }
}

test('POST /locations/import as an event stream sends progress, and ends with the report', async () => {
  const letGo = await blockWriters()
  const response = await stream(file)
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const seen: unknown[] = []
  for await (const { name, data } of events(response)) {
    seen.push([name, data])
    if (data.phase === 'writing') await letGo()
  }
  expect(seen).toContainEqual(['progress', { phase: 'writing', entries: 3 }])
  expect(seen.at(-1)).toEqual([
    'report',
    expect.objectContaining({ added: 2, refused: 1, refusals: [expect.objectContaining({ row: 2, reason: 'no_name' })] }),
  ])
  expect(await places()).toHaveLength(2)
})

test('POST /locations/import as an event stream sends a problem for an invalid file, and imports nothing', async () => {
  const seen = []
  for await (const event of events(await stream(file.slice(0, -1)))) seen.push(event)
  const last = { name: 'problem', data: expect.objectContaining({ status: 422, code: 'invalid', reason: 'import_broken' }) }
  // Progress may come first on a slow machine.
  expect(seen.filter(({ name }) => name !== 'progress')).toEqual([last])
  expect(seen.at(-1)).toEqual(last)
  expect(await places()).toEqual([])
})

test('POST /locations/import as an event stream returns an ordinary problem before the stream starts', async () => {
  expect((await stream(file, { type: 'application/zip' })).status).toBe(422)
  expect((await stream(file, { as: await person() })).status).toBe(403)
})

test.each(['by closing the answer', 'by its signal'])(
  'POST /locations/import imports nothing if the client disconnects during the write (%s)',
  async (how) => {
    const letGo = await blockWriters()
    const line = new AbortController()
    const response = await stream(file, how === 'by its signal' ? { signal: line.signal } : {})
    for await (const { data } of events(response)) {
      if (data.phase !== 'writing') continue
      if (how === 'by closing the answer') break
      line.abort()
      await letGo()
    }
    await letGo()
    // The next import waits for the one before it.
    expect(await importPlacesFile(admin, collection(feature({ name: 'Lake' })))).toMatchObject({ added: 1 })
    expect((await places()).map(({ name }) => name)).toEqual(['Lake'])
  },
)
