import OpeningHours from 'opening_hours'
import type pg from 'pg'

const placesSql = `select id, name, description, category, latitude, longitude, address, image_url, phone, price_level, is_open_now, hours, time_zone,
    checked_on::text, age_min_months, age_max_months, shade, fenced, toilets, changing_table, wheelchair, stroller, drinking_water, surface, dogs,
    created_at, version
  from location
  order by cube(array[cos(radians(latitude)) * cos(radians(longitude)), cos(radians(latitude)) * sin(radians(longitude)), sin(radians(latitude))])
    <-> cube(array[cos(radians($1::float8)) * cos(radians($2::float8)), cos(radians($1::float8)) * sin(radians($2::float8)), sin(radians($1::float8))]),
    id desc
  limit $3`

/**
 * Returns the places nearest to `?near=` with their open state, using our query, hours parser and time zones. The state is
 * cached until it changes, because parsing is slow. Holidays, the sun, invalid hours, repeated clock hours and invalid
 * parameters are not handled.
 */
export async function placesNear(pool: pg.Pool, url: string) {
  const asked = new URL(url).searchParams
  const [latitude, longitude] = (asked.get('near') ?? '').split(',').map(Number)
  const { rows } = await pool.query({ name: 'places', text: placesSql, values: [latitude, longitude, Number(asked.get('limit'))] })
  const now = new Date()
  return rows.map((row) => {
    const { hours, is_open_now, time_zone, checked_on, ...rest } = row
    return { ...rest, hours, is_open_now, time_zone, checked_on, ...stateOf(row, now) }
  })
}

interface State {
  open_state: string
  closes_at: Date | null
  opens_at: Date | null
}
const cache = new Map<string, { state: State; until: number }>()

interface Place {
  hours: string | null
  is_open_now: boolean | null
  time_zone: string
  latitude: number
  longitude: number
}

function stateOf({ hours, is_open_now, time_zone, latitude, longitude }: Place, now: Date): State {
  if (hours === null) return { open_state: is_open_now === null ? 'unknown' : is_open_now ? 'open' : 'closed', closes_at: null, opens_at: null }
  const key = `${time_zone} ${hours}`
  const known = cache.get(key)
  if (known && known.until > now.getTime()) return known.state
  const ahead = offset(time_zone, now)
  const at = Object({ lat: String(latitude), lon: String(longitude), address: { country_code: '', state: '' } })
  const read = new OpeningHours(hours, at)
  const wall = new Date(now.getTime() + ahead)
  const isOpen = read.getState(wall)
  const change = read.getNextChange(wall)
  const changesAt = change ? new Date(change.getTime() - offset(time_zone, new Date(change.getTime() - ahead))) : null
  const state = { open_state: isOpen ? 'open' : 'closed', closes_at: isOpen ? changesAt : null, opens_at: isOpen ? null : changesAt }
  cache.set(key, { state, until: changesAt?.getTime() ?? now.getTime() + 86_400_000 })
  return state
}

/** Milliseconds by which a zone's clock is ahead of UTC. */
function offset(timeZone: string, at: Date): number {
  const shown = new Date(`${at.toLocaleString('sv-SE', { timeZone })}Z`)
  return Math.round((shown.getTime() - at.getTime()) / 60_000) * 60_000
}
