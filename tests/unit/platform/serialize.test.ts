import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { locationList } from '#lib/schemas/places/location'
import { day, id, instant } from '#lib/schemas/platform/fields'
import { toWire } from '#lib/schemas/platform/wire'
import { childList } from '#lib/schemas/profiles/child'
import { serialized } from '#lib/server/platform/http/serialize'

const child = {
  id: '0193a5f0-0000-7000-8000-000000000001',
  name: 'Noa',
  dateOfBirth: new Date('2022-10-05'),
  avatarBase64: null,
  interestLevel: 'water',
  specialNeeds: null,
  description: null,
  allergies: ['nuts'],
  unknownAllergies: [],
  needs: [],
  weeksEarly: null,
  createdAt: new Date('2026-01-02T03:04:05.678Z'),
  version: 1,
  passwordHash: 'secret',
}
const kinds = z.object({
  anyId: z.optional(id),
  aDay: z.optional(z.nullable(day)),
  anInstant: z.optional(instant),
  oneOf: z.optional(z.enum(['a', 'b'])),
  otherThanA: z.optional(z.enum(['a', 'b']).check(z.refine((value) => value !== 'a'))),
  onlyTrue: z.optional(z.boolean().check(z.refine((value) => value))),
  notNull: z.optional(z.nullable(z.string()).check(z.refine((value) => value !== null))),
  trimmed: z.optional(z.nullable(z.string().check(z.trim()))),
  notEmpty: z.optional(z.string()).check(z.refine((value) => value !== '')),
  isIt: z.optional(z.boolean()),
  howMany: z.optional(z.number()),
  wholeNumber: z.optional(z.int().check(z.minimum(0))),
  shortText: z.optional(z.string().check(z.maxLength(3))),
  someOf: z.optional(z.array(z.string()).check(z.maxLength(1))),
  byKey: z.optional(z.record(z.string(), z.object({ innerKey: z.string() }))),
  otherwise: z._default(z.string(), 'nothing'),
  either: z.optional(z.union([z.object({ oneKey: z.string() }), z.number()])),
  inner: z.optional(z.nullable(z.object({ deepKey: z.boolean() }))),
})

describe('what leaves the server', () => {
  test('is what its schema lists, by the wire’s names', () => {
    const { passwordHash, dateOfBirth, ...shown } = child
    expect(serialized(childList, [child])).toEqual([toWire({ ...shown, dateOfBirth: '2022-10-05' })])
    expect(serialized(locationList, [])).toEqual([])
  })

  test.each([
    {},
    {
      anyId: child.id,
      aDay: new Date('2026-01-01'),
      anInstant: new Date(0),
      oneOf: 'b',
      isIt: false,
      howMany: 1.5,
      wholeNumber: 3,
      shortText: 'abc',
    },
    { aDay: '2026-01-01', anInstant: '2026-01-01T00:00:00Z', someOf: ['x'], byKey: { someKey: { innerKey: 'y', more: 1 } }, extraKey: 1 },
    { aDay: null, otherwise: 'something', either: { oneKey: 'z' }, inner: { deepKey: true, unlisted: 1 } },
    { either: 5, inner: null, isIt: undefined },
    { otherThanA: 'b', onlyTrue: true, notNull: 'x', trimmed: ' x ' },
  ])('is the same as by the long way: %o', (value) => {
    expect(serialized(kinds, value)).toEqual(toWire(z.parse(kinds, value)))
  })

  test.each([
    { anyId: 'no id' },
    { aDay: 5 },
    { anInstant: new Date(Number.NaN) },
    { oneOf: 'c' },
    { otherThanA: 'a' },
    { onlyTrue: false },
    { notNull: null },
    { notEmpty: '' },
    { isIt: 1 },
    { howMany: Number.NaN },
    { howMany: '1' },
    { wholeNumber: -1 },
    { shortText: 'abcd' },
    { someOf: ['x', 'y'] },
    { inner: { deepKey: null } },
    { otherwise: 1 },
    [],
    null,
    'text',
  ])('is nothing where it does not fit: %o', (value) => {
    expect(() => serialized(kinds, value)).toThrow(z.core.$ZodError)
    expect(() => serialized(z.array(kinds), [{}, value])).toThrow(z.core.$ZodError)
  })
})
