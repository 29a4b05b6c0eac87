// `npm run bench` starts our app and its peers and prints a table; `npm run bench -- explore list` runs only these parts.
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseEnv } from '#lib/env'
import { insertExam } from '#lib/models/sql'
import { examKey } from '#lib/models/trust'
import { run as runStatement } from '#lib/statement'
import { withConnection } from '../../scripts/database/connection.ts'
import { startEmbeddedPostgres } from '../../scripts/database/embedded-postgres.ts'
import { personWithChildren } from '../setup/http-person.ts'
import { startModelServer } from '../setup/services/model.ts'
import { measureChoosing } from './choosing.ts'
import { measureExplore } from './explore.ts'
import { measureGeneration } from './generation.ts'
import { measureGestures } from './gestures.ts'
import { measureImport } from './import.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureMap } from './map.ts'
import { measurePlaces } from './places.ts'
import { measureProfiles } from './profiles.ts'
import { measureRepeat } from './repeat.ts'
import { measureSafety } from './safety.ts'
import { measureAnswers } from './search.ts'
import { firstLoadBytes } from './tools/first-load.ts'
import { type Load, load } from './tools/load.ts'
import { buildPeer, type Server, startBare, startOurs, startPeer } from './tools/servers.ts'
import { median, print, type Row } from './tools/table.ts'
import { measureUploads } from './uploads.ts'

const ROUNDS = 6
const RUN_SECONDS = 4
/** Time until all three JIT compilers have warmed up: for about 15 seconds each server gets faster at its own pace. */
const WARM_UP_SECONDS = 20

/** The parts of the bench, in order. */
const parts: Record<string, () => Promise<Row[]>> = {
  safety: measureSafety,
  uploads: measureUploadsAlone,
  'first-load': measureFirstLoad,
  list: measureList,
  profiles: async () => measureProfiles((await startServers()).ours),
  repeat: async () => measureRepeat((await startServers()).ours),
  gestures: async () => measureGestures((await startServers()).ours),
  lighthouse: async () => measureLighthouse((await startServers()).ours, '/explore'),
  generation: async () => measureGeneration((await startServers()).ours, model, trustReader),
  choosing: () => measureAlone('cometa_choosing', measureChoosing),
  explore: () => measureAlone('cometa_explore', measureExplore),
  search: () => measureAlone('cometa_search', measureAnswers),
  places: measurePlacesAlone,
  map: () => measureAlone('cometa_map', measureMap),
  import: () => measureAlone('cometa_import', measureImport),
}
const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !(name in parts))
if (unknown !== undefined) throw new Error(`There is no part "${unknown}", only ${Object.keys(parts).join(', ')}.`)

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cometa-bench-'))
const postgres = { dir: path.join(folder, 'postgres'), port: 54_600 }
const database = await startEmbeddedPostgres({ ...postgres, database: 'cometa' })
const model = await startModelServer()
const env = {
  OPENAI_BASE_URL: model.url,
  // Long enough to write 50 batches at once.
  GENERATION_TIMEOUT: '120',
  GENERATION_DAILY_LIMIT: '0',
  DATABASE_URL: database.url,
  NEXTAUTH_SECRET: 'a secret for the bench only, long enough',
  DATA_DIR: folder,
  SIGN_UP_LIMIT: '0',
  UPLOAD_LIMIT: '0',
  NEXTAUTH_URL: 'http://localhost:3401',
}
interface Servers {
  ours: Server
  peer: Server
  bare: Server
}
let started: Servers | undefined
let isWithin = false
try {
  await buildPeer()
  const rows: Row[] = []
  for (const [name, measure] of Object.entries(parts)) if (wanted.length === 0 || wanted.includes(name)) rows.push(...(await measure()))
  isWithin = print(rows)
} finally {
  await stopServers()
  await model.close()
  await database.stop()
  fs.rmSync(folder, { recursive: true, force: true })
}
process.exitCode = isWithin ? 0 : 1

/** Starts the servers that most parts share, at the first use. */
async function startServers(): Promise<Servers> {
  started ??= { ours: await startOurs(3401, env), peer: await startPeer(3402, env), bare: await startBare(3403, env) }
  return started
}

/** Saves a passed exam of the reader. */
async function trustReader(): Promise<void> {
  await withConnection(database.url, (client) => runStatement(client, insertExam(...examKey(parseEnv(env)), randomUUID(), 45, 45, 45, 0, 0, 0)))
}

async function stopServers(): Promise<void> {
  for (const server of Object.values(started ?? {})) await server.stop()
  started = undefined
}

/** Measures with a separate database and no other server, so that its many rows affect no other part. */
async function measureAlone(name: string, measure: (own: typeof env, dataDir: string) => Promise<Row[]>): Promise<Row[]> {
  await stopServers()
  const own = await startEmbeddedPostgres({ ...postgres, database: name })
  const dataDir = path.join(folder, name)
  try {
    return await measure({ ...env, DATABASE_URL: own.url, DATA_DIR: dataDir }, dataDir)
  } finally {
    await own.stop()
  }
}

/** Measures places with two databases on one PostgreSQL. */
async function measurePlacesAlone(): Promise<Row[]> {
  await stopServers()
  const [many, few] = await Promise.all(['cometa_places', 'cometa_few_places'].map((name) => startEmbeddedPostgres({ ...postgres, database: name })))
  try {
    return await measurePlaces({ ...env, DATA_DIR: path.join(folder, 'places') }, { many: many?.url ?? '', few: few?.url ?? '' })
  } finally {
    await many?.stop()
    await few?.stop()
  }
}

/** Measures uploads on a new server, so that the first picture counts and no later part is affected. */
async function measureUploadsAlone(): Promise<Row[]> {
  const fresh = await startOurs(3404, { ...env, DATA_DIR: path.join(folder, 'fresh'), NEXTAUTH_URL: 'http://localhost:3404' })
  try {
    return await measureUploads(fresh, await personWithChildren(fresh.url, 1))
  } finally {
    await fresh.stop()
  }
}

async function measureFirstLoad(): Promise<Row[]> {
  const { ours, peer } = await startServers()
  const { cookie } = await personWithChildren(ours.url, 20)
  const empty = await firstLoadBytes(`${peer.url}/`)
  const pages: { path: string; headers: Record<string, string>; most: number }[] = [
    { path: '/login', headers: {}, most: 1.35 },
    { path: '/', headers: { cookie }, most: 1.35 },
    { path: '/explore', headers: {}, most: 1.45 },
    { path: '/map', headers: {}, most: 1.35 },
  ]
  return Promise.all(
    pages.map(async ({ path: page, headers, most }): Promise<Row> => {
      const bytes = await firstLoadBytes(`${ours.url}${page}`, headers)
      return {
        what: `first-load JavaScript of ${page}, gzip, compared with an empty Next route`,
        ours: kB(bytes),
        peer: kB(empty),
        ratio: bytes / empty,
        limit: { at: most, is: 'most' },
      }
    }),
  )
}

/** The three servers alternate, and start equally often, so that other load on the machine affects all. */
async function measureList(): Promise<Row[]> {
  const { ours, peer, bare } = await startServers()
  const { authorization } = await personWithChildren(ours.url, 20)
  const runs = new Map<Server, Load[]>([ours, peer, bare].map((server) => [server, []]))
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [server, loads] of [...runs, ...runs].slice(round % runs.size, (round % runs.size) + runs.size)) {
      const result = await load(`${server.url}/api/children`, { authorization }, round === 0 ? WARM_UP_SECONDS : RUN_SECONDS)
      if (round > 0) loads.push(result)
    }
  }
  const of = (server: Server, what: (result: Load) => number) => median((runs.get(server) ?? []).map(what))
  const perSecond = (server: Server) => of(server, (result) => result.perSecond)
  const p99 = (server: Server) => of(server, (result) => result.p99Ms)
  const rate = (server: Server) => `${Math.round(perSecond(server))}/s`
  const row = (what: string, other: Server, limit?: Row['limit']): Row => ({
    what,
    ours: rate(ours),
    peer: rate(other),
    ratio: perSecond(ours) / perSecond(other),
    ...(limit && { limit }),
  })
  return [
    row('GET /api/children (20 rows, 32 connections), compared with a plain Next handler + pg', peer, { at: 0.9, is: 'least' }),
    row('the same, compared with node:http + pg', bare),
    { what: 'its p99, compared with the plain Next handler', ours: `${p99(ours)} ms`, peer: `${p99(peer)} ms`, ratio: p99(ours) / p99(peer) },
    { what: 'its p99, compared with node:http', ours: `${p99(ours)} ms`, peer: `${p99(bare)} ms`, ratio: p99(ours) / p99(bare) },
  ]
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
