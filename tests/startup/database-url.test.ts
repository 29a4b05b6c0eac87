import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../scripts/database/embedded-postgres.ts'
import { freePort, newFolder, root, run, signUp, startApp, waitUntil } from './app.ts'

/** An external PostgreSQL. */
let own: EmbeddedPostgres
beforeAll(async () => {
  own = await startEmbeddedPostgres({ dir: path.join(root, '.data/test-startup'), database: 'own', port: 54_500, volatile: true })
})
afterAll(() => own.stop())

function urlWith(change: (url: URL) => void): string {
  const url = new URL(own.url)
  url.search = ''
  change(url)
  return url.href
}

async function refusal(url: string): Promise<string> {
  const { code, output } = await run(['scripts/start.ts'], { variables: { DATABASE_URL: url } })
  expect(code).toBe(1)
  expect(output).not.toMatch(/\n\s+at /)
  return output.split('Cometa did not start. ')[1] ?? output
}

test('the app uses an external PostgreSQL and starts no embedded one', async () => {
  const app = await startApp({ dataDir: newFolder(), variables: { DATABASE_URL: own.url } })
  await app.ready()
  await waitUntil(() => app.output().includes('Not configured'))
  expect(app.output()).toContain('PostgreSQL answers at DATABASE_URL')
  expect(app.output()).not.toContain('(DATABASE_URL)')
  expect(await signUp(app.url, `own-${Date.now()}@example.com`)).toBe(201)
  expect(fs.readdirSync(app.dataDir)).toEqual(['secret'])
  expect(await app.stop()).toBe(0)
})

test('the start fails with one sentence for a wrong database password', async () => {
  const url = urlWith((to) => {
    to.password = 'wrong'
  })
  expect(await refusal(url)).toBe(
    `DATABASE_URL: the database "own" at ${new URL(url).host} cannot be used: password authentication failed for user "postgres".\n`,
  )
})

test('the start fails with one sentence for an unknown database', async () => {
  const url = urlWith((to) => {
    to.pathname = '/nowhere'
  })
  expect(await refusal(url)).toBe(`DATABASE_URL: the database "nowhere" at ${new URL(url).host} cannot be used: database "nowhere" does not exist.\n`)
})

const old = '/usr/lib/postgresql/15/bin'
test('the start fails with one sentence for a PostgreSQL older than 16', async () => {
  if (!fs.existsSync(`${old}/postgres`) || process.getuid?.() !== 0) return // PostgreSQL 15 is not installed
  const folder = newFolder()
  const port = await freePort()
  const as = (command: string) => spawnSync('su', ['postgres', '-s', '/bin/sh', '-c', command], { encoding: 'utf8', cwd: '/' })
  fs.chmodSync(folder, 0o777)
  as(`${old}/initdb -D ${folder}/data -A trust -U me`)
  as(`${old}/pg_ctl -D ${folder}/data -w -l ${folder}/log -o '-p ${port} -c unix_socket_directories=' start`)
  const sentence = await refusal(`postgresql://me@127.0.0.1:${port}/postgres`).finally(() => as(`${old}/pg_ctl -D ${folder}/data -m immediate stop`))
  expect(sentence).toBe(
    `DATABASE_URL: the database "postgres" at 127.0.0.1:${port} cannot be used: it is PostgreSQL 15, and 16 or later is needed.\n`,
  )
})
