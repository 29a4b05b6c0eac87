// `npm start`: from a fresh checkout to a running app. `npm run dev` uses Next's development server instead, and the image's
// `--built` uses the existing build.
import fs from 'node:fs'
import type { BlockList } from 'node:net'
import path from 'node:path'
import type { Env } from '#lib/env'
import { hasWriter } from '#lib/models/addresses'
import { startCleanup } from './database/cleanup.ts'
import { withConnection } from './database/connection.ts'
import { type Database, openDatabase } from './database/database.ts'
import { loadLibrary } from './database/load-library.ts'
import { loadPlaces } from './database/load-places.ts'
import { migrate } from './migrate.ts'
import { parseTrustedProxies } from './server/client-address.ts'
import { assertPortFree, startFront } from './server/front.ts'
import { boundConsole } from './server/log.ts'
import { readOrCreateSecret } from './server/secret.ts'
import { readSettings, sentenceOf } from './server/settings.ts'
import { beforeEnd, end, endOnSignals, isEnding } from './server/shutdown.ts'

const isDev = process.argv.includes('--dev')
const isBuilt = process.argv.includes('--built')
const startedAt = Date.now()

endOnSignals()
try {
  await start()
} catch (error) {
  if (!isEnding()) console.error(`\nCometa did not start. ${sentenceOf(error)}`)
  await end(1)
}

async function start() {
  const env = prepareSettings()
  const proxies = parseTrustedProxies(env.TRUSTED_PROXIES)
  await assertPortFree(env.PORT)
  beforeEnd((code) => code === 0 && say('Stopped'))
  // The first failure ends the process, including the other task.
  const [database] = await Promise.all([prepareDatabase(env), buildWhereNeeded()])
  if (isEnding()) return
  if (hasWriter(env)) await reportReader(env, database)
  await serve(env, proxies, database)
}

/** Says whether the reader of a model's cards is trusted. */
async function reportReader(env: Env, { url }: Database) {
  // It imports words that the first build generates.
  const { trustSentence } = await import('#lib/models/trust')
  const judge = await withConnection(url, (client) => trustSentence(env, client))
  if (judge) say(judge)
}

/** Reads the settings and sets the variables that next-auth and Next read themselves. */
function prepareSettings(): Env {
  const env = readSettings()
  Object.assign(process.env, {
    NODE_ENV: isDev ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    // Opening hours use other places' clock times, which need a local clock that skips no hour.
    TZ: 'UTC',
    NEXTAUTH_URL: env.NEXTAUTH_URL ?? `http://localhost:${env.PORT}`,
    NEXTAUTH_SECRET: env.NEXTAUTH_SECRET ?? readOrCreateSecret(env.DATA_DIR),
  })
  return env
}

async function buildWhereNeeded() {
  if (isBuilt) return
  // The image has no build tools.
  const { build, buildIsCurrent, generate } = await import('./build.ts')
  if (isDev) return generate()
  if (buildIsCurrent()) return say('The build is current')
  say('Building the app (about a minute, only when something changed) …')
  await build()
  say('The app is built')
}

async function prepareDatabase(env: Env): Promise<Database> {
  const opening = openDatabase(env)
  // Also if the process is stopped while the server starts.
  beforeEnd(async () => (await opening.catch(() => undefined))?.stop())
  const database = await opening
  process.env.DATABASE_URL = database.url
  say(database.folder ? 'PostgreSQL is running' : 'PostgreSQL answers at DATABASE_URL')
  const applied = await migrate(database.url)
  say(applied.length ? `The database has ${applied.length} new migration${applied.length > 1 ? 's' : ''}` : 'The database is up to date')
  const library = await loadLibrary(database.url)
  if (library.isNewer) say('The library in the database is newer than this version of Cometa and stays unchanged')
  else say(`The library holds ${library.activities} activities${library.loaded ? ', loaded now' : ''}`)
  const places = await loadPlaces(database.url)
  if (places > 0) say(`The map has ${places} new place${places > 1 ? 's' : ''}`)
  return database
}

async function serve(env: Env, proxies: BlockList, database: Database) {
  if (isBuilt) applyBuildSettings()
  const { default: makeApp } = await import('next')
  const app = makeApp({ dev: isDev, webpack: true, port: env.PORT, hostname: 'localhost' })
  // Running queries finish first, and PostgreSQL is told. The pool is a global, because Next loads its own copy of the pool's
  // module.
  beforeEnd(() => globalThis.cometaDatabase?.pool.end())
  beforeEnd(() => app.close())
  await app.prepare()
  boundConsole()
  const drain = await startFront({
    port: env.PORT,
    proxies,
    isHttps: process.env.NEXTAUTH_URL?.startsWith('https:') ?? false,
    handle: app.getRequestHandler(),
    isDev,
  })
  beforeEnd(startCleanup(database.url))
  beforeEnd(drain)
  beforeEnd(() => say('Stopping …'))
  say(`Cometa is at ${process.env.NEXTAUTH_URL} (ready after ${seconds()} s). Ctrl-C stops it.`)
  for (const line of notConfigured(env, database)) console.log(`  ${line}`)
  setImmediate(warmUpHours)
}

/** Gives Next the settings stored by its build, as its standalone server does: next.config.mjs needs build tools. */
function applyBuildSettings() {
  const { config }: { config: object } = JSON.parse(fs.readFileSync('.next/required-server-files.json', 'utf8'))
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
}

/** Loads the opening_hours library: its first use blocks all requests for up to 250 ms. */
async function warmUpHours() {
  const { default: OpeningHours } = await import('opening_hours')
  new OpeningHours('Mo-Su 08:00-20:00').getState()
}

function notConfigured(env: Env, { folder }: Database): string[] {
  const lines: string[] = []
  if (!hasWriter(env))
    lines.push('Not configured: a model that writes activities (OPENAI_API_KEY or OPENAI_BASE_URL). They come from the built-in library.')
  if (!env.SMTP_URL)
    lines.push('Not configured: mail (SMTP_URL). "Forgot password" tells users whom to ask; `npm run admin -- reset EMAIL` prints a link.')
  if (!env.SUPPORT_EMAIL) lines.push('Not configured: an address that users can ask for help (SUPPORT_EMAIL).')
  const google = { GOOGLE_CLIENT_ID: env.GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET: env.GOOGLE_CLIENT_SECRET }
  const missing = Object.entries(google).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length > 0)
    lines.push(
      `Not configured: Google sign-in (${missing.join(', ')}).${missing.length === 1 ? ' It needs this one too: the button is not shown.' : ''}`,
    )
  if (folder) {
    const data = path.resolve(env.DATA_DIR)
    const outside = folder.startsWith(data) ? '' : ` and ${folder}, because PostgreSQL's user cannot enter the former`
    lines.push(`Not configured: an external database (DATABASE_URL). Everything is kept in ${data}${outside}.`)
  }
  return lines
}

function seconds() {
  return ((Date.now() - startedAt) / 1000).toFixed(1)
}

function say(line: string) {
  console.log(`${seconds().padStart(6)} s  ${line}`)
}
