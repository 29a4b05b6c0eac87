import { expect, type Page, test } from '@playwright/test'
import { photo } from '../../setup/data/photos.ts'
import { drag } from '../setup/drag.ts'
import { generateBatch, noa, signInNewUser } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const t = (key: string) => text('en', key)
const dialogOf = (page: Page) => page.getByRole('dialog')
const name = (page: Page) => dialogOf(page).getByLabel(t('addChild.name'))

/** Goes back once the history has the overlay's entry, which follows its display. @param depth number of open overlays */
async function closeByBack(page: Page, depth = 1) {
  await expect.poll(() => page.evaluate(() => history.state.overlay)).toBe(depth)
  await page.goBack()
}

/** Number of entries in the history. */
const countEntries = (page: Page) => page.evaluate(() => history.length)

async function openAddProfile(page: Page) {
  await page
    .getByRole('button', { name: t('profiles.addProfile') })
    .first()
    .tap()
  await expect(name(page)).toBeVisible()
}

/** Opens the settings from the header's menu. */
async function openSettings(page: Page) {
  await page.getByRole('button', { name: t('nav.userMenu') }).tap()
  await page.getByRole('button', { name: t('nav.settings'), exact: true }).tap()
  await expect(dialogOf(page).getByRole('heading', { name: t('settings.title') })).toBeVisible()
}

test('A parent’s Back closes a card’s details, then leaves the deck; Forward returns to the deck', async ({ page }) => {
  const { authorization } = await signInNewUser(page, { children: [noa] })
  const { batchId } = await generateBatch(page, authorization)
  await page.goto('/profiles')
  await page.goto(`/activities?batch=${batchId}`)
  const card = page.getByRole('article').last()
  await drag(page, card, 0, -200)
  await expect(dialogOf(page)).toBeVisible()
  await closeByBack(page)
  await expect(dialogOf(page)).toBeHidden()
  await expect(page).toHaveURL(`/activities?batch=${batchId}`)
  await expect(page.getByText('1 / 3')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/profiles')
  await page.goForward()
  await expect(page.getByText('1 / 3')).toBeVisible()
  await expect(dialogOf(page)).toBeHidden()
})

test('A parent who follows a link in a dialog returns by Back to the page under the dialog', async ({ page }) => {
  const { authorization } = await signInNewUser(page, { children: [noa] })
  const { batchId } = await generateBatch(page, authorization)
  await page.goto('/profiles')
  await page.goto(`/activities?batch=${batchId}`)
  await page.getByRole('button', { name: t('deck.details'), exact: true }).tap()
  await dialogOf(page)
    .getByRole('link', { name: t('deck.open') })
    .tap()
  await expect(page).toHaveURL(/\/activity\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`/activities?batch=${batchId}`)
  await expect(page.getByText('1 / 3')).toBeVisible()
  await expect(dialogOf(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/profiles')
})

test('A user’s Back closes the profile form, which keeps typed text and leaves no history entry', async ({ page }) => {
  await signInNewUser(page)
  await page.goto('/')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('nav.profile') })
    .tap()
  await expect(page).toHaveURL('/profiles')
  await openAddProfile(page)
  await name(page).fill('Noa')
  await closeByBack(page)
  await expect(dialogOf(page)).toBeHidden()
  await expect(page).toHaveURL('/profiles')
  await expect(page.getByRole('button', { name: t('profiles.addProfile') }).first()).toBeFocused()

  await page.goForward()
  // The entry of the closed dialog is left at once.
  await expect.poll(() => page.evaluate(() => history.state.overlay)).toBeUndefined()
  await expect(dialogOf(page)).toBeHidden()
  await openAddProfile(page)
  await expect(name(page)).toHaveValue('Noa')
  await dialogOf(page)
    .getByRole('button', { name: t('childForm.close') })
    .tap()
  await expect(dialogOf(page)).toBeHidden()
  await expect.poll(() => page.evaluate(() => history.state.overlay)).toBeUndefined()
  const before = await countEntries(page)
  await openAddProfile(page)
  await closeByBack(page)
  await page.goBack()
  await expect(page).toHaveURL('/')
  expect(await countEntries(page)).toBe(before)
})

test('A user’s Back closes the menu and the settings, and a saved language stays', async ({ page }) => {
  await signInNewUser(page)
  await page.goto('/profiles')
  await page.goto('/history')
  await page.getByRole('button', { name: t('nav.userMenu') }).tap()
  const item = page.getByRole('button', { name: t('nav.settings'), exact: true })
  await expect(item).toBeVisible()
  await closeByBack(page)
  await expect(item).toBeHidden()
  await openSettings(page)
  await closeByBack(page)
  await expect(dialogOf(page)).toBeHidden()
  await expect(page).toHaveURL('/history')

  await openSettings(page)
  await dialogOf(page).getByText('Español', { exact: true }).tap()
  await dialogOf(page)
    .getByRole('button', { name: t('settings.save'), exact: true })
    .tap()
  await expect(dialogOf(page)).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.goBack()
  await expect(page).toHaveURL('/profiles')
})

test('A newcomer’s Back leads through the first steps one at a time and loses nothing', async ({ page }) => {
  await signInNewUser(page)
  await page.goto('/explore')
  await page.goto('/generate-activity')
  const next = page.getByRole('button', { name: t('onboarding.next') })
  await page.getByLabel(t('addChild.name')).fill('Ori')
  await next.tap()
  await page.getByLabel(t('addChild.dateOfBirth')).fill('2022-10-05')
  await next.tap()
  await expect(page.getByText('Step 3 of 3')).toBeVisible()
  await closeByBack(page, 2)
  await expect(page.getByText('Step 2 of 3')).toBeVisible()
  await expect(page.getByLabel(t('addChild.dateOfBirth'))).toHaveValue('2022-10-05')
  await page.getByRole('button', { name: t('onboarding.back') }).tap()
  await expect(page.getByText('Step 1 of 3')).toBeVisible()
  await expect(page.getByLabel(t('addChild.name'))).toHaveValue('Ori')
  await next.tap()
  await expect(page.getByText('Step 2 of 3')).toBeVisible()
  await closeByBack(page)
  await expect(page.getByText('Step 1 of 3')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/explore')
})

test('A user’s Back closes the inner of two overlays first', async ({ page }) => {
  await signInNewUser(page)
  await page.goto('/explore')
  await page.goto('/profiles')
  await openAddProfile(page)
  await name(page).fill('Noa')
  await dialogOf(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'face.jpg', mimeType: 'image/jpeg', buffer: await photo({ width: 400, height: 300 }) })
  const use = dialogOf(page).getByRole('button', { name: t('picture.use'), exact: true })
  await expect(use).toBeVisible()
  await closeByBack(page, 2)
  await expect(use).toBeHidden()
  await expect(name(page)).toHaveValue('Noa')
  await closeByBack(page)
  await expect(dialogOf(page)).toBeHidden()
  await expect(page).toHaveURL('/profiles')
  await page.goBack()
  await expect(page).toHaveURL('/explore')
})

test('A user’s Back leaves the page at once after a reload with a dialog open', async ({ page }) => {
  await signInNewUser(page)
  await page.goto('/explore')
  await page.goto('/profiles')
  await openAddProfile(page)
  await expect.poll(() => page.evaluate(() => history.state.overlay)).toBe(1)
  await page.reload()
  await expect(dialogOf(page)).toBeHidden()
  await expect.poll(() => page.evaluate(() => history.state.overlay)).toBeUndefined()
  await page.goBack()
  await expect(page).toHaveURL('/explore')
})

test('A visitor’s map filter survives the Back that closes it, and the next Back undoes it', async ({ page }) => {
  await page.route('https://tiles.openfreemap.org/**', (route) => route.abort())
  await page.goto('/map')
  await page.getByRole('button', { name: t('map.more'), exact: true }).tap()
  await dialogOf(page).getByText(t('place.fact.fenced')).tap()
  await closeByBack(page)
  await expect(dialogOf(page)).toBeHidden()
  await expect(page).toHaveURL(/fenced=true/)
  await page.goBack()
  await expect(page).toHaveURL(/\/map(\?(?!.*fenced).*)?$/)
})

test('A user who follows a link right after choosing a filter arrives, and Back returns to the filter', async ({ page }) => {
  await page.clock.install()
  await page.goto('/explore')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/explore\/activity\/[^?]+\?_rsc=/, async (route) => {
    await held
    await route.continue()
  })
  const link = page.getByRole('main').locator('a[href^="/explore/activity/"]').first()
  await page.getByRole('button', { name: t('setting.indoor') }).tap()
  await link.dispatchEvent('click')
  // On a slow network, the address would follow the filter before the page arrives.
  await page.clock.runFor(1000)
  answer()
  await expect(page).toHaveURL(/\/explore\/activity\//)
  await page.goBack()
  await expect(page).toHaveURL(/setting=indoor/)
})

test('A user who opens the menu right after choosing a filter follows its link', async ({ page }) => {
  await page.clock.install()
  await signInNewUser(page)
  await page.goto('/explore')
  await expect(page.getByRole('button', { name: t('nav.userMenu') })).toBeVisible()
  await page.getByRole('button', { name: t('setting.indoor') }).tap()
  await page.getByRole('button', { name: t('nav.userMenu') }).tap()
  // By now the filter would be in the address, if the menu were closed.
  await page.clock.runFor(1000)
  await page.getByRole('link', { name: t('nav.history') }).tap()
  await expect(page).toHaveURL('/history')
})
