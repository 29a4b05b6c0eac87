import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from '../setup/expect-accessible.ts'
import { blockTiles } from '../setup/map-page.ts'
import { grantAdmin, signInAdmin, signInNewUser } from '../setup/people.ts'
import { newSpot } from '../setup/places.ts'
import { text } from '../setup/texts.ts'

// Fading elements have no stable contrast to measure.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(blockTiles)

const t = (key: string) => text('en', `locationsAdmin.${key}`)
const dialog = (page: Page) => page.getByRole('dialog')
const cards = (page: Page) => page.getByRole('region', { name: t('places'), exact: true }).getByRole('listitem')
const card = (page: Page, name: string) => cards(page).filter({ hasText: name })
const statusMessage = (page: Page, told: string) => page.getByRole('status').filter({ hasText: told })
const save = (page: Page) =>
  dialog(page)
    .getByRole('button', { name: t('save'), exact: true })
    .click()
const field = (page: Page, key: string) => dialog(page).getByLabel(t(key), { exact: true })

let count = 0

/** Returns a name that no other test uses. */
function newName(word: string): string {
  count++
  return `${word} ${Date.now().toString(36)}${process.pid.toString(36)}${count}`
}

/** Creates places over HTTP, where no other test searches. @returns the API's responses */
async function createPlaces(page: Page, authorization: string, places: Record<string, unknown>[]) {
  const all: { id: string; version: number }[] = []
  const spot = newSpot()
  for (const place of places) {
    const data = { category: 'playground', ...spot, ...place }
    const response = await page.request.post('/api/locations', { data, headers: { authorization } })
    expect(response.status()).toBe(201)
    all.push(await response.json())
  }
  return all
}

/** Opens the admin's list of places with this name. */
async function openList(page: Page, sought: string) {
  await page.goto(`/admin/locations?q=${encodeURIComponent(sought)}`)
  await expect(page.getByRole('searchbox', { name: t('search') })).toHaveValue(sought)
}

test('A user who is no admin cannot open the places', async ({ page }) => {
  await signInNewUser(page)
  await page.goto('/admin/locations')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await expect(page.getByText("You don't have permission to access this page.")).toBeVisible()
  await expect(page.getByRole('button', { name: t('add') })).toHaveCount(0)
  await page.getByRole('link', { name: 'Go back to home' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('An admin adds a place, checks its hours, fixes errors, finds, edits and deletes it', async ({ page }) => {
  const { authorization } = await signInAdmin(page)
  const name = newName('Meteor Playground')
  await page.goto('/admin/locations')
  await expect(cards(page).first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: t('add') }).click()
  await expect(field(page, 'name')).toBeFocused()
  await expect(field(page, 'category')).toHaveValue('playground')
  await expect(field(page, 'price')).toHaveValue('free')
  await expect(dialog(page).getByRole('radio', { name: text('en', 'place.openState.closed') })).toBeChecked()
  await expect(dialog(page).getByText(t('openHint'))).toBeVisible()
  await field(page, 'hours').fill('Mo-Su 08:00-20:00')
  await expect(dialog(page).getByText(t('hoursSpot'))).toBeVisible()

  // Each missing or wrong field shows an error, and typed values stay.
  await field(page, 'latitude').fill('-90.0715')
  await field(page, 'longitude').fill('29.9511')
  await field(page, 'imageUrl').fill('http://example.com/swing.jpg')
  await field(page, 'phone').fill('call me')
  await save(page)
  await expect(field(page, 'name')).toBeFocused()
  await expect(field(page, 'name')).toHaveAccessibleDescription(text('en', 'validation.required'))
  await expect(field(page, 'latitude')).toHaveAccessibleDescription(t('swapped'))
  await expect(field(page, 'imageUrl')).toHaveAccessibleDescription(new RegExp(text('en', 'validation.https_url')))
  await expect(field(page, 'phone')).toHaveAccessibleDescription(text('en', 'validation.phone'))
  await expectAccessible(page)
  await dialog(page)
    .getByRole('button', { name: t('swap') })
    .click()
  await expect(field(page, 'latitude')).toHaveValue('29.9511')
  await expect(dialog(page).getByText(t('swapped'))).toHaveCount(0)
  await expect(dialog(page).getByText(/(Open now|Closed).*(Closes|Opens) at .*Local time: America\/Chicago/)).toBeVisible()
  await field(page, 'hours').fill('when we feel like it')
  await expect(dialog(page).getByText(text('en', 'validation.hours'))).toBeVisible()
  await dialog(page).getByRole('button', { name: '24/7' }).click()
  await expect(dialog(page).getByText(/Open now.*Local time: America\/Chicago/)).toBeVisible()
  await field(page, 'imageUrl').fill('')
  await field(page, 'phone').fill('+1 504 555 0100')

  // The position is set by press, drag or typing.
  await dialog(page)
    .getByRole('button', { name: t('pick') })
    .click()
  const map = dialog(page).locator('canvas.maplibregl-canvas')
  await expect(dialog(page).getByText(t('mapPlain'))).toBeVisible()
  await expectAccessible(page)
  const pin = dialog(page).locator('.maplibregl-marker')
  await expect(pin).toBeVisible()
  await map.click({ position: { x: 100, y: 200 } })
  await expect(field(page, 'latitude')).not.toHaveValue('29.9511')
  const pressed = await field(page, 'longitude').inputValue()
  expect(Number(pressed)).toBeLessThan(-90.0715)
  await drag(page, pin, 150)
  await expect.poll(async () => Number(await field(page, 'longitude').inputValue())).toBeGreaterThan(Number(pressed))
  await field(page, 'latitude').fill('29.98765432')

  // Escape, Back and the close button ask before the input is lost.
  await field(page, 'name').fill(name)
  const question = page.getByRole('dialog', { name: text('en', 'draft.askTitle') })
  const closings = [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () =>
      page
        .getByRole('dialog', { name: t('addTitle') })
        .getByRole('button', { name: t('close') })
        .click(),
  ]
  for (const close of closings) {
    await close()
    await expect(question).toBeVisible()
    await expectAccessible(page)
    await question.getByRole('button', { name: text('en', 'draft.goOn') }).click()
    await expect(question).toHaveCount(0)
  }
  await expect(field(page, 'name')).toHaveValue(name)
  await dialog(page).getByText(t('facts')).click()
  await dialog(page).getByLabel(text('en', 'place.fact.shade')).selectOption(t('yes'))
  await field(page, 'ageMin').fill('48')
  await field(page, 'ageMax').fill('24')
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/locations'))
  await save(page)
  await expect(field(page, 'ageMax')).toBeFocused()
  await expect(field(page, 'ageMax')).toHaveAccessibleDescription(text('en', 'validation.ages_order'))
  expect((await sent).postDataJSON()).not.toHaveProperty('description')
  expect((await sent).headers()['idempotency-key']).toBeTruthy()
  await field(page, 'ageMax').fill('')
  await save(page)
  await expect(statusMessage(page, 'Location saved successfully')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)

  // Search finds it by name or translated category.
  const search = page.getByRole('searchbox', { name: t('search') })
  await search.fill(name.toUpperCase())
  await expect(cards(page)).toHaveCount(1)
  await expect(page).toHaveURL(/q=METEOR/)
  await expect(card(page, name)).toContainText('Playground')
  await expect(card(page, name)).toContainText('29.9877, -90.')
  await search.fill('no such place at all')
  await expect(page.getByRole('heading', { name: t('nothing') })).toBeVisible()
  await expectAccessible(page)
  await search.fill(name)

  // Emptied fields are cleared, untouched ones stay.
  await card(page, name)
    .getByRole('button', { name: t('edit') })
    .click()
  await expect(field(page, 'phone')).toHaveValue('+1 504 555 0100')
  await field(page, 'phone').fill('')
  await field(page, 'hours').fill('')
  await field(page, 'address').fill('1 Comet Street')
  await save(page)
  await expect(statusMessage(page, 'Location saved successfully')).toBeVisible()
  await expect(card(page, name)).toContainText('1 Comet Street')
  const [now] = await (await page.request.get(`/api/locations?name_or_category=${encodeURIComponent(name)}`)).json()
  expect(now).toMatchObject({ phone: null, hours: null, address: '1 Comet Street', shade: true, is_open_now: false, age_min_months: 48, version: 2 })

  // Deleting asks for confirmation.
  await card(page, name)
    .getByRole('button', { name: t('delete') })
    .click()
  await expect(dialog(page).getByText('Are you sure you want to delete this location?')).toBeVisible()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(statusMessage(page, 'Location deleted successfully')).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  expect((await page.request.get(`/api/locations/${now.id}`, { headers: { authorization } })).status()).toBe(404)
})

/** Drags an element by `byX` px to the right. */
async function drag(page: Page, what: Locator, byX: number) {
  const box = await what.boundingBox()
  if (!box) throw new Error('The element is not visible')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + byX / 2, y + 5, { steps: 4 })
  await page.mouse.move(x + byX, y + 5, { steps: 4 })
  await page.mouse.up()
}

test('An admin who changes a place at the same time as another keeps both changes', async ({ page }) => {
  const { authorization } = await signInAdmin(page)
  const name = newName('Twin Park')
  const [place] = await createPlaces(page, authorization, [{ name, category: 'park', address: 'Old Street' }])
  const path = `/api/locations/${place?.id}`
  await openList(page, name)
  await card(page, name)
    .getByRole('button', { name: t('edit') })
    .click()
  await field(page, 'address').fill('My Street')
  await field(page, 'phone').fill('504 555 0101')
  // The other admin saves first: one field that both change, and one that only they change.
  const theirs = { address: 'Their Street', description: 'A lake with ducks', version: 1 }
  expect((await page.request.patch(path, { data: theirs, headers: { authorization } })).status()).toBe(200)
  await save(page)
  const notice = dialog(page)
    .getByRole('alert')
    .filter({ hasText: text('en', 'conflict.text') })
  await expect(notice).toContainText('Their Street')
  await expect(notice).toContainText('My Street')
  await expect(notice).not.toContainText('ducks')
  await expectAccessible(page)
  await expect(field(page, 'description')).toHaveValue('A lake with ducks')
  await notice.getByRole('button', { name: text('en', 'conflict.keepMine') }).click()
  await expect(statusMessage(page, t('saved'))).toBeVisible()
  expect(await (await page.request.get(path)).json()).toMatchObject({
    address: 'My Street',
    phone: '504 555 0101',
    description: 'A lake with ducks',
    version: 3,
  })
})

test('An admin moves or deletes many places at once and sees which failed', async ({ page }) => {
  const { authorization } = await signInAdmin(page)
  const name = newName('Many')
  const [first] = await createPlaces(
    page,
    authorization,
    ['one', 'two', 'three', 'four'].map((word) => ({ name: `${name} ${word}` })),
  )
  await openList(page, name)
  await expect(cards(page)).toHaveCount(4)
  await page.getByRole('button', { name: t('select') }).click()
  await page.getByRole('checkbox', { name: `${name} two` }).check()
  const bar = page.getByRole('region', { name: t('selection') })
  await expect(bar.getByRole('status')).toHaveText('1 selected')
  await bar.getByRole('button', { name: 'Select the 4 shown' }).click()
  await expectAccessible(page)

  // Another admin has changed one of them since it was listed.
  await page.request.patch(`/api/locations/${first?.id}`, { data: { address: 'Elsewhere' }, headers: { authorization } })
  await bar.getByLabel(t('setCategory')).selectOption('park')
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to save 1 of 4' })).toBeVisible()
  await expect(statusMessage(page, '3 locations saved')).toBeVisible()
  await expect(card(page, `${name} one`)).toContainText('Elsewhere')
  await expect(card(page, `${name} one`)).toContainText('Playground')
  await expect(card(page, `${name} two`)).toContainText('Park')
  await expect(page.getByRole('checkbox', { name: `${name} one` })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: `${name} two` })).not.toBeChecked()
  await bar.getByLabel(t('setCategory')).selectOption('park')
  await expect(statusMessage(page, '1 location saved')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed' })).toHaveCount(0)

  // Deleting one of them fails.
  await bar.getByRole('button', { name: 'Select the 4 shown' }).click()
  await page.route(`**/api/locations/${first?.id}`, (route) => route.abort())
  await bar.getByRole('button', { name: t('delete') }).click()
  await expect(dialog(page).getByText('Are you sure you want to delete these 4 locations?')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to delete 1 of 4' })).toBeVisible()
  await expect(statusMessage(page, '3 locations deleted')).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  await page.unroute(`**/api/locations/${first?.id}`)
  await bar.getByRole('button', { name: t('delete') }).click()
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(statusMessage(page, t('deleted'))).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed' })).toHaveCount(0)
  await expect(cards(page)).toHaveCount(0)
})

test('An admin sees an error when loading, saving or deleting fails, and loses no typed text', async ({ page }) => {
  const { authorization } = await signInAdmin(page)
  const name = newName('Stormy Park')
  await createPlaces(page, authorization, [{ name }])
  await page.route('**/api/locations*', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/admin/locations')
  const alert = page.getByRole('alert')
  await expect(alert.filter({ hasText: 'Failed to save location' })).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('button', { name: t('add') }).click()
  await field(page, 'name').fill('A name')
  await field(page, 'latitude').fill('1.5')
  await field(page, 'longitude').fill('2.5')
  await save(page)
  await expect(dialog(page).getByRole('alert').filter({ hasText: 'Failed to save location' })).toBeVisible()
  await expect(field(page, 'name')).toHaveValue('A name')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: text('en', 'draft.discardAll') }).click()
  await expect(dialog(page)).toHaveCount(0)

  await page.unroute('**/api/locations*')
  await page.getByRole('button', { name: t('retry') }).click()
  // The list has loaded, and the save error stays above it.
  await expect(alert.filter({ hasText: 'Failed to save location' })).toHaveCount(1)
  await page.getByRole('searchbox', { name: t('search') }).fill(name)
  await expect(cards(page)).toHaveCount(1)
  await page.route('**/api/locations/*', (route) => route.abort())
  await card(page, name)
    .getByRole('button', { name: t('delete') })
    .click()
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(dialog(page).getByRole('alert').filter({ hasText: 'Failed to delete location' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(alert.filter({ hasText: 'Failed to delete location' })).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
})

test('An admin loads more places than fit on a page, and sees a message if there are none', async ({ page }) => {
  const { authorization } = await signInAdmin(page)
  const name = newName('Row')
  await createPlaces(
    page,
    authorization,
    Array.from({ length: 62 }, (_, i) => ({ name: `${name} number ${i}` })),
  )
  await openList(page, name)
  await expect(cards(page)).toHaveCount(60)
  await page.getByRole('button', { name: t('moreRows') }).click()
  await expect(cards(page)).toHaveCount(62)
  await expect(card(page, `${name} number 0`).last()).toBeVisible()
  await expect(page.getByRole('button', { name: t('moreRows') })).toHaveCount(0)

  await page.route('**/api/locations*', (route) => route.fulfill({ json: [] }))
  await page.goto('/admin/locations')
  await expect(page.getByRole('heading', { name: t('none') })).toBeVisible()
  await expectAccessible(page)
})

test.describe('On a phone, in Hebrew', () => {
  test.use({ viewport: { width: 390, height: 844 }, permissions: ['geolocation'], geolocation: { latitude: 31.7767, longitude: 35.2345 } })

  test('An admin adds a place at the current position', async ({ page }) => {
    // Its own admin, because it changes the account's settings.
    const { email, authorization } = await signInNewUser(page)
    await grantAdmin(email)
    await page.request.put('/api/settings/me', {
      data: { language: 'he', theme_color: 'dark', notifications_enabled: true, email_notifications: true },
      headers: { authorization },
    })
    const he = (key: string) => text('he', `locationsAdmin.${key}`)
    const name = newName('גן השביט')
    await page.goto('/admin/locations')
    await page.getByRole('button', { name: he('add') }).click()
    const form = dialog(page)
    await form.getByLabel(he('name'), { exact: true }).fill(name)
    await form.getByRole('button', { name: he('here') }).click()
    await expect(form.getByLabel(he('latitude'))).toHaveValue('31.7767')
    await expect(form.getByLabel(he('longitude'))).toHaveValue('35.2345')
    await form.getByRole('button', { name: he('pick') }).click()
    await expect(form.locator('.maplibregl-marker')).toBeVisible()
    await form.getByLabel(he('hours')).fill('Su-Th 08:00-20:00')
    await expect(form.getByText(/Asia\/Jerusalem/)).toBeVisible()
    await expectAccessible(page)
    await form.getByRole('button', { name: he('save'), exact: true }).click()
    await expect(statusMessage(page, he('saved'))).toBeVisible()
    await page.getByRole('searchbox', { name: he('search') }).fill(text('he', 'place.category.playground'))
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('31.7767, 35.2345')
    await page.getByRole('button', { name: he('select') }).click()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
