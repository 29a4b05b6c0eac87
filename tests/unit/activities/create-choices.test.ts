import { describe, expect, test } from 'vitest'
import { readChoices } from '#lib/schemas/activities/create-choices'

const whomId = '0192b7a0-0000-7000-8000-000000000000'
const defaults = { whomId: null, duration: '30-60min', location: 'indoor' }
const cookie = (value: unknown) => encodeURIComponent(JSON.stringify(value))

describe('the cookie with the last choices', () => {
  test('gives back what was chosen', () => {
    const chosen = { whomId, duration: 'half-day', location: 'outdoor' }
    expect(readChoices(cookie(chosen))).toEqual(chosen)
    expect(readChoices(JSON.stringify(chosen))).toEqual(chosen)
  })

  test('reads what was kept before there were groups', () => {
    const old = { childId: whomId, duration: 'half-day', location: 'outdoor' }
    expect(readChoices(cookie(old))).toEqual({ whomId, duration: 'half-day', location: 'outdoor' })
    expect(readChoices(cookie({ ...old, whomId: 'x' })).whomId).toBe(whomId)
  })

  test('goes by the newer of two', () => {
    const childId = '0192b7a0-0000-7000-8000-000000000001'
    expect(readChoices(cookie({ whomId, childId })).whomId).toBe(whomId)
  })

  test.each([undefined, '', 'nonsense', '%', '%E0%A4%A', 'null', '3', '"text"', '[]', '{"whomId":'])('gives the defaults for %s', (value) => {
    expect(readChoices(value)).toEqual(defaults)
  })

  test('falls back to the default of each part alone', () => {
    expect(readChoices(cookie({ whomId: 'x', duration: 'half-day', location: 'moon' }))).toEqual({ ...defaults, duration: 'half-day' })
    expect(readChoices(cookie({ whomId, duration: 5 }))).toEqual({ ...defaults, whomId })
  })

  test('lets nothing else through', () => {
    expect(readChoices(cookie({ whomId, isAdmin: true, __proto__: { x: 1 } }))).toEqual({ ...defaults, whomId })
  })
})
