import { expect, type Page, test } from '@playwright/test'
import { drag } from '../setup/drag.ts'
import { expectClean } from '../setup/expect-clean.ts'
import { generated, noa, signedIn } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const box = async (page: Page, name: string) => {
  const found = await button(page, name).boundingBox()
  if (!found) throw new Error(`${name} is not in sight`)
  return found
}

const phones = [
  { language: 'en', width: 390, height: 664 },
  { language: 'es', width: 320, height: 568 },
  { language: 'he', width: 320, height: 568 },
] as const

for (const { language, width, height } of phones) {
  test.describe(`${language}, ${width} × ${height}`, () => {
    test.use({ locale: language, viewport: { width, height } })
    const t = (key: string) => text(language, `deck.${key}`)

    test('is held in one hand: what one presses is above the tab bar, nothing scrolls, the heart is where the swipe saves', async ({ page }) => {
      const { authorization } = await signedIn(page, { language, children: [noa] })
      const { batchId } = await generated(page, authorization)
      await page.goto(`/activities?batch=${batchId}`)
      const card = page.getByRole('article').last()
      await expect(card.getByRole('listitem').filter({ hasText: /\S+ \S+ \S+/ })).not.toHaveCount(0)
      const bar = await page.getByRole('navigation').boundingBox()
      const shown = await card.boundingBox()
      for (const name of ['dismiss', 'save', 'details'].map(t)) {
        await expect(button(page, name)).toBeInViewport({ ratio: 1 })
        const { y, height: own } = await box(page, name)
        expect(y + own).toBeLessThanOrEqual(bar?.y ?? 0)
        expect(y).toBeGreaterThanOrEqual((shown?.y ?? 0) + (shown?.height ?? 0))
      }
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0)
      expect((await box(page, t('dismiss'))).x).toBeLessThan((await box(page, t('save'))).x)

      await card.tap()
      await expect(page.getByRole('dialog').getByRole('heading', { name: text(language, 'activity.safety') })).toBeVisible()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('close') })
        .click()
      await drag(page, card, width / 2, 0)
      await expect(page.getByText('2 / 3')).toBeVisible()
      const { activities } = await (await page.request.get('/api/saved', { headers: { authorization } })).json()
      expect(activities).toHaveLength(1)
    })
  })
}

test('After the last card stands what was saved, to do it now, three more, and another time or place', async ({ page }) => {
  const { authorization } = await signedIn(page, { children: [noa] })
  await page.goto('/')
  await page.getByText('15–30 min', { exact: true }).tap()
  await page.getByText('Indoors', { exact: true }).tap()
  await button(page, text('en', 'home.generate')).tap()
  await expect(page.getByText('1 / 3')).toBeVisible()
  await expect(page).toHaveURL(/\/activities\?batch=/)
  const firstDeck = page.url()
  const title = await page.getByRole('article').last().getByRole('heading').innerText()
  await button(page, 'Save').click()
  await expect(page.getByText('2 / 3')).toBeVisible()
  await button(page, 'Dismiss').click()
  await expect(page.getByText('3 / 3')).toBeVisible()
  await button(page, 'Dismiss').click()

  await expect(page).toHaveURL(/\/$/)
  const saved = page.getByRole('listitem').filter({ hasText: title })
  await expect(saved.getByRole('link', { name: 'Do it now' })).toHaveAttribute('href', /^\/activity\//)
  await expect(page.getByRole('link', { name: 'Another time or place' })).toBeVisible()
  await expectClean(page, 'the end of a deck')
  await button(page, 'Undo').click()
  await expect(page.getByText('3 / 3')).toBeVisible()
  await button(page, 'Dismiss').click()
  await button(page, 'Three more').click()
  await expect(page).toHaveURL(/\/activities\?batch=/)
  await expect(page).not.toHaveURL(firstDeck)
  await expect(page.getByText('1 / 3')).toBeVisible()
  const made = async () => (await (await page.request.get('/api/activity', { headers: { authorization } })).json()).activities
  await expect.poll(made).toHaveLength(6)
})

test('On an activity’s own page a swipe over its text leaves it as it is; over its picture it saves it', async ({ page }) => {
  const { authorization } = await signedIn(page, { children: [noa] })
  const { id, title } = await generated(page, authorization)
  await page.goto(`/activity/${id}`)
  const save = page.getByRole('button', { name: /^Saved?$/ })
  await expect(save).toHaveAttribute('aria-pressed', 'false')
  await drag(page, page.getByRole('heading', { name: title }), -130, 0)
  await drag(page, page.getByText(text('en', 'activity.safety')), 130, 0)
  await drag(page, page.getByText(text('en', 'activity.swipeHint')), 130, 0)
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(new RegExp(`/activity/${id}$`))
})

test.describe('Where there is hardly any height, as on a page made four times as large', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('the bars give way, and all of the deck can be reached', async ({ page }) => {
    const { authorization } = await signedIn(page, { children: [noa] })
    const { batchId } = await generated(page, authorization)
    await page.goto(`/activities?batch=${batchId}`)
    await expect(page.getByText('1 / 3')).toBeVisible()
    await button(page, 'Save').scrollIntoViewIfNeeded()
    await expect(button(page, 'Save')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('banner')).not.toBeInViewport()
    await button(page, 'Save').click()
    await expect(page.getByText('2 / 3')).toBeVisible()
  })
})
