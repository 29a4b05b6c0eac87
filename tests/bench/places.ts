// Compares a million places with ten thousand: nearest places and map views, by SQL only and as a request. Also compares the
// request with a plain handler.
import { isDeepStrictEqual } from 'node:util'
import pg, { type QueryConfig } from 'pg'
import type { Bbox } from '#lib/domain/places/bbox'
import type { Position } from '#lib/domain/places/places'
import type { LocationQuery } from '#lib/schemas/places/location'
import { migrate } from '../../scripts/migrate.ts'
import { load } from './tools/load.ts'
import { fillPlaces } from './tools/made-places.ts'
import { type Server, startOurs, startPeer } from './tools/servers.ts'
import { median, ms, type Row } from './tools/table.ts'
import { get, measureTime } from './tools/timing.ts'

const MANY_PLACES = 1_000_000
const FEW_PLACES = 10_000
const NEAREST_COUNT = 50
const MOST_IN_VIEW = 500
/** Places in view: part of a town; more than are shown; a crowd, of which those nearest to the middle are shown. */
const IN_VIEW = [50, 600, 5000]
/** Number of positions; each is measured equally often. */
const SPOT_COUNT = 25
const WARM_UP_ROUNDS = 6
const ROUNDS = 20
/** Each takes about a second. */
const SCAN_COUNT = 5
const LOAD_ROUNDS = 6
const LOAD_SECONDS = 4
/** Time until the JIT compilers of both servers have warmed up. */
const LOAD_WARM_UP_SECONDS = 20

/** A filled database and the app that uses it. */
interface Side {
  client: pg.Client
  ours: Server
  spots: Position[]
}

/** Builds the query for a position. */
type QueryAt = (at: Position, side: Side) => Promise<LocationQuery>
const limit = { most: 1.3, least: 300 }

/** Measures places on two separate databases and servers. @throws Error if a response is not as expected */
export async function measurePlaces(env: Record<string, string>, urls: { many: string; few: string }): Promise<Row[]> {
  const servers: Server[] = []
  const clients: pg.Client[] = []
  try {
    const side = async (url: string, count: number, port: number): Promise<Side> => {
      await migrate(url)
      await fillPlaces(url, count)
      const client = new pg.Client({ connectionString: url })
      clients.push(client)
      await client.connect()
      const ours = await startOurs(port, { ...env, DATABASE_URL: url, NEXTAUTH_URL: `http://localhost:${port}` })
      servers.push(ours)
      return { client, ours, spots: await pickSpots(client) }
    }
    const many = await side(urls.many, MANY_PLACES, 3407)
    const few = await side(urls.few, FEW_PLACES, 3408)
    const list = await loadListFunction(env)
    const rows: Row[] = []
    const sides = { many, few, list }
    rows.push(...(await measureCall(`nearest ${NEAREST_COUNT}`, sides, async (near) => ({ near, limit: NEAREST_COUNT }))))
    for (const count of IN_VIEW) {
      const asked: QueryAt = (near, { client }) => findView(client, near, count)
      rows.push(...(await measureCall(`a map view with some ${count.toLocaleString('en')} in it`, sides, asked, count <= NEAREST_COUNT)))
    }
    await servers.pop()?.stop()
    // The peer computes hours in UTC as the app does, because UTC skips no hour.
    const peer = await startPeer(3409, { ...env, DATABASE_URL: urls.many, TZ: 'UTC' })
    servers.push(peer)
    rows.push(...(await measureRate(many.ours, peer)))
    return rows
  } finally {
    for (const server of servers) await server.stop()
    for (const client of clients) await client.end()
  }
}

/** Picks positions of random places, half of which are in the largest cities. */
async function pickSpots(client: pg.Client): Promise<Position[]> {
  const { rows } = await client.query<Position>('select latitude, longitude from location order by md5(id::text) limit $1', [SPOT_COUNT])
  return rows
}

/** Finds a map view with about `count` places, in the query that the screen sends. */
async function findView(client: pg.Client, near: Position, count: number): Promise<LocationQuery> {
  const { latitude, longitude } = near
  const boxOf = (height: number): Bbox => {
    const width = Math.min(179, height / Math.max(0.1, Math.cos((latitude * Math.PI) / 180)))
    const [south, north] = [Math.max(-90, latitude - height), Math.min(90, latitude + height)]
    return { west: Math.max(-180, longitude - width), east: Math.min(180, longitude + width), south, north }
  }
  let [least, most] = [0, 90]
  for (let step = 0; step < 14; step++) {
    const height = (least + most) / 2
    const { west, south, east, north } = boxOf(height)
    const inside = await client.query(
      'select 1 from location where point(longitude, latitude) <@ box(point($1::float8, $2::float8), point($3::float8, $4::float8)) limit $5',
      [west, south, east, north, count],
    )
    if ((inside.rowCount ?? 0) < count) least = height
    else most = height
  }
  return { bbox: boxOf(most), near, limit: MOST_IN_VIEW }
}

/** Result of the app's list function on a database. */
interface Listed {
  count: number
  /** Time until the rows have arrived. */
  sqlMs: number
  /** PostgreSQL's execution time, without sending the rows. */
  executionMs: number
}
type List = (client: pg.Client, query: LocationQuery, isExplained?: boolean) => Promise<Listed>

/** Returns the app's list function, with its pool replaced by a given client. Its modules read the environment when they are loaded. */
async function loadListFunction(env: Record<string, string>): Promise<List> {
  Object.assign(process.env, env)
  const { pool } = await import('#lib/server/platform/db')
  const { listPlaces } = await import('#lib/server/places/place-list')
  return async (client, query, isExplained = false) => {
    let [sqlMs, executionMs] = [0, 0]
    const asked = async (statement: QueryConfig) => {
      if (isExplained) executionMs += await measureExecution(client, statement)
      const startedAt = performance.now()
      const result = await client.query(statement)
      sqlMs += performance.now() - startedAt
      return result
    }
    Object.assign(pool, { query: asked })
    const { length } = await listPlaces(query, new Date())
    return { count: length, sqlMs, executionMs }
  }
}

async function measureExecution(client: pg.Client, { text, values }: QueryConfig): Promise<number> {
  const { rows } = await client.query<{ 'QUERY PLAN': { 'Execution Time': number }[] }>(`explain (analyze, timing off, format json) ${text}`, values)
  const executionMs = rows[0]?.['QUERY PLAN'][0]?.['Execution Time']
  if (executionMs === undefined) throw new Error('PostgreSQL reported no execution time')
  return executionMs
}

interface Sides {
  many: Side
  few: Side
  list: List
}

async function measureCall(what: string, { many, few, list }: Sides, asked: QueryAt, isFew = true): Promise<Row[]> {
  const sides = [many, few]
  const queries = new Map<Side, LocationQuery[]>()
  for (const side of sides) {
    const all: LocationQuery[] = []
    for (const spot of side.spots) all.push(await asked(spot, side))
    queries.set(side, all)
  }
  const times = () => new Map<Side, number[]>(sides.map((side) => [side, []]))
  const [sql, whole] = [times(), times()]
  // The sides alternate, and take turns to start, so that other load on the machine affects both.
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
    for (let i = 0; i < SPOT_COUNT; i++) {
      for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
        const query = queries.get(side)?.[i] ?? {}
        const { count, sqlMs } = await list(side.client, query)
        if (count < Math.min(NEAREST_COUNT, query.limit ?? 0)) throw new Error(`${what}: only ${count} places`)
        const wholeMs = await measureTime(() => get(`${side.ours.url}/api/locations?${toParameters(query)}`))
        if (round < WARM_UP_ROUNDS) continue
        sql.get(side)?.push(sqlMs)
        whole.get(side)?.push(wholeMs)
      }
    }
  }
  const [indexMs, scanMs] = await measureScans(many, list, queries.get(many) ?? [])
  const of = (all: Map<Side, number[]>, side: Side) => median(all.get(side) ?? [])
  const row = (name: string, [ours, peer]: [number, number], bound?: Row['limit']): Row => ({
    what: name,
    ours: ms(ours),
    peer: ms(peer),
    ratio: ours / peer,
    ...(bound && { limit: bound }),
  })
  const spread = `${MANY_PLACES.toLocaleString('en')} places, compared with ${FEW_PLACES.toLocaleString('en')}`
  return [
    row(`${what}: the call, median, of ${spread}`, [of(whole, many), of(whole, few)], { at: limit.most, is: 'most' }),
    row('of it its SQL through pg', [of(sql, many), of(sql, few)]),
    {
      what: 'how many times as long a scan takes, by PostgreSQL’s own clock (explain analyze, the same SQL without indexes)',
      ours: ms(indexMs),
      peer: ms(scanMs),
      ratio: scanMs / indexMs,
      // With hundreds of places, reading and sorting dominate, which no index makes faster.
      ...(isFew && { limit: { at: limit.least, is: 'least' as const } }),
    },
  ]
}

/** Measures the same statements with and without indexes. */
async function measureScans({ client }: Side, list: List, queries: LocationQuery[]): Promise<[number, number]> {
  const timesOf = async (asked: LocationQuery[]) => {
    const times: number[] = []
    for (const query of asked) times.push((await list(client, query, true)).executionMs)
    return median(times)
  }
  const indexMs = await timesOf(queries)
  const settings = ['enable_indexscan', 'enable_indexonlyscan', 'enable_bitmapscan']
  for (const name of settings) await client.query(`set ${name} = off`)
  // Prepared statements keep plans with indexes.
  await client.query('discard plans')
  const scanMs = await timesOf(queries.slice(0, SCAN_COUNT))
  for (const name of settings) await client.query(`reset ${name}`)
  await client.query('discard plans')
  return [indexMs, scanMs]
}

async function measureRate(ours: Server, peer: Server): Promise<Row[]> {
  const path = `/api/locations?near=29.95,-90.07&limit=${NEAREST_COUNT}`
  const [own, plain] = await Promise.all([ours, peer].map(async ({ url }) => JSON.parse(await get(url + path))))
  if (!isDeepStrictEqual(own, plain)) throw new Error('The two lists of places are not the same')
  const runs = new Map<Server, number[]>([ours, peer].map((server) => [server, []]))
  for (let round = 0; round <= LOAD_ROUNDS; round++) {
    for (const [server, rates] of round % 2 === 0 ? runs : [...runs].reverse()) {
      const { perSecond } = await load(server.url + path, {}, round === 0 ? LOAD_WARM_UP_SECONDS : LOAD_SECONDS)
      if (round > 0) rates.push(perSecond)
    }
  }
  const [ownRate, plainRate] = [median(runs.get(ours) ?? []), median(runs.get(peer) ?? [])]
  return [
    {
      what: `GET /api/locations?near= (${NEAREST_COUNT} places, 32 connections), compared with a plain Next handler + pg`,
      ours: `${Math.round(ownRate)}/s`,
      peer: `${Math.round(plainRate)}/s`,
      ratio: ownRate / plainRate,
      limit: { at: 0.9, is: 'least' },
    },
  ]
}

/** Converts a query to the API's parameters. */
function toParameters({ near, bbox, limit: most }: LocationQuery): URLSearchParams {
  const given = new URLSearchParams({ limit: String(most) })
  if (near) given.set('near', `${near.latitude},${near.longitude}`)
  if (bbox) given.set('bbox', [bbox.west, bbox.south, bbox.east, bbox.north].join())
  return given
}
