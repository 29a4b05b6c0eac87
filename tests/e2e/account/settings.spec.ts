import { expect, type Page, test } from '@playwright/test'
import { PASSWORD } from '../../setup/data/passwords.ts'
import { expectAccessible } from '../setup/expect-accessible.ts'
import { signInNewUser } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

type Language = 'en' | 'es' | 'he'

const html = (page: Page) => page.locator('html')
/** Reads the visible theme: the body's background, which is --color-ground. */
const readGround = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const GROUND = { light: 'rgb(251, 246, 239)', dark: 'rgb(23, 19, 16)' }

async function openSettings(page: Page, language: Language = 'en') {
  await page.getByRole('button', { name: text(language, 'nav.userMenu') }).click()
  await page.getByRole('button', { name: text(language, 'nav.settings'), exact: true }).click()
  return page.getByRole('dialog', { name: text(language, 'settings.title') })
}

/** Reads the settings from the server. */
async function readSettings(page: Page, authorization: string) {
  return (await page.request.get('/api/settings/me', { headers: { authorization } })).json()
}

/** Reads the page's HTML before any script runs. */
async function readFirstHtml(page: Page, path: string) {
  return (await page.request.get(path)).text()
}

const defaults = {
  language: 'en',
  theme_color: 'system',
  notifications_enabled: true,
  email_notifications: true,
  distance_unit: 'mi',
  profile_order: 'newest',
}

test.describe('Settings', () => {
  test.use({ locale: 'en', colorScheme: 'light' })

  test('apply at once, after a reload and on the next device, when a user saves the dialog', async ({ page, browser }) => {
    const { email, authorization } = await signInNewUser(page)
    await page.goto('/')
    await expect(html(page)).toHaveAttribute('data-theme', 'system')
    const dialog = await openSettings(page)
    await expect(dialog.getByRole('radio', { name: 'English' })).toBeChecked()
    await expect(dialog.getByRole('radio', { name: 'As on the device' })).toBeChecked()
    await expect(dialog.getByRole('switch', { name: 'Notifications', exact: true })).toBeChecked()
    await dialog.getByText('עברית').tap()
    await dialog.getByText('Dark', { exact: true }).tap()
    await dialog.getByText('E-mail notifications').tap()
    await dialog.getByText('Kilometers').tap()
    await dialog.getByText('A to Z', { exact: true }).tap()
    // Nothing applies before it is saved.
    await expect(html(page)).toHaveAttribute('dir', 'ltr')
    expect(await readGround(page)).toBe(GROUND.light)
    await dialog.getByRole('button', { name: 'Save' }).tap()

    await expect(dialog).toBeHidden()
    await expect(html(page)).toHaveAttribute('dir', 'rtl')
    await expect(html(page)).toHaveAttribute('lang', 'he')
    await expect(html(page)).toHaveAttribute('data-theme', 'dark')
    await expect(html(page)).toHaveAttribute('data-distance', 'km')
    await expect.poll(() => readGround(page)).toBe(GROUND.dark)
    await expect(page.locator('meta[name=theme-color]')).toHaveCount(1)
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#171310')
    await expect(page.getByRole('button', { name: text('he', 'nav.userMenu') })).toBeFocused()
    expect(await readSettings(page, authorization)).toEqual({
      language: 'he',
      theme_color: 'dark',
      notifications_enabled: true,
      email_notifications: false,
      distance_unit: 'km',
      profile_order: 'by_name',
    })

    await page.reload()
    await expect(html(page)).toHaveAttribute('dir', 'rtl')
    expect(await readGround(page)).toBe(GROUND.dark)
    const again = await openSettings(page, 'he')
    await expect(again.getByRole('radio', { name: text('he', 'settings.themes.dark') })).toBeChecked()
    await expect(again.getByRole('switch', { name: text('he', 'settings.emailNotifications') })).not.toBeChecked()
    await page.keyboard.press('Escape')

    // Another browser prefers English and light.
    const device = await (await browser.newContext({ locale: 'en', colorScheme: 'light' })).newPage()
    await device.goto('/login')
    await expect(html(device)).toHaveAttribute('dir', 'ltr')
    await device.getByLabel(text('en', 'login.email')).fill(email)
    await device.getByLabel(text('en', 'login.password'), { exact: true }).fill(PASSWORD)
    await device.getByRole('button', { name: text('en', 'login.signIn'), exact: true }).click()
    await expect(html(device)).toHaveAttribute('dir', 'rtl')
    await expect(html(device)).toHaveAttribute('data-theme', 'dark')
    await expect.poll(() => readGround(device)).toBe(GROUND.dark)
    await device.context().close()

    // After signing out, this browser keeps language and theme.
    await page.getByRole('button', { name: text('he', 'nav.userMenu') }).click()
    await page.getByRole('button', { name: text('he', 'nav.logout') }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(html(page)).toHaveAttribute('data-theme', 'dark')
    await expect(html(page)).toHaveAttribute('dir', 'rtl')
  })

  test('close on the browser’s Back, which then leaves the page', async ({ page }) => {
    await signInNewUser(page)
    await page.goto('/')
    await page.getByRole('navigation').getByRole('link', { name: 'Explore' }).click()
    await expect(page).toHaveURL(/\/explore$/)
    const dialog = await openSettings(page)
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/explore$/)
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(dialog).toBeHidden()
  })

  test('keep the user’s choice in the dialog when saving fails', async ({ page }) => {
    const { authorization } = await signInNewUser(page)
    let isBroken = true
    await page.route('**/api/settings/me', (route) => (isBroken && route.request().method() === 'PUT' ? route.abort() : route.continue()))
    await page.goto('/')
    const dialog = await openSettings(page)
    await dialog.getByText('Español').tap()
    await dialog.getByText('Dark', { exact: true }).tap()
    await dialog.getByRole('button', { name: 'Save' }).tap()
    await expect(dialog.getByRole('alert')).toHaveText(text('en', 'settings.failed'))
    await expect(dialog.getByRole('radio', { name: 'Español' })).toBeChecked()
    await expect(dialog.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await expect(html(page)).toHaveAttribute('lang', 'en')
    await expect(html(page)).toHaveAttribute('data-theme', 'system')
    expect(await readSettings(page, authorization)).toEqual(defaults)
    isBroken = false
    await dialog.getByRole('button', { name: 'Save' }).tap()
    await expect(dialog).toBeHidden()
    await expect(html(page)).toHaveAttribute('lang', 'es')
    expect(await readSettings(page, authorization)).toEqual({ ...defaults, language: 'es', theme_color: 'dark' })
  })

  test('are saved once for two presses, while the button shows that it is saving', async ({ page }) => {
    await signInNewUser(page)
    let saves = 0
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/settings/me', async (route) => {
      if (route.request().method() === 'PUT') {
        saves++
        await held
      }
      await route.continue()
    })
    await page.goto('/')
    const dialog = await openSettings(page)
    await dialog.getByText('Light', { exact: true }).tap()
    await dialog.getByRole('button', { name: 'Save' }).click()
    const saving = dialog.getByRole('button', { name: 'Saving …' })
    await expect(saving).toHaveAttribute('aria-disabled', 'true')
    await saving.click({ force: true })
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    answer()
    await expect(dialog).toBeHidden()
    await expect(html(page)).toHaveAttribute('data-theme', 'light')
    expect(saves).toBe(1)
  })

  test('do not change when the user cancels', async ({ page }) => {
    const { authorization } = await signInNewUser(page)
    await page.goto('/')
    const dialog = await openSettings(page)
    await dialog.getByText('עברית').tap()
    await dialog.getByText('Dark', { exact: true }).tap()
    await dialog.getByRole('button', { name: 'Cancel' }).tap()
    await expect(dialog).toBeHidden()
    await expect(html(page)).toHaveAttribute('dir', 'ltr')
    await expect(html(page)).toHaveAttribute('data-theme', 'system')
    expect(await readSettings(page, authorization)).toEqual(defaults)
    const again = await openSettings(page)
    await expect(again.getByRole('radio', { name: 'English' })).toBeChecked()
  })

  test('show an error and a retry button when loading fails', async ({ page }) => {
    await signInNewUser(page)
    let isBroken = true
    await page.route('**/api/settings/me', (route) => (isBroken ? route.fulfill({ status: 404, json: {} }) : route.continue()))
    await page.goto('/')
    const dialog = await openSettings(page)
    await expect(dialog.getByRole('alert')).toHaveText(text('en', 'settings.loadFailed'))
    await expect(dialog.getByRole('button', { name: 'Save' })).toHaveCount(0)
    await expectAccessible(page)
    isBroken = false
    await dialog.getByRole('button', { name: 'Try again' }).tap()
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible()
  })

  test('apply here once loaded, when they were changed on another device', async ({ page }) => {
    const { authorization } = await signInNewUser(page)
    await page.goto('/')
    await expect(html(page)).toHaveAttribute('lang', 'en')
    const data = { ...defaults, language: 'he', theme_color: 'dark' }
    await page.request.put('/api/settings/me', { headers: { authorization }, data })
    await openSettings(page)
    await expect(html(page)).toHaveAttribute('dir', 'rtl')
    await expect(html(page)).toHaveAttribute('data-theme', 'dark')
    const dialog = page.getByRole('dialog', { name: text('he', 'settings.title') })
    await expect(dialog.getByRole('radio', { name: 'עברית' })).toBeChecked()
  })

  test('are not offered to a visitor', async ({ page }) => {
    await page.goto('/explore')
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
    await expect(page.getByRole('button', { name: text('en', 'nav.userMenu') })).toHaveCount(0)
  })
})

test.describe('The theme', () => {
  test('is in the HTML of each page, also without scripts', async ({ page, browser }) => {
    const { authorization } = await signInNewUser(page)
    await page.request.put('/api/settings/me', { headers: { authorization }, data: { ...defaults, theme_color: 'dark' } })
    for (const path of ['/', '/profiles', '/explore', '/nowhere'])
      expect(await readFirstHtml(page, path), path).toMatch(/<html[^>]* data-theme="dark"/)
    const bare = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'light', storageState: await page.context().storageState() })
    const still = await bare.newPage()
    await still.goto('/')
    await expect(still.locator('body')).toHaveCSS('background-color', GROUND.dark)
    await expect(still.locator('meta[name=theme-color]')).toHaveAttribute('content', '#171310')
    await bare.close()
  })

  test('follows the device when its preference changes', async ({ page }) => {
    await signInNewUser(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    expect(await readGround(page)).toBe(GROUND.dark)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await readGround(page)).toBe(GROUND.light)
    await expect(page.locator('meta[name=theme-color]')).toHaveCount(2)
  })

  test('of a visitor comes from the cookie, and an invalid cookie falls back to the device', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'theme', value: 'dark', url: String(baseURL) }])
    expect(await readFirstHtml(page, '/login')).toMatch(/<html[^>]* data-theme="dark"/)
    await context.addCookies([{ name: 'theme', value: 'sepia', url: String(baseURL) }])
    expect(await readFirstHtml(page, '/login')).toMatch(/<html[^>]* data-theme="system"/)
  })
})

for (const { language, theme, width } of [
  { language: 'es', theme: 'dark', width: 320 },
  { language: 'he', theme: 'light', width: 1280 },
] as const) {
  test.describe(`in ${language}, ${theme}, ${width} px`, () => {
    // The device prefers the other theme: the setting must win.
    const colorScheme = theme === 'dark' ? 'light' : 'dark'
    test.use({ locale: language, colorScheme, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

    test('The settings have no axe violations and fit the screen', async ({ page }) => {
      const { authorization } = await signInNewUser(page, { language })
      const data = { ...defaults, language, theme_color: theme, email_notifications: false }
      await page.request.put('/api/settings/me', { headers: { authorization }, data })
      await page.goto('/')
      const dialog = await openSettings(page, language)
      await expect(dialog.getByRole('button', { name: text(language, 'settings.save') })).toBeVisible()
      await expectAccessible(page)
      expect(await dialog.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(width)
    })
  })
}

test('A visitor sees no preview banner outside a preview workspace, and loads no script for it', async ({ page }) => {
  let asked = false
  page.on('request', (request) => {
    asked ||= request.url().includes('/api/readyz')
  })
  await page.goto('/login', { waitUntil: 'networkidle' })
  await expect(page.getByText(/Preview backend/)).toHaveCount(0)
  expect(asked).toBe(false)
})

test('A visitor reads nothing about token forwarding on /privacy if it is not configured', async ({ page }) => {
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { name: text('en', 'privacy.sentTitle') })).toBeVisible()
  await expect(page.getByText('is passed on to')).toHaveCount(0)
})
