import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { placeLooks } from '#lib/domain/places/place-looks'
import { blockTiles, button, card, createTown, list, t, view } from '../setup/map-page.ts'
import { signInAdmin, signInNewUser } from '../setup/people.ts'
import { type Spot, toBbox } from '../setup/places.ts'

let spot: Spot
let ids: Map<string, string>
let around: string

test.beforeAll(async ({ browser, baseURL }) => {
  ;({ spot, ids, around } = await createTown(browser, baseURL))
})
test.beforeEach(blockTiles)

/** Finds the rows of pixels in the map's middle, above a card, that have the color of the chosen place's pin; its head and foot. */
async function findPin(page: Page, name: string): Promise<{ height: number; below: number }> {
  const [map, open] = await Promise.all([page.locator('canvas.maplibregl-canvas').boundingBox(), card(page, name).boundingBox()])
  if (!map || !open) throw new Error('No map or no card is shown')
  const clip = { left: Math.round(map.x + map.width / 2 - 30), top: Math.round(map.y), width: 60, height: Math.floor(open.y - map.y) }
  // The whole screen: Chromium draws a part of it in another way.
  const screen = await page.screenshot({ scale: 'css' })
  const { data, info } = await sharp(screen).extract(clip).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const ring = [1, 3, 5].map((at) => Number.parseInt(placeLooks.playground.ring.slice(at, at + 2), 16))
  const rows = Array.from({ length: info.height }, (_, y) => y).filter((y) =>
    Array.from({ length: info.width }, (_, x) => 3 * (y * info.width + x)).some((at) =>
      ring.every((part, nth) => Math.abs((data[at + nth] ?? 0) - part) < 24),
    ),
  )
  const [first = 0, last = -1] = [rows[0], rows.at(-1)]
  return { height: last - first + 1, below: info.height - 1 - last }
}

for (const [width, height] of [
  [390, 664],
  [320, 568],
] as const) {
  test.describe(`On a phone of ${width} × ${height} px`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } })

    test('A chosen place’s whole pin is above its card, from the list and from the address', async ({ page }) => {
      // The view has the place in a corner.
      await page.goto(`/map?bbox=${toBbox({ latitude: spot.latitude + 0.03, longitude: spot.longitude + 0.03 }, 0.04)}`)
      await expect(page.getByText(t('map.plain'))).toBeVisible()
      await view(page, 'Bear Playground').click()
      const isWhole = async () => {
        const pin = await findPin(page, 'Bear Playground')
        return pin.height >= 60 && pin.below > 0
      }
      await expect.poll(isWhole).toBe(true)
      await expect(page).toHaveURL(/place=/)
      await page.reload()
      await expect(page.getByText(t('map.plain'))).toBeVisible()
      await expect.poll(isWhole).toBe(true)
    })
  })
}

test.describe('A place', () => {
  test('opens from its row, is in the URL, and returns the focus', async ({ page }) => {
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

  test('has no call button without a number, and its category’s icon if its picture fails', async ({ page }) => {
    await page.goto(`/map?place=${ids.get('Fox Trail')}`)
    const open = card(page, 'Fox Trail')
    await expect(open.getByRole('link', { name: t('map.contact') })).toHaveCount(0)
    await expect(open.locator('img[src^=https]')).toHaveCount(0)
    await expect(open.locator('img[src="/emoji/hiking-boot.svg"]')).toBeVisible()
  })

  test('opens from its mark on the map, also without tiles', async ({ page }) => {
    await page.goto(`/map?bbox=${toBbox(spot, 0.002)}`)
    await expect(page.getByText(t('map.plain'))).toBeVisible()
    const map = page.getByRole('region', { name: t('map.label') })
    await expect(async () => {
      const box = await map.boundingBox()
      // The mark's tip is in the middle of the view, its head above.
      await map.click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 2 - 20 } })
      await expect(card(page, 'Bear Playground')).toBeVisible({ timeout: 1000 })
    }).toPass()
  })

  test('gets a correction from a user, which an admin finds in the queue', async ({ page, browser, baseURL }) => {
    await signInNewUser(page)
    await page.goto(`/map?place=${ids.get('Otter Splash')}`)
    await expect(page.getByText(t('map.plain'))).toBeVisible() // by then the page's scripts run
    await button(page, 'wrong').click()
    const dialog = page.getByRole('dialog', { name: t('map.wrong') })
    // No kind is preselected, least of all "closed for good".
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
    await dialog.getByRole('button', { name: t('map.wrongSend') }).click()
    await expect(dialog.getByText(t('map.wrongMissing'))).toBeVisible()
    await expect(dialog.getByRole('radio').first()).toBeFocused()
    await dialog.getByText(t('map.correction.wrong_hours')).click()
    await expect(dialog.getByText(t('map.wrongMissing'))).toBeHidden()
    await dialog.getByRole('textbox').fill('It opens at nine')
    await dialog.getByRole('button', { name: t('map.wrongSend') }).click()
    await expect(dialog.getByText(t('map.wrongThanks'))).toBeVisible()
    const other = await browser.newPage(baseURL === undefined ? {} : { baseURL })
    const { authorization } = await signInAdmin(other)
    const queue: unknown = await (await other.request.get('/api/admin/corrections', { headers: { authorization } })).json()
    const said = { location_id: ids.get('Otter Splash'), kind: 'wrong_hours', note: 'It opens at nine' }
    expect(queue).toEqual(expect.arrayContaining([expect.objectContaining(said)]))
    await other.close()
  })

  test('asks a visitor to sign in before a correction', async ({ page }) => {
    await page.goto(`/map?place=${ids.get('Otter Splash')}`)
    await expect(page.getByText(t('map.plain'))).toBeVisible() // by then the page's scripts run
    await button(page, 'wrong').click()
    await expect(page.getByRole('dialog').getByRole('link', { name: t('map.signIn') })).toHaveAttribute(
      'href',
      `/login?next=${encodeURIComponent(`/map?place=${ids.get('Otter Splash')}`)}`,
    )
  })

  test('that was deleted shows a message', async ({ page }) => {
    await page.goto('/map?place=01890a5d-ac96-774b-bcce-b302099a8057')
    await expect(page.getByText(t('map.gone'))).toBeVisible()
    await button(page, 'close').click()
    await expect(list(page)).toBeVisible()
  })
})
