import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { validationMessage } from '#lib/i18n/validation'
import { signInInput } from '#lib/schemas/account/user'

/** Returns the message key for each invalid field. */
function messageKeysOf(schema: z.ZodMiniType, value: unknown): string[] {
  const { error } = z.safeParse(schema, value, { reportInput: true })
  return error?.issues.map((issue) => `${issue.path.join('.')}: ${validationMessage(issue).key}`) ?? []
}

describe('validationMessage', () => {
  const kinds = z.discriminatedUnion('kind', [z.object({ kind: z.literal('child') }), z.object({ kind: z.literal('age') })])
  test.each([
    ['a text', z.object({ field: z.string() }), 'field'],
    ['an id', z.object({ field: z.uuid('unknown_id') }), 'field'],
    ['a choice', z.object({ field: z.enum(['indoor', 'outdoor']) }), 'field'],
    ['one of several kinds', z.object({ field: z.union([z.string(), z.number()]) }), 'field'],
    ['the kind itself', kinds, 'kind'],
  ])('returns "required" for a missing field: %s', (_, schema, field) => {
    expect(messageKeysOf(schema, {})).toEqual([`${field}: required`])
  })

  test('tells a missing field from a wrong value', () => {
    expect(messageKeysOf(z.object({ field: z.enum(['indoor', 'outdoor']) }), { field: 'at sea' })).toEqual(['field: wrong_value'])
    expect(messageKeysOf(z.object({ field: z.string() }), { field: null })).toEqual(['field: wrong_type'])
    expect(messageKeysOf(kinds, { kind: 'neither' })).toEqual(['kind: wrong_value'])
  })
})

describe('signInInput', () => {
  test.each(['noa', 'noa@', 'nóa@example.com'])('rejects the invalid e-mail address %s', (email) => {
    expect(messageKeysOf(signInInput, { email, password: 'x' })).toEqual(['email: email'])
  })

  test('trims the e-mail address and converts it to lower case', () => {
    expect(signInInput.parse({ email: ' Noa@Example.com ', password: 'x' })).toMatchObject({ email: 'noa@example.com' })
  })
})
