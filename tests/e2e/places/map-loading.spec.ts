import { expect, test } from '@playwright/test'
import { blockTiles, card, chip, createTown, rows, t } from '../setup/map-page.ts'
import { noa, signInNewUser } from '../setup/people.ts'
import { type Spot, toBbox } from '../setup/places.ts'
import { text } from '../setup/texts.ts'

/** Whether a script is the map library. */
const isMapLibrary = (script: string) => script.includes('maplibregl-canvas')

let spot: Spot
let ids: Map<string, string>
let around: string

test.beforeAll(async ({ browser, baseURL }) => {
  ;({ spot, ids, around } = await createTown(browser, baseURL))
})
test.beforeEach(blockTiles)

test('A visitor sees and uses the list before the map’s code has loaded', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let isHeld = false
  await page.route('**/_next/static/chunks/**', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    if (isMapLibrary(body)) {
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

test.describe('The map page', () => {
  test('loads only what its policy allows, also when a visitor comes from another page', async ({ page }) => {
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

    // Navigation from the map and back stays within the app.
    await page.getByRole('link', { name: text('en', 'nav.explore'), exact: true }).click()
    await expect(page).toHaveURL('/explore')
    await page.goBack()
    await expect(card(page, 'Fox Trail')).toBeVisible()
    expect(complaints).toEqual([])
  })

  test('loads a dark map in dark mode, also when the mode changes', async ({ page }) => {
    const asked: string[] = []
    const style = { version: 8, sources: {}, layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#123' } }] }
    await page.route('https://tiles.openfreemap.org/**', (route) => {
      asked.push(new URL(route.request().url()).pathname)
      return route.fulfill({ json: style, headers: { 'access-control-allow-origin': '*' } })
    })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(`/map?bbox=${toBbox(spot, 0.002)}`)
    await expect.poll(() => asked).toEqual(['/styles/dark'])
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => asked).toEqual(['/styles/dark', '/styles/liberty'])
    // The marks are still there.
    const map = page.getByRole('region', { name: t('map.label') })
    await expect(async () => {
      const box = await map.boundingBox()
      await map.click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 2 - 20 } })
      await expect(card(page, 'Bear Playground')).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(page.getByText(t('map.plain'))).toBeHidden()
  })
})

test('No other page loads the map library', async ({ page }) => {
  /** The page that loaded each script. Scripts are read later: the browser drops a script's text when its page is left. */
  const loadedBy = new Map<string, string>()
  page.on('response', (response) => {
    if (response.url().includes('/_next/static/chunks/')) loadedBy.set(response.url(), page.url())
  })
  await page.goto('/login')
  await page.waitForLoadState('networkidle')
  await signInNewUser(page, { children: [noa] })
  for (const path of ['/', '/explore', '/profiles', '/history']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(loadedBy.size).toBeGreaterThan(0)
  for (const [script, from] of loadedBy) expect(isMapLibrary(await (await page.request.get(script)).text()), from).toBe(false)
})
