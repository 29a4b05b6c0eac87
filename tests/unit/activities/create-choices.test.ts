import { describe, expect, test } from 'vitest'
import { readChoices } from '#lib/schemas/activities/create-choices'

const recipientId = '0192b7a0-0000-7000-8000-000000000000'
const otherId = '0192b7a0-0000-7000-8000-000000000001'
const recipientIds = [recipientId]
const defaults = { recipientIds: [], duration: '30-60min', location: 'indoor' }
const cookie = (value: unknown) => encodeURIComponent(JSON.stringify(value))

describe('readChoices', () => {
  test('returns the saved choices', () => {
    const chosen = { recipientIds: [recipientId, otherId], duration: 'half-day', location: 'outdoor' }
    expect(readChoices(cookie(chosen))).toEqual(chosen)
    expect(readChoices(JSON.stringify(chosen))).toEqual(chosen)
  })

  test.each(['recipientId', 'whomId', 'childId'])('reads a recipient saved under the earlier name %s', (name) => {
    const old = { [name]: recipientId, duration: 'half-day', location: 'outdoor' }
    expect(readChoices(cookie(old))).toEqual({ recipientIds, duration: 'half-day', location: 'outdoor' })
    expect(readChoices(cookie({ ...old, recipientIds: 'x' })).recipientIds).toEqual(recipientIds)
  })

  test('prefers the newer of two names', () => {
    expect(readChoices(cookie({ recipientId, childId: otherId })).recipientIds).toEqual(recipientIds)
    expect(readChoices(cookie({ recipientIds, recipientId: otherId })).recipientIds).toEqual(recipientIds)
  })

  test.each([undefined, '', 'nonsense', '%', '%E0%A4%A', 'null', '3', '"text"', '[]', '{"recipientId":'])('returns the defaults for %s', (value) => {
    expect(readChoices(value)).toEqual(defaults)
  })

  test('replaces only invalid parts by their defaults', () => {
    expect(readChoices(cookie({ recipientIds: ['x'], duration: 'half-day', location: 'moon' }))).toEqual({ ...defaults, duration: 'half-day' })
    expect(readChoices(cookie({ recipientIds, duration: 5 }))).toEqual({ ...defaults, recipientIds })
  })

  test('drops unknown fields', () => {
    expect(readChoices(cookie({ recipientIds, isAdmin: true, __proto__: { x: 1 } }))).toEqual({ ...defaults, recipientIds })
  })
})
