import { expect, type Page, test } from '@playwright/test'
import { drag } from '../setup/drag.ts'
import { expectClean, expectFits } from '../setup/expect-clean.ts'
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

for (const { language, width, height } of [...phones, { language: 'en', width: 1280, height: 800 }] as const) {
  test.describe(`${language}, ${width} × ${height}, all seen`, () => {
    test.use({ locale: language, viewport: { width, height } })

    test('A parent reads the title and the text of a repeat, which no notice and no button covers', async ({ page }) => {
      const { authorization } = await signedIn(page, { language, children: [noa] })
      const { batchId } = await generated(page, authorization)
      await page.route('**/api/activity?batch_id=*', async (route) => {
        const response = await route.fetch()
        const { activities, ...rest } = await response.json()
        const seen = { seen_at: '2026-01-05T10:00:00Z', fitting_count: 42 }
        await route.fulfill({ response, json: { ...rest, activities: activities.map((one: object) => ({ ...one, ...seen })) } })
      })
      await page.goto(`/activities?batch=${batchId}`)
      const notice = page.getByRole('complementary')
      await expect(notice).toContainText('42')
      const card = page.getByRole('article').last()
      await expect(card.getByRole('heading')).toBeInViewport({ ratio: 1 })
      const cardBox = await card.boundingBox()
      const noticeBox = await notice.boundingBox()
      if (!cardBox || !noticeBox) throw new Error('The deck is not in sight')
      expect(noticeBox.height).toBeLessThanOrEqual(60)
      expect(noticeBox.y + noticeBox.height).toBeLessThanOrEqual(cardBox.y)
      for (const name of ['undo', 'dismiss', 'share', 'save', 'details']) {
        await expect(button(page, text(language, `deck.${name}`))).toBeInViewport({ ratio: 1 })
        expect((await box(page, text(language, `deck.${name}`))).y, name).toBeGreaterThanOrEqual(cardBox.y + cardBox.height)
      }
      await expectFits(page)
    })
  })
}

test.describe('A second press', () => {
  /** What was done with each card, and the page at the first of them. */
  async function opened(page: Page) {
    const { authorization } = await signedIn(page, { children: [noa] })
    const { batchId } = await generated(page, authorization)
    await page.goto(`/activities?batch=${batchId}`)
    await expect(page.getByText('1 / 3')).toBeVisible()
    const statuses = async (): Promise<string[]> => {
      const { activities } = await (await page.request.get(`/api/activity?batch_id=${batchId}`, { headers: { authorization } })).json()
      return activities.map(({ status }: { status: string }) => status).sort()
    }
    return { statuses }
  }

  for (const { name, status } of [
    { name: 'Dismiss', status: 'skipped' },
    { name: 'Save', status: 'saved' },
  ]) {
    test(`on ${name} leaves a card that has only just come, and a later one acts`, async ({ page }) => {
      const { statuses } = await opened(page)
      // 150 ms from the first release to the second.
      await button(page, name).click({ clickCount: 2, delay: 75 })
      await expect(page.getByText('2 / 3')).toBeVisible()
      await expect(button(page, name)).toBeEnabled()
      expect(await statuses()).toEqual(['new', 'new', status])
      await button(page, name).click()
      await expect(page.getByText('3 / 3')).toBeVisible()
      expect(await statuses()).toEqual(['new', status, status].sort())
      // Taking back waits for nothing.
      await button(page, 'Undo').click()
      await expect(page.getByText('2 / 3')).toBeVisible()
    })
  }

  test('in the moment in which the next card appears does nothing, by button or key', async ({ page }) => {
    const { statuses } = await opened(page)
    for (const { kind, shown } of [
      { kind: 'button', shown: '2 / 3' },
      { kind: 'key', shown: '3 / 3' },
    ]) {
      await expect(button(page, 'Dismiss')).toBeEnabled()
      await page.evaluate(
        ([how, counter]) => {
          const press = () => {
            if (how === 'key') document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }))
            else document.querySelector<HTMLElement>('button[aria-label="Dismiss"]')?.click()
          }
          const observer = new MutationObserver(() => {
            if (!document.body.textContent?.includes(String(counter))) return
            observer.disconnect()
            press()
            requestAnimationFrame(press)
          })
          observer.observe(document.body, { subtree: true, childList: true, characterData: true })
          press()
        },
        [kind, shown],
      )
      await expect(page.getByText(shown)).toBeVisible()
    }
    await expect(button(page, 'Dismiss')).toBeEnabled()
    await expect(page.getByText('3 / 3')).toBeVisible()
    expect(await statuses()).toEqual(['new', 'skipped', 'skipped'])
  })
})

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
