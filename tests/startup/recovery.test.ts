import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isRunning, newFolder, pidFile, serverPid, signUp, startApp, until } from './app.ts'

/** A data folder with an account in it, and whoever ran it killed without a word. */
async function killed({ server }: { server: boolean }) {
  const app = await startApp()
  await app.ready()
  expect(await signUp(app.url, 'before@example.com')).toBe(201)
  const pid = serverPid(app.dataDir) ?? 0
  await app.stop('SIGKILL')
  if (server) process.kill(pid, 'SIGKILL')
  return { dataDir: app.dataDir, pid }
}

test('after kill -9 of the app, the next one finds the same PostgreSQL and stops it in the end', async () => {
  const { dataDir, pid } = await killed({ server: false })
  expect(isRunning(pid)).toBe(true)
  const next = await startApp({ dataDir })
  await next.ready()
  expect(serverPid(dataDir)).toBe(pid)
  expect(await signUp(next.url, 'before@example.com')).toBe(409)
  expect(await next.stop()).toBe(0)
  expect(isRunning(pid)).toBe(false)
})

test('after kill -9 of both, the next one recovers the data', async () => {
  const { dataDir } = await killed({ server: true })
  const next = await startApp({ dataDir })
  await next.ready()
  expect(await signUp(next.url, 'before@example.com')).toBe(409)
})

test('after kill -9 of PostgreSQL alone, the running app starts it again', async () => {
  const app = await startApp()
  await app.ready()
  const pid = serverPid(app.dataDir) ?? 0
  process.kill(pid, 'SIGKILL')
  await until(async () => serverPid(app.dataDir) !== pid && (await fetch(`${app.url}/api/readyz`)).status === 200)
  expect(await signUp(app.url, 'after@example.com')).toBe(201)
  expect(await app.stop()).toBe(0)
  expect(serverPid(app.dataDir)).toBeUndefined()
})

test("a stale pid file is no obstacle, even when its number is another process's now", async () => {
  const { dataDir } = await killed({ server: true })
  const [, ...rest] = fs.readFileSync(pidFile(dataDir), 'utf8').split('\n')
  fs.writeFileSync(pidFile(dataDir), [process.pid, ...rest].join('\n'))
  const next = await startApp({ dataDir })
  await next.ready()
  expect(await signUp(next.url, 'before@example.com')).toBe(409)
})

test('a pid file of a server that is still starting is waited for, never removed', async () => {
  const { dataDir, pid } = await killed({ server: false })
  const whole = fs.readFileSync(pidFile(dataDir), 'utf8')
  replaceFile(pidFile(dataDir), whole.replace(/ready/, 'starting'))
  const next = await startApp({ dataDir })
  await until(() => next.output().includes('The build is current'))
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(serverPid(dataDir)).toBe(pid)
  expect(next.output()).not.toContain('PostgreSQL is running')
  replaceFile(pidFile(dataDir), whole)
  await next.ready()
})

test('where the usual PostgreSQL port is taken, the next free one serves', async () => {
  const taken = net.createServer()
  await new Promise<void>((resolve) => taken.once('error', () => resolve()).listen(54329, '127.0.0.1', resolve))
  onTestFinished(() => void taken.close())
  const app = await startApp()
  await app.ready()
  expect(Number(fs.readFileSync(pidFile(app.dataDir), 'utf8').split('\n')[3])).toBeGreaterThan(54329)
})

test('two copies started at once on one folder share it; the last one out stops PostgreSQL', async () => {
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

test('a cluster that was cut short is begun anew', async () => {
  const dataDir = newFolder()
  fs.mkdirSync(path.join(dataDir, 'postgres/data.new'), { recursive: true })
  fs.writeFileSync(path.join(dataDir, 'postgres/data.new/PG_VERSION'), '18')
  const app = await startApp({ dataDir })
  await app.ready()
})

/** In one go: the app, which looks at it all the time, would take an empty one for what a killed server left. */
function replaceFile(file: string, text: string) {
  fs.writeFileSync(`${file}.new`, text)
  fs.renameSync(`${file}.new`, file)
}
