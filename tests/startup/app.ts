// Starts Cometa as a host does: in its own process, on a free port, with a temporary data folder.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject, onTestFinished } from 'vitest'
import { isAlive } from '../../scripts/process-alive.ts'
import { PASSWORD } from '../setup/data/passwords.ts'

export const root = path.join(import.meta.dirname, '../..')

export interface App {
  child: ChildProcess
  url: string
  dataDir: string
  /** Returns everything printed so far. */
  output: () => string
  /** The exit code once the process has ended. */
  exited: Promise<number | null>
  /** Waits until the app prints its address. */
  ready: () => Promise<void>
  /** Sends the signal and waits for the exit. @returns the exit code */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

interface Options {
  dataDir?: string
  variables?: Record<string, string>
  /** The command to run; by default `scripts/start.ts`. */
  command?: [string, ...string[]]
  cwd?: string
}

/** Starts the app, by default on a filled data folder. The end of the test stops it and its PostgreSQL. */
export async function startApp({ dataDir = filledFolder(), variables = {}, command, cwd = root }: Options = {}): Promise<App> {
  const port = variables.PORT ?? String(await freePort())
  const [program, ...args] = command ?? [process.execPath, 'scripts/start.ts']
  const child = spawn(program, args, { cwd, env: { ...plainEnv(), PORT: port, DATA_DIR: dataDir, DATABASE_URL: '', ...variables } })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk
    })
  }
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
  const app: App = {
    child,
    url: `http://localhost:${port}`,
    dataDir,
    output: () => printed,
    exited,
    ready: async () => {
      await waitUntil(() => printed.includes('Cometa is at') || child.exitCode !== null, 90)
      if (!printed.includes('Cometa is at')) throw new Error(printed)
    },
    stop: (signal = 'SIGINT') => {
      child.kill(signal)
      return exited
    },
  }
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) await app.stop()
    const pid = serverPid(dataDir)
    if (pid && isRunning(pid)) process.kill(pid, 'SIGQUIT')
  })
  return app
}

/** Starts a script with the options of its npm command. */
export function startScript(script: string[], options: Omit<Options, 'command'> = {}): Promise<App> {
  return startApp({ ...options, command: [process.execPath, '--conditions=react-server', ...script] })
}

/** Runs a script and waits for its exit. */
export async function run(script: string[], options: Omit<Options, 'command'> = {}): Promise<{ code: number | null; output: string }> {
  const app = await startScript(script, options)
  return { code: await app.exited, output: app.output() }
}

/** Returns the environment without Vitest's variables. */
function plainEnv(): NodeJS.ProcessEnv {
  const { VITEST, NODE_OPTIONS, npm_lifecycle_event, ...rest } = process.env
  return { ...rest, NODE_ENV: 'production' }
}

/** Creates a folder that PostgreSQL's user can enter; the end of the test deletes it. */
export function newFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cometa-startup-'))
  fs.chmodSync(folder, 0o755)
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** Creates a data folder as a first start leaves it. */
export function filledFolder(): string {
  const folder = newFolder()
  // `-a` keeps the owners: PostgreSQL refuses files of other users.
  execFileSync('cp', ['-a', `${inject('filledFolder')}/.`, folder])
  return folder
}

/** Reads the process id of the PostgreSQL server on this data folder; undefined if it does not run. */
export function serverPid(dataDir: string): number | undefined {
  const file = pidFile(dataDir)
  return fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8').split('\n')[0]) : undefined
}

export function pidFile(dataDir: string): string {
  return path.join(dataDir, 'postgres/data/postmaster.pid')
}

/** Whether the process runs; a zombie process does not. */
export function isRunning(pid: number): boolean {
  if (process.platform !== 'linux') return isAlive(pid)
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''
  } catch {
    return false
  }
}

export async function waitUntil(condition: () => unknown, seconds = 60): Promise<void> {
  const deadline = Date.now() + seconds * 1000
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`This condition did not hold within ${seconds} s: ${condition}`)
    await sleep(20)
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, () => {
      const address = server.address()
      server.close(() => resolve(address && typeof address === 'object' ? address.port : 0))
    })
  })
}

/** Creates an account. @returns the response's status */
export async function signUp(url: string, email: string, headers: Record<string, string> = {}): Promise<number> {
  const body = JSON.stringify({ email, password: PASSWORD })
  const response = await fetch(`${url}/api/user`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })
  await response.arrayBuffer()
  return response.status
}
