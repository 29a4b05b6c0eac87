// Fills a database with many places: most in and around cities of all sizes, the others anywhere on earth.

import { timeZoneOf } from '#lib/domain/places/hours/time-zone'
import { placeCategories } from '#lib/domain/places/places'
import { withConnection } from '../../../scripts/database/connection.ts'
import { dropIndexes, seededRandom } from './bulk.ts'

const CITY_COUNT = 400
/** Share of all places; the others are spread evenly over the sphere. */
const SHARE_IN_CITIES = 0.8
/** Degrees between a city's middle and half of its places. */
const SPREAD = { least: 0.03, more: 0.15 }
const indexes = ['location_near', 'location_view', 'location_words', 'location_category_id_idx', 'location_source_source_id_key']

/** Hours of the places that have any; none depend on the sun or on holidays. */
const hours = [
  '24/7',
  'Mo-Su 06:00-22:00',
  'Mo-Su 08:00-20:00',
  'Mo-Fr 09:00-17:00',
  'Mo-Sa 10:00-18:00; Su 12:00-17:00',
  'Tu-Su 10:00-17:30',
  'Mo-Th 08:00-18:00; Fr 08:00-14:00',
  'Apr-Sep: Mo-Su 07:00-21:00; Oct-Mar: Mo-Su 08:00-17:00',
  'Mo-Fr 07:30-12:00,14:00-19:30',
  'Sa,Su 10:00-16:00',
  'May-Aug: Mo-Su 10:00-20:00; Sep-Apr off',
  'We 14:00-18:00; Sa 10:00-18:00',
]

/** Replaces all places of a migrated database. Every run adds the same ones. */
export async function fillPlaces(url: string, count: number): Promise<void> {
  const random = seededRandom(11)
  const cities = [{ latitude: 29.95, longitude: -90.07 }, ...Array.from({ length: CITY_COUNT - 1 }, () => createCity(random))]
  await withConnection(url, async (client) => {
    await client.query('set synchronous_commit = off')
    await client.query("set maintenance_work_mem = '1GB'")
    await client.query('truncate location cascade')
    const rebuild = await dropIndexes(client, indexes)
    await client.query('select setseed(0.5)')
    await client.query(fillSql, [
      count,
      SHARE_IN_CITIES,
      cities.map(({ latitude }) => latitude),
      cities.map(({ longitude }) => longitude),
      cities.map((city) => timeZoneOf(city)),
      cities.map(() => SPREAD.least + SPREAD.more * random()),
      hours,
      placeCategories,
    ])
    await rebuild()
    // PostgreSQL's autovacuum does the same some time after a large insert.
    await client.query('vacuum (analyze) location')
  })
}

/** Creates a position within the latitudes where most people live. */
function createCity(random: () => number) {
  return { latitude: -40 + 100 * random(), longitude: -180 + 360 * random() }
}

/**
 * Inserts city by city, as imports do: the first city has the most places, later ones fewer. The distance from the middle
 * is normally distributed, from two random numbers by the Box-Muller transform.
 */
const fillSql = `
  insert into location (id, name, description, category, latitude, longitude, address, phone, price_level, hours, is_open_now, time_zone, checked_on,
    age_min_months, age_max_months, shade, fenced, toilets, changing_table, wheelchair, stroller, drinking_water, surface, dogs, source, source_id,
    created_at)
  select (lpad(to_hex(1700000000000 + n), 12, '0') || '70008000' || lpad(to_hex(n), 12, '0'))::uuid,
    initcap(word) || ' ' || category || ' ' || n, case when d < 0.3 then 'A place where children ' || word || ' and rest. Number ' || n || '.' end,
    category::"LocationCategory", latitude, longitude, n || ' ' || initcap(word) || ' Street', case when d < 0.1 then '+1 504 555 ' || 1000 + n % 9000 end,
    (case when d < 0.9 then 'free' else '$' end)::"PriceLevel",
    case when h < 0.3 then ($7::text[])[1 + (h / 0.3 * array_length($7::text[], 1))::int % array_length($7::text[], 1)] end,
    case when h > 0.9 then true end, time_zone, case when d > 0.8 then date '2026-01-01' + (n % 300)::int end,
    case when d < 0.2 then 24 end, case when d < 0.2 then 144 end, case when d < 0.4 then h < 0.5 end, case when d < 0.3 then h < 0.5 end,
    case when h < 0.3 then d < 0.5 end, null, (case when h < 0.2 then 'yes' end)::"Wheelchair", null, case when h < 0.1 then true end,
    (case when d > 0.7 then 'sand' end)::"Surface", null, 'made', 'node/' || n, timestamptz '2023-11-14' + n * interval '1 second'
  from (
    select n, d, h, ($8::text[])[1 + n % array_length($8::text[], 1)] as category,
      (array['run', 'climb', 'swing', 'splash', 'hide', 'build', 'dig', 'look', 'sing', 'jump'])[1 + (n / 7) % 10] as word,
      case when near then greatest(-90, least(90, city_latitude + spread * away * cos(angle)))
        else degrees(asin(2 * u - 1)) end as latitude,
      case when near then (city_longitude + spread * away * sin(angle) + 540)::numeric % 360 - 180 else 360 * v - 180 end as longitude,
      case when near then city_zone else 'Etc/GMT' || case when v < 0.48 then '+' || round(12 - 24 * v) when v > 0.52 then '-' || round(24 * v - 12) else '' end end as time_zone
    from (
      select n, d, h, u, v, near, sqrt(-2 * ln(1 - u)) as away, 2 * pi() * v as angle,
        1 + floor((array_length($3::float8[], 1)) * w ^ 3)::int as city
      from (
        select row_number() over (order by w)::int as n, d, h, u, v, w, near
        from (select random() as d, random() as h, random() as u, random() as v, random() as w, random() < $2 as near from generate_series(1, $1::int)) any_order
      ) r
    ) r,
    lateral (select ($3::float8[])[city] as city_latitude, ($4::float8[])[city] as city_longitude, ($5::text[])[city] as city_zone, ($6::float8[])[city] as spread) c
  ) made`
