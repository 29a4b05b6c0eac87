import 'server-only'
import { timeZoneOf } from '#lib/domain/places/hours/time-zone'
import { invalidField, Problem } from '#lib/errors'
import { type Location, type LocationChange, type LocationInput, location as locationSchema } from '#lib/schemas/places/location'
import { assertHours } from '#lib/server/places/hours'
import { openingCall, withOpening, withOpenings } from '#lib/server/places/openings'
import { forgetRemoved, removePlaces } from '#lib/server/places/removed'
import { lockPlace, selectPlace, selectPlaces } from '#lib/server/places/sql/place'
import { db, pool } from '#lib/server/platform/db'
import { definedFields } from '#lib/server/platform/defined-fields'
import { firstOf, rowsOf, run } from '#lib/statement'

/** A place as it is now, or undefined. */
export async function findPlace(id: string, now: Date): Promise<Location | undefined> {
  const row = await firstOf(pool, selectPlace(id))
  return row && withOpening(row, openingCall(now))
}

/** The same. @throws Problem not_found */
export async function getPlace(id: string, now: Date): Promise<Location> {
  const place = await findPlace(id, now)
  if (!place) throw new Problem('not_found')
  return place
}

/** Those of these places that there are, as they are now. */
export async function placesById(ids: string[], now: Date): Promise<Map<string, Location>> {
  const rows = await rowsOf(pool, selectPlaces(ids))
  return new Map((await withOpenings(rows, openingCall(now))).map((place) => [place.id, place]))
}

/** @throws Problem invalid at `hours` or `age_max_months` */
export async function createPlace(id: string, { priceLevel, checkedOn, ...input }: LocationInput, now: Date): Promise<Location> {
  if (input.hours) assertHours(input.hours)
  assertAges(input)
  const data = { ...input, priceLevel: priceNames[priceLevel], checkedOn: dayOrNull(checkedOn), timeZone: timeZoneOf(input) }
  await db.$transaction(async (tx) => {
    await tx.location.create({ data: { id, ...data } })
    await forgetRemoved(tx, input)
  })
  return getPlace(id, now)
}

/**
 * @throws Problem not_found; invalid at `hours` or `age_max_months`; conflict, with the row as it is, when `version` is not the
 * current one
 */
export async function updatePlace(id: string, { version, priceLevel, checkedOn, ...change }: LocationChange, now: Date): Promise<Location> {
  if (change.hours) assertHours(change.hours)
  const isChanged = await db.$transaction(async (tx) => {
    // Two changes at once come one after the other: each is checked against all of the row.
    await run(tx, lockPlace(id))
    const known = await tx.location.findUniqueOrThrow({ where: { id } })
    if (version !== undefined && known.version !== version) return false
    const { latitude, longitude, ageMinMonths, ageMaxMonths } = { ...known, ...definedFields(change) }
    assertAges({ ageMinMonths, ageMaxMonths })
    const data = {
      ...definedFields({ ...change, priceLevel: priceLevel && priceNames[priceLevel], checkedOn: dayOrNull(checkedOn) }),
      timeZone: timeZoneOf({ latitude, longitude }),
      version: { increment: 1 },
    }
    await tx.location.update({ where: { id }, data })
    return true
  })
  const current = await getPlace(id, now)
  if (!isChanged) throw new Problem('conflict', { detail: { key: 'changed_elsewhere' }, current: locationSchema.parse(current) })
  return current
}

/**
 * Removes a place, which no import then brings back; what was said to be wrong with it stays with those who said so.
 * @throws Problem not_found
 */
export async function deletePlace(id: string): Promise<void> {
  if ((await removePlaces(db, [id], 'deleted')) === 0) throw new Problem('not_found')
}

/** Prisma's names of what the database and the wire call by their signs. */
const priceNames = { free: 'free', $: 'low', $$: 'middle', $$$: 'high' } as const

/** Prisma takes days as instants. */
function dayOrNull(day: string | null | undefined): Date | null | undefined {
  return typeof day === 'string' ? new Date(day) : day
}

function assertAges({ ageMinMonths, ageMaxMonths }: Pick<LocationInput, 'ageMinMonths' | 'ageMaxMonths'>) {
  if (ageMinMonths != null && ageMaxMonths != null && ageMaxMonths < ageMinMonths) throw invalidField('age_max_months', 'ages_order')
}
