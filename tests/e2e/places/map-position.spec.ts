import { expect, test } from '@playwright/test'
import { blockTiles, button, card, createTown, rows, t } from '../setup/map-page.ts'
import { signInAdmin, signInNewUser } from '../setup/people.ts'
import type { Spot } from '../setup/places.ts'

let spot: Spot

test.beforeAll(async ({ browser, baseURL }) => {
  ;({ spot } = await createTown(browser, baseURL))
})
test.beforeEach(blockTiles)

test.describe('A visitor’s position', () => {
  test('is requested only after a tap, sorts the list by miles, and is rounded before it is sent', async ({ page, context }) => {
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/api/locations?') && asked.push(new URL(request.url()).searchParams.get('near') ?? ''))
    await page.goto('/map')
    await expect(button(page, 'locate')).toBeVisible()
    // Grants the permission only after the scripts run, because the page uses a granted position at once.
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

  test('is used at once if permitted before, and the map returns to it', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(spot)
    await page.goto('/map')
    await expect(rows(page).first()).toContainText('Bear Playground')
    await button(page, 'zoomIn').click()
    await expect(page).toHaveURL(/bbox=/)
    await button(page, 'recentre').click()
    await expect(page).toHaveURL('/map')
  })

  test('far from every place gets the distance of the nearest, which the map then shows', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    // In the south of the Pacific.
    await context.setGeolocation({ latitude: -48, longitude: -124 })
    await page.goto('/map')
    await expect(page.getByText(/^The nearest is \d,\d{3} miles away\.$/)).toBeVisible()
    await expect(button(page, 'importHere')).toHaveCount(0)
    const nearest = await rows(page).first().locator('p').first().innerText()
    await button(page, 'lookThere').click()
    await expect(page).toHaveURL(/bbox=/)
    await expect(rows(page).filter({ hasText: nearest }).first()).toBeVisible()
    await expect(page.getByText(/^The nearest is/)).toBeHidden()
  })

  test('of an admin far from every place leads to the import', async ({ page, context }) => {
    await signInAdmin(page)
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: -48, longitude: -124 })
    await page.goto('/map')
    await expect(page.getByRole('link', { name: t('map.importHere') })).toHaveAttribute('href', '/admin/locations?part=import')
  })

  test('is shown in kilometers once chosen, and after a reload', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(spot)
    await page.goto('/map')
    await expect(rows(page).nth(1)).toContainText('0.8 miles')
    await button(page, 'more').click()
    await page.getByRole('dialog').getByText(t('map.units.km'), { exact: true }).click()
    await page.keyboard.press('Escape')
    await expect(rows(page).nth(1)).toContainText('1.3 km')
    // The dialog's history entry is left before another way begins.
    await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBeUndefined()
    await page.reload()
    await expect(rows(page).nth(1)).toContainText('1.3 km')
    await rows(page).nth(1).getByRole('button').click()
    await expect(card(page, 'Otter Splash')).toContainText('1.3 km')
  })

  test('is shown in the account’s unit, which can be chosen on the map', async ({ page }) => {
    const { authorization } = await signInNewUser(page)
    await page.goto('/map')
    await button(page, 'more').click()
    await page.getByRole('dialog').getByText(t('map.units.km'), { exact: true }).click()
    const kept = async () => (await page.request.get('/api/settings/me', { headers: { authorization } })).json()
    await expect.poll(kept).toMatchObject({ distance_unit: 'km', theme_color: 'system' })
    await page.context().clearCookies({ name: 'distance' })
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-distance', 'km')
  })

  test('shows a message if refused, and the map stays at its default view', async ({ page }) => {
    await page.goto('/map')
    await button(page, 'locate').click()
    await expect(page.getByText(t('map.refused'))).toBeVisible()
    await expect(rows(page).filter({ hasText: 'Lafayette Square' })).toBeVisible()
    await expect(rows(page).first()).not.toContainText('miles')
  })

  test('shows a message if it is unavailable', async ({ page, context }) => {
    await page.goto('/map')
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(null)
    await button(page, 'locate').click()
    await expect(page.getByText(t('map.unavailable'))).toBeVisible({ timeout: 20_000 })
    await expect(button(page, 'locate')).toBeEnabled()
  })
})
