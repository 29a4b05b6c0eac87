// `npm run bench`: ours beside its peers in one run, as a table; `npm run bench -- explore list` only these parts. It starts what it needs itself.
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
import { measureImport } from './import.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureMap } from './map.ts'
import { measurePlaces } from './places.ts'
import { measureProfiles } from './profiles.ts'
import { measureRepeat } from './repeat.ts'
import { measureSafety } from './safety.ts'
import { firstLoadBytes } from './tools/first-load.ts'
import { type Load, load } from './tools/load.ts'
import { buildPeer, type Server, startBare, startOurs, startPeer } from './tools/servers.ts'
import { median, print, type Row } from './tools/table.ts'
import { measureUploads } from './uploads.ts'

const ROUNDS = 6
const SECONDS = 4
/** Until the compilers of all three have seen enough: for the first quarter of a minute each answers faster with every second, and not all alike. */
const WARM_UP_SECONDS = 20

/** What can be measured, in this order. */
const parts: Record<string, () => Promise<Row[]>> = {
  safety: measureSafety,
  uploads: uploadsAlone,
  'first-load': measureFirstLoad,
  list: measureList,
  profiles: async () => measureProfiles((await servers()).ours),
  repeat: async () => measureRepeat((await servers()).ours),
  lighthouse: async () => measureLighthouse((await servers()).ours, '/explore'),
  generation: async () => measureGeneration((await servers()).ours, model, trustReader),
  choosing: () => alone('cometa_choosing', measureChoosing),
  explore: () => alone('cometa_explore', measureExplore),
  places: placesAlone,
  map: () => alone('cometa_map', measureMap),
  import: () => alone('cometa_import', measureImport),
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
  // Long enough for 50 batches at once to be written whole.
  GENERATION_TIMEOUT: '120',
  GENERATION_DAILY_LIMIT: '0',
  DATABASE_URL: database.url,
  NEXTAUTH_SECRET: 'a secret for the bench alone, long enough',
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

/** Those that most is measured on, started for the first who needs them. */
async function servers(): Promise<Servers> {
  started ??= { ours: await startOurs(3401, env), peer: await startPeer(3402, env), bare: await startBare(3403, env) }
  return started
}

/** Keeps an exam that the reader has passed. */
async function trustReader(): Promise<void> {
  await withConnection(database.url, (client) => runStatement(client, insertExam(...examKey(parseEnv(env)), randomUUID(), 45, 45, 45, 0, 0, 0)))
}

async function stopServers(): Promise<void> {
  for (const server of Object.values(started ?? {})) await server.stop()
  started = undefined
}

/** With a database of its own, so that nothing else is measured with so much in it, and with nobody beside it. */
async function alone(name: string, measure: (own: typeof env, dataDir: string) => Promise<Row[]>): Promise<Row[]> {
  await stopServers()
  const own = await startEmbeddedPostgres({ ...postgres, database: name })
  const dataDir = path.join(folder, name)
  try {
    return await measure({ ...env, DATABASE_URL: own.url, DATA_DIR: dataDir }, dataDir)
  } finally {
    await own.stop()
  }
}

/** Two databases in the one PostgreSQL. */
async function placesAlone(): Promise<Row[]> {
  await stopServers()
  const [many, few] = await Promise.all(['cometa_places', 'cometa_few_places'].map((name) => startEmbeddedPostgres({ ...postgres, database: name })))
  try {
    return await measurePlaces({ ...env, DATA_DIR: path.join(folder, 'places') }, { many: many?.url ?? '', few: few?.url ?? '' })
  } finally {
    await many?.stop()
    await few?.stop()
  }
}

/** On a server of its own: what a picture costs one that has not had any yet, and nobody else is measured after it. */
async function uploadsAlone(): Promise<Row[]> {
  const fresh = await startOurs(3404, { ...env, DATA_DIR: path.join(folder, 'fresh'), NEXTAUTH_URL: 'http://localhost:3404' })
  try {
    return await measureUploads(fresh, await personWithChildren(fresh.url, 1))
  } finally {
    await fresh.stop()
  }
}

async function measureFirstLoad(): Promise<Row[]> {
  const { ours, peer } = await servers()
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
        what: `first-load JavaScript of ${page}, gzip, beside an empty Next route`,
        ours: kB(bytes),
        peer: kB(empty),
        ratio: bytes / empty,
        limit: { at: most, is: 'most' },
      }
    }),
  )
}

/** The three take turns, so that whatever else the machine does hits all alike, and each begins as often as the others. */
async function measureList(): Promise<Row[]> {
  const { ours, peer, bare } = await servers()
  const { authorization } = await personWithChildren(ours.url, 20)
  const runs = new Map<Server, Load[]>([ours, peer, bare].map((server) => [server, []]))
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [server, loads] of [...runs, ...runs].slice(round % runs.size, (round % runs.size) + runs.size)) {
      const result = await load(`${server.url}/api/children`, { authorization }, round === 0 ? WARM_UP_SECONDS : SECONDS)
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
    row('GET /api/children (20 rows, 32 connections), beside a plain Next handler + pg', peer, { at: 0.9, is: 'least' }),
    row('the same, beside node:http + pg', bare),
    { what: 'its p99, beside the plain Next handler', ours: `${p99(ours)} ms`, peer: `${p99(peer)} ms`, ratio: p99(ours) / p99(peer) },
    { what: 'its p99, beside node:http', ours: `${p99(ours)} ms`, peer: `${p99(bare)} ms`, ratio: p99(ours) / p99(bare) },
  ]
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
