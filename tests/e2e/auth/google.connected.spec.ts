import { expect, type Page, test } from '@playwright/test'
import { NEW_PASSWORD, PASSWORD } from '../../setup/data/passwords.ts'
import { expectAccessible, expectFits } from '../setup/expect-accessible.ts'
import { handleNext } from '../setup/network.ts'
import { getResetPath, newEmail, signInNewUser } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

/** Fills in the form of the stand-in for Google. */
async function signInAtGoogle(page: Page, { email, name = 'Noa', sub = '' }: { email: string; name?: string; sub?: string }) {
  await expect(page).toHaveTitle('Who are you?')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Sub').fill(sub)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Continues from the linking page to Google, with the password. */
async function continueToGoogle(page: Page) {
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
}

/** Whether the browser holds the cookie that makes the next return from Google a linking. */
async function hasLinkCookie(page: Page): Promise<boolean> {
  return (await page.context().cookies()).some(({ name }) => name.endsWith('link-google'))
}

/** Collects errors of the content security policy and of the page's code. */
function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

for (const [language, colorScheme] of [
  ['en', 'light'],
  ['he', 'dark'],
] as const) {
  test.describe(`${language}, ${colorScheme}, 320 px`, () => {
    test.use({ locale: language, colorScheme, viewport: { width: 320, height: 640 } })

    test('The screens with Google have no axe violations and fit the screen', async ({ page }) => {
      const check = async (path: string) => {
        await page.goto(path)
        await expect(page.locator('main h1')).toBeVisible()
        await expectAccessible(page, path)
        await expectFits(page, path)
      }
      for (const path of ['/login', '/login?error=google_has_password']) await check(path)
      await signInNewUser(page, { language })
      for (const path of ['/link-google', '/link-google?error=google_taken']) await check(path)
    })
  })
}

test.describe('Google', () => {
  const language = 'he'
  test.use({ locale: language })

  test('signs a newcomer up, who chooses a user type, and signs them in again after signing out', async ({ page }) => {
    const t = (key: string) => text(language, key)
    const errors = collectErrors(page)
    const email = newEmail()
    await page.goto('/login')
    await page.getByRole('button', { name: t('login.google') }).tap()
    await signInAtGoogle(page, { email })
    await expect(page).toHaveURL(/\/user$/)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.getByText(t('userType.parent'), { exact: true }).tap()
    await page.getByRole('button', { name: t('userType.continue') }).tap()
    await expect(page).toHaveURL(/\/generate-activity$/)

    await page.getByRole('button', { name: t('nav.userMenu') }).click()
    await expect(page.getByText(email)).toBeVisible()
    await page.getByRole('button', { name: t('nav.logout') }).click()
    // A full page load: before its scripts run, a press only shows a message.
    await page.waitForURL(/\/login$/)
    await page.getByRole('button', { name: t('login.google') }).click()
    await signInAtGoogle(page, { email })
    await expect(page).toHaveURL(/\/generate-activity$|\/$/)
    expect(errors).toEqual([])
  })
})

test('A user with a password is refused at Google sign-in with a message, and links and unlinks Google in the account', async ({ page }) => {
  const errors = collectErrors(page)
  const { email } = await signInNewUser(page)
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await signInAtGoogle(page, { email })
  await expect(page).toHaveURL(/\/login\?error=google_has_password$/)
  await expect(page.getByRole('alert').filter({ hasText: 'There is already an account with this e-mail address.' })).toBeVisible()

  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/(generate-activity)?$/)

  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('link', { name: 'Account', exact: true }).click()
  await page.getByRole('link', { name: 'Link Google' }).click()
  await expect(page).toHaveURL(/\/link-google$/)
  await continueToGoogle(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/link-google$/)
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  const linked = { email: newEmail(), sub: `linked-${email}` }
  await continueToGoogle(page)
  await expect(page).toHaveTitle('Who are you?')
  expect(await hasLinkCookie(page)).toBe(true)
  await signInAtGoogle(page, linked)
  await expect(page).toHaveURL(/\/link-google$/)
  await expect(page.getByText('Google is linked.')).toBeVisible()
  expect(await hasLinkCookie(page)).toBe(false)
  await page.getByRole('link', { name: 'To your account' }).click()
  await expect(page.getByText('Linked: you can sign in with it.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Link Google' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await signInAtGoogle(page, linked)
  await expect(page).toHaveURL(/\/(generate-activity)?$/)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Unlink' }).click()
  await expect(page.getByText('Google is unlinked.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Link Google' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  expect(errors).toEqual([])
})

test('A user links Google only with the correct password', async ({ page }) => {
  await signInNewUser(page)
  await page.goto('/link-google')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByText('This field is required')).toBeVisible()
  await page.getByLabel('Your password').fill('not the password')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This is not your current password.')).toBeVisible()
  await expect(page.getByLabel('Your password')).toBeFocused()
  await continueToGoogle(page)
  await expect(page).toHaveTitle('Who are you?')
})

/** Signs in a new user with a password and a linked Google account. */
async function signInWithBoth(page: Page) {
  const { email } = await signInNewUser(page)
  const atGoogle = { email: newEmail(), sub: `both-${email}` }
  await page.goto('/link-google')
  await continueToGoogle(page)
  await signInAtGoogle(page, atGoogle)
  await expect(page.getByText('Google is linked.')).toBeVisible()
  return { email, atGoogle }
}

test('A user who changes the password keeps Google linked, unless they choose to unlink it', async ({ page }) => {
  await signInWithBoth(page)
  await page.goto('/account')
  const linked = page.getByText('Linked: you can sign in with it.')
  const unlink = page.getByRole('switch', { name: 'Also unlink Google' })
  const change = async (from: string, to: string) => {
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByLabel('Current password', { exact: true }).fill(from)
    await page.getByLabel('New password', { exact: true }).fill(to)
    await page.getByLabel('New password again').fill(to)
  }
  await change(PASSWORD, NEW_PASSWORD)
  await expect(unlink).not.toBeChecked()
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText('Your new password is saved.')).toBeVisible()
  await expect(linked).toBeVisible()
  await change(NEW_PASSWORD, PASSWORD)
  await page.getByText('Also unlink Google').click()
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText('Your new password is saved.')).toBeVisible()
  await expect(linked).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Link Google' })).toBeVisible()
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByLabel('Current password', { exact: true })).toBeVisible()
  await expect(unlink).toHaveCount(0)
})

for (const [isKept, title] of [
  [false, 'A user who resets the password unlinks Google'],
  [true, 'A user who resets the password can keep Google linked'],
] as const) {
  test(title, async ({ page }) => {
    const { email, atGoogle } = await signInWithBoth(page)
    await page.goto(await getResetPath(email, '.data/test-browser-2'))
    await expectAccessible(page)
    await expect(page.getByRole('switch', { name: 'Also unlink the Google account' })).toBeChecked()
    if (isKept) await page.getByText('Also unlink the Google account').click()
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByLabel('Password again').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Save the new password' }).click()
    await expect(page.getByText('Your new password is saved.')).toBeVisible()
    await page.goto('/login')
    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    await signInAtGoogle(page, atGoogle)
    await expect(page).toHaveURL(isKept ? /\/(generate-activity)?$/ : /\/user$/)
  })
}

test('A user without a password erases the account after a recent sign-in, and cannot unlink Google', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await signInAtGoogle(page, { email: newEmail() })
  await page.getByText('Educator', { exact: true }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/generate-activity$/)
  await page.goto('/account')
  await expect(page.getByText('None: you sign in with Google.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Unlink' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Erase the account …' }).click()
  const dialog = page.getByRole('dialog')
  const detail = 'For this, your sign-in must be no older than 10 minutes.'
  const tooOld = { code: 'forbidden', title: 'Not allowed', detail }
  await handleNext(page, 'DELETE', '**/api/user/me', (route) => route.fulfill({ status: 403, contentType: 'application/problem+json', json: tooOld }))
  await dialog.getByRole('button', { name: 'Erase everything' }).click()
  await expect(dialog.getByText(detail)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Log out' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Erase everything' }).click()
  await expect(page).toHaveURL(/\/login\?erased$/)
})

test('A user cannot link another user’s Google account', async ({ page, browser }) => {
  const theirs = { email: newEmail(), sub: `theirs-${newEmail()}` }
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await signInAtGoogle(page, theirs)
  await expect(page).toHaveURL(/\/user$/)
  const other = await (await browser.newContext()).newPage()
  await signInNewUser(other)
  await other.goto('/link-google')
  await continueToGoogle(other)
  await signInAtGoogle(other, theirs)
  await expect(other.getByText('This Google account is already linked to another account here.')).toBeVisible()
})

test('A visitor who cancels at Google returns to a form without an error; a failure shows one', async ({ page }) => {
  await page.goto('/login')
  const google = page.getByRole('button', { name: 'Sign in with Google' })
  await google.click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(google).toBeEnabled()
  const alert = page.getByRole('alert').filter({ hasText: /\S/ })
  await expect(alert).toHaveCount(0)
  await page.goto('/api/auth/callback/google?code=made-up&state=made-up')
  await expect(page).toHaveURL(/\/login\?error=OAuthCallback$/)
  await expect(alert).toHaveText('Failed to sign in with Google. Please try again.')
  await page.goto('/login')
  await page.goto('/api/auth/signin?csrf=true')
  await expect(page).toHaveURL(/\/login\?error=OAuthSignin$/)
  await expect(alert).toHaveText('Failed to sign in with Google. Please try again.')
  await page.context().setOffline(true)
  await google.click()
  await expect(alert).toHaveText('Failed to sign in with Google. Please try again.')
  await expect(google).not.toHaveAttribute('aria-disabled', 'true')
})

test('A user sees a failure to link on the page where they started it', async ({ page }) => {
  await signInNewUser(page)
  await page.goto('/link-google')
  await continueToGoogle(page)
  await expect(page).toHaveTitle('Who are you?')
  // Any site can trigger this request, which replaces the page to return to.
  await page.request.get('/api/auth/signin?callbackUrl=/', { maxRedirects: 0 })
  await page.goto('/api/auth/callback/google?code=made-up&state=made-up')
  await expect(page).toHaveURL(/\/link-google\?error=OAuthCallback$/)
  await expect(page.getByText('Google could not be linked. Please try again.')).toBeVisible()
  expect(await hasLinkCookie(page)).toBe(false)
})

test('A forged return from Google ends the linking, and the real return then does not change the signed-in user', async ({ page }) => {
  const { authorization } = await signInNewUser(page)
  await page.goto('/link-google')
  await continueToGoogle(page)
  await expect(page).toHaveTitle('Who are you?')
  await page.request.get('/api/auth/callback/google?error=access_denied', { maxRedirects: 0 })
  await page.request.get('/api/auth/signin?callbackUrl=/', { maxRedirects: 0 })
  const stranger = newEmail()
  await signInAtGoogle(page, { email: stranger })
  await expect(page).toHaveURL(/\/(generate-activity)?$/)
  const me = await page.request.get('/api/user/me', { headers: { authorization } })
  expect(await me.json()).toMatchObject({ sign_in_methods: ['password'] })
  await page.getByRole('button', { name: 'Your account' }).click()
  await expect(page.getByText((await me.json()).email)).toBeVisible()
  await expect(page.getByText(stranger)).toHaveCount(0)
})

test('A user who signs out before returning from Google is neither linked nor signed in, and reads why', async ({ page }) => {
  await signInNewUser(page)
  await page.goto('/link-google')
  await continueToGoogle(page)
  await expect(page).toHaveTitle('Who are you?')
  const other = await page.context().newPage()
  await other.goto('/')
  await other.getByRole('button', { name: 'Your account' }).click()
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL(/\/login$/)
  await signInAtGoogle(page, { email: newEmail() })
  await expect(page).toHaveURL(/\/login\?error=google_link_expired$/)
  await expect(page.getByText('Linking took too long or was not started here. Please start it again.')).toBeVisible()
  expect(await hasLinkCookie(page)).toBe(false)
  await page.goto('/')
  await expect(page).toHaveURL(/\/login$/)
})

test('A visitor cannot link Google, and reads on /privacy what Google learns', async ({ page }) => {
  await page.goto('/link-google')
  await expect(page).toHaveURL(/\/login$/)
  await page.goto('/privacy')
  await expect(page.getByText('If you sign in with Google, Google learns that you use this site.')).toBeVisible()
})
