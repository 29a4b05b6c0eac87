import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isRunning, newFolder, pidFile, serverPid, signUp, startApp, waitUntil } from './app.ts'

/** Returns a data folder with an account, whose app (and PostgreSQL if `server`) was killed with SIGKILL. */
async function createKilledApp({ server }: { server: boolean }) {
  const app = await startApp()
  await app.ready()
  expect(await signUp(app.url, 'before@example.com')).toBe(201)
  const pid = serverPid(app.dataDir) ?? 0
  await app.stop('SIGKILL')
  if (server) process.kill(pid, 'SIGKILL')
  return { dataDir: app.dataDir, pid }
}

test('after kill -9 of the app, the next start uses the same PostgreSQL and stops it at its exit', async () => {
  const { dataDir, pid } = await createKilledApp({ server: false })
  expect(isRunning(pid)).toBe(true)
  const next = await startApp({ dataDir })
  await next.ready()
  expect(serverPid(dataDir)).toBe(pid)
  expect(await signUp(next.url, 'before@example.com')).toBe(409)
  expect(await next.stop()).toBe(0)
  expect(isRunning(pid)).toBe(false)
})

test('after kill -9 of the app and PostgreSQL, the next start recovers the data', async () => {
  const { dataDir } = await createKilledApp({ server: true })
  const next = await startApp({ dataDir })
  await next.ready()
  expect(await signUp(next.url, 'before@example.com')).toBe(409)
})

test('after kill -9 of PostgreSQL, the running app starts it again', async () => {
  const app = await startApp()
  await app.ready()
  const pid = serverPid(app.dataDir) ?? 0
  process.kill(pid, 'SIGKILL')
  await waitUntil(async () => serverPid(app.dataDir) !== pid && (await fetch(`${app.url}/api/readyz`)).status === 200)
  expect(await signUp(app.url, 'after@example.com')).toBe(201)
  expect(await app.stop()).toBe(0)
  expect(serverPid(app.dataDir)).toBeUndefined()
})

test('the app starts with a stale pid file whose number belongs to another process', async () => {
  const { dataDir } = await createKilledApp({ server: true })
  const [, ...rest] = fs.readFileSync(pidFile(dataDir), 'utf8').split('\n')
  fs.writeFileSync(pidFile(dataDir), [process.pid, ...rest].join('\n'))
  const next = await startApp({ dataDir })
  await next.ready()
  expect(await signUp(next.url, 'before@example.com')).toBe(409)
})

test('the app waits for a PostgreSQL that is still starting and keeps its pid file', async () => {
  const { dataDir, pid } = await createKilledApp({ server: false })
  const whole = fs.readFileSync(pidFile(dataDir), 'utf8')
  replaceFile(pidFile(dataDir), whole.replace(/ready/, 'starting'))
  const next = await startApp({ dataDir })
  await waitUntil(() => next.output().includes('The build is current'))
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(serverPid(dataDir)).toBe(pid)
  expect(next.output()).not.toContain('PostgreSQL is running')
  replaceFile(pidFile(dataDir), whole)
  await next.ready()
})

test('PostgreSQL uses the next free port if the default port is taken', async () => {
  const taken = net.createServer()
  await new Promise<void>((resolve) => taken.once('error', () => resolve()).listen(54329, '127.0.0.1', resolve))
  onTestFinished(() => void taken.close())
  const app = await startApp()
  await app.ready()
  expect(Number(fs.readFileSync(pidFile(app.dataDir), 'utf8').split('\n')[3])).toBeGreaterThan(54329)
})

test('two apps started at once on one folder share PostgreSQL, and the last to exit stops it', async () => {
  const dataDir = newFolder()
  const copies = await Promise.all([startApp({ dataDir }), startApp({ dataDir })])
  await Promise.all(copies.map((copy) => copy.ready()))
  const pid = serverPid(dataDir) ?? 0
  const [one, other] = copies
  expect(await signUp(one.url, 'both@example.com')).toBe(201)
  expect(await one.stop()).toBe(0)
  expect(isRunning(pid)).toBe(true)
  expect(await signUp(other.url, 'both@example.com')).toBe(409)
  expect(await other.stop()).toBe(0)
  expect(isRunning(pid)).toBe(false)
})

test('an incomplete PostgreSQL cluster is created again', async () => {
  const dataDir = newFolder()
  fs.mkdirSync(path.join(dataDir, 'postgres/data.new'), { recursive: true })
  fs.writeFileSync(path.join(dataDir, 'postgres/data.new/PG_VERSION'), '18')
  const app = await startApp({ dataDir })
  await app.ready()
})

/** Replaces a file atomically: the app polls it, and would take an empty one for the rest of a killed server. */
function replaceFile(file: string, text: string) {
  fs.writeFileSync(`${file}.new`, text)
  fs.renameSync(`${file}.new`, file)
}
