import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import type { Location } from '#lib/schemas/places/location'
import { openingCall, withOpenings } from '#lib/server/places/openings'
import { listPlaces } from '#lib/server/places/place-list'
import { selectPlaces } from '#lib/server/places/sql/place'
import { pool } from '#lib/server/platform/db'
import { rowsOf } from '#lib/statement'

/** Creates places with these hours, far from all others. @returns their ids and the calls that list them */
async function createPlaces(hours: (string | null)[]) {
  const near = { latitude: -40 + Math.random() * 5, longitude: -120 + Math.random() * 5 }
  const { latitude, longitude } = near
  const bbox = { south: latitude - 0.01, north: latitude + 0.01, west: longitude - 0.01, east: longitude + 0.01 }
  const ids = hours.map(() => uuidv7())
  for (const [i, said] of hours.entries()) {
    await pool.query(
      `insert into location (id, name, category, latitude, longitude, time_zone, hours, is_open_now)
      values ($1, $2, 'park', $3, $4, 'America/Phoenix', $5, $5::text is null)`,
      [ids[i], `Place ${i}`, latitude, longitude, said],
    )
  }
  const names = (places: Location[]) => places.map(({ name }) => name).sort()
  return {
    ids,
    all: async (now: Date) => (await listPlaces({ bbox }, now)).map(({ openState }) => openState).sort(),
    open: async (now: Date) => names(await listPlaces({ bbox, open: true }, now)),
  }
}

/** Returns hours that no other test uses, open or closed at noon. */
const hoursOf = (isOpen: boolean) => `Mo-Su ${isOpen ? '08:00-20' : '14:00-20'}:00 open "${uuidv7()}"`

const minutesFrom = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)

/** Returns tomorrow's noon in Phoenix, which has no summer time: later than the instants saved today. */
function nextNoon(): Date {
  const noon = new Date()
  noon.setUTCHours(19, 0, 0, 0)
  return new Date(noon.getTime() + 24 * 3_600_000)
}

test('GET /locations lists all open places of a cold catalogue once its hours are evaluated', async () => {
  const places = await createPlaces(Array.from({ length: 300 }, (_, i) => hoursOf(i % 3 === 0)))
  const noon = nextNoon()
  // A call waits at most a second; the queue continues.
  await expect.poll(() => places.open(noon), { timeout: 20_000 }).toHaveLength(100)
  expect((await places.all(noon)).filter((state) => state === 'open')).toHaveLength(100)
})

test('saves hours that were evaluated after the caller stopped waiting', async () => {
  const { ids } = await createPlaces(Array.from({ length: 300 }, () => hoursOf(true)))
  const noon = nextNoon()
  const openings = await withOpenings(await rowsOf(pool, selectPlaces(ids)), openingCall(noon, 0))
  expect(openings.map(({ openState }) => openState)).toContain('unknown')
  const rules = openings.map(({ hours }) => hours)
  const countSaved = async () => (await pool.query('select 1 from hours_reading where rules = any($1)', [rules])).rowCount
  await expect.poll(countSaved, { timeout: 15_000 }).toBe(300)
})

test('GET /locations?open=true omits places whose saved hours say closed, until the next change', async () => {
  const hours = hoursOf(true)
  const places = await createPlaces([hours, null])
  const noon = nextNoon()
  expect(await places.open(noon)).toEqual(['Place 0', 'Place 1'])
  const saved = async () => (await pool.query('select open_state, closes_at, read_at, valid_until from hours_reading where rules = $1', [hours])).rows
  await expect
    .poll(saved, { timeout: 15_000 })
    .toEqual([{ open_state: 'open', closes_at: minutesFrom(noon, 8 * 60), read_at: noon, valid_until: minutesFrom(noon, 8 * 60) }])

  // As another process saves it.
  await pool.query(`update hours_reading set open_state = 'closed', valid_until = $2 where rules = $1`, [hours, minutesFrom(noon, 30)])
  expect(await places.open(minutesFrom(noon, 29))).toEqual(['Place 1'])
  expect(await places.open(minutesFrom(noon, 31))).toEqual(['Place 0', 'Place 1'])
  // A later evaluation says nothing about an earlier instant.
  expect(await places.open(minutesFrom(noon, -60))).toEqual(['Place 0', 'Place 1'])
})

test('GET /locations uses new hours at once when a place’s hours change', async () => {
  const [before, after] = [hoursOf(false), hoursOf(true)]
  const places = await createPlaces([before])
  const noon = nextNoon()
  expect(await places.open(noon)).toEqual([])
  await pool.query('update location set hours = $2 where hours = $1', [before, after])
  expect(await places.open(noon)).toEqual(['Place 0'])
})

test('saves no hours that depend on the sun, which differ from place to place', async () => {
  const [bySun, byClock] = [`sunrise-sunset open "${uuidv7()}"`, hoursOf(true)]
  const places = await createPlaces([bySun, byClock])
  expect(await places.open(nextNoon())).toEqual(['Place 0', 'Place 1'])
  // Both are evaluated together, so one's row shows that the other's would exist.
  const saved = async () => (await pool.query('select rules from hours_reading where rules = any($1)', [[bySun, byClock]])).rows
  await expect.poll(saved, { timeout: 15_000 }).toEqual([{ rules: byClock }])
})
