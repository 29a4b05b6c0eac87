import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { STOPPED_EXIT_CODE } from '../../scripts/command.ts'
import { withConnection } from '../../scripts/database/connection.ts'
import { filledFolder, isRunning, newFolder, pidFile, serverPid, signUp, startApp, startScript, waitUntil } from './app.ts'

/** Starts a process that uses a database as the app does, by default a filled one. */
async function holdDatabase(dataDir = filledFolder()) {
  const holder = await startScript(['tests/startup/hold-database.ts'], { dataDir })
  const ready = async () => {
    await waitUntil(() => holder.output().includes('postgresql://') || holder.child.exitCode !== null)
    const [url] = /postgresql:\/\/\S+/.exec(holder.output()) ?? []
    if (url === undefined) throw new Error(holder.output())
    return url
  }
  return { ...holder, ready }
}

/** Returns a data folder with a `kept` table, whose process (and PostgreSQL if `server`) was killed with SIGKILL. */
async function createKilledDatabase({ server }: { server: boolean }) {
  const holder = await holdDatabase()
  await withConnection(await holder.ready(), (client) => client.query('create table kept (id int)'))
  const pid = serverPid(holder.dataDir) ?? 0
  await holder.stop('SIGKILL')
  if (server) process.kill(pid, 'SIGKILL')
  return { dataDir: holder.dataDir, pid }
}

/** @throws Error if the database has no `kept` table */
const readKept = (url: string) => withConnection(url, (client) => client.query('select from kept'))

test('after kill -9 of the app, the next start uses the same PostgreSQL and stops it at its exit', async () => {
  const { dataDir, pid } = await createKilledDatabase({ server: false })
  expect(isRunning(pid)).toBe(true)
  const next = await holdDatabase(dataDir)
  await readKept(await next.ready())
  expect(serverPid(dataDir)).toBe(pid)
  expect(await next.stop()).toBe(STOPPED_EXIT_CODE)
  expect(isRunning(pid)).toBe(false)
})

test('after kill -9 of the app and PostgreSQL, the next start recovers the data', async () => {
  const { dataDir } = await createKilledDatabase({ server: true })
  const next = await holdDatabase(dataDir)
  await readKept(await next.ready())
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
  const { dataDir } = await createKilledDatabase({ server: true })
  const [, ...rest] = fs.readFileSync(pidFile(dataDir), 'utf8').split('\n')
  fs.writeFileSync(pidFile(dataDir), [process.pid, ...rest].join('\n'))
  const next = await holdDatabase(dataDir)
  await readKept(await next.ready())
})

test('the app waits for a PostgreSQL that is still starting and keeps its pid file', async () => {
  const { dataDir, pid } = await createKilledDatabase({ server: false })
  const whole = fs.readFileSync(pidFile(dataDir), 'utf8')
  replaceFile(pidFile(dataDir), whole.replace(/ready/, 'starting'))
  const next = await holdDatabase(dataDir)
  await waitUntil(() => next.output().includes('Opening the database'))
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(serverPid(dataDir)).toBe(pid)
  expect(next.output()).not.toContain('postgresql://')
  replaceFile(pidFile(dataDir), whole)
  await readKept(await next.ready())
})

test('PostgreSQL uses the next free port if the default port is taken', async () => {
  const taken = net.createServer()
  await new Promise<void>((resolve) => taken.once('error', () => resolve()).listen(54329, '127.0.0.1', resolve))
  onTestFinished(() => void taken.close())
  const holder = await holdDatabase()
  expect(Number(new URL(await holder.ready()).port)).toBeGreaterThan(54329)
})

test('two apps started at once on one folder share PostgreSQL, and the last to exit stops it', async () => {
  const dataDir = newFolder()
  const [one, other] = await Promise.all([holdDatabase(dataDir), holdDatabase(dataDir)])
  const url = await one.ready()
  expect(await other.ready()).toBe(url)
  const pid = serverPid(dataDir) ?? 0
  await withConnection(url, (client) => client.query('create table kept (id int)'))
  expect(await one.stop()).toBe(STOPPED_EXIT_CODE)
  expect(isRunning(pid)).toBe(true)
  await readKept(url)
  expect(await other.stop()).toBe(STOPPED_EXIT_CODE)
  expect(isRunning(pid)).toBe(false)
})

test('an incomplete PostgreSQL cluster is created again', async () => {
  const dataDir = newFolder()
  fs.mkdirSync(path.join(dataDir, 'postgres/data.new'), { recursive: true })
  fs.writeFileSync(path.join(dataDir, 'postgres/data.new/PG_VERSION'), '18')
  const holder = await holdDatabase(dataDir)
  await holder.ready()
})

/** Replaces a file atomically: the app polls it, and would take an empty one for the rest of a killed server. */
function replaceFile(file: string, text: string) {
  fs.writeFileSync(`${file}.new`, text)
  fs.renameSync(`${file}.new`, file)
}
