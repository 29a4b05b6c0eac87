import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export const root = path.join(import.meta.dirname, '../../..')
const peer = path.join(import.meta.dirname, '../peer')
const next = path.join(root, 'node_modules/next/dist/bin/next')

export interface Server {
  url: string
  /** The process id. */
  pid: number
  stop: () => Promise<void>
}

/** Runs a command and waits for its exit. @throws Error with its output if it fails */
async function run(args: string[], cwd: string): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(output)
}

export const buildPeer = () => run([next, 'build', '--webpack'], peer)

export const startOurs = (port: number, env: Record<string, string>) => start(['--max-semi-space-size=16', 'scripts/start.ts'], root, port, env)
export const startPeer = (port: number, env: Record<string, string>) => start([next, 'start', '-p', String(port)], peer, port, env)
export const startBare = (port: number, env: Record<string, string>) => start(['bare.ts'], peer, port, env)

async function start(args: string[], cwd: string, port: number, env: Record<string, string>): Promise<Server> {
  // Shows the server's errors.
  const stdio: StdioOptions = ['ignore', 'ignore', 'inherit']
  const child = spawn(process.execPath, args, { cwd, stdio, env: { ...process.env, NODE_ENV: 'production', ...env, PORT: String(port) } })
  const url = `http://localhost:${port}`
  await waitUntilReady(`${url}/`, child)
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
    },
  }
}

async function waitUntilReady(url: string, child: ChildProcess) {
  for (let tries = 0; tries < 900; tries++) {
    if (child.exitCode !== null) throw new Error(`The server for ${url} exited with ${child.exitCode}`)
    if (
      await fetch(url, { redirect: 'manual' }).then(
        () => true,
        () => false,
      )
    )
      return
    await sleep(200)
  }
  throw new Error(`No server responds at ${url}`)
}
