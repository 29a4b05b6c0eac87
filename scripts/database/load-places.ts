// Loads the built-in places into the database, each only once. An admin's changes and removals stay.
import { v7 as uuidv7 } from 'uuid'
import { timeZoneOf } from '#lib/domain/places/hours/time-zone'
import { rowsOf, run } from '#lib/statement'
import { readPlaces } from '#seed/read.ts'
import { withConnection } from './connection.ts'
import { insertLoaded, insertPlace, lockPlaces } from './sql.ts'

/** Loads places that were never loaded. @returns how many are new */
export function loadPlaces(url: string, places = readPlaces()): Promise<number> {
  return withConnection(url, async (client) => {
    await client.query('begin')
    await run(client, lockPlaces())
    const names = places.map(({ slug }) => keyOf(slug))
    const rows = await rowsOf(client, insertLoaded(names))
    const fresh = new Set(rows.map(({ name }) => name))
    // Lists show the newest first, so the file's first place is added last.
    for (const { slug, name, description, category, latitude, longitude, address = null, priceLevel } of places.toReversed()) {
      if (!fresh.has(keyOf(slug))) continue
      const zone = timeZoneOf({ latitude, longitude })
      await run(client, insertPlace(uuidv7(), name, description, category, latitude, longitude, address, priceLevel, zone))
    }
    await client.query('commit')
    return fresh.size
  })
}

/** Returns the key that records a place as loaded. */
function keyOf(slug: string): string {
  return `place/${slug}`
}
