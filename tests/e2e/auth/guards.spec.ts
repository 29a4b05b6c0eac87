import { expect, test } from '@playwright/test'
import { generateBatch, noa, signInNewUser } from '../setup/people.ts'

const personal = [
  '/',
  '/user',
  '/admin/locations',
  '/history',
  '/profiles',
  '/generate-activity',
  '/activities',
  '/link-google',
  '/journal',
  '/journal/print',
  '/activities?batch=0197a2b4-0000-7000-8000-000000000000',
]

for (const path of personal) {
  test(`A visitor at ${path} is redirected to /login before anything is shown`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(307)
    const { pathname, searchParams } = new URL(response.headers().location ?? '', 'http://localhost')
    expect(pathname).toBe('/login')
    // `next` is absent for pages that a user reaches after sign-in anyway.
    expect(searchParams.get('next')).toBe(['/', '/user', '/link-google'].includes(path) ? null : path)
    expect(response.headers()['content-security-policy']).toContain("script-src 'self' 'nonce-")
  })
}

test('A user without a user type is redirected to /user from every personal page, and away from it once it is chosen', async ({ page }) => {
  await signInNewUser(page, { userType: null })
  for (const path of [
    '/',
    '/history',
    '/profiles',
    '/generate-activity',
    '/activities',
    '/admin/locations',
    '/link-google',
    '/journal',
    '/journal/print',
  ]) {
    const response = await page.request.get(path, { maxRedirects: 0 })
    expect([response.status(), response.headers().location], path).toEqual([307, expect.stringMatching(/\/user(\?next=[^&]*)?$/)])
  }
  await signInNewUser(page)
  const response = await page.request.get('/user', { maxRedirects: 0 })
  expect(response.headers().location).toMatch(/\/$/)
  const login = await page.request.get('/login', { maxRedirects: 0 })
  expect(login.status()).toBe(307)
})

test('A user’s personal pages are not stored by the browser', async ({ page }) => {
  await signInNewUser(page, { children: [noa] })
  for (const path of ['/', '/profiles', '/history', '/journal', '/admin/locations']) {
    expect((await page.request.get(path)).headers()['cache-control'], path).toContain('no-store')
  }
})

test('A user who signs out ends the session and its token at once', async ({ page }) => {
  const { authorization } = await signInNewUser(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect((await page.request.get('/api/children', { headers: { authorization } })).status()).toBe(401)
  expect((await page.request.get('/', { maxRedirects: 0 })).status()).toBe(307)
})

test("A user sees none of another user's data on any page", async ({ page, browser }) => {
  const { authorization } = await signInNewUser(page, { children: [noa] })
  const { id, batchId, title } = await generateBatch(page, authorization)
  const other = await (await browser.newContext()).newPage()
  await signInNewUser(other)
  expect((await other.goto(`/activity/${id}`))?.status()).toBe(404)
  expect((await other.goto('/activity/no-such-one'))?.status()).toBe(404)
  await expect(other.getByRole('heading', { name: 'This activity is not here' })).toBeVisible()
  await other.goto(`/activities?batch=${batchId}`)
  await expect(other.getByRole('heading', { name: 'No activities' })).toBeVisible()
  for (const path of ['/', '/profiles', '/history']) {
    await other.goto(path)
    await expect(other.locator('body')).not.toContainText('Noa')
    await expect(other.locator('body')).not.toContainText(title)
  }
})

test('A visitor is not offered Google if it is not configured', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect(page.locator('main')).not.toContainText('Google')
  await page.goto('/privacy')
  await expect(page.locator('main')).not.toContainText('Google')
  await signInNewUser(page)
  expect((await page.goto('/link-google'))?.status()).toBe(404)
})

test('A user who is no admin cannot open the admin area', async ({ page }) => {
  await signInNewUser(page)
  await page.goto('/admin/locations')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await expect(page.getByText("You don't have permission to access this page.")).toBeVisible()
  await page.getByRole('link', { name: 'Go back to home' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('An unknown API path returns a problem, not a page', async ({ request }) => {
  const response = await request.get('/api/nowhere/at/all')
  expect(response.status()).toBe(404)
  expect(response.headers()['content-type']).toBe('application/problem+json')
  expect(response.headers()['x-content-type-options']).toBe('nosniff')
  expect(await response.json()).toMatchObject({ status: 404, code: 'not_found' })
})

test('A visitor sees a 404 page at an unknown address', async ({ page }) => {
  const response = await page.goto('/nowhere')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})
