import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type * as z from 'zod/mini'
import { languages } from '#lib/domain/platform/basics'
import { Problem, type ProblemCode, problemStatus } from '#lib/errors'
import { pool } from '#lib/server/platform/db'
import { parseWith } from '#lib/server/platform/http/body'
import { problemResponse } from '#lib/server/platform/http/problem'
import { route } from '#lib/server/platform/http/route'
import { bornMonthsAgo, child, person } from '../../factories.ts'
import { api } from '../../setup/api.ts'

const isCode = (name: string): name is ProblemCode => name in problemStatus
const codes = Object.keys(problemStatus).filter(isCode)

const routeFiles = import.meta.glob<Record<string, { declaration?: { body?: z.ZodMiniType } } | undefined>>('../../../app/api/**/route.ts')

describe.each(languages)('problems in %s', (language) => {
  test.each(codes)('%s has a title and a detail', async (code) => {
    const response = problemResponse(new Problem(code), language)
    const body = await response.json()
    expect(response.status).toBe(problemStatus[code])
    expect(body).toEqual({
      type: expect.stringMatching(/^urn:cometa:problem:[a-z-]+$/),
      title: expect.stringMatching(/\S/),
      status: problemStatus[code],
      detail: expect.stringMatching(/\S/),
      code,
      errors: [],
    })
    // A missing text would be returned as its key.
    expect(`${body.title} ${body.detail}`).not.toMatch(/problem\.|title\.|detail\.|[{}]/)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(response.headers.get('content-language')).toBe(language)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('a problem response', () => {
  test('has WWW-Authenticate at 401 only', () => {
    const asks = codes.filter((code) => problemResponse(new Problem(code), 'en').headers.has('www-authenticate'))
    expect(asks).toEqual(['unauthenticated'])
  })

  test('has Retry-After if it is known', () => {
    expect(problemResponse(new Problem('rate_limited', { retryAfterSeconds: 42 }), 'en').headers.get('retry-after')).toBe('42')
  })

  test('names every invalid field by its API name', async () => {
    const parent = await person()
    const response = await api('POST /children', { as: parent, body: { dateOfBirth: '2020-01-01', weeks_early: 'x', allergies: ['', 3] } })
    expect(await response.json()).toMatchObject({ errors: [{ field: 'dateOfBirth' }] })
    const again = await api('POST /children', { as: parent, body: { weeks_early: 'x', allergies: ['', 3] } })
    const { errors } = await again.json()
    expect(errors.map(({ field }: { field: string }) => field).sort()).toEqual(['allergies.0', 'allergies.1', 'date_of_birth', 'name', 'weeks_early'])
  })

  test('returns “required” for each missing key of every body', async () => {
    const files = await Promise.all(Object.values(routeFiles).map((load) => load()))
    const bodies = files.flatMap((handlers) => Object.values(handlers).flatMap((handler) => handler?.declaration?.body ?? []))
    const errors = bodies.flatMap((body) => {
      try {
        parseWith(body, {})
        return []
      } catch (error) {
        return error instanceof Problem ? error.errors : []
      }
    })
    expect(errors.length).toBeGreaterThan(30)
    expect(errors.filter(({ message }) => !('key' in message && message.key === 'required'))).toEqual([])
  })

  test.each(['', '{', 'null', '[]', '"text"', '3', '{"name":"Noa"}}'])('is 422 for the body %s', async (body) => {
    const parent = await person()
    const response = await api('POST /children', { as: parent, body })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'invalid' })
  })

  test('names at most a hundred errors of a body', async () => {
    const body = `{${Array.from({ length: 1000 }, (_, i) => `"k${i}":1`).join(',')}}`
    const response = await api('POST /user', { body })
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toHaveLength(100)
  })

  test.each(['__proto__', 'constructor', 'toString'])('is 422 for the key %s', async (key) => {
    const parent = await person()
    const body = `{"name":"Noa","date_of_birth":"${bornMonthsAgo(48)}","${key}":{"is_admin":true}}`
    const response = await api('POST /children', { as: parent, body })
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toEqual([{ field: key, message: 'Unknown field' }])
  })

  test.each(['1', 'nonsense', "1' or '1'='1", '%00', '\u0000'])('is 404 for the id %s', async (id) => {
    const parent = await person()
    expect((await api(`GET /children/${encodeURIComponent(id)}`, { as: parent })).status).toBe(404)
  })

  test('is 422 for a character that the database cannot store', async () => {
    const parent = await person()
    const response = await api('POST /children', {
      as: parent,
      body: { name: 'No\u0000a', date_of_birth: bornMonthsAgo(48), special_needs: '\u0000', description: 'half \ud800', allergies: ['\udc00'] },
    })
    expect(response.status).toBe(422)
    const fields = ['name', 'special_needs', 'description', 'allergies.0']
    expect((await response.json()).errors.map(({ field }: { field: string }) => field)).toEqual(fields)
    const noa = await child(parent, { name: 'Noa 👩‍👧', description: "'; drop table child; --", allergies: ['🥝'] })
    expect(noa).toMatchObject({ name: 'Noa 👩‍👧', allergies: ['🥝'] })
  })
})

describe('an unexpected error', () => {
  const log: string[] = []
  beforeEach(() => {
    log.length = 0
    vi.spyOn(console, 'error').mockImplementation((...words) => log.push(words.join(' ')))
  })
  afterEach(() => vi.restoreAllMocks())

  const nothingInside = /select|insert|relation|"child"|prisma|postgres|127\.0\.0\.1|localhost|\.ts|node_modules|\bat \w+ \(/i

  async function expectInternal(response: Response) {
    const text = await response.text()
    expect(response.status).toBe(500)
    expect(JSON.parse(text)).toEqual({
      type: 'urn:cometa:problem:internal',
      title: 'Server error occurred',
      status: 500,
      detail: 'Server error occurred. Please try again.',
      code: 'internal',
      errors: [],
    })
    for (const said of [text, JSON.stringify([...response.headers])]) expect(said).not.toMatch(nothingInside)
  }

  test('of the database reveals nothing, and the log names its place and reason', async () => {
    const parent = await person()
    await pool.query('alter table child rename to gone')
    try {
      await expectInternal(await api('GET /children', { as: parent }))
      const body = { name: 'A secret name', date_of_birth: bornMonthsAgo(48) }
      await expectInternal(await api('POST /children', { as: parent, body }))
    } finally {
      await pool.query('alter table gone rename to child')
    }
    expect(log).toHaveLength(2)
    expect(log[0]).toMatch(/^GET \/api\/children: internal .*child/s)
    expect(log[1]).toMatch(/^POST \/api\/children: internal /)
    expect(log[1]).not.toContain('A secret name')
  })

  test('is not logged if the server is not the cause: a truncated body, or an expected refusal', async () => {
    const parent = await person()
    const broken = new ReadableStream({ pull: (stream) => stream.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })) })
    expect((await api('POST /children', { as: parent, body: broken })).status).toBe(422)
    const refusing = route({ title: 'Try', access: 'public' }, async () => {
      throw new Problem('generation_unavailable')
    })
    expect((await refusing(new Request('http://localhost:3000/api/x'), { params: Promise.resolve({}) })).status).toBe(503)
    expect(log).toEqual([])
  })

  test('of the code reveals nothing', async () => {
    const broken = route({ title: 'Try', access: 'public' }, async () => {
      throw new TypeError('Cannot read properties of undefined at /srv/lib/server/x.ts: select * from "child"')
    })
    await expectInternal(await broken(new Request('http://localhost:3000/api/x'), { params: Promise.resolve({}) }))
    expect(log).toHaveLength(1)
  })

  test('includes a response that violates its schema', async () => {
    const { z } = await import('zod/mini')
    const wrong = route({ title: 'Try', access: 'public', responseSchema: z.object({ id: z.uuid() }) }, async () => ({ id: 'the inside' }))
    await expectInternal(await wrong(new Request('http://localhost:3000/api/x'), { params: Promise.resolve({}) }))
  })
})
