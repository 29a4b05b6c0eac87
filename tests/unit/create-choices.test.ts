import { describe, expect, test } from 'vitest'
import { readChoices } from '#lib/schemas/create-choices'

const childId = '0192b7a0-0000-7000-8000-000000000000'
const defaults = { childId: null, duration: '30-60min', location: 'indoor' }
const cookie = (value: unknown) => encodeURIComponent(JSON.stringify(value))

describe('the cookie with the last choices', () => {
  test('gives back what was chosen', () => {
    const chosen = { childId, duration: 'half-day', location: 'outdoor' }
    expect(readChoices(cookie(chosen))).toEqual(chosen)
    expect(readChoices(JSON.stringify(chosen))).toEqual(chosen)
  })

  test.each([undefined, '', 'nonsense', '%', '%E0%A4%A', 'null', '3', '"text"', '[]', '{"childId":'])('gives the defaults for %s', (value) => {
    expect(readChoices(value)).toEqual(defaults)
  })

  test('falls back to the default of each part alone', () => {
    expect(readChoices(cookie({ childId: 'x', duration: 'half-day', location: 'moon' }))).toEqual({ ...defaults, duration: 'half-day' })
    expect(readChoices(cookie({ childId, duration: 5 }))).toEqual({ ...defaults, childId })
  })

  test('lets nothing else through', () => {
    expect(readChoices(cookie({ childId, isAdmin: true, __proto__: { x: 1 } }))).toEqual({ ...defaults, childId })
  })
})
