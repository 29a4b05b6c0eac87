import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { GET } from '../../../app/api/journal/[id]/route.ts'
import { bornMonthsAgo, child, entry, type Person, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { dataUrl, photo } from '../../setup/data/photos.ts'

const NO_ENTRY = '019a0000-0000-7000-8000-000000000000'
const picture = dataUrl(await photo({ width: 800, height: 600 }))

/** Calls the address in an entry's `image_url`. */
const read = (url: string, as?: Person, headers: Record<string, string> = {}) =>
  api(`GET /${url.replace('/api/', '')}`, { ...(as && { as }), headers })

async function createEntryWithPicture(of: Person, image = picture) {
  const { id: childId } = await child(of)
  const created = await entry(of, { child_id: childId, image_base64: image })
  return { ...created, url: `/api/journal/${created.id}/picture` }
}

async function readBytes(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer())
}

describe('GET /journal/{id}/picture', () => {
  test('returns the stored JPEG to its owner, for the browser’s private cache only', async () => {
    const parent = await person()
    const { url, image_base64: whole } = await createEntryWithPicture(parent)
    const response = await read(url, parent)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      etag: expect.stringMatching(/^"[\w-]{27}"$/),
    })
    expect(dataUrl(await readBytes(response)) === whole).toBe(true)
    expect(await sharp(await readBytes(await read(`${url}?size=small`, parent))).metadata()).toMatchObject({ width: 480, height: 360 })
  })

  test('returns 401 without a token and 404 for another user', async () => {
    const [parent, stranger] = [await person(), await person()]
    const { url } = await createEntryWithPicture(parent)
    expect((await read(url)).status).toBe(401)
    expect((await read(url, undefined, { cookie: `next-auth.session-token=${parent.token}` })).status).toBe(401)
    const refused = await read(url, stranger, { 'if-none-match': '*' })
    expect(refused.status).toBe(404)
    expect(refused.headers.get('etag')).toBeNull()
  })

  test('returns 404 for an unknown entry and for one without a picture', async () => {
    const parent = await person()
    const { id } = await entry(parent, { child_id: (await child(parent)).id })
    expect((await read(`/api/journal/${id}/picture`, parent)).status).toBe(404)
    expect((await read(`/api/journal/${NO_ENTRY}/picture`, parent)).status).toBe(404)
    expect((await read(`/api/journal/${id}/picture?size=large`, parent)).status).toBe(422)
  })

  test('returns 304 while the picture is the same, and the new one after a change', async () => {
    const parent = await person()
    const { id, url } = await createEntryWithPicture(parent)
    const etag = (await read(url, parent)).headers.get('etag') ?? ''
    const known = () => read(url, parent, { 'if-none-match': `"another", W/${etag}` })
    await api(`PATCH /journal/${id}`, { as: parent, body: { title: 'Renamed' } })
    const same = await known()
    expect([same.status, same.headers.get('etag'), await same.text()]).toEqual([304, etag, ''])
    await api(`PATCH /journal/${id}`, { as: parent, body: { image_base64: dataUrl(await photo({ width: 40, height: 30 })) } })
    const changed = await known()
    expect(changed.status).toBe(200)
    expect(await sharp(await readBytes(changed)).metadata()).toMatchObject({ width: 40, height: 30 })
    await api(`PATCH /journal/${id}`, { as: parent, body: { image_base64: null } })
    expect((await known()).status).toBe(404)
  })
})

describe('GET /journal', () => {
  test('names the address of each picture and carries none', async () => {
    const parent = await person()
    const { id, url } = await createEntryWithPicture(parent)
    const list = async (query: string) => (await api(`GET /journal${query}`, { as: parent })).text()
    const [text, small] = [await list(''), await list('?images=small')]
    expect(JSON.parse(text).entries).toEqual([expect.objectContaining({ id, image_url: url })])
    expect(JSON.parse(small).entries).toEqual([expect.objectContaining({ id, image_url: `${url}?size=small` })])
    for (const answer of [text, small]) {
      expect(answer).not.toContain('image_base64')
      expect(answer.length).toBeLessThan(1000)
    }
    await api(`PATCH /journal/${id}`, { as: parent, body: { image_base64: null } })
    expect(JSON.parse(await list('')).entries).toEqual([expect.objectContaining({ id, image_url: null })])
  })
})

test('GET, POST and PATCH of one entry return its picture and the address of it', async () => {
  const parent = await person()
  const { id, url, image_base64: whole } = await createEntryWithPicture(parent)
  const answers = [await api(`GET /journal/${id}`, { as: parent }), await api(`PATCH /journal/${id}`, { as: parent, body: { rating: 5 } })]
  for (const answer of answers) {
    const { image_base64: image, image_url: address } = await answer.json()
    // Compared first: a failed comparison of two pictures prints pages of text.
    expect([image === whole, address]).toEqual([true, url])
  }
  const without = await entry(parent, { child_id: (await child(parent)).id })
  expect(without).toMatchObject({ image_base64: null, image_url: null })
})

/** Whether a request still waits after other requests of the user that take far longer. */
async function stateAfterOthers(call: Promise<Response>, as: Person) {
  for (let i = 0; i < 10; i++) await api('GET /groups', { as })
  return Promise.race([call, 'waits'])
}

describe('unread responses with pictures', () => {
  test('make the same user wait after four, and no other user', async () => {
    const [parent, other] = [await person(), await person()]
    const [mine, theirs] = [await createEntryWithPicture(parent), await createEntryWithPicture(other)]
    const unread = await Promise.all(Array.from({ length: 4 }, () => read(mine.url, parent)))
    const fifth = read(mine.url, parent)
    expect((await readBytes(await read(theirs.url, other))).length).toBeGreaterThan(0)
    expect(await stateAfterOthers(fifth, parent)).toBe('waits')
    const [first, second] = unread
    if (!first || !second) throw new Error('no answers')
    await first.arrayBuffer()
    const next = await fifth
    expect(next.status).toBe(200)
    const sixth = read(mine.url, parent)
    // A disconnected client takes no place either.
    await second.body?.cancel()
    expect((await sixth).status).toBe(200)
  })

  test('of a whole entry count, and those without a picture do not', async () => {
    const parent = await person()
    const { id } = await createEntryWithPicture(parent)
    const { id: plain } = await entry(parent, { child_id: (await child(parent)).id })
    // Without `api()`, which reads the response to check it.
    const headers = { authorization: `Bearer ${parent.token}` }
    const readEntry = (of: string) =>
      GET(new Request(`http://localhost:3000/api/journal/${of}`, { headers }), { params: Promise.resolve({ id: of }) })
    for (let i = 0; i < 6; i++) expect((await readEntry(plain)).status).toBe(200)
    const unread = await Promise.all(Array.from({ length: 4 }, () => readEntry(id)))
    const fifth = readEntry(id)
    expect(await stateAfterOthers(fifth, parent)).toBe('waits')
    await unread[0]?.body?.cancel()
    expect((await fifth).status).toBe(200)
  })

  test.each(['/journal', '/children'] as const)('of a repeated POST %s count', async (path) => {
    const parent = await person()
    const strip = dataUrl(await photo({ width: 200, height: 800 }))
    const bodies = {
      '/journal': { child_id: (await child(parent)).id, date: '2025-11-01', title: 'Boats', rating: 4, image_base64: picture },
      '/children': { name: 'Noa', date_of_birth: bornMonthsAgo(48), avatar_base64: strip },
    }
    const create = () => api(`POST ${path}`, { as: parent, body: bodies[path], headers: { 'idempotency-key': 'the same again' } })
    expect((await (await create()).text()).length).toBeGreaterThan(64 * 1024)
    const unread = await Promise.all(Array.from({ length: 4 }, create))
    expect(unread.map(({ headers }) => headers.get('idempotency-replayed'))).toEqual(Array(4).fill('true'))
    const fifth = create()
    expect(await stateAfterOthers(fifth, parent)).toBe('waits')
    await unread[0]?.body?.cancel()
    expect((await fifth).status).toBe(201)
  })

  test('that are small do not count', async () => {
    const parent = await person()
    const { url } = await createEntryWithPicture(parent, dataUrl(await photo({ width: 80, height: 60 })))
    for (let i = 0; i < 6; i++) expect((await read(`${url}?size=small`, parent)).status).toBe(200)
  })
})
