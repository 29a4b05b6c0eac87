import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { validationMessage } from '#lib/i18n/validation'
import { signInInput } from '#lib/schemas/account/user'

/** What is said of a value, at each field. */
function said(schema: z.ZodMiniType, value: unknown): string[] {
  const { error } = z.safeParse(schema, value, { reportInput: true })
  return error?.issues.map((issue) => `${issue.path.join('.')}: ${validationMessage(issue).key}`) ?? []
}

describe('a missing key', () => {
  const kinds = z.discriminatedUnion('kind', [z.object({ kind: z.literal('child') }), z.object({ kind: z.literal('age') })])
  test.each([
    ['a text', z.object({ field: z.string() }), 'field'],
    ['an id', z.object({ field: z.uuid('unknown_id') }), 'field'],
    ['a choice', z.object({ field: z.enum(['indoor', 'outdoor']) }), 'field'],
    ['one of several kinds', z.object({ field: z.union([z.string(), z.number()]) }), 'field'],
    ['the kind itself', kinds, 'kind'],
  ])('is required, where it is %s', (_, schema, field) => {
    expect(said(schema, {})).toEqual([`${field}: required`])
  })

  test('is another thing than a wrong value', () => {
    expect(said(z.object({ field: z.enum(['indoor', 'outdoor']) }), { field: 'at sea' })).toEqual(['field: wrong_value'])
    expect(said(z.object({ field: z.string() }), { field: null })).toEqual(['field: wrong_type'])
    expect(said(kinds, { kind: 'neither' })).toEqual(['kind: wrong_value'])
  })
})

describe('signing in', () => {
  test.each(['noa', 'noa@', 'nóa@example.com'])('asks for a valid e-mail address instead of %s', (email) => {
    expect(said(signInInput, { email, password: 'x' })).toEqual(['email: email'])
  })

  test('takes an address as it was typed, trimmed and in small letters', () => {
    expect(signInInput.parse({ email: ' Noa@Example.com ', password: 'x' })).toMatchObject({ email: 'noa@example.com' })
  })
})
