import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectFits } from '../setup/expect-accessible.ts'
import { blockTiles, button, card, chip, createTown, list, names, rows, search, t, view } from '../setup/map-page.ts'
import { noa, signInNewUser } from '../setup/people.ts'
import { type Spot, toBbox } from '../setup/places.ts'
import { text } from '../setup/texts.ts'

let spot: Spot
let around: string

test.beforeAll(async ({ browser, baseURL }) => {
  ;({ spot, around } = await createTown(browser, baseURL))
})
test.beforeEach(blockTiles)

test.describe('The list', () => {
  test('is shown without scripts, with opening states and times', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false, locale: 'en' })
    const page = await context.newPage()
    await page.goto(`/map?bbox=${around}`)
    await expect(rows(page)).toHaveCount(3)
    await expect(rows(page).filter({ hasText: 'Bear Playground' })).toContainText(/Open now.*Closes at .*\d:00/)
    await expect(rows(page).filter({ hasText: 'Otter Splash' })).toContainText('$$')
    await expect(rows(page).filter({ hasText: 'Otter Splash' })).toContainText('Closed')
    await expect(rows(page).filter({ hasText: 'Fox Trail' })).toContainText('Hours unknown')
    await context.close()
  })

  test('can be filtered, and a place opened, before the scripts run', async ({ page }) => {
    await page.route('**/_next/static/chunks/**', (route) => route.abort())
    await page.goto(`/map?bbox=${around}&free=true`)
    await expect(rows(page)).toHaveCount(2)
    await chip(page, 'Playgrounds').click()
    await expect(rows(page)).toHaveCount(1)
    await chip(page, 'Free').click()
    await chip(page, 'Playgrounds').click()
    await expect(rows(page)).toHaveCount(3)
    await view(page, 'Otter Splash').click()
    await expect(card(page, 'Otter Splash')).toContainText('Fountains to run through')
    await expect(card(page, 'Otter Splash').getByRole('link', { name: new RegExp(t('map.navigate')) })).toHaveAttribute('href', /google\.com/)
    await button(page, 'close').click()
    await expect(rows(page)).toHaveCount(3)
    await expect(card(page, 'Otter Splash')).toHaveCount(0)
  })

  test('is filtered by words, category and facts, is in the URL, and Back undoes a filter', async ({ page }) => {
    await page.goto(`/map?bbox=${around}`)
    await search(page).fill('RUN THROUGH')
    await expect(rows(page)).toHaveCount(1)
    await expect(page).toHaveURL(/q=RUN\+THROUGH/)
    await button(page, 'clearSearch').click()
    await expect(rows(page)).toHaveCount(3)
    await chip(page, 'Playgrounds').click()
    await expect(rows(page)).toHaveCount(1)
    await expect(page).toHaveURL(/category=playground/)
    await chip(page, 'Playgrounds').click()
    await expect(page).not.toHaveURL(/category/)
    await chip(page, t('map.openNow')).click()
    // The third place has unknown hours.
    await expect(rows(page)).toHaveCount(1)
    await expect.poll(() => names(page)).toEqual(['Bear Playground'])
    await expect(page).toHaveURL(/open=true/)
    await button(page, 'more').click()
    await page.getByRole('dialog').getByText(t('place.fact.fenced')).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('map.show') })
      .click()
    await expect(rows(page)).toHaveCount(1)
    await expect(page).toHaveURL(/fenced=true/)
    await page.goBack()
    await expect(page).not.toHaveURL(/fenced/)
    await expect(rows(page)).toHaveCount(1)
    await page.goBack()
    await expect(rows(page)).toHaveCount(3)
    await chip(page, 'Parks').click()
    await expect(page.getByRole('heading', { name: t('map.nothing') })).toBeVisible()
    await button(page, 'showAll').click()
    await expect(rows(page)).toHaveCount(3)
    // The nearest park is 0.2 degrees to the south.
    await chip(page, 'Parks').click()
    await expect(page.getByText('The nearest is 14 miles away.')).toBeVisible()
    await button(page, 'lookThere').click()
    await expect.poll(() => names(page)).toEqual(['Heron Park'])
    await expect(page).toHaveURL(/bbox=.*category=park|category=park.*bbox=/)
  })

  test('is filtered by a parent’s child', async ({ page }) => {
    await signInNewUser(page, { children: [noa] })
    await page.goto(`/map?bbox=${around}`)
    await page.getByRole('button', { name: /Good for .*Noa/ }).click()
    await expect(rows(page)).toHaveCount(2)
    await expect.poll(() => names(page)).not.toContain('Fox Trail')
    await expect(page).toHaveURL(/age_months=/)
    await page.getByRole('button', { name: /Good for .*Noa/ }).click()
    await expect(rows(page)).toHaveCount(3)
  })

  test('is filtered by an age, also for visitors', async ({ page }) => {
    await page.goto(`/map?bbox=${around}`)
    const age = page.getByRole('combobox', { name: t('map.age') })
    await age.selectOption('10 years')
    await expect(rows(page)).toHaveCount(2)
    await expect.poll(() => names(page)).not.toContain('Bear Playground')
    await expect(page).toHaveURL(/age_months=126/)
    await age.selectOption(t('map.age'))
    await expect(rows(page)).toHaveCount(3)
    // A URL can contain an age between the options.
    await page.goto(`/map?bbox=${around}&age_months=37`)
    await expect(rows(page)).toHaveCount(2)
    await expect(age).toHaveValue('37')
  })

  for (const { answer, status, body } of [
    { answer: 'a failure', status: 503, body: {} },
    { answer: 'a response that is no list', status: 200, body: { locations: [] } },
  ]) {
    test(`is empty after ${answer}, as is the map, and offers a retry`, async ({ page }) => {
      await page.goto(`/map?bbox=${around}`)
      await expect(rows(page)).toHaveCount(3)
      await expect(page.locator('canvas')).toHaveCount(1)
      let isAway = true
      await page.route('**/api/locations?*', (route) => (isAway ? route.fulfill({ status, json: body }) : route.continue()))
      await chip(page, 'Hiking').click()
      await expect(page.getByText(t('map.loadFailed'))).toBeVisible({ timeout: 20_000 })
      await expect(rows(page)).toHaveCount(0)
      await expect(page.getByText(t('map.nothing'))).toBeHidden()
      // The playground is in the middle of this view.
      const map = page.getByRole('region', { name: t('map.label') })
      const box = await map.boundingBox()
      await map.click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 2 - 20 } })
      isAway = false
      await button(page, 'retry').click()
      await expect(rows(page)).toHaveCount(1)
      await expect(card(page, 'Bear Playground')).toBeHidden()
    })
  }
})

test.describe('The map', () => {
  test('searches the view it is moved to, also by buttons, and the same URL shows the same places', async ({ page, browser, baseURL }) => {
    await page.goto(`/map?bbox=${toBbox(spot, 0.04)}`)
    await expect(rows(page)).toHaveCount(3)
    await button(page, 'arrows').click()
    for (let presses = 0; presses < 8 && (await rows(page).count()) > 0; presses++) {
      const before = page.url()
      await button(page, 'right').click()
      await expect(page).not.toHaveURL(before)
      await expect(list(page).locator('ul').first()).not.toHaveClass(/opacity-55/)
    }
    await expect(page.getByRole('heading', { name: t('map.nothing') })).toBeVisible()
    const empty = page.url()
    for (let presses = 0; presses < 5; presses++) await button(page, 'zoomOut').click()
    await expect(rows(page).filter({ hasText: 'Heron Park' }).first()).toBeVisible()
    await expect(page).not.toHaveURL(empty)
    const other = await browser.newPage({ baseURL, locale: 'en' })
    // The URL follows a moment after the last press, and places of other tests may be in so wide a view.
    await expect(async () => {
      await other.goto(page.url())
      await expect(rows(other).filter({ hasText: 'Heron Park' }).first()).toBeVisible()
      expect(await names(other)).toEqual(await names(page))
    }).toPass()
    await other.close()
  })

  test('does not block the list if it cannot be drawn', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    await page.goto(`/map?bbox=${around}`)
    await expect(page.getByText(t('map.failed'))).toBeVisible()
    await view(page, 'Otter Splash').click()
    await expect(card(page, 'Otter Splash')).toBeVisible()
  })
})

test.describe('The sheet', () => {
  const share = async (page: Page) => {
    const [sheet, whole] = await Promise.all([list(page).boundingBox(), list(page).locator('..').boundingBox()])
    return Math.round((100 * (sheet?.height ?? 0)) / (whole?.height ?? 1))
  }

  test('takes 40 % or 80 % of the height, by tap, key and drag', async ({ page }) => {
    await page.goto(`/map?bbox=${around}`)
    await expect.poll(() => share(page)).toBe(40)
    await button(page, 'expand').click()
    await expect.poll(() => share(page)).toBe(80)
    await expect(button(page, 'collapse')).toHaveAttribute('aria-expanded', 'true')
    await button(page, 'collapse').press('ArrowDown')
    await expect.poll(() => share(page)).toBe(40)
    await button(page, 'expand').press('Enter')
    await expect.poll(() => share(page)).toBe(80)

    const drag = async (by: number) => {
      const box = await list(page)
        .getByRole('button', { expanded: by > 0 })
        .first()
        .boundingBox()
      const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 10]
      await page.mouse.move(x, y)
      await page.mouse.down()
      for (let step = 1; step <= 10; step++) await page.mouse.move(x, y + (by * step) / 10)
      await page.mouse.up()
    }
    await drag(220)
    await expect.poll(() => share(page)).toBe(40)
    await drag(-220)
    await expect.poll(() => share(page)).toBe(80)
  })
})

for (const [language, colorScheme, width] of [
  ['es', 'dark', 320],
  ['he', 'light', 1280],
] as const) {
  test.describe(`${language}, ${colorScheme}, ${width} px`, () => {
    test.use({ locale: language, colorScheme, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

    test('The map, a place and the filters have no axe violations, fit the screen and violate no policy', async ({ page }) => {
      const errors: string[] = []
      page.on('console', (message) => /Content.Security|Hydration|hydrat/i.test(message.text()) && errors.push(message.text()))
      page.on('pageerror', (error) => errors.push(error.message))
      const check = async (what: string) => {
        await expectAccessible(page, what)
        await expectFits(page, what)
      }
      await page.goto(`/map?bbox=${around}`)
      await expect(page.getByText(text(language, 'map.plain'))).toBeVisible()
      await check('the list and the map')
      await page.getByRole('button', { name: text(language, 'map.arrows') }).click()
      await check('the arrows')
      await page.getByRole('button', { name: text(language, 'map.more') }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await check('the filters')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: text(language, 'map.viewOf').replace('{name}', 'Bear Playground') }).click()
      await expect(page.getByRole('region', { name: 'Bear Playground' })).toBeVisible()
      await check('a place')
      await page.goto(`/map?bbox=${around}`)
      await page.getByRole('button', { name: text(language, 'map.viewOf').replace('{name}', 'Otter Splash') }).click()
      const description = page.getByText('Fountains to run through')
      await expect(description).toHaveAttribute('lang', 'en')
      await expect(page.getByText(text(language, 'place.writtenIn.en'))).toBeVisible()
      expect(errors).toEqual([])
    })
  })
}
