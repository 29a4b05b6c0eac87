import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { person } from '../factories.ts'
import { api } from '../setup/api.ts'

const parent = await person()
const lists = [
  '/saved?limit=20',
  '/activity?limit=20',
  '/journal?limit=20',
  '/explore/saved?limit=20',
  '/explore/activities?sort=newest',
  '/explore/activities?sort=rating',
  '/explore/activities?sort=duration',
  '/explore/activities?sort=recommended',
] as const
const id = '0192b7a0-0000-7000-8000-000000000000'

async function getStatusWithCursor(list: `/${string}`, position: string): Promise<number> {
  const cursor = Buffer.from(position).toString('base64url')
  return (await api(`GET ${list}&cursor=${cursor}`, { as: parent })).status
}

describe('a forged cursor', () => {
  test.each([
    ['/saved?limit=20', { savedAt: '0000-01-01T00:00:00Z', id }],
    ['/saved?limit=20', { savedAt: `2025-01-01T00:00:00.${'1'.repeat(200)}Z`, id }],
    ['/explore/activities?sort=newest', { createdAt: `2025-01-01T00:00:00.${'1'.repeat(200)}Z`, id }],
  ] as const)('returns 422 at %s for %j, a time that PostgreSQL cannot read', async (list, position) => {
    expect(await getStatusWithCursor(list, JSON.stringify(position))).toBe(422)
  })

  const year = fc.constantFrom('0000', '0001', '1970', '2025', '9999')
  const instant = fc
    .tuple(
      year,
      fc.constantFrom('-01-01', '-02-29', '-12-31'),
      fc.constantFrom('T00:00:00', 'T23:59:60', 'T24:00:00', 'T10:00'),
      fc.nat({ max: 40 }),
      fc.constantFrom('Z', '+15:59', '-23:59', ''),
    )
    .map(([y, day, time, digits, zone]) => `${y}${day}${time}${digits > 0 ? `.${'7'.repeat(digits)}` : ''}${zone}`)
  const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(2 ** 31, -(2 ** 31), 1e308, -0))
  const value = fc.oneof(instant, number, fc.constantFrom(id, 'x', null, [], '00000000-0000-0000-0000-000000000000'))
  const keys = ['id', 'savedAt', 'createdAt', 'position', 'minutes', 'rating', 'ratingCount', 'rank', 'trend', 'fits', 'step']
  const asObject = fc.record({
    id: fc.constant(id),
    savedAt: instant,
    createdAt: instant,
    position: number,
    minutes: number,
    rating: number,
    ratingCount: number,
  })
  const asAny = fc.dictionary(fc.constantFrom(...keys), value)
  const asDay = fc.tuple(year, fc.constantFrom('-01-01', '-02-30', '-12-31'), fc.constantFrom(id, 'x', '')).map((parts) => parts.join(''))
  const positions = fc.oneof(
    asObject.map((position) => JSON.stringify(position)),
    asAny.map((position) => JSON.stringify(position)),
    asDay,
    fc.string({ unit: 'binary', maxLength: 40 }),
  )

  test.each([...lists])('returns 200 or 422 at %s, never a server error', async (list) => {
    await fc.assert(
      fc.asyncProperty(positions, async (position) => {
        expect([200, 422]).toContain(await getStatusWithCursor(list, position))
      }),
      { numRuns: 150 },
    )
  })
})
