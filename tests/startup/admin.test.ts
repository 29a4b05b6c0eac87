import { expect, test } from 'vitest'
import { isRunning, newFolder, run, serverPid, signUp, startApp } from './app.ts'

function runAdmin(dataDir: string, ...args: string[]) {
  return run(['scripts/admin.ts', ...args], { dataDir, variables: { PORT: '3456' } })
}

test('admin commands work while the app runs and while it is stopped', async () => {
  const app = await startApp()
  await app.ready()
  const { dataDir } = app
  const pid = serverPid(dataDir) ?? 0
  expect(await signUp(app.url, 'person@example.com')).toBe(201)

  expect(await runAdmin(dataDir, 'list')).toEqual({
    code: 0,
    output: expect.stringMatching(/^\d{4}-\d\d-\d\d {2}person@example\.com {2}no type yet/),
  })
  expect(await runAdmin(dataDir, 'grant', ' Person@Example.com ')).toEqual({ code: 0, output: 'person@example.com is an admin now.\n' })
  expect(isRunning(pid)).toBe(true)
  expect((await fetch(`${app.url}/api/readyz`)).status).toBe(200)

  expect(await app.stop()).toBe(0)
  expect((await runAdmin(dataDir, 'list')).output).toContain('admin')
  expect(await runAdmin(dataDir, 'revoke', 'person@example.com')).toEqual({ code: 0, output: 'person@example.com is no longer an admin.\n' })
  expect(await runAdmin(dataDir, 'reset', 'person@example.com')).toEqual({
    code: 0,
    output: expect.stringMatching(/^http:\/\/localhost:3456\/login\?reset=[\w-]{43}\n$/),
  })
  expect(await runAdmin(dataDir, 'delete', 'person@example.com')).toEqual({ code: 0, output: 'person@example.com is deleted.\n' })
  expect(await runAdmin(dataDir, 'list')).toEqual({ code: 0, output: '' })
  expect(await runAdmin(dataDir, 'grant', 'person@example.com')).toEqual({
    code: 1,
    output: 'There is no account with the address person@example.com.\n',
  })
  expect(serverPid(dataDir)).toBeUndefined()
})

test('`admin list` does not change a database of an older version, and reports it', async () => {
  const dataDir = newFolder()
  const behind = { code: 1, output: 'The database has an older version: start Cometa once to update it.\n' }
  expect(await runAdmin(dataDir, 'list')).toEqual(behind)
  expect(await runAdmin(dataDir, 'list')).toEqual(behind)
  expect((await runAdmin(dataDir, 'grant', 'person@example.com')).output).toBe('There is no account with the address person@example.com.\n')
  expect(await runAdmin(dataDir, 'list')).toEqual({ code: 0, output: '' })
})

test.each([[], ['nonsense'], ['grant']])('`admin` shows its usage for the arguments %o', async (...args) => {
  const { code, output } = await run(['scripts/admin.ts', ...args])
  expect(code).toBe(1)
  expect(output).toContain('npm run admin -- grant EMAIL')
})
