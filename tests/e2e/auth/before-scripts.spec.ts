import { expect, type Locator, type Page, test } from '@playwright/test'
import { grantAdmin, signedIn } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

/** What somebody types into fields of every kind; nothing of it may come into an address. */
const words = 'typed-too-early'
const typed: Record<string, string> = { email: `${words}@example.com`, date: '2021-03-04', number: '4242' }
const secrets = [words, '2021-03-04', '4242']

const fields = 'input:not([type=hidden], [type=radio], [type=checkbox], [type=file], [hidden]), textarea'

const scripts = '**/_next/static/chunks/**'

/** The page's own scripts never come; those within it that put its parts in place do. */
async function withoutScripts(page: Page) {
  await page.route(scripts, (route) => route.abort())
}

/** Types into all fields of a form that are seen, and presses Enter in the last. @returns whether the browser sends it */
async function enter(form: Locator): Promise<boolean> {
  const seen = form.locator(fields).filter({ visible: true })
  // What the page brings in its stream is put in place a moment after it has come.
  await expect(seen.first()).toBeVisible()
  const shown = await seen.all()
  for (const field of shown) await field.fill(typed[(await field.getAttribute('type')) ?? ''] ?? words)
  await shown.at(-1)?.press('Enter')
  // With a button that waits for what is typed, which takes the page's scripts, a browser sends nothing at Enter.
  return (await form.locator('[type=submit]:disabled').count()) === 0
}

/** Enter in each form of a page: it leads back to the form, and no address has had anything of what was typed. */
async function expectNothingGivenAway(page: Page, path: string, count: number) {
  const asked: string[] = []
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())))
  await page.goto(path)
  const forms = page.locator('form:not(search form)').filter({ visible: true })
  await expect(forms).toHaveCount(count)
  for (let nth = 0; nth < count; nth++) {
    await page.goto(path)
    const form = forms.nth(nth)
    const isSent = await enter(form)
    if (isSent) await expect(form.getByText(text('en', 'form.unsent'))).toBeVisible()
    expect(page.url().replace(/#.*/, '')).toMatch(new RegExp(`${path.replace('?', '\\?')}$`))
  }
  expect(asked.length).toBeGreaterThan(count)
  expect(asked.filter((url) => secrets.some((secret) => url.includes(secret)))).toEqual([])
}

test.describe('Enter before the page’s scripts run gives nothing away', () => {
  test('to sign in, and to set a new password', async ({ page }) => {
    await withoutScripts(page)
    await expectNothingGivenAway(page, '/login', 1)
    await expectNothingGivenAway(page, '/login?reset=some-token', 1)
  })

  test('as somebody new', async ({ page }) => {
    await signedIn(page)
    await withoutScripts(page)
    await expectNothingGivenAway(page, '/generate-activity', 1)
    await expectNothingGivenAway(page, '/generate-activity?by=age', 1)
    await expectNothingGivenAway(page, '/account', 1)
    for (const path of ['/', '/profiles', '/journal', '/history']) await expectNothingGivenAway(page, path, 0)
  })

  test('as an admin', async ({ page }) => {
    const { email } = await signedIn(page)
    await grantAdmin(email)
    await withoutScripts(page)
    await expectNothingGivenAway(page, '/admin/explore/activities/new', 1)
    for (const path of ['/admin/explore', '/admin/locations']) await expectNothingGivenAway(page, path, 0)
  })
})

test('A form that is sent too early says so, until it is sent with the page’s scripts', async ({ page }) => {
  const unsent = page.getByText(text('en', 'form.unsent'))
  await withoutScripts(page)
  await page.goto('/login')
  await expect(unsent).toBeHidden()
  await page.getByLabel('E-mail').fill('mia@example.com')
  await page.getByLabel('E-mail').press('Enter')
  await expect(unsent).toBeVisible()
  await page.unroute(scripts)
  await page.reload()
  await expect(unsent).toBeVisible()
  await page.getByLabel('E-mail').fill('mia@example.com')
  await page.getByRole('button', { name: 'Sign in', exact: true }).tap()
  await expect(page.getByText('This field is required')).toBeVisible()
  await expect(unsent).toBeHidden()
})

test('What is looked for belongs into the address, also before the page’s scripts run', async ({ page }) => {
  await withoutScripts(page)
  for (const path of ['/explore', '/map']) {
    await page.goto(path)
    const search = page.locator('search input')
    await search.fill('water')
    await search.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${path}\\?(.*&)?q=water$`))
    await expect(search).toHaveValue('water')
  }
})
