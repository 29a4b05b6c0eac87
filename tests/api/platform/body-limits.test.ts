import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { bodyLimits } from '#lib/server/platform/http/declaration'
import { bornMonthsAgo, person } from '../../factories.ts'
import { api, type Call } from '../../setup/api.ts'
import { declaredCalls } from '../../setup/routes.ts'

const KB = 1024
const withBody = (await declaredCalls()).filter(({ declaration }) => declaration.body)
const admin = await person({ isAdmin: true })

/** Returns an endless body of unknown length, and the number of bytes read from it. */
function createEndlessBody() {
  let sent = 0
  const piece = Buffer.alloc(16 * KB, 'x')
  const body = new ReadableStream<Uint8Array>({
    pull(stream) {
      stream.enqueue(piece)
      sent += piece.byteLength
    },
  })
  return { body, sent: () => sent }
}

describe('the size limit of a body', () => {
  test('is 64 kB, 8 MB with a picture and 50 MB for a file', () => {
    expect(bodyLimits).toEqual({ plain: 64 * KB, picture: 8 * KB * KB, file: 50 * KB * KB })
  })

  test('follows in every declaration from the body’s content', async () => {
    const declared = (await declaredCalls()).filter(({ declaration }) => declaration.bodyLimit)
    const named = (limit: string) =>
      declared.filter(({ declaration }) => declaration.bodyLimit === limit).map(({ method, path }) => `${method} ${path}`)
    const takePictures = withBody.filter(({ declaration: { body } }) => body instanceof z.ZodMiniObject && hasPicture(body))
    expect(named('picture').sort()).toEqual(takePictures.map(({ method, path }) => `${method} ${path}`).sort())
    expect(named('picture')).toHaveLength(4)
    expect(named('file')).toEqual(['POST locations/import'])
    expect(named('plain')).toEqual([])
  })

  test.each(withBody)('returns 413 above the limit for $method $path without reading the rest', async ({ method, path, declaration }) => {
    const { body, sent } = createEndlessBody()
    const limit = bodyLimits[declaration.bodyLimit ?? 'plain']
    const target = path.replace('[id]', admin.id).replace('[slug]', 'nowhere')
    const response = await api(`${method} /${target}`, { as: admin, body })
    expect(await response.json()).toMatchObject({ status: 413, code: 'payload_too_large' })
    expect(sent()).toBeLessThan(limit + 64 * KB)
  })

  test('returns 413 by the Content-Length without reading anything', async () => {
    const { body, sent } = createEndlessBody()
    const response = await api('POST /groups', { as: admin, body, headers: { 'content-length': String(64 * KB + 1) } })
    expect(response.status).toBe(413)
    expect(sent()).toBeLessThan(64 * KB)
  })

  test('accepts a body of exactly 64 kB', async () => {
    const body = JSON.stringify({ name: 'Explorers' }).padEnd(64 * KB)
    expect((await api('POST /groups', { as: admin, body })).status).toBe(201)
    expect((await api('POST /groups', { as: admin, body: `${body} ` })).status).toBe(413)
  })
})

function hasPicture({ _zod }: z.ZodMiniObject): boolean {
  return Object.keys(_zod.def.shape).some((key) => key.endsWith('Base64'))
}

describe('the keys of a body', () => {
  const child = { name: 'Noa', date_of_birth: bornMonthsAgo(48) }
  const add = (body: Call['body']) => api('POST /children', { as: admin, body })

  test('are named in part if one is too long', async () => {
    const response = await api('POST /user/forgot-password', { body: `{"${'a_'.repeat(30_000)}a":1}` })
    const text = await response.text()
    expect(response.status).toBe(422)
    expect(JSON.parse(text).errors).toEqual([{ field: expect.stringMatching(/^(a_)+…$/), message: 'Unknown field' }])
    expect(text.length).toBeLessThan(1000)
  })

  test('are refused unread if there are too many, or one is too deep', async () => {
    const many = Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`k${at}`, 1]))
    const deep = `${'{"a":'.repeat(20)}1${'}'.repeat(20)}`
    const nested = `{"members":${'['.repeat(20_000)}${']'.repeat(20_000)}}`
    for (const body of [many, deep, nested]) {
      const response = await api('POST /groups', { as: admin, body })
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({ reason: 'body_too_complex', errors: [] })
    }
  })

  test('are not even parsed if a body with a picture has more than any other body could', async () => {
    const response = await add(`{"name":${'['.repeat(4_000_000)}`)
    expect(await response.json()).toMatchObject({ status: 422, reason: 'body_too_complex' })
    expect((await add({ ...child, description: ',[{'.repeat(150) })).status).toBe(201)
  })
})
