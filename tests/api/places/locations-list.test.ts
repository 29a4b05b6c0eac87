import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { milesBetween } from '#lib/domain/places/distance'
import { pool } from '#lib/server/platform/db'
import { person, place } from '../../factories.ts'
import { api } from '../../setup/api.ts'
import { places } from '../../setup/data/places.ts'

const admin = await person({ isAdmin: true })

interface WirePlace {
  name: string
  latitude: number
  longitude: number
  open_state: string
}
async function list(query = ''): Promise<WirePlace[]> {
  const response = await api(`GET /locations${query}`)
  if (response.status !== 200) throw new Error(await response.text())
  return response.json()
}
const names = async (query = '') => (await list(query)).map(({ name }) => name)

beforeAll(async () => {
  const made = [
    { name: 'Louis Playground', latitude: 29.9934, longitude: -90.0981, category: 'playground', hours: '24/7', shade: true, dogs: 'leashed' },
    { name: 'Lakeside 100% fun_park', latitude: 30.02, longitude: -90.08, category: 'park', hours: 'off', toilets: true, dogs: 'no' },
    {
      name: 'Río Água',
      latitude: 29.95,
      longitude: -90.07,
      category: 'water_fun',
      price_level: '$',
      description: 'Splash pads for TODDLERS',
      age_max_months: 72,
    },
    {
      name: 'Old Bayou Trail',
      latitude: 29.9,
      longitude: -90.2,
      category: 'hiking',
      is_open_now: false,
      age_min_months: 96,
      wheelchair: 'limited',
      surface: 'gravel',
    },
    { name: 'Taveuni beach', latitude: -16.85, longitude: 179.98, category: 'other', is_open_now: true, wheelchair: 'no' },
    { name: 'Fiji garden', latitude: -16.8, longitude: -179.97, category: 'park', shade: false },
    { name: 'גן סאקר', latitude: 31.779, longitude: 35.206, category: 'park' },
    { name: 'Pole station', latitude: -90, longitude: 0, category: 'other' },
  ]
  for (const fields of made) await place(fields, admin)
})

describe('GET /locations', () => {
  test('returns a bare array, newest first, public and cacheable', async () => {
    const response = await api('GET /locations')
    expect(Object.fromEntries(response.headers)).toMatchObject({ 'cache-control': 'public, no-cache', vary: 'Authorization, Accept-Language' })
    const etag = response.headers.get('etag') ?? ''
    const all = await response.json()
    expect(all.map(({ name }: WirePlace) => name)).toEqual([
      ...['Pole station', 'גן סאקר', 'Fiji garden', 'Taveuni beach', 'Old Bayou Trail', 'Río Água', 'Lakeside 100% fun_park', 'Louis Playground'],
    ])
    expect((await api('GET /locations', { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await api('GET /locations', { as: admin })).headers.get('cache-control')).toBe('private, no-store')
    expect(await names('?limit=2')).toEqual(['Pole station', 'גן סאקר'])
  })

  test.each([
    ['?category=park', ['גן סאקר', 'Fiji garden', 'Lakeside 100% fun_park']],
    ['?q=playGROUND', ['Louis Playground']],
    ['?q=toddlers', ['Río Água']],
    ['?q=%20río ', ['Río Água']],
    ['?q=ÁGUA', ['Río Água']],
    ['?q=סאקר', ['גן סאקר']],
    ['?q=100%25', ['Lakeside 100% fun_park']],
    ['?q=fun_', ['Lakeside 100% fun_park']],
    ['?q=_', ['Lakeside 100% fun_park']],
    ['?q=%5C', []],
    ["?q='; drop table location; --", []],
    ['?shade=true', ['Louis Playground']],
    ['?shade=false', ['Fiji garden']],
    ['?toilets=true&category=park', ['Lakeside 100% fun_park']],
    ['?wheelchair=true', ['Old Bayou Trail']],
    ['?wheelchair=false', ['Taveuni beach']],
    ['?dogs=true', ['Louis Playground']],
    ['?dogs=false', ['Lakeside 100% fun_park']],
    ['?surface=gravel', ['Old Bayou Trail']],
    ['?free=false', ['Río Água']],
    ['?fenced=true', []],
    ['?age_months=96&q=a&category=hiking', ['Old Bayou Trail']],
    ['?age_months=95&category=hiking', []],
    ['?age_months=72&category=water_fun', ['Río Água']],
    ['?age_months=73&category=water_fun', []],
    ['?age_months=73&category=playground', ['Louis Playground']],
  ])('%s', async (query, expected) => {
    expect(await names(query)).toEqual(expected)
  })

  test.each([
    ['en', 'PLAY', ['Louis Playground']],
    ['en', 'parks', ['גן סאקר', 'Fiji garden', 'Lakeside 100% fun_park']],
    ['en', 'park', ['גן סאקר', 'Fiji garden', 'Lakeside 100% fun_park']],
    ['en', 'garden', ['Fiji garden']],
    ['en', 'other', ['Pole station', 'Taveuni beach']],
    ['es', 'senderismo', ['Old Bayou Trail']],
    ['es', 'infantíl', ['Louis Playground']],
    ['en', 'infantil', []],
    ['he', 'מים', ['Río Água']],
    ['en', 'toddlers', []],
    ['en', '%', ['Lakeside 100% fun_park']],
    ['en', "'; drop table location; --", []],
  ])('in %s finds places called %s by name or category', async (language, part, expected) => {
    const response = await api(`GET /locations?name_or_category=${encodeURIComponent(part)}`, { headers: { 'accept-language': language } })
    expect((await response.json()).map(({ name }: WirePlace) => name)).toEqual(expected)
  })

  test('continues after a listed place, also once that is deleted', async () => {
    const all = await places()
    const [second, third] = [all[1], all[2]]
    expect(await places(`?before=${second?.id}`)).toEqual(all.slice(2))
    expect(await names(`?before=${second?.id}&limit=1`)).toEqual([third?.name])
    expect(await names(`?before=${second?.id}&name_or_category=park&open=true`)).toEqual([])
    expect(await names(`?before=${second?.id}&name_or_category=garden`)).toEqual(['Fiji garden'])
    expect(await names(`?before=${all.at(-1)?.id}`)).toEqual([])
    const extra = await place({ name: 'Short-lived', latitude: 1, longitude: 1 }, admin)
    await api(`DELETE /locations/${extra.id}`, { as: admin })
    expect(await places(`?before=${extra.id}`)).toEqual(all)
  })

  test('sorts by great-circle distance, also across the antimeridian and the poles', async () => {
    for (const [latitude, longitude] of [
      [29.9511, -90.0715],
      [-16.8, 179.99],
      [-89.9, 170],
      [31.7, 35.2],
      [0, 180],
      [90, 0],
    ] as const) {
      const found = await list(`?near=${latitude},${longitude}`)
      const away = found.map((one) => milesBetween(one, { latitude, longitude }))
      expect(found).toHaveLength(8)
      expect(away).toEqual(away.toSorted((a, b) => a - b))
    }
    expect(await names('?near=29.951,-90.071&limit=2')).toEqual(['Río Água', 'Louis Playground'])
    expect(await names('?near=29.951,-90.071&limit=2&category=park')).toEqual(['Lakeside 100% fun_park', 'Fiji garden'])
    expect(await names('?near=-16.8,180&limit=2')).toEqual(['Fiji garden', 'Taveuni beach'])
  })

  test.each([
    ['-90.1,29.9,-90,30', ['Río Água', 'Louis Playground']],
    ['-90.1,29.9,-90,30&category=playground', ['Louis Playground']],
    ['-90.1,29.9,-90,30&category=hiking', []],
    // On the edges and corners of the view.
    ['-90.2,29.9,-90.2,29.9', ['Old Bayou Trail']],
    // Across the antimeridian, in the specified form and in that of maps turned around the earth.
    ['179.9,-17,-179.9,-16', ['Fiji garden', 'Taveuni beach']],
    ['179.9,-17,180.1,-16', ['Fiji garden', 'Taveuni beach']],
    ['-180.1,-17,-179.9,-16', ['Fiji garden', 'Taveuni beach']],
    ['180,-17,-179,-16', ['Fiji garden']],
    // With a pole inside.
    ['-180,-90,180,-89', ['Pole station']],
    ['-180,-90,180,90&category=other', ['Pole station', 'Taveuni beach']],
    ['-400,-90,400,90&category=other', ['Pole station', 'Taveuni beach']],
  ])('with bbox=%s returns the places in the view', async (bbox, expected) => {
    expect(await names(`?bbox=${bbox}`)).toEqual(expected)
  })

  test('sorts the places in a view by distance', async () => {
    expect(await names('?bbox=-91,29,-90,31&near=29.9,-90.2')).toEqual(['Old Bayou Trail', 'Río Água', 'Louis Playground', 'Lakeside 100% fun_park'])
  })

  test('with open=true returns only places known to be open', async () => {
    const open = await list('?open=true')
    expect(open.map(({ name, open_state }) => [name, open_state])).toEqual([
      ['Taveuni beach', 'open'],
      ['Louis Playground', 'open'],
    ])
    expect(await names('?open=true&near=30,-90.09&limit=1')).toEqual(['Louis Playground'])
    expect(await names('?open=true&bbox=-91,29,-90,31')).toEqual(['Louis Playground'])
    expect(await list('?open=false')).toHaveLength(8)
  })

  test.each([
    ['near', 'near=NaN,0'],
    ['near', 'near=91,0'],
    ['near', 'near=-90.07,29.95,0'],
    ['near', 'near=-190,29'],
    ['near', 'near=29.95'],
    ['near', 'near=,'],
    ['near', 'near=0x1F,Infinity'],
    ['bbox', 'bbox=1,2,3'],
    ['bbox', 'bbox=0,10,5,-10'],
    ['bbox', 'bbox=0,-91,5,0'],
    ['bbox', 'bbox=0,0,5,90.5'],
    ['bbox', 'bbox=0,0,5,NaN'],
    ['bbox', 'bbox=-1000,0,5,5'],
    ['category', 'category=all'],
    ['limit', 'limit=501'],
    ['limit', 'limit=0'],
    ['open', 'open=yes'],
    ['shade', 'shade=1'],
    ['surface', 'surface=lava'],
    ['age_months', 'age_months=-1'],
    ['q', `q=${'x'.repeat(201)}`],
    ['q', 'q=%00'],
    ['name_or_category', `name_or_category=${'x'.repeat(201)}`],
    ['before', 'before=x'],
    ['price', 'price=1'],
  ])('returns 422 at %s for %s', async (field, query) => {
    const response = await api(`GET /locations?${query}`)
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toMatchObject([{ field }])
  })
})

describe('GET /locations with many places', () => {
  beforeAll(async () => {
    // A grid around Berlin; every tenth is open.
    await pool.query(
      `insert into location (id, name, category, latitude, longitude, time_zone, is_open_now)
       select gen_random_uuid(), 'Place ' || n, 'park', 52 + (n % 100) * 0.01, 13 + (n / 100) * 0.01, 'Europe/Berlin', n % 10 = 0
       from generate_series(0, 9999) n`,
    )
    await pool.query('analyze location')
  })

  test('returns at most 500 without a limit, in a stable order', async () => {
    const first = await names()
    expect(first).toHaveLength(500)
    expect(await names()).toEqual(first)
    expect(await list('?bbox=12,51,15,54')).toHaveLength(500)
  })

  test('returns the newest places of a view, or the nearest', async () => {
    const { rows } = await pool.query<{ name: string }>(
      'select name from location where latitude between 51 and 52.5 and longitude between 12 and 15 order by id desc limit 20',
    )
    expect(await names('?bbox=12,51,15,52.5&limit=20')).toEqual(rows.map(({ name }) => name))
    expect(await names('?bbox=12,51,15,52.5&near=52,13&limit=1')).toEqual(['Place 0'])
    expect(await names('?bbox=12,51,15,54&category=hiking')).toEqual([])
  })

  test('finds open places behind closed ones', async () => {
    const open = await list('?near=52,13&open=true&limit=300')
    expect(open).toHaveLength(300)
    expect(new Set(open.map(({ open_state }) => open_state))).toEqual(new Set(['open']))
    const away = open.map((one) => milesBetween(one, { latitude: 52, longitude: 13 }))
    expect(away).toEqual(away.toSorted((a, b) => a - b))
    expect(new Set(open.map(({ name }) => name)).size).toBe(300)
  })

  test('uses the position indexes', async () => {
    const client = await pool.connect()
    onTestFinished(() => client.release(true))
    // PostgreSQL avoids sequential scans, as it does with a million rows.
    await client.query('set enable_seqscan = off')
    const plan = async (sql: string) =>
      (await client.query<{ 'QUERY PLAN': string }>(`explain ${sql}`)).rows.map((row) => row['QUERY PLAN']).join('\n')
    const sphere = (lat: string, lng: string) =>
      `cube(array[cos(radians(${lat})) * cos(radians(${lng})), cos(radians(${lat})) * sin(radians(${lng})), sin(radians(${lat}))])`
    const near = `select id from location order by ${sphere('latitude', 'longitude')} <-> ${sphere('52::float8', '13::float8')}, id desc limit 50`
    expect(await plan(near)).toContain('Index Scan using location_near')
    expect(await plan('select id from location where point(longitude, latitude) <@ box(point(13, 52), point(13.1, 52.1)) limit 2001')).toMatch(
      /Index Scan (?:using|on) location_view/,
    )
    expect(await plan("select id from location where name ilike '%9876%' or description ilike '%9876%'")).toContain('location_words')
  })
})
