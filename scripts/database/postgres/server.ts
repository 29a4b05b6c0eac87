// Finds, starts and stops the server's process.
import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from '../../process-alive.ts'
import { environment, executable, type Home, windows } from './binaries.ts'

const PATIENCE_MS = 60_000
const LARGEST_LOG = 10_000_000

interface Running {
  pid: number
  port: number
  status: string
}

export interface Launch {
  /** The first port to try. */
  firstPort: number
  /** Disposable data: no flush to disk. */
  volatile: boolean
}

/**
 * Returns the port of the server on this data: a running one (of another or a killed copy of the app), or a new one.
 * @throws Error with one sentence if it does not start
 */
export async function ensureServer(home: Home, { firstPort, volatile }: Launch): Promise<number> {
  const deadline = Date.now() + PATIENCE_MS
  let port = firstPort
  let complaint = 'it was not ready within a minute'
  while (Date.now() < deadline) {
    const running = runningServer(home)
    if (running?.status === 'ready') return running.port
    if (!running) {
      port = await freePort(port)
      const failed = await launch(home, port, volatile)
      if (failed === undefined) return port
      complaint = failed
      if (!/in use|could not bind|already exists/.test(failed)) break
      if (/could not bind/.test(failed)) port++
    }
    await sleep(running ? 50 : 500) // it starts, recovers or stops; the backends of a killed server need a moment to exit
  }
  throw new Error(`The embedded PostgreSQL did not start: ${complaint}`)
}

/** Shuts the server down fast: disconnects clients and writes a checkpoint; after 10 s immediately. */
export async function stopServer(home: Home): Promise<void> {
  const running = runningServer(home)
  if (!running) return
  if (windows) return void spawnSync(executable(home, 'pg_ctl'), ['stop', '-D', home.data, '-m', 'fast', '-w'], { windowsHide: true })
  process.kill(running.pid, 'SIGINT')
  const patience = Date.now() + 10_000
  for (let hurried = false; isPostgres(running.pid, home); await sleep(15)) {
    if (hurried || Date.now() < patience) continue
    process.kill(running.pid, 'SIGQUIT')
    hurried = true
  }
}

/** Finds the server on this data by its pid file; removes the pid file of a killed server. */
function runningServer(home: Home): Running | undefined {
  const found = readPidFile(home)
  if (!found || isPostgres(found.pid, home)) return found
  fs.rmSync(pidFileOf(home), { force: true })
  return undefined
}

function pidFileOf(home: Home) {
  return path.join(home.data, 'postmaster.pid')
}

function readPidFile(home: Home): Running | undefined {
  try {
    const lines = fs.readFileSync(pidFileOf(home), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), status: lines[7]?.trim() ?? '' }
  } catch {
    return undefined
  }
}

/** Returns whether the process is a PostgreSQL on this data, and not a later process with the same id. */
function isPostgres(pid: number, home: Home): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return false
  const command = commandOf(pid)
  return command.includes('postgres') && (windows || command.includes(home.data) || command.includes(fs.realpathSync(home.data)))
}

function commandOf(pid: number): string {
  if (process.platform === 'linux') {
    try {
      return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    } catch {
      return ''
    }
  }
  if (windows) return spawnSync('tasklist', ['/FI', `PID eq ${pid}`, '/NH'], { encoding: 'utf8', windowsHide: true }).stdout ?? ''
  return spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
}

/** Starts the server. @returns why it did not start; undefined when it is ready */
async function launch(home: Home, port: number, volatile: boolean): Promise<string | undefined> {
  // To a file, not a pipe: a server that outlives a killed app must not lose its stderr.
  const logFile = path.join(home.base, 'postgres.log')
  const log = fs.openSync(logFile, (fs.statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_LOG ? 'w' : 'a')
  const from = fs.fstatSync(log).size
  // Logs errors without personal data: no details and no parameters.
  const discreet = ['log_error_verbosity=terse', 'log_parameter_max_length=0', 'log_parameter_max_length_on_error=0']
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'logging_collector=off', ...discreet]
  if (volatile) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off')
  // A separate process group: Ctrl-C reaches only the app, which closes its pools first and then stops the server.
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
  const over = await waitUntilReady(home, child)
  return over && (reasonIn(fs.readFileSync(logFile, 'utf8').slice(from)) ?? over)
}

/** Waits until the server accepts connections. @returns the error if it ended instead */
async function waitUntilReady(home: Home, child: ChildProcess): Promise<string | undefined> {
  let over: string | undefined
  child.once('error', (error) => {
    over = error.message
  })
  child.once('exit', (code, signal) => {
    over ??= `exit ${code ?? signal}`
  })
  const deadline = Date.now() + PATIENCE_MS
  while (!over && Date.now() < deadline) {
    await sleep(15)
    const found = readPidFile(home)
    if (found?.pid === child.pid && found?.status === 'ready') {
      child.unref()
      return undefined
    }
  }
  if (!over) child.kill('SIGQUIT')
  return over ?? 'it was not ready within a minute'
}

/** Returns the server's error messages, all on one line. */
function reasonIn(log: string): string | undefined {
  const lines = log.split('\n').filter((line) => /FATAL|PANIC|could not|HINT/.test(line))
  return lines.length ? lines.map((line) => line.replace(/^.*?(FATAL|PANIC|LOG|WARNING|HINT): +/, '')).join(' ') : log.trim() || undefined
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
