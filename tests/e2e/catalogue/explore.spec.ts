import { expect, type Page, type Route, test } from '@playwright/test'
import { expectAccessible } from '../setup/expect-accessible.ts'
import { noa, signInNewUser } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

const t = (key: string) => text('en', key)
const search = (page: Page) => page.getByRole('searchbox', { name: t('explore.search') })
const results = (page: Page) => page.getByRole('region', { name: t('explore.results') })
const chip = (page: Page, name: string) => page.getByRole('group', { name: t('explore.filters') }).getByRole('button', { name, exact: true })
const row = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const titlesIn = (place: ReturnType<typeof row>) => place.getByRole('listitem').getByRole('link').allInnerTexts()

test.describe('The catalogue', () => {
  const language = 'he'
  test.use({ locale: language })

  test('loads row by row for a visitor, and a row loads more as it is scrolled', async ({ page }) => {
    await page.goto('/explore')
    await expect(page).toHaveTitle(new RegExp(text(language, 'explore.title')))
    const rows = page.locator('section:has(> div > h2[id^="row-"])')
    await expect(rows.nth(11)).toBeAttached()
    const first = page.locator('section[aria-labelledby=row-movement]') // a row that no other test changes
    await expect(first.getByRole('listitem')).toHaveCount(10)
    // Scrolls the row in the direction of writing.
    await first
      .locator('ul')
      .evaluate((list) => list.scrollBy({ left: (document.documentElement.dir === 'rtl' ? -1 : 1) * list.scrollWidth, behavior: 'instant' }))
    await expect(first.getByRole('listitem')).not.toHaveCount(10)
    await expect(async () => {
      const titles = await titlesIn(first)
      expect(titles.length).toBeGreaterThan(10)
      expect(new Set(titles).size).toBe(titles.length)
    }).toPass()
    // A row far below loads when it comes near the viewport.
    const last = page.locator('section[aria-labelledby=row-outings]')
    await expect(last.getByRole('link')).toHaveCount(1) // the link to the whole row
    await last.scrollIntoViewIfNeeded()
    await expect(last.getByRole('listitem')).not.toHaveCount(0)
    await last
      .getByRole('link', { name: new RegExp(text(language, 'explore.seeAll')) })
      .first()
      .click()
    await expect(page).toHaveURL(/\/explore\/outings$/)
    await expect(resultsIn(page, language).getByRole('listitem')).not.toHaveCount(0)
  })
})

const resultsIn = (page: Page, language: string) => page.getByRole('region', { name: text(language, 'explore.results') })

test.describe('Search', () => {
  test('applies while a visitor types, combines with filters, and is in the URL', async ({ page }) => {
    await page.goto('/explore')
    await search(page).fill('kite')
    await expect(results(page).getByRole('listitem').first()).toContainText(/kite/i)
    await expect(page).toHaveURL('/explore?q=kite')
    await chip(page, t('setting.indoor')).click()
    await expect(page).toHaveURL('/explore?q=kite&setting=indoor')
    // Some activities work outdoors too.
    const isIndoor = page.getByRole('img', { name: t('setting.indoor') })
    await expect(results(page).getByRole('listitem').filter({ hasNot: isIndoor })).toHaveCount(0)
    await expect(results(page).getByRole('listitem').filter({ has: isIndoor }).first()).toContainText(/kite/i)
    await chip(page, t('setting.indoor')).click()
    await expect(page).toHaveURL('/explore?q=kite')
    await page.goBack()
    await expect(page).toHaveURL('/explore?q=kite&setting=indoor')
    await expect(chip(page, t('setting.indoor'))).toHaveAttribute('aria-pressed', 'true')
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL('/explore')
    await expect(search(page)).toHaveValue('')
    await expect(page.getByRole('heading', { name: t('explore.picks') })).toBeVisible()
  })

  test('shows the same results for a shared URL', async ({ page }) => {
    await page.goto('/explore?q=kites&free=true&age_months=90&sort=duration')
    await expect(search(page)).toHaveValue('kites')
    await expect(chip(page, t('explore.free'))).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('combobox', { name: t('explore.age') })).toHaveValue('90')
    await expect(page.getByRole('combobox', { name: t('explore.sort') })).toHaveValue('duration')
    await expect(results(page).getByRole('listitem').first()).toContainText(/kite/i)
  })

  test('interprets the meaning of the words, and a visitor can remove each part', async ({ page }) => {
    await page.goto('/explore')
    await search(page).fill('dinosaurs in the bath 4 years')
    await expect(page.getByRole('button', { name: 'Leave out 4 years' })).toBeVisible()
    await expect(page.getByText('Nothing has all of it. This is without: \u2068in the bath\u2069.')).toBeVisible()
    await page.getByRole('button', { name: 'Leave out in the bath' }).click()
    await expect(search(page)).toHaveValue('dinosaurs 4 years')
    await expect(page.getByText('Nothing has all of it.')).toBeHidden()
    await expect(results(page).getByRole('listitem').first()).toContainText(/dinosaur|t\. rex/i)
  })

  test('names what nothing is about, and lists what is nearest', async ({ page }) => {
    await page.goto('/explore?q=kite%20qqxxzz')
    await expect(page.getByRole('status').filter({ hasText: 'Nothing about \u2068“qqxxzz”\u2069. Nearest:' })).toBeVisible()
    await expect(results(page).getByRole('listitem').first()).toContainText(/kite/i)
    await expectAccessible(page)
  })

  test('without results suggests which filter to remove', async ({ page }) => {
    await page.goto('/explore?q=kite&free=false')
    await expect(page.getByRole('heading', { name: t('explore.nothing') })).toBeVisible()
    await page.getByRole('button', { name: t('explore.without.free') }).click()
    await expect(results(page).getByRole('listitem').first()).toContainText(/kite/i)
    await search(page).fill('qwrtpxvbn')
    await expect(page.getByRole('heading', { name: t('explore.nothing') })).toBeVisible()
    await page.getByRole('button', { name: t('explore.showAll') }).click()
    await expect(page.getByRole('heading', { name: t('explore.picks') })).toBeVisible()
  })
})

test('A visitor’s last of 200 quick filter changes is shown, with at most two requests', async ({ page }) => {
  await page.goto('/explore')
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/explore/activities?')) asked++
  })
  const [indoor, outdoor] = [chip(page, t('setting.indoor')), chip(page, t('setting.outdoor'))]
  await indoor.evaluate((element) => {
    const other = [...(element.parentElement?.children ?? [])].indexOf(element) + 1
    for (let i = 0; i < 100; i++) {
      if (element instanceof HTMLElement) element.click()
      const next = element.parentElement?.children[other]
      if (next instanceof HTMLElement) next.click()
    }
  })
  await expect(outdoor).toHaveAttribute('aria-pressed', 'true')
  await expect(indoor).toHaveAttribute('aria-pressed', 'false')
  await expect(page).toHaveURL('/explore?setting=outdoor')
  await expect(results(page).getByRole('img', { name: t('setting.outdoor') })).toHaveCount(20)
  expect(asked).toBeLessThanOrEqual(2)
})

test.describe('Today’s Picks', () => {
  const current = (page: Page) => page.locator('section[aria-labelledby=picks] button[aria-current=true]')
  const pick = (number: number) => new RegExp(`^${number} of 10: `)

  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await page.goto('/explore')
    await expect(current(page)).toHaveAccessibleName(pick(1))
  })

  test('advance every five seconds, from the last to the first, until a visitor pauses them', async ({ page }) => {
    await page.clock.runFor(5000)
    await expect(current(page)).toHaveAccessibleName(pick(2))
    for (let number = 3; number <= 10; number++) {
      await page.clock.runFor(5000)
      await expect(current(page)).toHaveAccessibleName(pick(number))
    }
    await page.clock.runFor(5000)
    await expect(current(page)).toHaveAccessibleName(pick(1))
    await page.getByRole('button', { name: t('explore.pause') }).click()
    await page.clock.runFor(20_000)
    await expect(current(page)).toHaveAccessibleName(pick(1))
    await page.getByRole('button', { name: t('explore.play') }).click()
    await page.clock.runFor(5000)
    await expect(current(page)).toHaveAccessibleName(pick(2))
  })

  test('wait while they have the focus, and a dot leads to its pick', async ({ page }) => {
    await page.getByRole('button', { name: pick(4) }).focus()
    await page.clock.runFor(20_000)
    await expect(current(page)).toHaveAccessibleName(pick(1))
    await page.keyboard.press('Enter')
    await expect(current(page)).toHaveAccessibleName(pick(4))
    await expect(page.locator('section[aria-labelledby=picks]').getByRole('status')).toHaveText(pick(4))
  })

  test('stop when a visitor touches them', async ({ page }) => {
    await page.locator('section[aria-labelledby=picks] ul').dispatchEvent('pointerdown', { pointerType: 'touch' })
    await page.clock.runFor(20_000)
    await expect(current(page)).toHaveAccessibleName(pick(1))
    await expect(page.getByRole('button', { name: t('explore.play') })).toBeVisible()
  })

  test('show only indoor activities when a visitor chooses rain', async ({ page }) => {
    await page.getByRole('button', { name: t('explore.itRains') }).click()
    const picks = page.locator('section[aria-labelledby=picks]')
    await expect(picks.getByRole('img', { name: t('setting.indoor') })).toHaveCount(10)
  })
})

/** Collects the browser's console messages from now on. */
function collectConsole(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  return said
}
const unavailable = (route: Route) => route.fulfill({ status: 503, json: {} })
const UNAVAILABLE = 'API request failed: Service Unavailable'

test('A visitor retries picks that failed to load, and turns the rain filter off', async ({ page }) => {
  const said = collectConsole(page)
  await page.goto('/explore')
  const picks = page.locator('section[aria-labelledby=picks]')
  await expect(picks.getByRole('listitem')).toHaveCount(10)
  await page.route('**/api/explore/todays-picks?*', unavailable)
  await picks.getByRole('button', { name: t('explore.itRains') }).click()
  await expect(picks.getByText(t('explore.loadFailed'))).toBeVisible()
  expect(said).toContain(UNAVAILABLE)
  await page.unroute('**/api/explore/todays-picks?*')
  await picks.getByRole('button', { name: t('explore.retry') }).click()
  await expect(picks.getByRole('listitem')).toHaveCount(10)
  await picks.getByRole('button', { name: t('explore.itRains'), pressed: true }).click()
  await expect(picks.getByRole('listitem')).toHaveCount(10)
})

test.describe('Today’s Picks with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('do not advance on their own', async ({ page }) => {
    await page.clock.install()
    await page.goto('/explore')
    const dot = page.locator('section[aria-labelledby=picks] button[aria-current=true]')
    await expect(dot).toHaveAccessibleName(/^1 of 10/)
    await page.clock.runFor(20_000)
    await expect(dot).toHaveAccessibleName(/^1 of 10/)
    await expect(page.getByRole('button', { name: t('explore.pause') })).toHaveCount(0)
  })
})

test.describe('Saving', () => {
  const heart = (page: Page) => row(page, 'Movement').getByRole('button').first()

  test('asks a visitor to sign in', async ({ page }) => {
    await page.goto('/explore')
    await heart(page).click()
    await expect(page.getByRole('dialog', { name: t('explore.signInTitle') })).toBeVisible()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: t('explore.signIn') })
      .click()
    await expect(page).toHaveURL('/login?next=%2Fexplore')
  })

  test('waits for the server, shows a message, and is kept for the next visit', async ({ page }) => {
    await signInNewUser(page, { children: [noa] })
    await page.goto('/explore')
    await page.waitForLoadState('networkidle')
    let go = () => {}
    const until = new Promise<void>((resolve) => {
      go = resolve
    })
    await page.route('**/api/explore/activities/*', async (route) => {
      await until
      await route.continue()
    })
    await heart(page).click()
    await expect(heart(page)).toHaveAttribute('aria-disabled', 'true')
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
    go()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(t('explore.savedNow'), { exact: true }).last()).toBeVisible()
    await page.reload()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
    await heart(page).click()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  })

  test('shows an error and changes nothing when it fails', async ({ page }) => {
    const said = collectConsole(page)
    await signInNewUser(page)
    await page.goto('/explore')
    await page.waitForLoadState('networkidle')
    await page.route('**/api/explore/activities/*', unavailable)
    await heart(page).click()
    await expect(page.getByText(t('explore.saveFailed'))).toBeVisible()
    expect(said).toContain(UNAVAILABLE)
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
    await expect(heart(page)).not.toHaveAttribute('aria-disabled')
  })
})

test('A visitor who opens the saved list from Explore is asked to sign in on the same page', async ({ page }) => {
  await page.goto('/explore')
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: t('explore.savedList'), exact: true }).click()
  await expect(page.getByRole('dialog', { name: t('explore.signInTitle') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/explore')
})

test('A visitor who goes back to Explore finds the same search and scroll position', async ({ page }) => {
  await page.goto('/explore?q=dough')
  await results(page).getByRole('link').first().click()
  const more = page.getByRole('region', { name: t('exploreActivity.more') })
  await more.getByRole('heading').scrollIntoViewIfNeeded()
  await more.getByRole('listitem').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: t('exploreActivity.toExplore') }).click()
  await expect(page).toHaveURL('/explore?q=dough')

  await page.goto('/explore')
  const outings = row(page, 'Outings')
  await outings.scrollIntoViewIfNeeded()
  await outings.getByRole('link', { name: 'See all: Outings' }).click()
  await page.getByRole('link', { name: t('explore.toAll') }).click()
  await expect(page).toHaveURL('/explore')
  await expect(outings.getByRole('heading')).toBeInViewport()
})

test('A visitor without results in a category is led to all others; an empty category suggests no other word', async ({ page }) => {
  await page.goto('/explore/kitchen?q=qqxxzz')
  await expect(page.getByRole('link', { name: t('explore.inAll') })).toHaveAttribute('href', '/explore?q=qqxxzz')
  await page.route('**/api/explore/categories/**', (route) =>
    route.fulfill({
      json: {
        activities: [],
        pagination: { limit: 20, offset: 0, has_more: false, next_cursor: null },
        understood: [],
        widened: null,
        unmatched: [],
        other_ages_from: null,
      },
    }),
  )
  await page.getByRole('button', { name: t('explore.clearSearch') }).click()
  await page.getByRole('combobox', { name: t('explore.sort') }).selectOption({ label: t('explore.sorts.newest') })
  await expect(page.getByRole('heading', { name: t('explore.emptyCategory') })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: t('explore.showAll') })).toHaveAttribute('href', '/explore')
})

test('A parent sees activities for other ages than their child’s under a heading', async ({ page }) => {
  await signInNewUser(page, { children: [noa] })
  await page.goto('/explore?q=crawling')
  const others = results(page).getByRole('region', { name: t('explore.otherAges') })
  await expect(others.getByRole('listitem').first()).toBeVisible()
  await expect(others.getByRole('heading', { name: t('explore.otherAges') })).toBeVisible()
  await expectAccessible(page)
})

test('A parent filters by their child’s age', async ({ page }) => {
  await signInNewUser(page, { children: [noa] })
  await page.goto('/explore')
  await page.getByRole('combobox', { name: t('explore.age') }).selectOption({ label: 'For \u2068Noa\u2069' })
  await expect(page).toHaveURL(/\/explore\?age_months=\d+$/)
  await expect(results(page).getByRole('listitem')).toHaveCount(20)
})

test('A parent who chooses an age sees that age, and sees a child’s name only after choosing the child', async ({ page }) => {
  const today = new Date()
  // "4 years" means four and a half.
  const born = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 54, 1)).toISOString().slice(0, 10)
  await signInNewUser(page, { children: [{ name: 'Noa', date_of_birth: born }] })
  await page.goto('/explore')
  const age = page.getByRole('combobox', { name: t('explore.age') })
  const shown = () => age.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text)
  await expect(age.getByRole('option', { name: /Noa/ })).toHaveCount(1)
  await age.selectOption({ label: '4 years' })
  await expect(page).toHaveURL(/age_months=54$/)
  await expect.poll(shown).toBe('4 years')
  await age.selectOption({ label: 'For \u2068Noa\u2069' })
  await expect.poll(shown).toBe('For \u2068Noa\u2069')
})

test('A visitor retries one row that failed to load, next to loaded ones', async ({ page }) => {
  const said = collectConsole(page)
  await page.route('**/api/explore/categories/outings/**', unavailable)
  await page.goto('/explore')
  const outings = row(page, 'Outings')
  await outings.scrollIntoViewIfNeeded()
  await expect(outings.getByText(t('explore.loadFailed'))).toBeVisible()
  expect(said).toContain(UNAVAILABLE)
  await page.unroute('**/api/explore/categories/outings/**')
  await outings.getByRole('button', { name: t('explore.retry') }).click()
  await expect(outings.getByRole('listitem')).toHaveCount(10)
})

test('A visitor who filters without a connection sees an error, and the results once it is back', async ({ page, context }) => {
  await page.goto('/explore?q=kite')
  await chip(page, t('setting.outdoor')).click()
  await expect(
    results(page)
      .getByText(/\d activit/)
      .first(),
  ).toBeVisible()
  await context.setOffline(true)
  await chip(page, t('setting.indoor')).click()
  await expect(results(page).getByText(t('explore.loadFailed'))).toBeVisible()
  await expect(results(page).getByRole('listitem')).toHaveCount(0)
  await expect(chip(page, t('setting.indoor'))).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL('/explore?q=kite&setting=indoor')
  await results(page)
    .getByRole('button', { name: t('explore.retry') })
    .click()
  await expect(results(page).getByText(t('explore.loadFailed'))).toBeVisible()
  await context.setOffline(false)
  await expect(results(page).getByRole('listitem')).not.toHaveCount(0)
})

test('A visitor retries a filter after a server error', async ({ page }) => {
  await page.goto('/explore?q=kite')
  await expect(results(page).getByRole('listitem')).not.toHaveCount(0)
  await page.route('**/api/explore/activities?*', unavailable)
  await chip(page, t('setting.indoor')).click()
  await expect(results(page).getByText(t('explore.loadFailed'))).toBeVisible()
  await expect(chip(page, t('setting.indoor'))).toHaveAttribute('aria-pressed', 'true')
  await page.unroute('**/api/explore/activities?*')
  await results(page)
    .getByRole('button', { name: t('explore.retry') })
    .click()
  await expect(results(page).getByRole('listitem')).not.toHaveCount(0)
})

test('An educator sees areas of learning on each card and filters by them', async ({ page }) => {
  await signInNewUser(page, { userType: 'educator' })
  await page.goto('/explore?q=counting')
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards.first()).toContainText('Mathematics')
  await page.getByRole('combobox', { name: 'Area of learning' }).selectOption({ label: 'Literacy' })
  await expect(page).toHaveURL(/area=literacy/)
  await expect(cards.first()).toContainText('Literacy')
  await expect(cards.filter({ hasNotText: 'Literacy' })).toHaveCount(0)
  await expectAccessible(page)
})
