import { expect, type Page, test } from '@playwright/test'
import { PASSWORD } from '../../setup/data/passwords.ts'
import { expectClean } from '../setup/expect-clean.ts'
import { signedIn } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

type Language = 'en' | 'es' | 'he'

const html = (page: Page) => page.locator('html')
/** What the eye sees of the look: --color-ground as the body has it. */
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const GROUND = { light: 'rgb(251, 246, 239)', dark: 'rgb(23, 19, 16)' }

async function openSettings(page: Page, language: Language = 'en') {
  await page.getByRole('button', { name: text(language, 'nav.userMenu') }).click()
  await page.getByRole('button', { name: text(language, 'nav.settings'), exact: true }).click()
  return page.getByRole('dialog', { name: text(language, 'settings.title') })
}

/** The settings as the server has them. */
async function kept(page: Page, authorization: string) {
  return (await page.request.get('/api/settings/me', { headers: { authorization } })).json()
}

/** The page as it first comes, before any script. */
async function firstHtml(page: Page, path: string) {
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

  test('are chosen in the menu’s dialog, hold at once, after a reload and on the next device', async ({ page, browser }) => {
    const { email, authorization } = await signedIn(page)
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
    // Nothing holds before it is saved.
    await expect(html(page)).toHaveAttribute('dir', 'ltr')
    expect(await ground(page)).toBe(GROUND.light)
    await dialog.getByRole('button', { name: 'Save' }).tap()

    await expect(dialog).toBeHidden()
    await expect(html(page)).toHaveAttribute('dir', 'rtl')
    await expect(html(page)).toHaveAttribute('lang', 'he')
    await expect(html(page)).toHaveAttribute('data-theme', 'dark')
    await expect(html(page)).toHaveAttribute('data-distance', 'km')
    await expect.poll(() => ground(page)).toBe(GROUND.dark)
    await expect(page.locator('meta[name=theme-color]')).toHaveCount(1)
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#171310')
    await expect(page.getByRole('button', { name: text('he', 'nav.userMenu') })).toBeFocused()
    expect(await kept(page, authorization)).toEqual({
      language: 'he',
      theme_color: 'dark',
      notifications_enabled: true,
      email_notifications: false,
      distance_unit: 'km',
      profile_order: 'by_name',
    })

    await page.reload()
    await expect(html(page)).toHaveAttribute('dir', 'rtl')
    expect(await ground(page)).toBe(GROUND.dark)
    const again = await openSettings(page, 'he')
    await expect(again.getByRole('radio', { name: text('he', 'settings.themes.dark') })).toBeChecked()
    await expect(again.getByRole('switch', { name: text('he', 'settings.emailNotifications') })).not.toBeChecked()
    await page.keyboard.press('Escape')

    // Another browser, which asks for English and light.
    const device = await (await browser.newContext({ locale: 'en', colorScheme: 'light' })).newPage()
    await device.goto('/login')
    await expect(html(device)).toHaveAttribute('dir', 'ltr')
    await device.getByLabel(text('en', 'login.email')).fill(email)
    await device.getByLabel(text('en', 'login.password'), { exact: true }).fill(PASSWORD)
    await device.getByRole('button', { name: text('en', 'login.signIn'), exact: true }).click()
    await expect(html(device)).toHaveAttribute('dir', 'rtl')
    await expect(html(device)).toHaveAttribute('data-theme', 'dark')
    await expect.poll(() => ground(device)).toBe(GROUND.dark)
    await device.context().close()

    // Signed out, this browser stays as it was.
    await page.getByRole('button', { name: text('he', 'nav.userMenu') }).click()
    await page.getByRole('button', { name: text('he', 'nav.logout') }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(html(page)).toHaveAttribute('data-theme', 'dark')
    await expect(html(page)).toHaveAttribute('dir', 'rtl')
  })

  test('are closed by the browser’s Back before it leaves the page', async ({ page }) => {
    await signedIn(page)
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

  test('that cannot be saved stay as they were chosen, to be saved again', async ({ page }) => {
    const { authorization } = await signedIn(page)
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
    expect(await kept(page, authorization)).toEqual(defaults)
    isBroken = false
    await dialog.getByRole('button', { name: 'Save' }).tap()
    await expect(dialog).toBeHidden()
    await expect(html(page)).toHaveAttribute('lang', 'es')
    expect(await kept(page, authorization)).toEqual({ ...defaults, language: 'es', theme_color: 'dark' })
  })

  test('are saved once for two presses, and the button says that it is at work', async ({ page }) => {
    await signedIn(page)
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

  test('that are cancelled change nothing', async ({ page }) => {
    const { authorization } = await signedIn(page)
    await page.goto('/')
    const dialog = await openSettings(page)
    await dialog.getByText('עברית').tap()
    await dialog.getByText('Dark', { exact: true }).tap()
    await dialog.getByRole('button', { name: 'Cancel' }).tap()
    await expect(dialog).toBeHidden()
    await expect(html(page)).toHaveAttribute('dir', 'ltr')
    await expect(html(page)).toHaveAttribute('data-theme', 'system')
    expect(await kept(page, authorization)).toEqual(defaults)
    const again = await openSettings(page)
    await expect(again.getByRole('radio', { name: 'English' })).toBeChecked()
  })

  test('that cannot be loaded say so, and are asked for again', async ({ page }) => {
    await signedIn(page)
    let isBroken = true
    await page.route('**/api/settings/me', (route) => (isBroken ? route.fulfill({ status: 404, json: {} }) : route.continue()))
    await page.goto('/')
    const dialog = await openSettings(page)
    await expect(dialog.getByRole('alert')).toHaveText(text('en', 'settings.loadFailed'))
    await expect(dialog.getByRole('button', { name: 'Save' })).toHaveCount(0)
    await expectClean(page)
    isBroken = false
    await dialog.getByRole('button', { name: 'Try again' }).tap()
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible()
  })

  test('that were changed on another device meanwhile hold here once they are loaded', async ({ page }) => {
    const { authorization } = await signedIn(page)
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

  test('are none of a visitor’s', async ({ page }) => {
    await page.goto('/explore')
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
    await expect(page.getByRole('button', { name: text('en', 'nav.userMenu') })).toHaveCount(0)
  })
})

test.describe('The look', () => {
  test('is in the first byte of each page, whoever runs no script', async ({ page, browser }) => {
    const { authorization } = await signedIn(page)
    await page.request.put('/api/settings/me', { headers: { authorization }, data: { ...defaults, theme_color: 'dark' } })
    for (const path of ['/', '/profiles', '/explore', '/nowhere']) expect(await firstHtml(page, path), path).toMatch(/<html[^>]* data-theme="dark"/)
    const bare = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'light', storageState: await page.context().storageState() })
    const still = await bare.newPage()
    await still.goto('/')
    await expect(still.locator('body')).toHaveCSS('background-color', GROUND.dark)
    await expect(still.locator('meta[name=theme-color]')).toHaveAttribute('content', '#171310')
    await bare.close()
  })

  test('of the device follows the device, as it changes', async ({ page }) => {
    await signedIn(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    expect(await ground(page)).toBe(GROUND.dark)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await ground(page)).toBe(GROUND.light)
    await expect(page.locator('meta[name=theme-color]')).toHaveCount(2)
  })

  test('of a visitor is this browser’s, and nonsense in its cookie is the device’s', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'theme', value: 'dark', url: String(baseURL) }])
    expect(await firstHtml(page, '/login')).toMatch(/<html[^>]* data-theme="dark"/)
    await context.addCookies([{ name: 'theme', value: 'sepia', url: String(baseURL) }])
    expect(await firstHtml(page, '/login')).toMatch(/<html[^>]* data-theme="system"/)
  })
})

for (const { language, theme, width } of [
  { language: 'en', theme: 'light', width: 390 },
  { language: 'es', theme: 'dark', width: 320 },
  { language: 'he', theme: 'light', width: 320 },
  { language: 'he', theme: 'dark', width: 1280 },
] as const) {
  test.describe(`in ${language}, ${theme}, ${width} px`, () => {
    // The device's own look is the other one: the setting has to win.
    const colorScheme = theme === 'dark' ? 'light' : 'dark'
    test.use({ locale: language, colorScheme, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

    test('the settings are clean for axe and fit', async ({ page }) => {
      const { authorization } = await signedIn(page, { language })
      const data = { ...defaults, language, theme_color: theme, email_notifications: false }
      await page.request.put('/api/settings/me', { headers: { authorization }, data })
      await page.goto('/')
      const dialog = await openSettings(page, language)
      await expect(dialog.getByRole('button', { name: text(language, 'settings.save') })).toBeVisible()
      await expectClean(page)
      expect(await dialog.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(width)
    })
  })
}

test('Where this is no preview workspace, nothing says so, and no script for it is loaded', async ({ page }) => {
  let asked = false
  page.on('request', (request) => {
    asked ||= request.url().includes('/api/readyz')
  })
  await page.goto('/login', { waitUntil: 'networkidle' })
  await expect(page.getByText(/Preview backend/)).toHaveCount(0)
  expect(asked).toBe(false)
})

test('Where sign-in tokens are passed on to nobody, /privacy says nothing of it', async ({ page }) => {
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { name: text('en', 'privacy.sentTitle') })).toBeVisible()
  await expect(page.getByText('is passed on to')).toHaveCount(0)
})
