import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectClean, expectFits } from '../setup/expect-clean.ts'
import { noa, signedIn } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

interface Card {
  id: string
  title: string
  age_min_months: number
}

/** The catalogue's so many-th activity for four-year-olds but not for babies, in a language: each test has its own, for ratings are everybody's. */
async function nth(page: Page, at: number, language = 'en', ageMonths = 48): Promise<Card> {
  const response = await page.request.get(`/api/explore/activities?age_months=${ageMonths}&sort=newest&limit=100`, {
    headers: { 'accept-language': language },
  })
  const { activities }: { activities: Card[] } = await response.json()
  const found = activities.filter((card) => card.age_min_months >= 24)[at]
  if (!found) throw new Error('There are too few activities')
  return found
}

/** The first of these that something is fetched for. */
async function firstWithThings(page: Page, language: string) {
  for (let at = 0; ; at++) {
    const { id } = await nth(page, at, language)
    const activity = await (await page.request.get(`/api/explore/activities/${id}`, { headers: { 'accept-language': language } })).json()
    if (activity.materials.length > 0) return activity
  }
}

const ownBrowser = async (browser: Browser, language: string) => (await browser.newContext({ locale: language, reducedMotion: 'reduce' })).newPage()

async function expectCleanAndFitting(page: Page, where: string) {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main h1').first(), where).toBeVisible()
  await expectClean(page, where)
  await expectFits(page, where)
}

test.describe('in Hebrew', () => {
  test.use({ locale: 'he' })

  test('A visitor reads all of an activity, ticks off a step, and is invited where an account is needed', async ({ page }) => {
    const { id, title, instructions, materials } = await firstWithThings(page, 'he')
    const response = await page.goto(`/explore/activity/${id}`)
    expect(await response?.text()).toContain(instructions[0])
    await expect(page).toHaveTitle(new RegExp(title))
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(page.getByRole('main').locator('header').getByText(text('he', 'explore.new'), { exact: true })).toBeVisible()
    await expect(page.getByText(materials[0].name, { exact: true })).toBeVisible()
    await page.getByRole('checkbox').first().check({ force: true })
    await page.reload()
    await expect(page.getByRole('checkbox').first()).toBeChecked()
    await expect(page.getByRole('group', { name: text('he', 'exploreActivity.rate') })).toHaveCount(0)

    await page.getByRole('button', { name: text('he', 'exploreActivity.doWith') }).click()
    const dialog = page.getByRole('dialog', { name: text('he', 'exploreActivity.signInTitle') })
    await expect(dialog.getByRole('link', { name: text('he', 'explore.signIn') })).toHaveAttribute('href', /^\/login\?next=%2Fexplore%2Factivity%2F/)
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: text('he', 'activity.save'), exact: true }).click()
    await expect(page.getByRole('dialog', { name: text('he', 'explore.signInTitle') })).toBeVisible()
  })
})

test('A parent saves an activity, finds it among the saved, and does it with their child: the journal is offered', async ({ page }) => {
  await signedIn(page, { children: [noa] })
  const { id, title } = await nth(page, 1)
  await page.goto(`/explore/activity/${id}`)
  const save = page
    .getByRole('main')
    .locator('header')
    .getByRole('button', { name: /^Saved?$/ })
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/explore/saved')
  const heart = page.getByRole('button', { name: `Save: ${title}` })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: new RegExp(`^${title}`) }).click()

  await page.getByRole('button', { name: 'Do this with Noa' }).click()
  await expect(page).toHaveURL(/\/activity\/[\da-f-]{36}$/)
  await expect(page).not.toHaveURL(/explore/)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await page.getByRole('button', { name: 'We did it' }).click()
  await expect(page.getByRole('link', { name: 'Write it down' })).toBeVisible()
  await page.goto('/history')
  await expect(page.getByRole('link', { name: new RegExp(title) })).toContainText('Noa')
})

test('What is saved no longer stays until one leaves, and then is gone', async ({ page }) => {
  const { authorization } = await signedIn(page)
  const [first, second] = [await nth(page, 2), await nth(page, 3)]
  for (const { id } of [first, second])
    await page.request.post(`/api/explore/activities/${id}`, { data: { action: 'save' }, headers: { authorization } })
  await page.goto('/explore/saved')
  await page.getByRole('button', { name: `Save: ${first.title}` }).click()
  await expect(page.getByRole('button', { name: `Save: ${first.title}` })).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('link', { name: new RegExp(`^${second.title}`) }).click()
  await expect(page.getByRole('heading', { name: second.title, level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: `Save: ${second.title}` })).toBeVisible()
  await expect(page.getByRole('button', { name: `Save: ${first.title}` })).toHaveCount(0)
})

test('The saved list says that it could not be loaded, and asks again; with nothing in it, it leads to the catalogue', async ({ page }) => {
  await signedIn(page)
  await page.goto('/explore')
  await page.waitForLoadState('networkidle')
  await page.route('**/api/saved?*', (route) => route.fulfill({ status: 404, json: {} }))
  await page.goto('/explore/saved')
  await expect(page.getByText('Failed to load data')).toBeVisible()
  await page.unroute('**/api/saved?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Find something' }).click()
  await expect(page).toHaveURL(/\/explore$/)
})

test('A child is chosen among several; what speaks against it is said, and another can be chosen', async ({ page }) => {
  const baby = { name: 'Adam', date_of_birth: new Date().toISOString().slice(0, 10) }
  await signedIn(page, { children: [noa, baby] })
  const { id, title } = await nth(page, 4)
  await page.goto(`/explore/activity/${id}`)
  await page.getByRole('button', { name: 'Do this with …' }).click()
  const dialog = page.getByRole('dialog', { name: 'With whom?' })
  await dialog.getByRole('button', { name: /Adam/ }).click()
  // Beside the child, wherever in a long list that is.
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Adam' }).getByRole('alert')).toHaveText(text('en', 'problem.detail.not_for_age'))
  await dialog.getByRole('button', { name: /Noa/ }).click()
  await expect(page.getByRole('button', { name: 'We did it' })).toBeVisible()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})

test('A group is chosen like a child, and what differs by age stands before the steps', async ({ page }) => {
  const { authorization } = await signedIn(page, { userType: 'educator', groups: [{ name: 'Bees', group_range: '3–6 years' }] })
  const { id, title } = await nth(page, 5, 'en', 36)
  await page.goto(`/explore/activity/${id}`)
  await page.getByRole('button', { name: 'Do this with …' }).click()
  await page
    .getByRole('dialog', { name: 'With whom?' })
    .getByRole('button', { name: /Bees.*3–6 years/ })
    .click()
  await expect(page).toHaveURL(/:\d+\/activity\/[\da-f-]{36}$/)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'For each age' })).toBeVisible()
  const [group] = await (await page.request.get('/api/groups', { headers: { authorization } })).json()
  const { activities } = await (await page.request.get(`/api/activity?group_id=${group.id}`, { headers: { authorization } })).json()
  expect(activities).toHaveLength(1)
})

test('With nobody to do it with, and with no user type, one is led to what is missing', async ({ page }) => {
  const { id } = await nth(page, 5)
  await signedIn(page)
  await page.goto(`/explore/activity/${id}`)
  await expect(page.getByRole('link', { name: 'Add a child to do this with' })).toHaveAttribute('href', '/profiles')
  await signedIn(page, { userType: null })
  await page.goto(`/explore/activity/${id}`)
  await expect(page.getByRole('link', { name: 'Do this with …' })).toHaveAttribute('href', '/user')
})

test('A rating counts at once, and others see the average', async ({ page, browser }) => {
  const { id } = await nth(page, 6)
  const worth = async (): Promise<{ rating: number | null; rating_count: number }> => (await page.request.get(`/api/explore/activities/${id}`)).json()
  // The database may be that of an earlier run.
  const { rating_count: before } = await worth()
  await signedIn(page, { children: [noa] })
  await page.goto(`/explore/activity/${id}`)
  await page.getByRole('radio', { name: '4 of 5 stars' }).click({ force: true })
  await expect(page.getByText('Saved. Thank you!')).toBeVisible()
  await expect(page.getByText(`${(await worth()).rating?.toFixed(1)} (${before + 1})`)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: '4 of 5 stars' })).toBeChecked()

  const other = await ownBrowser(browser, 'en')
  await signedIn(other, { userType: 'educator' })
  await other.goto(`/explore/activity/${id}`)
  await other.getByRole('radio', { name: '5 of 5 stars' }).click({ force: true })
  await expect(other.getByText('Saved. Thank you!')).toBeVisible()
  const average = `${(await worth()).rating?.toFixed(1)} (${before + 2})`
  await expect(other.getByText(average)).toBeVisible()
  await other.route('**/api/explore/activities/*/rating', (route) => route.abort())
  await other.getByRole('radio', { name: '1 of 5 stars' }).click({ force: true })
  await expect(other.getByText(text('en', 'exploreActivity.rateFailed'))).toBeVisible()
  await expect(other.getByRole('radio', { name: '5 of 5 stars' })).toBeChecked()

  const visitor = await ownBrowser(browser, 'en')
  await visitor.goto(`/explore/activity/${id}`)
  await expect(visitor.getByText(average)).toBeVisible()
})

test('Its link is passed on as it is, for everybody may see it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  const { id } = await nth(page, 7)
  await page.goto(`/explore/activity/${id}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('What is easier seen than said is drawn, with a line under it', async ({ page }) => {
  const drawn = page.waitForResponse((response) => response.url().endsWith('/drawings/cardboard-loom-bookmark.svg'))
  const { activities } = await (await page.request.get('/api/explore/activities?q=weave%20a%20bookmark')).json()
  await page.goto(`/explore/activity/${activities[0].id}`)
  await expect(page.getByRole('figure')).toContainText('Seven threads run lengthwise over the notches')
  expect((await drawn).status()).toBe(200)
})

test('Others of its category follow, without itself', async ({ page }) => {
  const { id, title } = await nth(page, 8)
  await page.goto(`/explore/activity/${id}`)
  const more = page.getByRole('region', { name: 'More like this' })
  await more.scrollIntoViewIfNeeded()
  await expect(more.getByRole('link').nth(3)).toBeVisible()
  await expect(more.getByRole('button', { name: `Save: ${title}` })).toHaveCount(0)
})

test('One that there is not leads back to all the others', async ({ page }) => {
  for (const id of ['0192b7a0-0000-7000-8000-000000000000', 'nothing']) {
    const response = await page.goto(`/explore/activity/${id}`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'This activity is not here' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Back to Explore' })).toHaveAttribute('href', '/explore')
  }
})

test('A page holds nothing of who is signed in', async ({ page }) => {
  const { authorization } = await signedIn(page, { children: [noa] })
  const { id } = await nth(page, 9)
  const headers = { authorization }
  await page.request.post(`/api/explore/activities/${id}`, { data: { action: 'save' }, headers })
  await page.request.put(`/api/explore/activities/${id}/rating`, { data: { rating: 2 }, headers })
  const html = await (await page.request.get(`/explore/activity/${id}`)).text()
  expect(html).toContain('isSaved\\":false')
  expect(html).toContain('ownRating\\":null')
  expect(html).not.toContain('Noa')
})

test('What is saved is for people signed in', async ({ page }) => {
  await page.goto('/explore/saved')
  await expect(page).toHaveURL(/\/login/)
})

for (const { language, colorScheme, width } of [
  { language: 'en', colorScheme: 'light', width: 390 },
  { language: 'he', colorScheme: 'dark', width: 320 },
] as const) {
  test.describe(`${language}, ${colorScheme}, ${width} px`, () => {
    test.use({ locale: language, colorScheme, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

    test('An activity and what is saved are clean for axe and fit', async ({ page }) => {
      const { id, title } = await nth(page, 10, language)
      await page.goto(`/explore/activity/${id}`)
      await expectCleanAndFitting(page, 'as a visitor')
      const long = { name: 'Maximiliana-Alexandra Konstantinopolitanskaya-Ben-Avraham de la Santísima', date_of_birth: '2024-01-31' }
      const { authorization } = await signedIn(page, { language, children: [long] })
      await page.goto('/explore/saved')
      await expectCleanAndFitting(page, 'nothing saved')
      await page.request.post(`/api/explore/activities/${id}`, { data: { action: 'save' }, headers: { authorization } })
      await page.request.put('/api/materials/me', { data: { materials: ['paper'] }, headers: { authorization } })
      await page.goto(`/explore/activity/${id}`)
      await expect(page.getByRole('group', { name: text(language, 'exploreActivity.rate') })).toBeVisible()
      await expectCleanAndFitting(page, 'signed in')
      await page.goto('/explore/saved')
      await expect(page.getByText(title)).toBeVisible()
      await expectCleanAndFitting(page, 'saved')
    })
  })
}

test('A messenger that is sent the link finds what it is called, what it is, and a picture', async ({ page }) => {
  const { id, title } = await nth(page, 0)
  const html = await (await page.request.get(`/explore/activity/${id}`)).text()
  const meta = (property: string) => new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? ''
  expect(meta('og:title')).toContain(title.replaceAll("'", '&#x27;'))
  expect(meta('og:description')).not.toBe('')
  const picture = await page.request.get(meta('og:image'))
  expect(picture.status()).toBe(200)
  expect(picture.headers()['content-type']).toBe('image/jpeg')
})
