import { expect, type Page, test } from '@playwright/test'
import { drag } from '../setup/drag.ts'
import { expectAccessible, expectFits } from '../setup/expect-accessible.ts'
import { generateBatch, noa, signInNewUser } from '../setup/people.ts'
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

    test('A parent uses the deck with one hand: buttons are above the tab bar, nothing scrolls, and Save is on the side of the saving swipe', async ({
      page,
    }) => {
      const { authorization } = await signInNewUser(page, { language, children: [noa] })
      const { batchId } = await generateBatch(page, authorization)
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
  test.describe(`${language}, ${width} × ${height}, repeats`, () => {
    test.use({ locale: language, viewport: { width, height } })

    test('A parent reads the title and text of a repeat, which no notice or button covers', async ({ page }) => {
      const { authorization } = await signInNewUser(page, { language, children: [noa] })
      const { batchId } = await generateBatch(page, authorization)
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

test.describe('A second press in the deck', () => {
  /** Opens the deck at its first card. @returns a function that reads the cards' statuses */
  async function openDeck(page: Page) {
    const { authorization } = await signInNewUser(page, { children: [noa] })
    const { batchId } = await generateBatch(page, authorization)
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
    test(`on ${name} does not affect a card that has just appeared, but a later press does`, async ({ page }) => {
      const { statuses } = await openDeck(page)
      // 150 ms between the two releases.
      await button(page, name).click({ clickCount: 2, delay: 75 })
      await expect(page.getByText('2 / 3')).toBeVisible()
      await expect(button(page, name)).toBeEnabled()
      expect(await statuses()).toEqual(['new', 'new', status])
      await button(page, name).click()
      await expect(page.getByText('3 / 3')).toBeVisible()
      expect(await statuses()).toEqual(['new', status, status].sort())
      // Undo works at once.
      await button(page, 'Undo').click()
      await expect(page.getByText('2 / 3')).toBeVisible()
    })
  }

  test('by button or key does nothing while the next card appears', async ({ page }) => {
    const { statuses } = await openDeck(page)
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

test('After the last card, a parent can do a saved activity, get three more, or choose another time or place', async ({ page }) => {
  const { authorization } = await signInNewUser(page, { children: [noa] })
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
  await expectAccessible(page, 'the end of a deck')
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

test('A parent saves an activity by swiping its picture, but not its text', async ({ page }) => {
  const { authorization } = await signInNewUser(page, { children: [noa] })
  const { id, title } = await generateBatch(page, authorization)
  await page.goto(`/activity/${id}`)
  const save = page.getByRole('button', { name: /^Saved?$/ })
  await expect(save).toHaveAttribute('aria-pressed', 'false')
  await drag(page, page.getByRole('heading', { name: title }), -130, 0)
  await drag(page, page.getByText(text('en', 'activity.safety')), 130, 0)
  await drag(page, page.getByText(text('en', 'activity.swipeHint')), 130, 0)
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(new RegExp(`/activity/${id}$`))
})

test.describe('On a very low screen, as with 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('A parent reaches the whole deck, because the bars scroll away', async ({ page }) => {
    const { authorization } = await signInNewUser(page, { children: [noa] })
    const { batchId } = await generateBatch(page, authorization)
    await page.goto(`/activities?batch=${batchId}`)
    await expect(page.getByText('1 / 3')).toBeVisible()
    await button(page, 'Save').scrollIntoViewIfNeeded()
    await expect(button(page, 'Save')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('banner')).not.toBeInViewport()
    await button(page, 'Save').click()
    await expect(page.getByText('2 / 3')).toBeVisible()
  })
})
