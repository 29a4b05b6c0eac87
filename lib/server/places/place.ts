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

/** Finds a place in its current state, or undefined. */
export async function findPlace(id: string, now: Date): Promise<Location | undefined> {
  const row = await firstOf(pool, selectPlace(id))
  return row && withOpening(row, openingCall(now))
}

/** Returns a place in its current state. @throws Problem not_found */
export async function getPlace(id: string, now: Date): Promise<Location> {
  const place = await findPlace(id, now)
  if (!place) throw new Problem('not_found')
  return place
}

/** Finds those of the places that exist, in their current state. */
export async function findPlacesById(ids: string[], now: Date): Promise<Map<string, Location>> {
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

/** @throws Problem not_found; invalid at `hours` or `age_max_months`; conflict, with the current row, if `version` is not the current one */
export async function updatePlace(id: string, { version, priceLevel, checkedOn, ...change }: LocationChange, now: Date): Promise<Location> {
  if (change.hours) assertHours(change.hours)
  const isChanged = await db.$transaction(async (tx) => {
    // Serialises concurrent changes, because each is validated against the whole row.
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
 * Deletes a place so that no import restores it; corrections of it stay with their users.
 * @throws Problem not_found
 */
export async function deletePlace(id: string): Promise<void> {
  if ((await removePlaces(db, [id], 'deleted')) === 0) throw new Problem('not_found')
}

/** Prisma's names of the symbols in the database and the API. */
const priceNames = { free: 'free', $: 'low', $$: 'middle', $$$: 'high' } as const

/** Converts a day to an instant, as Prisma requires. */
function dayOrNull(day: string | null | undefined): Date | null | undefined {
  return typeof day === 'string' ? new Date(day) : day
}

function assertAges({ ageMinMonths, ageMaxMonths }: Pick<LocationInput, 'ageMinMonths' | 'ageMaxMonths'>) {
  if (ageMinMonths != null && ageMaxMonths != null && ageMaxMonths < ageMinMonths) throw invalidField('age_max_months', 'ages_order')
}
