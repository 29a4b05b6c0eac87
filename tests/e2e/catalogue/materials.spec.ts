import { expect, type Page, test } from '@playwright/test'
import { PASSWORD } from '../../setup/data/passwords.ts'
import { expectAccessible } from '../setup/expect-accessible.ts'
import { signInNewUser } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

const t = (key: string) => text('en', key)
const dialog = (page: Page) => page.getByRole('dialog')
const opener = (page: Page, language = 'en') => page.getByRole('button', { name: new RegExp(`^${text(language, 'materials.button')}`) })
const chip = (page: Page, key: string, language = 'en') =>
  page.getByRole('group', { name: text(language, 'explore.filters') }).getByRole('button', { name: text(language, key), exact: true })
const done = (page: Page, language = 'en') => dialog(page).getByRole('button', { name: text(language, 'materials.save'), exact: true })
const results = (page: Page, language = 'en') => page.getByRole('region', { name: text(language, 'explore.results') }).getByRole('listitem')
const readKept = (page: Page) => page.evaluate(() => localStorage.getItem('materials-at-home'))

/** Ticks these materials by name and saves the list. */
async function haveAtHome(page: Page, ...names: string[]) {
  await opener(page).click()
  for (const name of names) await dialog(page).getByText(name, { exact: true }).click()
  await done(page).click()
  await expect(dialog(page)).toHaveCount(0)
}

/** Reads the account's list from the API. */
async function readOwnList(page: Page, authorization: string): Promise<string[]> {
  return (await (await page.request.get('/api/materials/me', { headers: { authorization } })).json()).materials
}

test.describe('A visitor', () => {
  const language = 'es'
  // Fading elements have no stable contrast to measure.
  test.use({ locale: language, contextOptions: { reducedMotion: 'reduce' } })

  test('lists the materials at home once and finds activities that need nothing else', async ({ page }) => {
    await page.goto('/explore')
    await chip(page, 'materials.nothingMissing', language).click()
    await expect(dialog(page).getByRole('heading', { name: text(language, 'materials.title') })).toBeVisible()
    await dialog(page)
      .getByRole('button', { name: text(language, 'materials.starter') })
      .click()
    await expectAccessible(page)
    const ticked = await dialog(page).getByRole('checkbox', { checked: true }).count()
    expect(ticked).toBeGreaterThan(50)
    // A search keeps the ticks.
    const search = dialog(page).getByRole('searchbox')
    await search.fill('zzz')
    await expect(dialog(page).getByText(text(language, 'materials.notFound'))).toBeVisible()
    await search.fill('')
    await expect(dialog(page).getByRole('checkbox', { checked: true })).toHaveCount(ticked)
    await done(page, language).click()

    await expect(page).toHaveURL('/explore?missing=0')
    await expect(chip(page, 'materials.nothingMissing', language)).toHaveAttribute('aria-pressed', 'true')
    await expect(results(page, language).first()).toContainText(
      new RegExp(`${text(language, 'explore.allAtHome')}|${text(language, 'materials.standIn').split('{')[0]}`),
    )
    // Other tests make activities popular, which adds a line.
    const readTitles = async () => (await results(page, language).getByRole('link').allInnerTexts()).map((text) => text.split('\n')[0])
    const titles = await readTitles()
    expect(titles.length).toBeGreaterThan(5)
    await page.reload()
    await expect.poll(readTitles).toEqual(titles)
    await expect(opener(page, language)).toContainText(String(ticked))
    await expect(page.getByText(text(language, 'materials.unknown'))).toHaveCount(0)
  })
})

test('A visitor sees missing materials on each activity and filters by at most one', async ({ page }) => {
  await page.goto('/explore/games')
  await haveAtHome(page, 'Paper', 'Pencil')
  await expect(results(page).first()).toContainText(/Missing: |You have it all/)
  await chip(page, 'materials.oneMissing').click()
  await expect(page).toHaveURL('/explore/games?missing=1')
  await expect(results(page).filter({ hasText: /Missing: [^,]*, / })).toHaveCount(0)
  await expect(results(page)).not.toHaveCount(0)
  await page.goto('/explore')
  await expect(page.getByText(/\d things? missing/).first()).toBeVisible()
})

test('A visitor sees which material at home replaces a missing one, on the card and next to the material', async ({ page }) => {
  const { activities } = await (await page.request.get('/api/explore/activities?q=masking%20tape')).json()
  const [found] = activities.filter(({ materials }: { materials: { id: string }[] }) => materials.some(({ id }) => id === 'masking-tape'))
  await page.goto('/explore?q=masking+tape')
  await haveAtHome(page, 'Sticky tape')
  const card = results(page).filter({ hasText: found.title }).first()
  await expect(card).toContainText('Instead of masking tape: sticky tape')
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/explore\/activity\//)
  await expect(page.getByRole('listitem').filter({ hasText: 'Masking tape' })).toContainText('Instead: sticky tape')
})

test('A visitor without a list who opens a shared result is told so and can make a list', async ({ page }) => {
  await page.goto('/explore?missing=0')
  await expect(page.getByText(t('materials.unknown'))).toBeVisible()
  const cards = page.getByRole('main').locator('a[href^="/explore/activity/"]')
  await expect(cards.first()).toBeVisible()
  const before = await cards.allTextContents()
  await page.getByRole('button', { name: t('materials.say') }).click()
  await dialog(page)
    .getByRole('button', { name: t('materials.starter') })
    .click()
  await done(page).click()
  await expect(page.getByText(t('materials.unknown'))).toHaveCount(0)
  await expect.poll(() => cards.allTextContents()).not.toEqual(before)
})

test('A user’s ticks survive a closed dialog and a failed save, with the keyboard only', async ({ page }) => {
  await signInNewUser(page)
  await page.goto('/explore')
  await opener(page).focus()
  await page.keyboard.press('Enter')
  const paper = dialog(page).getByRole('checkbox', { name: 'Paper', exact: true })
  await paper.focus()
  await page.keyboard.press('Space')
  await expect(paper).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText(t('draft.kept'))).toBeVisible()
  await expect(paper).toBeChecked()
  await page.route('**/api/materials/me', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
  await done(page).click()
  await expect(dialog(page).getByRole('alert')).toBeInViewport()
  await expect(paper).toBeChecked()
  await page.unroute('**/api/materials/me')
  await done(page).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(opener(page)).toContainText('1')
})

test('A parent’s list moves to the account at sign-in and is used on another device', async ({ page, browser }) => {
  await page.goto('/explore')
  await haveAtHome(page, 'Paper', 'Pencil', 'Masking tape')
  await expect.poll(() => readKept(page)).toContain('masking-tape')
  const { email, authorization } = await signInNewUser(page)
  await page.goto('/explore')
  await expect(opener(page)).toContainText('3')
  await expect.poll(() => readOwnList(page, authorization)).toEqual(['masking-tape', 'paper', 'pencil'])
  await expect.poll(() => readKept(page)).toBeNull()
  await expect(page.getByText(/\d things? missing/).first()).toBeVisible()

  const { activities } = await (await page.request.get('/api/explore/activities?q=masking%20tape')).json()
  await page.request.post(`/api/explore/activities/${activities[0].id}`, { data: { action: 'save' }, headers: { authorization } })
  await page.goto('/explore/saved')
  await expect(page.getByRole('listitem').filter({ hasText: activities[0].title })).toContainText(/Missing: |Instead of |You have it all/)

  const other = await (await browser.newContext()).newPage()
  await other.goto('/explore')
  // The list of this browser does not replace the account's list.
  await haveAtHome(other, 'Ruler')
  const { csrfToken } = await (await other.request.get('/api/auth/csrf')).json()
  await other.request.post('/api/auth/callback/credentials', { form: { email, password: PASSWORD, csrfToken, json: 'true' } })
  await other.goto('/explore')
  await expect(opener(other)).toContainText('3')
  await expect.poll(() => readKept(other)).toBeNull()
  await chip(other, 'materials.oneMissing').click()
  await expect(results(other)).not.toHaveCount(0)
  const few = await results(other).count()
  await haveAtHome(other, 'Child-safe scissors', 'Washable markers', 'Towels')
  await expect.poll(() => readOwnList(page, authorization)).toHaveLength(6)
  // The filtered results follow the list.
  await expect.poll(() => results(other).count()).toBeGreaterThanOrEqual(few)
  await other.context().close()
})

test.describe('A visitor’s browser', () => {
  test('updates the count in its other tabs', async ({ page, context }) => {
    await page.goto('/explore')
    const other = await context.newPage()
    await other.goto('/explore')
    await haveAtHome(page, 'Paper')
    await expect(opener(other)).toContainText('1')
  })

  test('with invalid data in its storage has an empty list', async ({ page }) => {
    for (const nonsense of ['{', '7', '"paper"', '[7, null, "DROP TABLE", {"id": "paper"}]']) {
      await page.goto('/explore')
      await page.evaluate((value) => localStorage.setItem('materials-at-home', value), nonsense)
      await page.goto('/explore?missing=0')
      await expect(page.getByText(t('materials.unknown'))).toBeVisible()
      await expect(results(page)).not.toHaveCount(0)
    }
    await page.getByRole('button', { name: t('materials.say') }).click()
    await dialog(page).getByText('Paper', { exact: true }).click()
    await done(page).click()
    await expect(opener(page)).toContainText('1')
    await expect.poll(() => readKept(page)).toBe('["paper"]')
  })

  test('without usable storage uses the list until the page is closed', async ({ page }) => {
    await page.addInitScript(() => {
      const fail = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
      Object.assign(Storage.prototype, { setItem: fail, removeItem: fail, ...(location.search.includes('blocked') && { getItem: fail }) })
    })
    for (const path of ['/explore', '/explore?blocked']) {
      await page.goto(path)
      await haveAtHome(page, 'Paper', 'Pencil')
      await expect(opener(page)).toContainText('2')
      await chip(page, 'materials.oneMissing').click()
      await expect(results(page)).not.toHaveCount(0)
    }
  })
})
