import { expect, type Locator, type Page, test } from '@playwright/test'
import { signInAdmin, signInNewUser } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

/** Values typed into fields of each type; none may appear in a URL. */
const words = 'typed-too-early'
const typed: Record<string, string> = { email: `${words}@example.com`, date: '2021-03-04', number: '4242' }
const secrets = [words, '2021-03-04', '4242']

const fields = 'input:not([type=hidden], [type=radio], [type=checkbox], [type=file], [hidden]), textarea'

const scripts = '**/_next/static/chunks/**'

/** Blocks the page's script files; inline scripts that place streamed parts still run. */
async function blockScripts(page: Page) {
  await page.route(scripts, (route) => route.abort())
}

/** Fills all visible fields of a form and presses Enter in the last. @returns whether the browser submits it */
async function fillAndSubmit(form: Locator): Promise<boolean> {
  const seen = form.locator(fields).filter({ visible: true })
  // Streamed parts are placed a moment after they arrive.
  await expect(seen.first()).toBeVisible()
  const shown = await seen.all()
  for (const field of shown) await field.fill(typed[(await field.getAttribute('type')) ?? ''] ?? words)
  await shown.at(-1)?.press('Enter')
  // A browser does not submit on Enter while the button is disabled, which only the page's scripts change.
  return (await form.locator('[type=submit]:disabled').count()) === 0
}

/** Submits each form of a page; expects to return to the form and no typed value in any URL. */
async function expectNothingInUrls(page: Page, path: string, count: number) {
  const asked: string[] = []
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())))
  await page.goto(path)
  const forms = page.locator('form:not(search form)').filter({ visible: true })
  await expect(forms).toHaveCount(count)
  for (let nth = 0; nth < count; nth++) {
    await page.goto(path)
    const form = forms.nth(nth)
    const isSent = await fillAndSubmit(form)
    if (isSent) await expect(form.getByText(text('en', 'form.unsent'))).toBeVisible()
    expect(page.url().replace(/#.*/, '')).toMatch(new RegExp(`${path.replace('?', '\\?')}$`))
  }
  expect(asked.length).toBeGreaterThan(count)
  expect(asked.filter((url) => secrets.some((secret) => url.includes(secret)))).toEqual([])
}

test.describe('Enter before the page’s scripts run puts no typed value into a URL', () => {
  test('when a visitor signs in or sets a new password', async ({ page }) => {
    await blockScripts(page)
    await expectNothingInUrls(page, '/login', 1)
    await expectNothingInUrls(page, '/login?reset=some-token', 1)
  })

  test('when a new user submits the first forms', async ({ page }) => {
    await signInNewUser(page)
    await blockScripts(page)
    await expectNothingInUrls(page, '/generate-activity', 1)
    await expectNothingInUrls(page, '/generate-activity?by=age', 1)
    await expectNothingInUrls(page, '/account', 1)
    for (const path of ['/', '/profiles', '/journal', '/history']) await expectNothingInUrls(page, path, 0)
  })

  test('when an admin submits a form', async ({ page }) => {
    await signInAdmin(page)
    await blockScripts(page)
    await expectNothingInUrls(page, '/admin/explore/activities/new', 1)
    for (const path of ['/admin/explore', '/admin/locations']) await expectNothingInUrls(page, path, 0)
  })
})

test('A visitor who submits a form before the page’s scripts run is told so, until it is submitted with them', async ({ page }) => {
  const unsent = page.getByText(text('en', 'form.unsent'))
  await blockScripts(page)
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

test('A visitor’s search is in the URL, also before the page’s scripts run', async ({ page }) => {
  await blockScripts(page)
  for (const path of ['/explore', '/map']) {
    await page.goto(path)
    const search = page.locator('search input')
    await search.fill('water')
    await search.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${path}\\?(.*&)?q=water$`))
    await expect(search).toHaveValue('water')
  }
})
