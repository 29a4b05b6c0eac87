import { expect, test } from '@playwright/test'
import { button, card, rows, t, town, withoutTiles } from '../setup/map-page.ts'
import { signedIn } from '../setup/people.ts'
import type { Spot } from '../setup/places.ts'

let spot: Spot

test.beforeAll(async ({ browser, baseURL }) => {
  ;({ spot } = await town(browser, baseURL))
})
test.beforeEach(withoutTiles)

test.describe('Where somebody is', () => {
  test('is asked for after a tap alone, sorts the list by miles, and leaves the browser rounded', async ({ page, context }) => {
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/api/locations?') && asked.push(new URL(request.url()).searchParams.get('near') ?? ''))
    await page.goto('/map')
    await expect(button(page, 'locate')).toBeVisible()
    // Granted only once the page runs, which would else find that it may look, and look by itself.
    await expect(page.locator('canvas')).toHaveCount(1)
    await context.grantPermissions(['geolocation'])
    const own = { latitude: spot.latitude + 0.000_049, longitude: spot.longitude }
    await context.setGeolocation(own)
    await button(page, 'locate').click()
    await expect(rows(page).first()).toContainText('Bear Playground')
    await expect(rows(page).first()).toContainText('0.0 miles')
    await expect(rows(page).nth(1)).toContainText('Otter Splash')
    await expect(rows(page).nth(1)).toContainText('0.8 miles')
    await expect(button(page, 'locate')).toBeHidden()
    expect(asked.filter((near) => !/^-?\d+\.\d{3},-?\d+\.\d{3}$/.test(near))).toEqual([])
    expect(asked.at(-1)).toBe(`${own.latitude.toFixed(3)},${own.longitude.toFixed(3)}`)
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

  test('is told in kilometers where somebody chooses them, from then on', async ({ page, context }) => {
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
