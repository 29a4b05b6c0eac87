import { describe, expect, test } from 'vitest'
import { readChoices } from '#lib/schemas/activities/create-choices'

const recipientId = '0192b7a0-0000-7000-8000-000000000000'
const defaults = { recipientId: null, duration: '30-60min', location: 'indoor' }
const cookie = (value: unknown) => encodeURIComponent(JSON.stringify(value))

describe('the cookie with the last choices', () => {
  test('gives back what was chosen', () => {
    const chosen = { recipientId, duration: 'half-day', location: 'outdoor' }
    expect(readChoices(cookie(chosen))).toEqual(chosen)
    expect(readChoices(JSON.stringify(chosen))).toEqual(chosen)
  })

  test.each(['whomId', 'childId'])('reads what was kept under an earlier name: %s', (name) => {
    const old = { [name]: recipientId, duration: 'half-day', location: 'outdoor' }
    expect(readChoices(cookie(old))).toEqual({ recipientId, duration: 'half-day', location: 'outdoor' })
    expect(readChoices(cookie({ ...old, recipientId: 'x' })).recipientId).toBe(recipientId)
  })

  test('goes by the newer of two', () => {
    const childId = '0192b7a0-0000-7000-8000-000000000001'
    expect(readChoices(cookie({ recipientId, childId })).recipientId).toBe(recipientId)
  })

  test.each([undefined, '', 'nonsense', '%', '%E0%A4%A', 'null', '3', '"text"', '[]', '{"recipientId":'])('gives the defaults for %s', (value) => {
    expect(readChoices(value)).toEqual(defaults)
  })

  test('falls back to the default of each part alone', () => {
    expect(readChoices(cookie({ recipientId: 'x', duration: 'half-day', location: 'moon' }))).toEqual({ ...defaults, duration: 'half-day' })
    expect(readChoices(cookie({ recipientId, duration: 5 }))).toEqual({ ...defaults, recipientId })
  })

  test('lets nothing else through', () => {
    expect(readChoices(cookie({ recipientId, isAdmin: true, __proto__: { x: 1 } }))).toEqual({ ...defaults, recipientId })
  })
})
