// Brings the places that come with the app into the database: each of them once, ever. What an admin changes stays changed, and
// what an admin removes stays away.
import { v7 as uuidv7 } from 'uuid'
import { timeZoneOf } from '#lib/domain/places/hours/time-zone'
import { readPlaces } from '#seed/read.ts'
import { withConnection } from './connection.ts'

/** An advisory lock of our own: two copies of the app starting at once take turns. */
const LOCK = 20_261_122

const insertSql = `
  insert into location (id, name, description, category, latitude, longitude, address, price_level, time_zone)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`

/** @returns how many places are new */
export function loadPlaces(url: string, places = readPlaces()): Promise<number> {
  return withConnection(url, async (client) => {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    const { rows } = await client.query<{ name: string }>(
      `insert into loaded_data (name, hash) select unnest($1::text[]), '' on conflict do nothing returning name`,
      [places.map(({ slug }) => keyOf(slug))],
    )
    const fresh = new Set(rows.map(({ name }) => name))
    // The newest stand first in lists: the file's first place is to.
    for (const { slug, name, description, category, latitude, longitude, address = null, priceLevel } of places.toReversed()) {
      if (!fresh.has(keyOf(slug))) continue
      const zone = timeZoneOf({ latitude, longitude })
      await client.query(insertSql, [uuidv7(), name, description, category, latitude, longitude, address, priceLevel, zone])
    }
    await client.query('commit')
    return fresh.size
  })
}

/** Under which it is remembered that a place was loaded. */
function keyOf(slug: string): string {
  return `place/${slug}`
}
