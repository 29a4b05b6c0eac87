import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { PASSWORD } from '../../setup/data/passwords.ts'

interface Options {
  userType?: 'parent' | 'educator' | null
  language?: 'en' | 'es' | 'he'
  children?: { name: string; date_of_birth: string }[]
  groups?: { name: string; group_range?: string }[]
}

let count = 0

export function newEmail(): string {
  count++
  return `browser-${process.pid}-${Date.now()}-${count}@example.com`
}

/** Somebody with an account whose browser this is from now on: made and signed in over HTTP, as the forms do it. */
export async function signedIn(page: Page, { userType = 'parent', language = 'en', children = [], groups = [] }: Options = {}) {
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

/** Makes somebody an admin. @param dataDir of the app that is theirs */
export async function grantAdmin(email: string, dataDir?: string) {
  expect(await admin('grant', email, dataDir)).toContain('is an admin now')
}

/** The page on which somebody sets a new password. @param dataDir of the app that is theirs */
export async function resetPage(email: string, dataDir?: string): Promise<string> {
  const { pathname, search } = new URL(await admin('reset', email, dataDir))
  return `${pathname}${search}`
}

/** What whoever runs the first app, or another, does: `npm run admin -- COMMAND EMAIL`. @returns what it says */
function admin(command: string, email: string, dataDir?: string): Promise<string> {
  return runScript(['scripts/admin.ts', command, email], dataDir)
}

/** Runs one of the server's commands beside the first app, or another. @returns what it says */
export async function runScript(script: string[], dataDir = '.data/test-browser'): Promise<string> {
  const root = path.join(import.meta.dirname, '../../..')
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=react-server', ...script], { cwd: root, env })
  return stdout
}

export const noa = { name: 'Noa', date_of_birth: '2022-10-05' }

/** Three activities for the signed-in person's first child. @returns the batch's id and the first activity's */
export async function generated(page: Page, authorization: string) {
  const [child] = await (await page.request.get('/api/children', { headers: { authorization } })).json()
  const data = { type: 'child', id: child.id, duration: '30-60min', location: 'indoor', batch_size: 3 }
  const response = await page.request.post('/api/activity', { data, headers: { authorization } })
  expect(response.status()).toBe(201)
  const { batch_id: batchId, activities } = await response.json()
  return { batchId: String(batchId), id: String(activities[0].id), title: String(activities[0].title) }
}
