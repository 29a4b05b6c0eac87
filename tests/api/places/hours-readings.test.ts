import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import type { Location } from '#lib/schemas/places/location'
import { listPlaces } from '#lib/server/places/place-list'
import { pool } from '#lib/server/platform/db'

/** Places around a point far from all others, with these hours, and the calls that list them. */
async function placesWith(hours: (string | null)[]) {
  const near = { latitude: -40 + Math.random() * 5, longitude: -120 + Math.random() * 5 }
  const { latitude, longitude } = near
  const bbox = { south: latitude - 0.01, north: latitude + 0.01, west: longitude - 0.01, east: longitude + 0.01 }
  for (const [i, said] of hours.entries()) {
    await pool.query(
      `insert into location (id, name, category, latitude, longitude, time_zone, hours, is_open_now)
      values ($1, $2, 'park', $3, $4, 'America/Phoenix', $5, $5::text is null)`,
      [uuidv7(), `Place ${i}`, latitude, longitude, said],
    )
  }
  const names = (places: Location[]) => places.map(({ name }) => name).sort()
  return {
    all: async (now: Date) => (await listPlaces({ bbox }, now)).map(({ openState }) => openState).sort(),
    open: async (now: Date) => names(await listPlaces({ bbox, open: true }, now)),
  }
}

/** Hours that no other test has, open or closed at noon. */
const hoursOf = (isOpen: boolean) => `Mo-Su ${isOpen ? '08:00-20' : '14:00-20'}:00 open "${uuidv7()}"`

const minutesFrom = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)

/** Tomorrow's noon in Phoenix, which has no summer time: later than what the database reads today. */
function nextNoon(): Date {
  const noon = new Date()
  noon.setUTCHours(19, 0, 0, 0)
  return new Date(noon.getTime() + 24 * 3_600_000)
}

test('lists all open places of a cold catalogue once its hours are read', async () => {
  const places = await placesWith(Array.from({ length: 300 }, (_, i) => hoursOf(i % 3 === 0)))
  const noon = nextNoon()
  // A call waits a second at most; the queue reads on.
  await expect.poll(() => places.open(noon), { timeout: 20_000 }).toHaveLength(100)
  expect((await places.all(noon)).filter((state) => state === 'open')).toHaveLength(100)
})

test('leaves out places whose saved hours say closed, until the next change', async () => {
  const hours = hoursOf(true)
  const places = await placesWith([hours, null])
  const noon = nextNoon()
  expect(await places.open(noon)).toEqual(['Place 0', 'Place 1'])
  const { rows } = await pool.query('select open_state, closes_at, read_at, valid_until from hours_reading where rules = $1', [hours])
  expect(rows).toEqual([{ open_state: 'open', closes_at: minutesFrom(noon, 8 * 60), read_at: noon, valid_until: minutesFrom(noon, 8 * 60) }])

  // As another process saves it.
  await pool.query(`update hours_reading set open_state = 'closed', valid_until = $2 where rules = $1`, [hours, minutesFrom(noon, 30)])
  expect(await places.open(minutesFrom(noon, 29))).toEqual(['Place 1'])
  expect(await places.open(minutesFrom(noon, 31))).toEqual(['Place 0', 'Place 1'])
  // A reading of later says nothing about an earlier instant.
  expect(await places.open(minutesFrom(noon, -60))).toEqual(['Place 0', 'Place 1'])
})

test('goes by new hours at once when a place’s hours change', async () => {
  const [before, after] = [hoursOf(false), hoursOf(true)]
  const places = await placesWith([before])
  const noon = nextNoon()
  expect(await places.open(noon)).toEqual([])
  await pool.query('update location set hours = $2 where hours = $1', [before, after])
  expect(await places.open(noon)).toEqual(['Place 0'])
})

test('saves no hours by the sun, which differ from place to place', async () => {
  const hours = `sunrise-sunset open "${uuidv7()}"`
  const places = await placesWith([hours])
  expect(await places.open(nextNoon())).toEqual(['Place 0'])
  expect((await pool.query('select 1 from hours_reading where rules = $1', [hours])).rowCount).toBe(0)
})
