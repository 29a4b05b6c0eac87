import { describe, expect, test } from 'vitest'
import { fromWire, toWire, WireKeyError, wirePath } from '#lib/schemas/platform/wire'

describe('toWire and fromWire', () => {
  const inside = {
    id: 'x',
    dateOfBirth: '2020-01-01',
    weeksEarly: null,
    is3d: true,
    adaptations: [{ ageMinMonths: 1, text: 'keepAs_it Is' }],
    nested: { themeColor: { veryDeep: [[{ aB: 1 }]] } },
  }
  const outside = {
    id: 'x',
    date_of_birth: '2020-01-01',
    weeks_early: null,
    is3d: true,
    adaptations: [{ age_min_months: 1, text: 'keepAs_it Is' }],
    nested: { theme_color: { very_deep: [[{ a_b: 1 }]] } },
  }

  test('toWire writes keys in snake_case and keeps values', () => {
    expect(toWire(inside)).toEqual(outside)
  })

  test('fromWire restores what toWire wrote', () => {
    expect(fromWire(toWire(inside))).toEqual(inside)
    expect(toWire(fromWire(outside))).toEqual(outside)
  })

  test.each(['text', 3, true, null, undefined])('keep %j unchanged', (value) => {
    expect(toWire(value)).toBe(value)
    expect(fromWire(value)).toBe(value)
  })

  test('toWire writes instants in ISO 8601 and leaves out undefined values', () => {
    expect(toWire({ createdAt: new Date(0), gone: undefined })).toEqual({ created_at: '1970-01-01T00:00:00.000Z' })
    expect(Object.keys(Object(toWire({ gone: undefined })))).toEqual([])
  })

  test.each(['dateOfBirth', 'Name', 'a_B', '_Leading', '__proto__'])('fromWire throws for the key %s and names it', (key) => {
    const body: unknown = JSON.parse(`{"outer":[{"${key}":{"x":1}}]}`)
    expect(() => fromWire(body)).toThrow(WireKeyError)
    expect(() => fromWire(body)).toThrow(key)
  })

  test('keep keys with digits unchanged', () => {
    expect(fromWire({ line2: 1, eu14: 2 })).toEqual({ line2: 1, eu14: 2 })
  })

  test('fromWire does not let a key change the prototype', () => {
    const read = fromWire(JSON.parse('{"constructor":{"prototype":{"is_admin":true}}}'))
    expect(Object.hasOwn(Object(read), 'constructor')).toBe(true)
    expect('isAdmin' in {}).toBe(false)
  })

  test('wirePath returns the API name of a field', () => {
    expect(wirePath(['dateOfBirth'])).toBe('date_of_birth')
    expect(wirePath(['members', 0, 'weeksEarly'])).toBe('members.0.weeks_early')
    expect(wirePath([])).toBe('')
  })
})
