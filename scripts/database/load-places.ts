// Brings the places that come with the app into the database: each of them once, ever. What an admin changes stays changed, and
// what an admin removes stays away.
import { v7 as uuidv7 } from 'uuid'
import { timeZoneOf } from '#lib/domain/places/hours/time-zone'
import { rowsOf, run } from '#lib/statement'
import { readPlaces } from '#seed/read.ts'
import { withConnection } from './connection.ts'
import { insertLoaded, insertPlace, lockPlaces } from './sql.ts'

/** @returns how many places are new */
export function loadPlaces(url: string, places = readPlaces()): Promise<number> {
  return withConnection(url, async (client) => {
    await client.query('begin')
    await run(client, lockPlaces())
    const names = places.map(({ slug }) => keyOf(slug))
    const rows = await rowsOf(client, insertLoaded(names))
    const fresh = new Set(rows.map(({ name }) => name))
    // The newest stand first in lists: the file's first place is to.
    for (const { slug, name, description, category, latitude, longitude, address = null, priceLevel } of places.toReversed()) {
      if (!fresh.has(keyOf(slug))) continue
      const zone = timeZoneOf({ latitude, longitude })
      await run(client, insertPlace(uuidv7(), name, description, category, latitude, longitude, address, priceLevel, zone))
    }
    await client.query('commit')
    return fresh.size
  })
}

/** Under which it is remembered that a place was loaded. */
function keyOf(slug: string): string {
  return `place/${slug}`
}
