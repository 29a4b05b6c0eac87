import fs from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { blockTiles } from '../setup/map-page.ts'
import { signInAdmin } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

type Fire = (name: string, where?: { lat: number; lng: number }) => void

declare global {
  interface Window {
    googleStandIn: {
      maps: { center: { lat: number; lng: number }; zoom: number; element: HTMLElement; fire: Fire; options: { colorScheme: string } }[]
      markers: Set<{ options: { title: string; zIndex: number; icon: { url: string }; draggable: boolean }; fire: Fire }>
    }
    gm_authFailure?: () => void
  }
}

const t = (key: string) => text('en', key)
const script = fs.readFileSync(path.join(import.meta.dirname, '../../setup/services/google-maps.mjs'), 'utf8')
const button = (page: Page, key: string) => page.getByRole('button', { name: t(`map.${key}`), exact: true })
const rows = (page: Page) => page.getByRole('region', { name: t('map.list'), exact: true }).getByRole('listitem')
const firstMap = (page: Page) =>
  page.evaluate(() => {
    const [map] = window.googleStandIn.maps
    return map && { ...map.center, zoom: map.zoom }
  })

/** Serves or fails Google's script. @returns the URLs requested so far */
async function serveGoogle(page: Page, answer: 'comes' | 'fails' | { failsFirst: number }): Promise<URL[]> {
  const asked: URL[] = []
  await blockTiles({ page })
  await page.route('https://maps.googleapis.com/**', (route) => {
    asked.push(new URL(route.request().url()))
    const isThere = answer === 'comes' || (answer !== 'fails' && asked.length > answer.failsFirst)
    return isThere ? route.fulfill({ contentType: 'text/javascript', body: script }) : route.abort()
  })
  return asked
}

function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => /Content.Security|hydrat/i.test(message.text()) && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

test('A visitor uses Google’s map: it loads with the key, shows the listed places, and supports rows, marks and buttons', async ({ page }) => {
  const errors = collectErrors(page)
  const asked = await serveGoogle(page, 'comes')
  await page.goto('/map')
  await expect(page.getByText('stand-in map')).toBeVisible()
  expect(asked.map(({ searchParams }) => [searchParams.get('key'), searchParams.get('language')])).toEqual([['a key of the tests', 'en']])
  expect(await firstMap(page)).toEqual({ lat: 29.9511, lng: -90.0715, zoom: 12 })
  await expect.poll(() => page.evaluate(() => window.googleStandIn.markers.size)).toBeGreaterThan(3)

  // A row centers and zooms the map.
  await page.getByRole('button', { name: 'View: New Orleans City Park' }).click()
  await expect.poll(() => firstMap(page)).toMatchObject({ lat: 29.9934, zoom: 15 })
  const titles = () => page.evaluate(() => [...window.googleStandIn.markers].map(({ options }) => options.title))
  await expect.poll(async () => (await titles()).filter((title) => title === 'New Orleans City Park')).toHaveLength(1)
  await expect(page).toHaveURL(/place=/)
  await expect(page).not.toHaveURL(/bbox=/)
  await button(page, 'close').click()

  // A mark opens its place.
  await expect.poll(titles).toContain('Chalmette Battlefield')
  await page.evaluate(() => [...window.googleStandIn.markers].find(({ options }) => options.title === 'Chalmette Battlefield')?.fire('click'))
  await expect(page.getByRole('region', { name: 'Chalmette Battlefield', exact: true })).toBeVisible()
  await button(page, 'close').click()

  // The buttons move the map, and the new view is searched.
  await button(page, 'zoomOut').click()
  await expect.poll(() => firstMap(page)).toMatchObject({ zoom: 14 })
  await expect(page).toHaveURL(/bbox=/)
  await expect(
    page
      .getByRole('region', { name: t('map.list'), exact: true })
      .locator('ul')
      .first(),
  ).not.toHaveClass(/opacity-55/)
  await expect(rows(page)).not.toHaveCount(0)
  const before = await rows(page).count()
  await button(page, 'arrows').click()
  for (let presses = 0; presses < 12; presses++) await button(page, 'up').click()
  await expect.poll(() => rows(page).count()).toBeLessThan(before)
  expect(errors).toEqual([])
})

test('A visitor sees Google’s map with its styles, the credit of the data, and the device’s color scheme', async ({ page }) => {
  const errors = collectErrors(page)
  await serveGoogle(page, 'comes')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/map')
  const map = page.getByText('stand-in map')
  await expect(map).toHaveCSS('outline-color', 'rgb(1, 2, 3)')
  const schemes = () => page.evaluate(() => window.googleStandIn.maps.map(({ options }) => options.colorScheme))
  expect(await schemes()).toEqual(['DARK'])
  await button(page, 'zoomIn').click()
  await expect(page).toHaveURL(/bbox=/)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(schemes).toEqual(['DARK', 'LIGHT'])
  await expect.poll(() => page.evaluate(() => window.googleStandIn.markers.size)).toBeGreaterThan(0)
  const again = await page.evaluate(() => window.googleStandIn.maps[1]?.center)
  expect(again?.lat).toBeCloseTo(29.9511, 2)

  // On a phone, neither the list nor a place covers the credit.
  const credit = page.getByRole('link', { name: '© OpenStreetMap contributors' })
  await expect(credit).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright')
  await button(page, 'expand').click()
  await credit.click({ trial: true })
  expect(errors).toEqual([])
})

test('Only the map’s policy allows requests to Google', async ({ page }) => {
  const policy = async (path: string) => (await page.request.get(path)).headers()['content-security-policy']
  expect(await policy('/map')).toMatch(/'unsafe-eval'.*googleapis/)
  for (const path of ['/explore', '/login']) expect(await policy(path)).not.toMatch(/unsafe-eval|google|https:/)
})

test('The map retries Google’s script at most three times', async ({ page }) => {
  const asked = await serveGoogle(page, { failsFirst: 3 })
  await page.goto('/map')
  await expect(page.getByText('stand-in map')).toBeVisible()
  expect(asked).toHaveLength(4)
})

test('A visitor gets the open map and a message if Google cannot be reached', async ({ page }) => {
  const asked = await serveGoogle(page, 'fails')
  await page.goto('/map')
  await expect(page.getByText(t('map.googleFailed')).or(page.getByText(t('map.plain')))).toBeVisible()
  await expect(page.locator('canvas.maplibregl-canvas')).toBeVisible()
  expect(asked).toHaveLength(4)
  await expect(rows(page).first()).toBeVisible()
})

test('A visitor gets the open map if Google refuses the key', async ({ page }) => {
  await serveGoogle(page, 'comes')
  await page.goto('/map')
  await expect(page.getByText('stand-in map')).toBeVisible()
  await page.evaluate(() => window.gm_authFailure?.())
  await expect(page.locator('canvas.maplibregl-canvas')).toBeVisible()
  await expect(page.getByText('stand-in map')).toBeHidden()
})

test('An admin picks the position of a place on Google’s map', async ({ page }) => {
  await serveGoogle(page, 'comes')
  await signInAdmin(page, '.data/test-browser-2')
  await page.goto('/admin/locations')
  await page.getByRole('button', { name: t('locationsAdmin.add') }).click()
  await page.getByRole('button', { name: t('locationsAdmin.pick') }).click()
  await expect(page.getByText('stand-in map')).toBeVisible()
  await page.evaluate(() => window.googleStandIn.maps.at(-1)?.fire('click', { lat: 29.9511, lng: -90.0715 }))
  await expect(page.getByLabel(t('locationsAdmin.latitude'))).toHaveValue('29.9511')
  await expect(page.getByLabel(t('locationsAdmin.longitude'))).toHaveValue('-90.0715')
  const draggable = () => page.evaluate(() => [...window.googleStandIn.markers].map(({ options }) => options.draggable))
  await expect.poll(draggable).toEqual([true])
  await page.evaluate(() => [...window.googleStandIn.markers][0]?.fire('dragend', { lat: 30.123456789, lng: -91 }))
  await expect(page.getByLabel(t('locationsAdmin.latitude'))).toHaveValue('30.123457')
  await expect(page.getByLabel(t('locationsAdmin.longitude'))).toHaveValue('-91')
})
