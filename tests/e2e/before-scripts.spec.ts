import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { grantAdmin, signedIn } from './setup/people.ts'
import { text } from './setup/texts.ts'

/** What somebody types into fields of every kind; nothing of it may come into an address. */
const words = 'typed-too-early'
const typed: Record<string, string> = { email: `${words}@example.com`, date: '2021-03-04', number: '4242' }
const secrets = [words, '2021-03-04', '4242']

const fields = 'input:not([type=hidden], [type=radio], [type=checkbox], [type=file], [hidden]), textarea'

/** A browser of the same person in which no script runs. */
async function withoutScripts(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en', storageState: await page.context().storageState() })
  return context.newPage()
}

/** Types into all fields of a form that are seen, and presses Enter in the last. @returns whether the browser sends it */
async function enter(form: Locator): Promise<boolean> {
  const shown = await form.locator(fields).filter({ visible: true }).all()
  expect(shown.length).toBeGreaterThan(0)
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
  const forms = page.locator('form:not([hidden]):not(search form)')
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
  test('to sign in, and to set a new password', async ({ browser, page }) => {
    const bare = await withoutScripts(browser, page)
    await expectNothingGivenAway(bare, '/login', 1)
    await expectNothingGivenAway(bare, '/login?reset=some-token', 1)
  })

  test('as somebody new', async ({ browser, page }) => {
    await signedIn(page)
    const bare = await withoutScripts(browser, page)
    await expectNothingGivenAway(bare, '/generate-activity', 1)
    await expectNothingGivenAway(bare, '/generate-activity?by=age', 1)
    await expectNothingGivenAway(bare, '/account', 1)
    for (const path of ['/', '/profiles', '/journal', '/history']) await expectNothingGivenAway(bare, path, 0)
  })

  test('as an admin', async ({ browser, page }) => {
    const { email } = await signedIn(page)
    await grantAdmin(email)
    const bare = await withoutScripts(browser, page)
    await expectNothingGivenAway(bare, '/admin/explore/activities/new', 1)
    for (const path of ['/admin/explore', '/admin/locations']) await expectNothingGivenAway(bare, path, 0)
  })
})

test('A form that is sent too early says so, until it is sent with the page’s scripts', async ({ page }) => {
  await page.route('**/_next/static/chunks/**', (route) => route.abort())
  await page.goto('/login')
  await page.getByLabel('E-mail').fill('mia@example.com')
  await page.getByLabel('E-mail').press('Enter')
  await expect(page.getByText(text('en', 'form.unsent'))).toBeVisible()
  await page.unroute('**/_next/static/chunks/**')
  await page.reload()
  await expect(page.getByText(text('en', 'form.unsent'))).toBeVisible()
  await page.getByLabel('E-mail').fill('mia@example.com')
  await page.getByRole('button', { name: 'Sign in', exact: true }).tap()
  await expect(page.getByText('This field is required')).toBeVisible()
  await expect(page.getByText(text('en', 'form.unsent'))).toBeHidden()
})

test('What is looked for belongs into the address, also before the page’s scripts run', async ({ browser, page }) => {
  const bare = await withoutScripts(browser, page)
  for (const path of ['/explore', '/map']) {
    await bare.goto(path)
    const search = bare.locator('search input')
    await search.fill('water')
    await search.press('Enter')
    await expect(bare).toHaveURL(new RegExp(`${path}\\?(.*&)?q=water$`))
    await expect(search).toHaveValue('water')
  }
})
