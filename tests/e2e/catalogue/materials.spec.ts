import { expect, type Page, test } from '@playwright/test'
import { PASSWORD } from '../../setup/data/passwords.ts'
import { expectClean } from '../setup/expect-clean.ts'
import { signedIn } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

const t = (key: string) => text('en', key)
const dialog = (page: Page) => page.getByRole('dialog')
const opener = (page: Page, language = 'en') => page.getByRole('button', { name: new RegExp(`^${text(language, 'materials.button')}`) })
const chip = (page: Page, key: string, language = 'en') =>
  page.getByRole('group', { name: text(language, 'explore.filters') }).getByRole('button', { name: text(language, key), exact: true })
const done = (page: Page, language = 'en') => dialog(page).getByRole('button', { name: text(language, 'materials.save'), exact: true })
const results = (page: Page, language = 'en') => page.getByRole('region', { name: text(language, 'explore.results') }).getByRole('listitem')
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('materials-at-home'))

/** Ticks these, by their names, and says so. */
async function haveAtHome(page: Page, ...names: string[]) {
  await opener(page).click()
  for (const name of names) await dialog(page).getByText(name, { exact: true }).click()
  await done(page).click()
  await expect(dialog(page)).toHaveCount(0)
}

/** The account's list, as the API has it. */
async function ownList(page: Page, authorization: string): Promise<string[]> {
  return (await (await page.request.get('/api/materials/me', { headers: { authorization } })).json()).materials
}

for (const language of ['en', 'es', 'he'] as const) {
  test.describe(`A visitor (${language})`, () => {
    // Motion off: what fades in has no contrast to measure.
    test.use({ locale: language, contextOptions: { reducedMotion: 'reduce' } })

    test('says once what is at home, and finds what nothing is missing for', async ({ page }) => {
      await page.goto('/explore')
      await chip(page, 'materials.nothingMissing', language).click()
      await expect(dialog(page).getByRole('heading', { name: text(language, 'materials.title') })).toBeVisible()
      await dialog(page)
        .getByRole('button', { name: text(language, 'materials.starter') })
        .click()
      await expectClean(page)
      const ticked = await dialog(page).getByRole('checkbox', { checked: true }).count()
      expect(ticked).toBeGreaterThan(50)
      // Looking for something keeps the ticks.
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
      const titles = await results(page, language).getByRole('link').allInnerTexts()
      expect(titles.length).toBeGreaterThan(5)
      await page.reload()
      await expect(results(page, language).getByRole('link')).toHaveText(titles, { useInnerText: true })
      await expect(opener(page, language)).toContainText(String(ticked))
      await expect(page.getByText(text(language, 'materials.unknown'))).toHaveCount(0)
    })
  })
}

test('Every activity says what is missing; one thing may be', async ({ page }) => {
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

test('What something at home does in the place of is named, on the card and beside the material', async ({ page }) => {
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

test('A result that was sent on tells whoever never ticked anything that it goes by nothing, and lets them', async ({ page }) => {
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

test('Ticks outlive a dialog closed by mistake, and a failure to save; the keyboard does it all', async ({ page }) => {
  await signedIn(page)
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

test('A parent’s list is in the account: what was ticked before signing in too, and on another device', async ({ page, browser }) => {
  await page.goto('/explore')
  await haveAtHome(page, 'Paper', 'Pencil', 'Masking tape')
  await expect.poll(() => kept(page)).toContain('masking-tape')
  const { email, authorization } = await signedIn(page)
  await page.goto('/explore')
  await expect(opener(page)).toContainText('3')
  await expect.poll(() => ownList(page, authorization)).toEqual(['masking-tape', 'paper', 'pencil'])
  await expect.poll(() => kept(page)).toBeNull()
  await expect(page.getByText(/\d things? missing/).first()).toBeVisible()

  const { activities } = await (await page.request.get('/api/explore/activities?q=masking%20tape')).json()
  await page.request.post(`/api/explore/activities/${activities[0].id}`, { data: { action: 'save' }, headers: { authorization } })
  await page.goto('/explore/saved')
  await expect(page.getByRole('listitem').filter({ hasText: activities[0].title })).toContainText(/Missing: |Instead of |You have it all/)

  const other = await (await browser.newContext()).newPage()
  await other.goto('/explore')
  // Somebody ticked things there before; the account has a list of its own, which stays.
  await haveAtHome(other, 'Ruler')
  const { csrfToken } = await (await other.request.get('/api/auth/csrf')).json()
  await other.request.post('/api/auth/callback/credentials', { form: { email, password: PASSWORD, csrfToken, json: 'true' } })
  await other.goto('/explore')
  await expect(opener(other)).toContainText('3')
  await expect.poll(() => kept(other)).toBeNull()
  await chip(other, 'materials.oneMissing').click()
  await expect(results(other)).not.toHaveCount(0)
  const few = await results(other).count()
  await haveAtHome(other, 'Child-safe scissors', 'Washable markers', 'Towels')
  await expect.poll(() => ownList(page, authorization)).toHaveLength(6)
  // What was narrowed by the list follows it.
  await expect.poll(() => results(other).count()).toBeGreaterThanOrEqual(few)
  await other.context().close()
})

test.describe('A visitor’s browser', () => {
  test('follows in its other tabs', async ({ page, context }) => {
    await page.goto('/explore')
    const other = await context.newPage()
    await other.goto('/explore')
    await haveAtHome(page, 'Paper')
    await expect(opener(other)).toContainText('1')
  })

  test('with nonsense in its storage has a list with nothing on it', async ({ page }) => {
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
    await expect.poll(() => kept(page)).toBe('["paper"]')
  })

  test('that keeps nothing, or no more, still goes by the list until the page is left', async ({ page }) => {
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
