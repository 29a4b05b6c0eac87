import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectFits } from '../setup/expect-accessible.ts'
import { noa, signInNewUser } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

interface Card {
  id: string
  title: string
  age_min_months: number
}

/** Finds an activity by index, for an age but not for babies. Tests use different ones, because ratings are shared. */
async function findActivityAt(page: Page, at: number, language = 'en', ageMonths = 48): Promise<Card> {
  const response = await page.request.get(`/api/explore/activities?age_months=${ageMonths}&sort=newest&limit=100`, {
    headers: { 'accept-language': language },
  })
  const { activities }: { activities: Card[] } = await response.json()
  const found = activities.filter((card) => card.age_min_months >= 24)[at]
  if (!found) throw new Error('There are too few activities')
  return found
}

/** Finds the first of these activities that needs materials. */
async function findFirstWithMaterials(page: Page, language: string) {
  for (let at = 0; ; at++) {
    const { id } = await findActivityAt(page, at, language)
    const activity = await (await page.request.get(`/api/explore/activities/${id}`, { headers: { 'accept-language': language } })).json()
    if (activity.materials.length > 0) return activity
  }
}

const openBrowser = async (browser: Browser, language: string) => (await browser.newContext({ locale: language, reducedMotion: 'reduce' })).newPage()

async function expectAccessibleAndFitting(page: Page, where: string) {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main h1').first(), where).toBeVisible()
  await expectAccessible(page, where)
  await expectFits(page, where)
}

test.describe('In Hebrew', () => {
  test.use({ locale: 'he' })

  test('A visitor reads an activity, ticks off a step, and is asked to sign in for other actions', async ({ page }) => {
    const { id, title, instructions, materials } = await findFirstWithMaterials(page, 'he')
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

test('A parent saves an activity, finds it in the saved list, does it with a child and is offered the journal', async ({ page }) => {
  await signInNewUser(page, { children: [noa] })
  const { id, title } = await findActivityAt(page, 1)
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

test('A user who unsaves an activity still sees it in the list until leaving the page', async ({ page }) => {
  const { authorization } = await signInNewUser(page)
  const [first, second] = [await findActivityAt(page, 2), await findActivityAt(page, 3)]
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

test('A user retries a saved list that failed to load, and gets from the empty list to the catalogue', async ({ page }) => {
  await signInNewUser(page)
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

test('A parent chooses among children, reads why one does not fit, and chooses another', async ({ page }) => {
  const baby = { name: 'Adam', date_of_birth: new Date().toISOString().slice(0, 10) }
  await signInNewUser(page, { children: [noa, baby] })
  const { id, title } = await findActivityAt(page, 4)
  await page.goto(`/explore/activity/${id}`)
  await page.getByRole('button', { name: 'Do this with …' }).click()
  const dialog = page.getByRole('dialog', { name: 'With whom?' })
  await dialog.getByRole('button', { name: /Adam/ }).click()
  // The reason is next to the child, also in a long list.
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Adam' }).getByRole('alert')).toHaveText(text('en', 'problem.detail.not_for_age'))
  await dialog.getByRole('button', { name: /Noa/ }).click()
  await expect(page.getByRole('button', { name: 'We did it' })).toBeVisible()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})

test('A parent starts an activity with two of three children', async ({ page }) => {
  const { authorization } = await signInNewUser(page, { children: [noa, { ...noa, name: 'Ben' }, { ...noa, name: 'Liam' }] })
  const { id } = await findActivityAt(page, 4)
  await page.goto(`/explore/activity/${id}`)
  await page.getByRole('button', { name: 'Do this with …' }).click()
  const dialog = page.getByRole('dialog', { name: 'With whom?' })
  await dialog.getByLabel('Several at once').check()
  await expect(dialog.getByRole('button', { name: 'Choose two or more' })).toBeDisabled()
  await dialog.getByRole('checkbox', { name: /Noa/ }).check()
  await dialog.getByRole('checkbox', { name: /Liam/ }).check()
  await expectAccessible(page, 'several children')
  await dialog.getByRole('button', { name: 'Do this with Liam and Noa' }).click()
  await expect(page.getByRole('button', { name: 'We did it' })).toBeVisible()
  const { activities } = await (await page.request.get('/api/activity', { headers: { authorization } })).json()
  expect(activities[0].child_ids).toHaveLength(2)
})

test('An educator chooses a group and sees variants by age before the steps', async ({ page }) => {
  const { authorization } = await signInNewUser(page, { userType: 'educator', groups: [{ name: 'Bees', group_range: '3–6 years' }] })
  const { id, title } = await findActivityAt(page, 5, 'en', 36)
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

test('A user without a child is led to profiles, and one without a user type to /user', async ({ page }) => {
  const { id } = await findActivityAt(page, 5)
  await signInNewUser(page)
  await page.goto(`/explore/activity/${id}`)
  await expect(page.getByRole('link', { name: 'Add a child to do this with' })).toHaveAttribute('href', '/profiles')
  await signInNewUser(page, { userType: null })
  await page.goto(`/explore/activity/${id}`)
  await expect(page.getByRole('link', { name: 'Do this with …' })).toHaveAttribute('href', '/user')
})

test('A parent’s rating counts at once, and other users see the average', async ({ page, browser }) => {
  const { id } = await findActivityAt(page, 6)
  const readRating = async (): Promise<{ rating: number | null; rating_count: number }> =>
    (await page.request.get(`/api/explore/activities/${id}`)).json()
  // The database may contain ratings of an earlier run.
  const { rating_count: before } = await readRating()
  await signInNewUser(page, { children: [noa] })
  await page.goto(`/explore/activity/${id}`)
  await page.getByRole('radio', { name: '4 of 5 stars' }).click({ force: true })
  await expect(page.getByText('Saved. Thank you!')).toBeVisible()
  await expect(page.getByText(`${(await readRating()).rating?.toFixed(1)} (${before + 1})`)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: '4 of 5 stars' })).toBeChecked()

  const other = await openBrowser(browser, 'en')
  await signInNewUser(other, { userType: 'educator' })
  await other.goto(`/explore/activity/${id}`)
  await other.getByRole('radio', { name: '5 of 5 stars' }).click({ force: true })
  await expect(other.getByText('Saved. Thank you!')).toBeVisible()
  const average = `${(await readRating()).rating?.toFixed(1)} (${before + 2})`
  await expect(other.getByText(average)).toBeVisible()
  await other.route('**/api/explore/activities/*/rating', (route) => route.abort())
  await other.getByRole('radio', { name: '1 of 5 stars' }).click({ force: true })
  await expect(other.getByText(text('en', 'exploreActivity.rateFailed'))).toBeVisible()
  await expect(other.getByRole('radio', { name: '5 of 5 stars' })).toBeChecked()

  const visitor = await openBrowser(browser, 'en')
  await visitor.goto(`/explore/activity/${id}`)
  await expect(visitor.getByText(average)).toBeVisible()
})

test('A visitor copies an activity’s unchanged link, because it is public', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  const { id } = await findActivityAt(page, 7)
  await page.goto(`/explore/activity/${id}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('A visitor sees a drawing with a caption in an activity that has one', async ({ page }) => {
  const drawn = page.waitForResponse((response) => response.url().endsWith('/drawings/cardboard-loom-bookmark.svg'))
  const { activities } = await (await page.request.get('/api/explore/activities?q=weave%20a%20bookmark')).json()
  await page.goto(`/explore/activity/${activities[0].id}`)
  await expect(page.getByRole('figure')).toContainText('Seven threads run lengthwise over the notches')
  expect((await drawn).status()).toBe(200)
})

test('A visitor sees more activities of the category below, without the current one', async ({ page }) => {
  const { id, title } = await findActivityAt(page, 8)
  await page.goto(`/explore/activity/${id}`)
  const more = page.getByRole('region', { name: 'More like this' })
  await more.scrollIntoViewIfNeeded()
  await expect(more.getByRole('link').nth(3)).toBeVisible()
  await expect(more.getByRole('button', { name: `Save: ${title}` })).toHaveCount(0)
})

test('A visitor at an unknown activity is led back to Explore', async ({ page }) => {
  for (const id of ['0192b7a0-0000-7000-8000-000000000000', 'nothing']) {
    const response = await page.goto(`/explore/activity/${id}`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'This activity is not here' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Back to Explore' })).toHaveAttribute('href', '/explore')
  }
})

test('An activity’s HTML contains no data of the signed-in user', async ({ page }) => {
  const { authorization } = await signInNewUser(page, { children: [noa] })
  const { id } = await findActivityAt(page, 9)
  const headers = { authorization }
  await page.request.post(`/api/explore/activities/${id}`, { data: { action: 'save' }, headers })
  await page.request.put(`/api/explore/activities/${id}/rating`, { data: { rating: 2 }, headers })
  const html = await (await page.request.get(`/explore/activity/${id}`)).text()
  expect(html).toContain('isSaved\\":false')
  expect(html).toContain('ownRating\\":null')
  expect(html).not.toContain('Noa')
})

test('A visitor who opens the saved list is redirected to /login', async ({ page }) => {
  await page.goto('/explore/saved')
  await expect(page).toHaveURL(/\/login/)
})

for (const { language, colorScheme, width } of [
  { language: 'en', colorScheme: 'light', width: 390 },
  { language: 'he', colorScheme: 'dark', width: 320 },
] as const) {
  test.describe(`${language}, ${colorScheme}, ${width} px`, () => {
    test.use({ locale: language, colorScheme, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

    test('An activity and the saved list have no axe violations and fit the screen', async ({ page }) => {
      const { id, title } = await findActivityAt(page, 10, language)
      await page.goto(`/explore/activity/${id}`)
      await expectAccessibleAndFitting(page, 'as a visitor')
      const long = { name: 'Maximiliana-Alexandra Konstantinopolitanskaya-Ben-Avraham de la Santísima', date_of_birth: '2024-01-31' }
      const { authorization } = await signInNewUser(page, { language, children: [long] })
      await page.goto('/explore/saved')
      await expectAccessibleAndFitting(page, 'nothing saved')
      await page.request.post(`/api/explore/activities/${id}`, { data: { action: 'save' }, headers: { authorization } })
      await page.request.put('/api/materials/me', { data: { materials: ['paper'] }, headers: { authorization } })
      await page.goto(`/explore/activity/${id}`)
      await expect(page.getByRole('group', { name: text(language, 'exploreActivity.rate') })).toBeVisible()
      await expectAccessibleAndFitting(page, 'signed in')
      await page.goto('/explore/saved')
      await expect(page.getByText(title)).toBeVisible()
      await expectAccessibleAndFitting(page, 'saved')
    })
  })
}

test('An activity’s HTML has a title, description and picture for link previews', async ({ page }) => {
  const { id, title } = await findActivityAt(page, 0)
  const html = await (await page.request.get(`/explore/activity/${id}`)).text()
  const meta = (property: string) => new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? ''
  expect(meta('og:title')).toContain(title.replaceAll("'", '&#x27;'))
  expect(meta('og:description')).not.toBe('')
  const picture = await page.request.get(meta('og:image'))
  expect(picture.status()).toBe(200)
  expect(picture.headers()['content-type']).toBe('image/jpeg')
})
