import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { Problem } from '#lib/errors'
import { bodyLimits, statusOf } from '#lib/server/platform/http/declaration'
import { route } from '#lib/server/platform/http/route'

const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const noParameters = Promise.resolve(undefined)

type Init = ConstructorParameters<typeof Request>[1]
const toRequest = (init: Init = {}, query = '') => new Request(`http://localhost:3000/api/try${query}`, init)

const echo = route(
  {
    title: 'Try',
    access: 'public',
    body: z.strictObject({ childName: z.optional(z.string()) }),
    query: z.strictObject({ pageSize: z.optional(z.string()) }),
    responseSchema: z.object({ givenBody: z.unknown(), givenQuery: z.unknown() }),
  },
  async ({ body, query }) => ({ givenBody: body, givenQuery: query, secret: 'inside' }),
)
const send = (body: string, query = '') => echo(toRequest({ method: 'POST', body }, query), { params: noParameters })

describe('route', () => {
  test('passes body and query in camel case, and responds with the fields of its schema in snake case', async () => {
    const response = await send('{"child_name":"Noa"}', '?page_size=5')
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({ given_body: { child_name: 'Noa' }, given_query: { page_size: '5' } })
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('responds in the language of the request', async () => {
    const spanish = { headers: { 'accept-language': 'es' } }
    const empty = route({ title: 'Try', access: 'public' }, async () => {})
    const emptyResponse = await empty(toRequest(spanish), { params: noParameters })
    expect(emptyResponse.status).toBe(204)
    expect(emptyResponse.headers.get('content-language')).toBe('es')
    const failing = route({ title: 'Try', access: 'public' }, async () => {
      throw new Problem('not_found')
    })
    const failed = await failing(toRequest(spanish), { params: noParameters })
    expect(failed.headers.get('content-language')).toBe('es')
  })

  test.each([
    ['{"child_name":3}', '', 'child_name'],
    ['{"childName":"Noa"}', '', 'childName'],
    ['{}', '?page_size=1&other=2', 'other'],
  ])('returns 422 for the body %s and the query %s', async (body, query, field) => {
    const response = await send(body, query)
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toMatchObject([{ field }])
  })

  test('takes a DELETE without a body for an empty one, and a POST without a body for a mistake', async () => {
    const remove = await echo(toRequest({ method: 'DELETE' }), { params: noParameters })
    expect(remove.status).toBe(200)
    expect(await remove.json()).toMatchObject({ given_body: {} })
    expect((await echo(toRequest({ method: 'POST' }), { params: noParameters })).status).toBe(422)
  })

  test.each([
    [{ id }, 200],
    [{ id: '1' }, 404],
    [{ slug: 'cushion-mountain' }, 200],
    [{ slug: '../admin' }, 404],
    [{}, 200],
    [undefined, 200],
  ])('returns for the path parameters %o: %d', async (given, status) => {
    const show = route(
      { title: 'Try', access: 'public', responseSchema: z.object({ id: z.string(), slug: z.string() }) },
      async ({ params }) => params,
    )
    const response = await show(toRequest(), { params: Promise.resolve(given) })
    expect(response.status).toBe(status)
    if (status === 200) expect(await response.json()).toEqual({ id: '', slug: '', ...given })
  })

  test.each(['signed_in', 'member', 'admin', undefined] as const)('returns 401 without a token if the access is %s', async (access) => {
    const closed = route({ title: 'Try', ...(access && { access }) }, async () => {})
    const response = await closed(toRequest(), { params: noParameters })
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toBe('Bearer')
  })

  test.each(['Basic abc', 'Bearer', 'Bearer a b', 'xBearer abc'])(
    'returns 401 for the authorization %j, also if the access is public',
    async (authorization) => {
      const open = route({ title: 'Try', access: 'public' }, async () => {})
      expect((await open(toRequest({ headers: { authorization } }), { params: noParameters })).status).toBe(401)
    },
  )

  test('checks the access before it reads the body', async () => {
    const closed = route({ title: 'Try', body: z.object({}) }, async () => {})
    expect((await closed(toRequest({ method: 'POST', body: 'nonsense' }), { params: noParameters })).status).toBe(401)
  })

  test('returns the response of a handler unchanged', async () => {
    const own = route({ title: 'Try', access: 'public' }, async () => new Response('text', { status: 202 }))
    const response = await own(toRequest(), { params: noParameters })
    expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([202, 'text', null])
  })

  test('leaves the body of a streamed call to its handler, and rejects one that states too large a size', async () => {
    const streamed = route(
      { title: 'Try', access: 'public', streamed: ['text/csv'], responseSchema: z.object({ text: z.string() }) },
      async ({ request }) => ({ text: await request.text() }),
    )
    const call = (length: number) =>
      streamed(toRequest({ method: 'POST', body: 'a;b', headers: { 'content-length': String(length) } }), { params: noParameters })
    expect(await (await call(3)).json()).toEqual({ text: 'a;b' })
    expect((await call(bodyLimits.plain)).status).toBe(201)
    expect((await call(bodyLimits.plain + 1)).status).toBe(413)
  })

  test('lets the client of a shared list keep it while it is unchanged', async () => {
    const shared = route({ title: 'Try', access: 'public', isShared: true, responseSchema: z.object({ ageMonths: z.number() }) }, async () => ({
      ageMonths: 3,
    }))
    const first = await shared(toRequest(), { params: noParameters })
    expect(await first.json()).toEqual({ age_months: 3 })
    expect(first.headers.get('cache-control')).toBe('public, no-cache')
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
    expect((await shared(toRequest({ headers }), { params: noParameters })).status).toBe(304)
    const spanish = await shared(toRequest({ headers: { ...headers, 'accept-language': 'es' } }), { params: noParameters })
    expect(spanish.status).toBe(200)
  })

  describe('with an unexpected error', () => {
    const log: string[] = []
    beforeEach(() => {
      log.length = 0
      vi.spyOn(console, 'error').mockImplementation((...words) => log.push(words.join(' ')))
    })
    afterEach(() => vi.restoreAllMocks())

    test('returns 500 and logs it', async () => {
      const broken = route({ title: 'Try', access: 'public' }, async () => {
        throw new TypeError('broken')
      })
      expect((await broken(toRequest(), { params: noParameters })).status).toBe(500)
      expect(log).toEqual([expect.stringMatching(/^GET \/api\/try: internal .*broken/)])
    })

    test('does not log the end of work whose client has disconnected', async () => {
      const leaving = new AbortController()
      const left = route({ title: 'Try', access: 'public' }, async ({ request }) => {
        leaving.abort()
        request.signal.throwIfAborted()
      })
      await left(toRequest({ signal: leaving.signal }), { params: noParameters })
      expect(log).toEqual([])
    })
  })
})

describe('statusOf', () => {
  const responseSchema = z.object({})
  test.each([
    [{}, 'GET', 204],
    [{}, 'POST', 204],
    [{ mediaType: 'text/csv' }, 'GET', 200],
    [{ responseSchema }, 'GET', 200],
    [{ responseSchema }, 'PATCH', 200],
    [{ responseSchema }, 'POST', 201],
    [{ responseSchema, status: 202 }, 'POST', 202],
    [{ status: 202 }, 'GET', 202],
  ])('returns for %o and %s: %d', (declaration, method, status) => {
    expect(statusOf(declaration, method)).toBe(status)
  })
})
