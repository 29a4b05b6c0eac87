import { expect, test } from '@playwright/test'
import { button, card, list, t, town, view, withoutTiles } from '../setup/map-page.ts'
import { signedIn } from '../setup/people.ts'
import { admin, type Spot, viewOf } from '../setup/places.ts'

let spot: Spot
let ids: Map<string, string>
let around: string

test.beforeAll(async ({ browser, baseURL }) => {
  ;({ spot, ids, around } = await town(browser, baseURL))
})
test.beforeEach(withoutTiles)

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
    // Nothing is taken for granted, least of all that it is gone.
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
    await expect(page.getByRole('dialog').getByRole('link', { name: t('map.signIn') })).toHaveAttribute(
      'href',
      `/login?next=${encodeURIComponent(`/map?place=${ids.get('Otter Splash')}`)}`,
    )
  })

  test('that is no more is told of', async ({ page }) => {
    await page.goto('/map?place=01890a5d-ac96-774b-bcce-b302099a8057')
    await expect(page.getByText(t('map.gone'))).toBeVisible()
    await button(page, 'close').click()
    await expect(list(page)).toBeVisible()
  })
})
