import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Cookie, expect, type Page } from '@playwright/test'
import { PASSWORD } from '../../setup/data/passwords.ts'

interface Options {
  userType?: 'parent' | 'educator' | null
  language?: 'en' | 'es' | 'he'
  children?: { name: string; date_of_birth: string }[]
  groups?: { name: string; group_range?: string }[]
}

/** The data folder of the app without other services. */
const FIRST_APP = '.data/test-browser'

let count = 0

export function newEmail(): string {
  count++
  return `browser-${process.pid}-${Date.now()}-${count}@example.com`
}

/** Creates a user over HTTP, as the forms do, and signs this browser in. */
export async function signInNewUser(page: Page, { userType = 'parent', language = 'en', children = [], groups = [] }: Options = {}) {
  const email = newEmail()
  const headers = { 'accept-language': language }
  const created = await page.request.post('/api/user', { data: { email, password: PASSWORD, name: 'Robin' }, headers })
  expect(created.status()).toBe(201)
  const { csrfToken } = await (await page.request.get('/api/auth/csrf')).json()
  await page.request.post('/api/auth/callback/credentials', { form: { email, password: PASSWORD, csrfToken, json: 'true' } })
  const { token } = await (await page.request.get('/api/auth/session')).json()
  const authorization = `Bearer ${token}`
  if (userType) await page.request.put('/api/user/me', { data: { user_type: userType }, headers: { authorization } })
  for (const child of children) {
    const response = await page.request.post('/api/children', { data: child, headers: { authorization } })
    expect(response.status()).toBe(201)
  }
  for (const group of groups) {
    const response = await page.request.post('/api/groups', { data: group, headers: { authorization } })
    expect(response.status()).toBe(201)
  }
  return { email, authorization }
}

/** Makes a user an admin. @param dataDir data folder of the user's app */
export async function grantAdmin(email: string, dataDir?: string) {
  expect(await runAdmin('grant', email, dataDir)).toContain('is an admin now')
}

/** The session of each app's admin. */
const admins = new Map<string, { authorization: string; cookies: Cookie[] }>()

/**
 * Signs this browser in as an admin. The tests of a worker share the account, because the host's command takes as long as a test:
 * they must not change its settings.
 * @param dataDir data folder of the page's app
 */
export async function signInAdmin(page: Page, dataDir = FIRST_APP): Promise<{ authorization: string }> {
  const known = admins.get(dataDir)
  if (known) {
    await page.context().addCookies(known.cookies)
    return known
  }
  const { email, authorization } = await signInNewUser(page)
  await grantAdmin(email, dataDir)
  const admin = { authorization, cookies: await page.context().cookies() }
  admins.set(dataDir, admin)
  return admin
}

/** Creates a password reset. @param dataDir data folder of the user's app @returns the path of its page */
export async function getResetPath(email: string, dataDir?: string): Promise<string> {
  const { pathname, search } = new URL(await runAdmin('reset', email, dataDir))
  return `${pathname}${search}`
}

/** Runs `npm run admin -- COMMAND EMAIL` for the first app or another one. @returns its output */
function runAdmin(command: string, email: string, dataDir?: string): Promise<string> {
  return runScript(['scripts/admin.ts', command, email], dataDir)
}

/** Runs a server command while the first app, or another one, runs. @returns its output */
export async function runScript(script: string[], dataDir = FIRST_APP): Promise<string> {
  const root = path.join(import.meta.dirname, '../../..')
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=react-server', ...script], { cwd: root, env })
  return stdout
}

export const noa = { name: 'Noa', date_of_birth: '2022-10-05' }

/** Generates three activities for the user's first listed child. @returns the batch's id, and the first activity's id and title */
export async function generateBatch(page: Page, authorization: string) {
  const [child] = await (await page.request.get('/api/children', { headers: { authorization } })).json()
  const data = { type: 'child', id: child.id, duration: '30-60min', location: 'indoor', batch_size: 3 }
  const response = await page.request.post('/api/activity', { data, headers: { authorization } })
  expect(response.status()).toBe(201)
  const { batch_id: batchId, activities } = await response.json()
  return { batchId: String(batchId), id: String(activities[0].id), title: String(activities[0].title) }
}
