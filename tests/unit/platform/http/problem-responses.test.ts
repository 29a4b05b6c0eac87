import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Problem } from '#lib/errors'
import { Prisma } from '#lib/server/generated/client'
import { asProblem, describeFieldError, isUniqueViolation, logServerError, problemResponse } from '#lib/server/platform/http/problem'

const failure = (fields: object, message = '') => Object.assign(new Error(message), fields)
const prismaError = (code: string) => new Prisma.PrismaClientKnownRequestError('failed', { code, clientVersion: '1' })

describe('asProblem', () => {
  test('returns a problem unchanged', () => {
    const problem = new Problem('forbidden')
    expect(asProblem(problem)).toBe(problem)
  })

  test.each([
    ['P2025', 'not_found'],
    ['P2003', 'not_found'],
    ['P2002', 'conflict'],
    ['P2034', 'unavailable'],
    ['P1001', 'unavailable'],
    ['P2010', 'internal'],
  ])('turns Prisma’s error %s into %s', (code, expected) => {
    const cause = prismaError(code)
    expect(asProblem(cause)).toMatchObject({ code: expected, cause })
  })

  test.each([
    ['23503', 'not_found'],
    ['23505', 'internal'],
    ['08006', 'unavailable'],
    ['53300', 'unavailable'],
    ['57P01', 'unavailable'],
    ['40P01', 'unavailable'],
    ['ECONNREFUSED', 'unavailable'],
    ['ECONNRESET', 'unavailable'],
    ['EAI_AGAIN', 'unavailable'],
    ['ENOENT', 'internal'],
    ['X57P01', 'internal'],
    ['57P011', 'internal'],
  ])('turns the error %s of the connection or PostgreSQL into %s', (code, expected) => {
    expect(asProblem(failure({ code })).code).toBe(expected)
  })

  test('recognizes a lost connection by its message, by Prisma’s original code and by an inner error', () => {
    expect(asProblem(failure({}, 'Connection terminated unexpectedly')).code).toBe('unavailable')
    expect(asProblem(failure({ code: 'X', originalCode: '57P01' })).code).toBe('unavailable')
    expect(asProblem(failure({ meta: { driverAdapterError: { cause: { originalCode: '57P01' } } } })).code).toBe('unavailable')
    expect(asProblem(failure({ cause: failure({ code: 'ETIMEDOUT' }) })).code).toBe('unavailable')
    expect(asProblem(failure({ cause: failure({ code: 'ENOENT' }) })).code).toBe('internal')
  })

  test('asks the client to retry soon if the database is away', () => {
    expect(asProblem(failure({ code: 'ECONNRESET' })).retryAfterSeconds).toBe(5)
  })

  test.each([undefined, null, 'text', 3, {}, { code: '23503' }])('turns the thrown value %j into an internal error', (thrown) => {
    expect(asProblem(thrown)).toMatchObject({ code: 'internal', cause: thrown })
  })
})

test('isUniqueViolation recognizes only Prisma’s P2002', () => {
  expect(isUniqueViolation(prismaError('P2002'))).toBe(true)
  expect(isUniqueViolation(prismaError('P2025'))).toBe(false)
  expect(isUniqueViolation(failure({ code: 'P2002' }))).toBe(false)
})

describe('logServerError', () => {
  const log: string[] = []
  beforeEach(() => {
    log.length = 0
    vi.spyOn(console, 'error').mockImplementation((...words) => log.push(words.join(' ')))
  })
  afterEach(() => vi.restoreAllMocks())
  const request = new Request('http://localhost:3000/api/children?name=Noa', { method: 'POST' })

  test('logs where and why, without the query', () => {
    logServerError(request, new Problem('internal', { cause: new Error('broken') }))
    expect(log).toEqual([expect.stringMatching(/^POST \/api\/children: internal Error: broken\n/)])
  })

  test('logs the message of an error without a stack, and nothing of another value', () => {
    const bare = Object.assign(new Error('broken'), { stack: undefined })
    logServerError(request, new Problem('unavailable', { cause: bare }))
    logServerError(request, new Problem('internal', { cause: 'secret' }))
    expect(log).toEqual(['POST /api/children: unavailable broken', 'POST /api/children: internal '])
  })

  test.each([new Problem('unavailable'), new Problem('not_found', { cause: new Error('missing') })])(
    'does not log the expected problem %o',
    (problem) => {
      logServerError(request, problem)
      expect(log).toEqual([])
    },
  )
})

describe('problemResponse', () => {
  const read = async (problem: Problem): Promise<unknown> => problemResponse(problem, 'en').json()

  test('names code, status and reason for programs', async () => {
    const response = problemResponse(new Problem('user_type_required'), 'es')
    expect(response.status).toBe(403)
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'content-language': 'es',
    })
    expect(await response.json()).toMatchObject({
      type: 'urn:cometa:problem:user-type-required',
      code: 'user_type_required',
      status: 403,
      errors: [],
    })
    expect(await read(new Problem('invalid', { detail: { key: 'broken_json' } }))).toMatchObject({ reason: 'broken_json' })
    expect(await read(new Problem('invalid'))).not.toHaveProperty('reason')
  })

  test('tells when to retry and how to sign in only if that helps', () => {
    const limited = problemResponse(new Problem('rate_limited', { retryAfterSeconds: 7 }), 'en')
    expect([limited.headers.get('retry-after'), limited.headers.get('www-authenticate')]).toEqual(['7', null])
    const unknown = problemResponse(new Problem('unauthenticated'), 'en')
    expect([unknown.headers.get('retry-after'), unknown.headers.get('www-authenticate')]).toEqual([null, 'Bearer'])
  })

  test('holds the current row of a conflict in snake case', async () => {
    expect(await read(new Problem('conflict', { current: { ageMonths: 3 } }))).toMatchObject({ current: { age_months: 3 } })
    expect(await read(new Problem('conflict', { current: null }))).toMatchObject({ current: null })
    expect(await read(new Problem('conflict'))).not.toHaveProperty('current')
  })

  test('shortens the name of a field with more than 100 characters', async () => {
    const errorFor = (field: string) => new Problem('invalid', { errors: [{ field, message: { key: 'unknown_field' } }] })
    expect(await read(errorFor('x'.repeat(100)))).toMatchObject({ errors: [{ field: 'x'.repeat(100) }] })
    expect(await read(errorFor('x'.repeat(101)))).toMatchObject({ errors: [{ field: `${'x'.repeat(100)}…` }] })
  })
})

describe('describeFieldError', () => {
  const describeWeak = (warning: 'common' | undefined, suggestions: ('anotherWord' | 'repeated')[]) =>
    describeFieldError({ field: 'password', message: { weak: { warning, suggestions } } }, 'en')

  test('says what is wrong with a value', () => {
    const text = describeFieldError({ field: 'name', message: { key: 'min_length', values: { length: 37 } } }, 'en')
    expect(text).toContain('37')
  })

  test('says which word of an unsafe text is dangerous, and why', () => {
    const describeUnsafe = (hazard?: 'small_parts') =>
      describeFieldError({ field: 'title', message: { unsafe: { kind: 'uncovered', match: 'marble', ...(hazard && { hazard }) } } }, 'en')
    expect(describeUnsafe()).toContain('marble')
    expect(describeUnsafe('small_parts').length).toBeGreaterThan(describeUnsafe().length)
  })

  test('adds each advice about a weak password as a sentence', () => {
    const [plain, one, two] = [describeWeak(undefined, []), describeWeak('common', []), describeWeak('common', ['anotherWord'])]
    expect(one.startsWith(`${plain} `)).toBe(true)
    expect(two.startsWith(`${one} `)).toBe(true)
  })
})
