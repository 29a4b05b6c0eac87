import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { noa, signedIn } from './setup/people.ts'
import { admin, newSpot, placesAt, type Spot, viewOf } from './setup/places.ts'
import { text } from './setup/texts.ts'

const t = (key: string) => text('en', key)
const list = (page: Page) => page.getByRole('region', { name: t('map.list'), exact: true })
const rows = (page: Page) => list(page).getByRole('listitem')
const view = (page: Page, name: string) => page.getByRole('button', { name: `View: ${name}`, exact: true })
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const chip = (page: Page, name: string) => page.getByRole('group', { name: t('map.filters') }).getByRole('button', { name, exact: true })
const search = (page: Page) => page.getByRole('searchbox', { name: t('map.search') })
const button = (page: Page, key: string) => page.getByRole('button', { name: t(`map.${key}`), exact: true })
const names = (page: Page) => rows(page).locator('p:first-child').allInnerTexts()

/** Whether a script is the library that does. */
const drawsMaps = (script: string) => script.includes('maplibregl-canvas')

let spot: Spot
let ids: Map<string, string>
let around: string

test.beforeAll(async ({ browser, baseURL }) => {
  spot = newSpot()
  ids = await placesAt(browser, baseURL, spot, {
    'Bear Playground': { hours: '00:00-23:59', fenced: true, toilets: true, phone: '+1 504 555 0100', age_min_months: 24, age_max_months: 72 },
    'Otter Splash': { category: 'water_fun', north: 0.012, price_level: '$$', hours: 'off', description: 'Fountains to run through' },
    'Fox Trail': { category: 'hiking', east: 0.03, image_url: 'https://pictures.invalid/fox.jpg', age_min_months: 120 },
    'Heron Park': { category: 'park', north: -0.2, is_open_now: true },
  })
  around = viewOf(spot, 0.04)
})

// The sandbox of tests has no internet: these make sure of it everywhere.
test.beforeEach(({ page }) => page.route('https://tiles.openfreemap.org/**', (route) => route.abort()))

test.describe('The list', () => {
  test('is there without any script, with what is open, and until when', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false, locale: 'en' })
    const page = await context.newPage()
    await page.goto(`/map?bbox=${around}`)
    await expect(rows(page)).toHaveCount(3)
    await expect(rows(page).filter({ hasText: 'Bear Playground' })).toContainText(/Open now.*Closes at 11:59 PM/)
    await expect(rows(page).filter({ hasText: 'Otter Splash' })).toContainText('$$')
    await expect(rows(page).filter({ hasText: 'Otter Splash' })).toContainText('Closed')
    await expect(rows(page).filter({ hasText: 'Fox Trail' })).toContainText('Hours unknown')
    await context.close()
  })

  test('is narrowed, and a place looked at, before the page runs too', async ({ page }) => {
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

  test('is painted before the map’s code has come, and can be used without it', async ({ page }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    let isHeld = false
    await page.route('**/_next/static/chunks/**', async (route) => {
      const response = await route.fetch()
      const body = await response.text()
      if (drawsMaps(body)) {
        isHeld = true
        await released
      }
      await route.fulfill({ response, body })
    })
    await page.goto(`/map?bbox=${around}`)
    await expect.poll(() => isHeld).toBe(true)
    await expect(rows(page)).toHaveCount(3)
    expect(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)
    await chip(page, 'Playgrounds').click()
    await expect(rows(page)).toHaveCount(1)
    await expect(page.locator('canvas')).toHaveCount(0)
    release()
    await expect(page.locator('canvas')).toHaveCount(1)
  })

  test('is narrowed by words, kind and facts, stands in the address, and back undoes it', async ({ page }) => {
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
    await expect(rows(page)).toHaveCount(2)
    expect((await names(page)).sort()).toEqual(['Bear Playground', 'Fox Trail'])
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
    await expect(rows(page)).toHaveCount(2)
    await page.goBack()
    await expect(rows(page)).toHaveCount(3)
    await chip(page, 'Parks').click()
    await expect(page.getByRole('heading', { name: t('map.nothing') })).toBeVisible()
    await button(page, 'showAll').click()
    await expect(rows(page)).toHaveCount(3)
  })

  test('knows which places suit a child', async ({ page }) => {
    await signedIn(page, { children: [noa] })
    await page.goto(`/map?bbox=${around}`)
    await page.getByRole('button', { name: /Good for .*Noa/ }).click()
    await expect(rows(page)).toHaveCount(2)
    expect(await names(page)).not.toContain('Fox Trail')
    await expect(page).toHaveURL(/age_months=/)
    await page.getByRole('button', { name: /Good for .*Noa/ }).click()
    await expect(rows(page)).toHaveCount(3)
  })

  test('knows which places suit an age, for visitors too', async ({ page }) => {
    await page.goto(`/map?bbox=${around}`)
    const age = page.getByRole('combobox', { name: t('map.age') })
    await age.selectOption('10 years')
    await expect(rows(page)).toHaveCount(2)
    expect(await names(page)).not.toContain('Bear Playground')
    await expect(page).toHaveURL(/age_months=126/)
    await age.selectOption(t('map.age'))
    await expect(rows(page)).toHaveCount(3)
    // An age between ours stands in an address.
    await page.goto(`/map?bbox=${around}&age_months=37`)
    await expect(rows(page)).toHaveCount(2)
    await expect(age).toHaveValue('37')
  })

  test('that cannot be loaded stays as it is, and is asked for again', async ({ page }) => {
    await page.goto(`/map?bbox=${around}`)
    let isAway = true
    await page.route('**/api/locations?*', (route) => (isAway ? route.fulfill({ status: 503, json: {} }) : route.continue()))
    await chip(page, 'Hiking').click()
    await expect(page.getByText(t('map.loadFailed'))).toBeVisible({ timeout: 20_000 })
    isAway = false
    await button(page, 'retry').click()
    await expect(rows(page)).toHaveCount(1)
  })
})

test.describe('Where somebody is', () => {
  test('is asked for after a tap alone, sorts the list by miles, and leaves the browser rounded', async ({ page, context }) => {
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/api/locations?') && asked.push(new URL(request.url()).searchParams.get('near') ?? ''))
    await page.goto('/map')
    await expect(button(page, 'locate')).toBeVisible()
    // Granted only once the page runs, which would else find that it may look, and look by itself.
    await expect(page.locator('canvas')).toHaveCount(1)
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: spot.latitude + 0.000_049, longitude: spot.longitude })
    await button(page, 'locate').click()
    await expect(rows(page).first()).toContainText('Bear Playground')
    await expect(rows(page).first()).toContainText('0.0 miles')
    await expect(rows(page).nth(1)).toContainText('Otter Splash')
    await expect(rows(page).nth(1)).toContainText('0.8 miles')
    await expect(button(page, 'locate')).toBeHidden()
    expect(asked.filter((near) => !/^-?\d+\.\d{3},-?\d+\.\d{3}$/.test(near))).toEqual([])
    expect(asked.at(-1)).toBe(`${spot.latitude.toFixed(3)},${spot.longitude.toFixed(3)}`)
  })

  test('is known at once where they said yes before, and the map comes back to it', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(spot)
    await page.goto('/map')
    await expect(rows(page).first()).toContainText('Bear Playground')
    await button(page, 'zoomIn').click()
    await expect(page).toHaveURL(/bbox=/)
    await button(page, 'recentre').click()
    await expect(page).toHaveURL('/map')
  })

  test('is told in kilometres where somebody chooses them, from then on', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(spot)
    await page.goto('/map')
    await expect(rows(page).nth(1)).toContainText('0.8 miles')
    await button(page, 'more').click()
    await page.getByRole('dialog').getByText(t('map.units.km'), { exact: true }).click()
    await page.keyboard.press('Escape')
    await expect(rows(page).nth(1)).toContainText('1.3 km')
    await page.reload()
    await expect(rows(page).nth(1)).toContainText('1.3 km')
    await rows(page).nth(1).getByRole('button').click()
    await expect(card(page, 'Otter Splash')).toContainText('1.3 km')
  })

  test('is told in the unit of the account, which is chosen on the map too', async ({ page }) => {
    const { authorization } = await signedIn(page)
    await page.goto('/map')
    await button(page, 'more').click()
    await page.getByRole('dialog').getByText(t('map.units.km'), { exact: true }).click()
    const kept = async () => (await page.request.get('/api/settings/me', { headers: { authorization } })).json()
    await expect.poll(kept).toMatchObject({ distance_unit: 'km', theme_color: 'system' })
    await page.context().clearCookies({ name: 'distance' })
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-distance', 'km')
  })

  test('may be refused: the map begins where it always does, and says so', async ({ page }) => {
    await page.goto('/map')
    await button(page, 'locate').click()
    await expect(page.getByText(t('map.refused'))).toBeVisible()
    await expect(rows(page).filter({ hasText: 'Lafayette Square' })).toBeVisible()
    await expect(rows(page).first()).not.toContainText('miles')
  })

  test('may not be known', async ({ page, context }) => {
    await page.goto('/map')
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(null)
    await button(page, 'locate').click()
    await expect(page.getByText(t('map.unavailable'))).toBeVisible({ timeout: 20_000 })
    await expect(button(page, 'locate')).toBeEnabled()
  })
})

test.describe('A place', () => {
  test('is looked at from its row, stands in the address, and gives the focus back', async ({ page }) => {
    await page.goto(`/map?bbox=${around}`)
    await view(page, 'Bear Playground').click()
    const open = card(page, 'Bear Playground')
    await expect(open).toBeFocused()
    await expect(open).toContainText('Ages 2–6 years')
    await expect(open.getByRole('listitem').filter({ hasText: t('place.fact.fenced') })).toBeVisible()
    await expect(open.getByRole('link', { name: t('map.contact') })).toHaveAttribute('href', 'tel:+15045550100')
    const way = open.getByRole('link', { name: new RegExp(t('map.navigate')) })
    await expect(way).toHaveAttribute('target', '_blank')
    await expect(way).toHaveAttribute('href', new RegExp(`${spot.latitude}.*${spot.longitude}`))
    await expect(page).toHaveURL(new RegExp(`place=${ids.get('Bear Playground')}`))
    await page.keyboard.press('Escape')
    await expect(open).toBeHidden()
    await expect(view(page, 'Bear Playground')).toBeFocused()
    await expect(page).not.toHaveURL(/place=/)
    await page.goBack()
    await expect(open).toBeVisible()
  })

  test('has no way to call it without a number, and its kind in place of a picture that does not come', async ({ page }) => {
    await page.goto(`/map?place=${ids.get('Fox Trail')}`)
    const open = card(page, 'Fox Trail')
    await expect(open.getByRole('link', { name: t('map.contact') })).toHaveCount(0)
    await expect(open.locator('img[src^=https]')).toHaveCount(0)
    await expect(open.locator('img[src="/emoji/hiking-boot.svg"]')).toBeVisible()
  })

  test('is looked at from its mark on the map, without any tiles', async ({ page }) => {
    await page.goto(`/map?bbox=${viewOf(spot, 0.002)}`)
    await expect(page.getByText(t('map.plain'))).toBeVisible()
    const map = page.getByRole('region', { name: t('map.label') })
    await expect(async () => {
      const box = await map.boundingBox()
      // Its foot is in the middle of the view, its head above that.
      await map.click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 2 - 20 } })
      await expect(card(page, 'Bear Playground')).toBeVisible({ timeout: 1000 })
    }).toPass()
  })

  test('is said to be wrong by whoever is signed in, and an admin has it to decide', async ({ page, browser, baseURL }) => {
    await signedIn(page)
    await page.goto(`/map?place=${ids.get('Otter Splash')}`)
    await expect(page.getByText(t('map.plain'))).toBeVisible() // by then the page answers
    await button(page, 'wrong').click()
    const dialog = page.getByRole('dialog', { name: t('map.wrong') })
    await dialog.getByText(t('map.correction.wrong_hours')).click()
    await dialog.getByRole('textbox').fill('It opens at nine')
    await dialog.getByRole('button', { name: t('map.wrongSend') }).click()
    await expect(dialog.getByText(t('map.wrongThanks'))).toBeVisible()
    const other = await browser.newPage(baseURL === undefined ? {} : { baseURL })
    const { authorization } = await admin(other)
    const queue: unknown = await (await other.request.get('/api/admin/corrections', { headers: { authorization } })).json()
    const said = { location_id: ids.get('Otter Splash'), kind: 'wrong_hours', note: 'It opens at nine' }
    expect(queue).toEqual(expect.arrayContaining([expect.objectContaining(said)]))
    await other.close()
  })

  test('is said to be wrong only after signing in', async ({ page }) => {
    await page.goto(`/map?place=${ids.get('Otter Splash')}`)
    await expect(page.getByText(t('map.plain'))).toBeVisible() // by then the page answers
    await button(page, 'wrong').click()
    await expect(page.getByRole('dialog').getByRole('link', { name: t('map.signIn') })).toHaveAttribute('href', '/login')
  })

  test('that is no more is told of', async ({ page }) => {
    await page.goto('/map?place=01890a5d-ac96-774b-bcce-b302099a8057')
    await expect(page.getByText(t('map.gone'))).toBeVisible()
    await button(page, 'close').click()
    await expect(list(page)).toBeVisible()
  })
})

test.describe('The map', () => {
  test('searches where it is moved to, by buttons too, and the same address shows the same', async ({ page, browser, baseURL }) => {
    await page.goto(`/map?bbox=${viewOf(spot, 0.04)}`)
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
    // The address follows a moment after the last press, and other tests' places may come into so wide a view.
    await expect(async () => {
      await other.goto(page.url())
      await expect(rows(other).filter({ hasText: 'Heron Park' }).first()).toBeVisible()
      expect(await names(other)).toEqual(await names(page))
    }).toPass()
    await other.close()
  })

  test('is in the way of nothing where it cannot be drawn', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    await page.goto(`/map?bbox=${around}`)
    await expect(page.getByText(t('map.failed'))).toBeVisible()
    await view(page, 'Otter Splash').click()
    await expect(card(page, 'Otter Splash')).toBeVisible()
  })
})

test.describe('What the map page may load', () => {
  test('is its own, also where it is come to from another page', async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (message) => /Content.Security/i.test(message.text()) && complaints.push(message.text()))
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
    await page.route('https://pictures.invalid/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: svg }))
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const home = await page.goto('/explore')
    expect(home?.headers()['content-security-policy']).not.toContain('https:')
    const document = page.waitForResponse((response) => response.request().isNavigationRequest() && response.url().endsWith('/map'))
    await page.getByRole('link', { name: text('en', 'nav.map'), exact: true }).click()
    expect((await document).headers()['content-security-policy']).toContain("img-src 'self' data: blob: https:")
    await expect.poll(() => asked).toContain('https://tiles.openfreemap.org/styles/liberty')
    await page.goto(`/map?place=${ids.get('Fox Trail')}`)
    await expect(card(page, 'Fox Trail').locator('img[src^=https]')).toBeVisible()

    // From the map one goes on within it, and back.
    await page.getByRole('link', { name: text('en', 'nav.explore'), exact: true }).click()
    await expect(page).toHaveURL('/explore')
    await page.goBack()
    await expect(card(page, 'Fox Trail')).toBeVisible()
    expect(complaints).toEqual([])
  })

  test('is a dark map in the dark, also when that changes', async ({ page }) => {
    const asked: string[] = []
    const style = { version: 8, sources: {}, layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#123' } }] }
    await page.route('https://tiles.openfreemap.org/**', (route) => {
      asked.push(new URL(route.request().url()).pathname)
      return route.fulfill({ json: style, headers: { 'access-control-allow-origin': '*' } })
    })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(`/map?bbox=${viewOf(spot, 0.002)}`)
    await expect.poll(() => asked).toEqual(['/styles/dark'])
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => asked).toEqual(['/styles/dark', '/styles/liberty'])
    // The marks are there as before.
    const map = page.getByRole('region', { name: t('map.label') })
    await expect(async () => {
      const box = await map.boundingBox()
      await map.click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 2 - 20 } })
      await expect(card(page, 'Bear Playground')).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(page.getByText(t('map.plain'))).toBeHidden()
  })
})

test('No other page loads what draws maps', async ({ page }) => {
  const drawn: string[] = []
  const read: Promise<unknown>[] = []
  page.on('response', (response) => {
    if (!response.url().includes('/_next/static/chunks/')) return
    read.push(response.text().then((body) => drawsMaps(body) && drawn.push(page.url())))
  })
  await page.goto('/login')
  await page.waitForLoadState('networkidle')
  await signedIn(page, { children: [noa] })
  for (const path of ['/', '/explore', '/profiles', '/history']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  await Promise.all(read)
  expect(read.length).toBeGreaterThan(0)
  expect(drawn).toEqual([])
})

test.describe('The sheet', () => {
  const share = async (page: Page) => {
    const [sheet, whole] = await Promise.all([list(page).boundingBox(), list(page).locator('..').boundingBox()])
    return Math.round((100 * (sheet?.height ?? 0)) / (whole?.height ?? 1))
  }

  test('takes 40 % and 80 % of the height, by tap, key and drag', async ({ page }) => {
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
  ['en', 'light', 390],
  ['es', 'dark', 320],
  ['he', 'dark', 390],
  ['he', 'light', 1280],
] as const) {
  test.describe(`${language}, ${colorScheme}, ${width} px`, () => {
    test.use({ locale: language, colorScheme, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

    test('the map, a place and the filters are clean for axe and fit, and nothing is blocked', async ({ page }) => {
      const complaints: string[] = []
      page.on('console', (message) => /Content.Security|Hydration|hydrat/i.test(message.text()) && complaints.push(message.text()))
      page.on('pageerror', (error) => complaints.push(error.message))
      const check = async (what: string) => {
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => `${what}: ${id} at ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), what).toBe(0)
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
      expect(complaints).toEqual([])
    })
  })
}
