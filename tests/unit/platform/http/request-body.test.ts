import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Problem } from '#lib/errors'
import { assertLength, parseBody, parseQuery, parseWith, readBody } from '#lib/server/platform/http/body'
import { assertFewValues, assertPlainShape } from '#lib/server/platform/http/body-shape'
import { bodyLimits } from '#lib/server/platform/http/declaration'

const MB = 1024 * 1024

function toRequest(pieces: readonly Uint8Array[], headers: Record<string, string> = {}) {
  const rest = [...pieces]
  const body = new ReadableStream<Uint8Array>(
    {
      pull(stream) {
        const next = rest.shift()
        if (next) stream.enqueue(next)
        else stream.close()
      },
    },
    { highWaterMark: 0 },
  )
  // Node requires `duplex` for a stream body, but its types lack it.
  const init = { method: 'POST', body, headers, duplex: 'half' }
  return { request: new Request('http://localhost/', init), unread: () => rest.length }
}

/** Returns the problem that the work throws. */
function problemOf(work: () => unknown): Problem {
  try {
    work()
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
  throw new Error('There is no problem.')
}

describe('readBody', () => {
  test('joins the pieces, also inside a character', async () => {
    const bytes = Buffer.from('{"name":"נועה"}')
    const { request } = toRequest([bytes.subarray(0, 10), bytes.subarray(10)])
    expect(await readBody(request, 'plain')).toBe('{"name":"נועה"}')
  })

  test('returns an empty text without a body', async () => {
    expect(await readBody(new Request('http://localhost/'), 'plain')).toBe('')
  })

  test('accepts a body of exactly the limit and rejects one byte more', async () => {
    const most = new Uint8Array(bodyLimits.plain)
    expect(await readBody(toRequest([most]).request, 'plain')).toHaveLength(bodyLimits.plain)
    await expect(readBody(toRequest([most, new Uint8Array(1)]).request, 'plain')).rejects.toMatchObject({ code: 'payload_too_large' })
  })

  test('stops reading at the limit', async () => {
    const { request, unread } = toRequest(Array.from({ length: 10 }, () => new Uint8Array(bodyLimits.plain)))
    await expect(readBody(request, 'plain')).rejects.toMatchObject({ code: 'payload_too_large' })
    expect(unread()).toBe(8)
  })

  test('rejects a stated size above the limit unread', async () => {
    const { request, unread } = toRequest([new Uint8Array(1)], { 'content-length': String(bodyLimits.plain + 1) })
    await expect(readBody(request, 'plain')).rejects.toMatchObject({ code: 'payload_too_large' })
    expect(unread()).toBe(1)
  })

  test('waits once, before it reads more than a megabyte', async () => {
    const { request, unread } = toRequest([new Uint8Array(MB), new Uint8Array(1), new Uint8Array(MB), new Uint8Array(MB)])
    const waits: number[] = []
    await readBody(request, 'picture', async () => {
      waits.push(unread())
    })
    expect(waits).toEqual([2])
  })

  test('does not wait for a body of a megabyte', async () => {
    let count = 0
    await readBody(toRequest([new Uint8Array(MB)]).request, 'picture', async () => {
      count++
    })
    expect(count).toBe(0)
  })

  test('throws a problem if the body breaks off', async () => {
    const body = new ReadableStream({ pull: (stream) => stream.error(new Error('aborted')) })
    const request = new Request('http://localhost/', { method: 'POST', body, ...{ duplex: 'half' } })
    await expect(readBody(request, 'plain')).rejects.toMatchObject({ code: 'invalid', detail: { key: 'broken_json' } })
  })
})

test('assertLength accepts a request without content-length', () => {
  expect(() => assertLength(toRequest([]).request, 'plain')).not.toThrow()
})

describe('parseBody', () => {
  const schema = z.strictObject({ childName: z.string(), members: z.optional(z.array(z.string())) })

  test('returns the value in camel case', () => {
    expect(parseBody(schema, '{"child_name":"Noa"}')).toEqual({ childName: 'Noa' })
  })

  test.each(['{', '', 'x'])('throws a problem for the text %j', (text) => {
    expect(problemOf(() => parseBody(schema, text))).toMatchObject({ code: 'invalid', detail: { key: 'broken_json' } })
  })

  test('names wrong and unknown fields as in the API', () => {
    const { errors } = problemOf(() => parseBody(schema, '{"child_name":1,"members":["a",2],"extra_key":1}'))
    expect(errors.map(({ field }) => field).sort()).toEqual(['child_name', 'extra_key', 'members.1'])
    expect(problemOf(() => parseBody(schema, '{"childName":"Noa"}')).errors).toMatchObject([
      { field: 'childName', message: { key: 'unknown_field' } },
    ])
  })

  test('returns at most 100 errors', () => {
    const members = JSON.stringify({ child_name: 'Noa', members: Array.from({ length: 150 }, () => 1) })
    expect(problemOf(() => parseBody(schema, members)).errors).toHaveLength(100)
    const unknown = Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`k${at}`, 1]))
    expect(problemOf(() => parseBody(schema, JSON.stringify(unknown))).errors).toHaveLength(100)
  })
})

describe('parseQuery', () => {
  const schema = z.strictObject({ pageSize: z.optional(z.string()) })
  test.each([
    ['http://localhost/', {}],
    ['http://localhost/?', {}],
    ['http://localhost/?page_size=5', { pageSize: '5' }],
    ['/relative?page_size=a%20b', { pageSize: 'a b' }],
  ])('reads %s', (url, query) => {
    expect(parseQuery(schema, url)).toEqual(query)
  })

  test('throws a problem for an unknown parameter', () => {
    expect(problemOf(() => parseQuery(schema, '/?other=1')).errors).toMatchObject([{ field: 'other' }])
  })
})

test('parseWith names an unknown key inside a list', () => {
  const schema = z.object({ groupMembers: z.array(z.strictObject({ name: z.string() })) })
  const { errors } = problemOf(() => parseWith(schema, { groupMembers: [{ name: 'Noa', other: 1 }] }))
  expect(errors).toEqual([{ field: 'group_members.0.other', message: { key: 'unknown_field' } }])
})

describe('assertFewValues', () => {
  const text = (values: number) => `${'[,{'.repeat(values).slice(0, values)}${' '.repeat(bodyLimits.plain)}`

  test('accepts as many values as a body without a picture has bytes, and no more', () => {
    expect(() => assertFewValues(text(bodyLimits.plain))).not.toThrow()
    expect(problemOf(() => assertFewValues(text(bodyLimits.plain + 1)))).toMatchObject({ code: 'invalid', detail: { key: 'body_too_complex' } })
  })

  test('accepts a long text with few values', () => {
    expect(() => assertFewValues('x'.repeat(8 * MB))).not.toThrow()
  })
})

describe('assertPlainShape', () => {
  const nested = (levels: number, inner: unknown): unknown => (levels === 0 ? inner : { a: nested(levels - 1, inner) })
  const listed = (levels: number): unknown => (levels === 0 ? 1 : [listed(levels - 1)])
  const wide = (keys: number) => Object.fromEntries(Array.from({ length: keys }, (_, at) => [`k${at}`, null]))
  const tooComplex = { code: 'invalid', detail: { key: 'body_too_complex' } }

  test.each([null, 3, 'text', [], {}, [{ a: [null, 1] }]])('accepts %j', (value) => {
    expect(() => assertPlainShape(value)).not.toThrow()
  })

  test('accepts 12 levels and rejects 13', () => {
    for (const make of [(levels: number) => nested(levels, 1), listed]) {
      expect(() => assertPlainShape(make(12))).not.toThrow()
      expect(problemOf(() => assertPlainShape(make(13)))).toMatchObject(tooComplex)
    }
  })

  test('accepts 2000 keys and rejects 2001, counted in all parts', () => {
    expect(() => assertPlainShape(wide(2000))).not.toThrow()
    expect(problemOf(() => assertPlainShape(wide(2001)))).toMatchObject(tooComplex)
    expect(problemOf(() => assertPlainShape([wide(1000), wide(1001)]))).toMatchObject(tooComplex)
  })

  test('accepts a key of 64 characters and names a longer one', () => {
    expect(() => assertPlainShape({ ['x'.repeat(64)]: 1 })).not.toThrow()
    const long = 'x'.repeat(65)
    expect(problemOf(() => assertPlainShape({ a: [{ [long]: 1 }] })).errors).toEqual([{ field: long, message: { key: 'unknown_field' } }])
  })
})
