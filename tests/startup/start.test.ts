import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isRunning, newFolder, root, run, serverPid, signUp, startApp, waitUntil } from './app.ts'

const npmStart: [string, ...string[]] = ['npm', 'start']

test('the first start prints each step, the address and what is not configured; the second one loads nothing again and keeps all data', async () => {
  const first = await startApp({ dataDir: newFolder(), command: npmStart })
  await first.ready()
  await waitUntil(() => first.output().includes('Not configured: an external database'))
  for (const line of [
    'The build is current',
    'PostgreSQL is running',
    /The database has \d+ new migrations?/,
    /The library holds \d+ activities, loaded now/,
    `Cometa is at ${first.url}`,
    'Not configured: mail (SMTP_URL)',
    'Not configured: Google sign-in (GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET).',
    `Everything is kept in ${first.dataDir}.`,
  ]) {
    expect(first.output()).toMatch(line)
  }
  expect((await fetch(`${first.url}/api/readyz`)).status).toBe(200)
  expect(await signUp(first.url, 'kept@example.com')).toBe(201)
  const file = path.join(first.dataDir, 'secret')
  const secret = fs.readFileSync(file, 'utf8')
  expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  const server = serverPid(first.dataDir)
  // npm passes the signal to a shell, which exits: the app must notice that.
  await first.stop('SIGTERM')
  await waitUntil(() => first.output().includes('Stopped'))
  await waitUntil(() => !isRunning(server ?? 0))

  const second = await startApp({ dataDir: first.dataDir, variables: { GOOGLE_CLIENT_ID: 'an id alone' } })
  await second.ready()
  expect(second.output()).toContain('The database is up to date')
  expect(second.output()).not.toContain('loaded now')
  await waitUntil(() => second.output().includes('Not configured: an external database'))
  expect(second.output()).toContain('Not configured: Google sign-in (GOOGLE_CLIENT_SECRET). It needs this one too: the button is not shown.')
  expect(fs.readFileSync(file, 'utf8')).toBe(secret)
  expect(await signUp(second.url, 'kept@example.com')).toBe(409)
})

test.each(['SIGINT', 'SIGHUP'] as const)('%s stops the app and PostgreSQL with exit code 0', async (signal) => {
  const app = await startApp()
  await app.ready()
  const server = serverPid(app.dataDir)
  expect(isRunning(server ?? 0)).toBe(true)
  expect(await app.stop(signal)).toBe(0)
  expect(isRunning(server ?? 0)).toBe(false)
  expect(app.output()).toMatch(/Stopping …[\s\S]*Stopped\n$/)
  expect(app.output()).not.toMatch(/error|\n\s+at /i)
})

test.each([150, 500, 900])('Ctrl-C %i ms after the start leaves no running PostgreSQL', async (ms) => {
  const app = await startApp()
  await sleep(ms)
  // Until Node has read the script, the signal kills it, and nothing runs yet.
  expect([0, null]).toContain(await app.stop())
  const server = serverPid(app.dataDir)
  expect(server === undefined || !isRunning(server)).toBe(true)
  expect(app.output()).not.toContain('did not start')
})

test('the start reads .env, and the environment overrides it', async () => {
  const cwd = newFolder()
  for (const part of ['scripts', 'lib', 'prisma', 'package.json']) fs.cpSync(path.join(root, part), path.join(cwd, part), { recursive: true })
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(cwd, 'node_modules'))
  fs.writeFileSync(path.join(cwd, '.env'), 'NEXTAUTH_SECRET=short\nTRUSTED_PROXIES=nonsense\n')
  const start = path.join(cwd, 'scripts/start.ts')
  expect((await run([start], { cwd: '/' })).output).toContain('NEXTAUTH_SECRET must have at least 32 characters.')
  const variables = { NEXTAUTH_SECRET: 'a secret of the environment, long enough' }
  expect((await run([start], { cwd, variables })).output).toContain('TRUSTED_PROXIES: "nonsense"')
})
