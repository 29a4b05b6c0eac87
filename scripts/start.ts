// `npm start`: from a fresh checkout to a running app. `npm run dev` is the same with Next's development server.

import fs from 'node:fs'
import net from 'node:net'
import { loadEnvFile } from 'node:process'
import { type Env, parseEnv } from '#lib/env'
import { build, buildIsCurrent, generate } from './build.ts'
import { parseTrustedProxies } from './client-address.ts'
import { type Database, openDatabase } from './database.ts'
import { startFront } from './front.ts'
import { startHousekeeping } from './housekeeping.ts'
import { loadLibrary } from './load-library.ts'
import { migrate } from './migrate.ts'
import { keptSecret } from './secret.ts'

const isDev = process.argv.includes('--dev')
const startedAt = Date.now()

try {
  await start()
} catch (error) {
  console.error(`\nCometa did not start. ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}

async function start() {
  const env = settle()
  const proxies = parseTrustedProxies(env.TRUSTED_PROXIES)
  await assertPortFree(env.PORT)

  const built = isDev ? generate() : buildWhereNeeded()
  // Awaited below; without this a build that fails first would end the process before it can say so.
  built.catch(() => {})
  const database = await prepareDatabase(env)
  process.env.DATABASE_URL = database.url
  try {
    await built
    await serve(env, proxies, database)
  } catch (error) {
    await database.stop()
    throw error
  }
}

/** The variables, from .env and the environment; what next-auth and Next read themselves is put where they look for it. */
function settle(): Env {
  if (fs.existsSync('.env')) loadEnvFile('.env')
  const env = parseEnv(process.env)
  Object.assign(process.env, {
    NODE_ENV: isDev ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    NEXTAUTH_URL: env.NEXTAUTH_URL ?? `http://localhost:${env.PORT}`,
    NEXTAUTH_SECRET: env.NEXTAUTH_SECRET ?? keptSecret(env.DATA_DIR),
  })
  return env
}

async function assertPortFree(port: number) {
  const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    const probe = net.createServer().once('error', resolve)
    probe.listen(port, () => probe.close(() => resolve(undefined)))
  })
  if (error?.code === 'EADDRINUSE') throw new Error(`Port ${port} is in use: stop what runs there, or choose another with PORT.`)
  if (error) throw new Error(`Port ${port} cannot be used: ${error.message}.`)
}

async function buildWhereNeeded() {
  if (buildIsCurrent()) return say('The build is current')
  say('Building the app (about a minute, only when something changed) …')
  await build()
  say('The app is built')
}

async function prepareDatabase(env: Env): Promise<Database> {
  const database = await openDatabase(env)
  try {
    say(database.embedded ? 'PostgreSQL is running' : 'PostgreSQL answers at DATABASE_URL')
    const applied = await migrate(database.url)
    say(applied.length ? `The database has ${applied.length} new migration${applied.length > 1 ? 's' : ''}` : 'The database is up to date')
    const library = await loadLibrary(database.url)
    say(`The library holds ${library.activities} activities${library.loaded ? ', loaded now' : ''}`)
    return database
  } catch (error) {
    await database.stop()
    throw error
  }
}

async function serve(env: Env, proxies: net.BlockList, database: Database) {
  const { default: next } = await import('next')
  const app = next({ dev: isDev, port: env.PORT, hostname: 'localhost' })
  await app.prepare()
  const drain = await startFront({ port: env.PORT, proxies, handle: app.getRequestHandler() })
  const stopHousekeeping = startHousekeeping(database.url)
  say(`Cometa is at ${process.env.NEXTAUTH_URL} (ready after ${((Date.now() - startedAt) / 1000).toFixed(1)} s). Ctrl-C stops it.`)
  for (const line of notConfigured(env)) console.log(`  ${line}`)

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    say('Stopping …')
    stopHousekeeping()
    await drain()
    await app.close()
    await globalThis.cometaDatabase?.pool.end()
    await database.stop()
    say('Stopped')
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
}

function notConfigured(env: Env): string[] {
  const lines: string[] = []
  if (!env.SMTP_URL)
    lines.push('Not configured: mail (SMTP_URL). "Forgot password" tells people whom to ask; `npm run admin -- reset EMAIL` makes a link.')
  if (!env.DATABASE_URL) lines.push(`Not configured: a database of your own (DATABASE_URL). Everything is kept in ${env.DATA_DIR}/.`)
  return lines
}

function say(line: string) {
  console.log(`${((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${line}`)
}
