import { expect, test } from 'vitest'
import { isRunning, newFolder, run, serverPid, signUp, startApp } from './app.ts'

function admin(dataDir: string, ...args: string[]) {
  return run(['scripts/admin.ts', ...args], { dataDir, variables: { PORT: '3456' } })
}

test('the commands work beside the running app and with it stopped', async () => {
  const app = await startApp()
  await app.ready()
  const { dataDir } = app
  const pid = serverPid(dataDir) ?? 0
  expect(await signUp(app.url, 'person@example.com')).toBe(201)

  expect(await admin(dataDir, 'list')).toEqual({ code: 0, output: expect.stringMatching(/^\d{4}-\d\d-\d\d {2}person@example\.com {2}no type yet/) })
  expect(await admin(dataDir, 'grant', ' Person@Example.com ')).toEqual({ code: 0, output: 'person@example.com is an admin now.\n' })
  expect(isRunning(pid)).toBe(true)
  expect((await fetch(`${app.url}/api/readyz`)).status).toBe(200)

  expect(await app.stop()).toBe(0)
  expect((await admin(dataDir, 'list')).output).toContain('admin')
  expect(await admin(dataDir, 'revoke', 'person@example.com')).toEqual({ code: 0, output: 'person@example.com is no admin now.\n' })
  expect(await admin(dataDir, 'reset', 'person@example.com')).toEqual({
    code: 0,
    output: expect.stringMatching(/^http:\/\/localhost:3456\/login\?reset=[\w-]{43}\n$/),
  })
  expect(await admin(dataDir, 'delete', 'person@example.com')).toEqual({ code: 0, output: 'person@example.com is erased.\n' })
  expect(await admin(dataDir, 'list')).toEqual({ code: 0, output: '' })
  expect(await admin(dataDir, 'grant', 'person@example.com')).toEqual({
    code: 1,
    output: 'There is no account with the address person@example.com.\n',
  })
  expect(serverPid(dataDir)).toBeUndefined()
})

test('looking at the accounts changes nothing in a database of an older version, and says so', async () => {
  const dataDir = newFolder()
  const behind = { code: 1, output: 'The database is of an older version: start Cometa once, and it is brought up to date.\n' }
  expect(await admin(dataDir, 'list')).toEqual(behind)
  expect(await admin(dataDir, 'list')).toEqual(behind)
  expect((await admin(dataDir, 'grant', 'person@example.com')).output).toBe('There is no account with the address person@example.com.\n')
  expect(await admin(dataDir, 'list')).toEqual({ code: 0, output: '' })
})

test.each([[], ['nonsense'], ['grant']])('%o shows how it is used', async (...args) => {
  const { code, output } = await run(['scripts/admin.ts', ...args])
  expect(code).toBe(1)
  expect(output).toContain('npm run admin -- grant EMAIL')
})
