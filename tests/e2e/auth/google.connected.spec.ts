import { expect, type Page, test } from '@playwright/test'
import { NEW_PASSWORD, PASSWORD } from '../../setup/data/passwords.ts'
import { expectClean, expectFits } from '../setup/expect-clean.ts'
import { handleNext } from '../setup/network.ts'
import { newEmail, resetPage, signedIn } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

/** Fills in the stand-in for Google's page. */
async function sayWhoAtGoogle(page: Page, { email, name = 'Noa', sub = '' }: { email: string; name?: string; sub?: string }) {
  await expect(page).toHaveTitle('Who are you?')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Sub').fill(sub)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** From the page that links, with one's password. */
async function continueToGoogle(page: Page) {
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
}

/** Whether the browser holds the note that the next return from Google is to link. */
async function holdsNote(page: Page): Promise<boolean> {
  return (await page.context().cookies()).some(({ name }) => name.endsWith('link-google'))
}

/** What the content security policy and the page's own code complain about. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

for (const [language, colorScheme] of [
  ['en', 'light'],
  ['he', 'dark'],
] as const) {
  test.describe(`${language}, ${colorScheme}, 320 px`, () => {
    test.use({ locale: language, colorScheme, viewport: { width: 320, height: 640 } })

    test('the screens with Google in them are clean for axe and fit', async ({ page }) => {
      const check = async (path: string) => {
        await page.goto(path)
        await expect(page.locator('main h1')).toBeVisible()
        await expectClean(page, path)
        await expectFits(page, path)
      }
      for (const path of ['/login', '/login?error=google_has_password']) await check(path)
      await signedIn(page, { language })
      for (const path of ['/link-google', '/link-google?error=google_taken']) await check(path)
    })
  })
}

for (const language of ['en', 'es', 'he'] as const) {
  test.describe(`Google (${language})`, () => {
    test.use({ locale: language })

    test('leads a newcomer to the choice of a user type, and back in after signing out', async ({ page }) => {
      const t = (key: string) => text(language, key)
      const complaints = complaintsOf(page)
      const email = newEmail()
      await page.goto('/login')
      await page.getByRole('button', { name: t('login.google') }).tap()
      await sayWhoAtGoogle(page, { email })
      await expect(page).toHaveURL(/\/user$/)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await page.getByText(t('userType.parent'), { exact: true }).tap()
      await page.getByRole('button', { name: t('userType.continue') }).tap()
      await expect(page).toHaveURL(/\/generate-activity$/)

      await page.getByRole('button', { name: t('nav.userMenu') }).click()
      await expect(page.getByText(email)).toBeVisible()
      await page.getByRole('button', { name: t('nav.logout') }).click()
      // A whole new page: until its scripts are there, a press is answered by the sentence that says so.
      await page.waitForURL(/\/login$/)
      await page.getByRole('button', { name: t('login.google') }).click()
      await sayWhoAtGoogle(page, { email })
      await expect(page).toHaveURL(/\/generate-activity$|\/$/)
      expect(complaints).toEqual([])
    })
  })
}

test('An address with a password is refused in words, and after signing in Google is linked from the account, and unlinked there', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const { email } = await signedIn(page)
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await sayWhoAtGoogle(page, { email })
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
  expect(await holdsNote(page)).toBe(true)
  await sayWhoAtGoogle(page, linked)
  await expect(page).toHaveURL(/\/link-google$/)
  await expect(page.getByText('Google is linked.')).toBeVisible()
  expect(await holdsNote(page)).toBe(false)
  await page.getByRole('link', { name: 'To your account' }).click()
  await expect(page.getByText('Linked: you can sign in with it.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Link Google' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await sayWhoAtGoogle(page, linked)
  await expect(page).toHaveURL(/\/(generate-activity)?$/)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Unlink' }).click()
  await expect(page.getByText('Google is unlinked.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Link Google' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  expect(complaints).toEqual([])
})

test('Google is linked with the right password alone', async ({ page }) => {
  await signedIn(page)
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

/** Somebody signed in with a password, whose account a Google account opens as well. */
async function withBoth(page: Page) {
  const { email } = await signedIn(page)
  const atGoogle = { email: newEmail(), sub: `both-${email}` }
  await page.goto('/link-google')
  await continueToGoogle(page)
  await sayWhoAtGoogle(page, atGoogle)
  await expect(page.getByText('Google is linked.')).toBeVisible()
  return { email, atGoogle }
}

test('A new password leaves Google linked, unless it is to be unlinked, too', async ({ page }) => {
  await withBoth(page)
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
  [false, 'A link for a new password unlinks Google'],
  [true, 'A link for a new password leaves Google linked where its owner says so'],
] as const) {
  test(title, async ({ page }) => {
    const { email, atGoogle } = await withBoth(page)
    await page.goto(await resetPage(email, '.data/test-browser-2'))
    await expectClean(page)
    await expect(page.getByRole('switch', { name: 'Also unlink the Google account' })).toBeChecked()
    if (isKept) await page.getByText('Also unlink the Google account').click()
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByLabel('Password again').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Save the new password' }).click()
    await expect(page.getByText('Your new password is saved.')).toBeVisible()
    await page.goto('/login')
    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    await sayWhoAtGoogle(page, atGoogle)
    await expect(page).toHaveURL(isKept ? /\/(generate-activity)?$/ : /\/user$/)
  })
}

test('Whoever has no password erases the account with a fresh sign-in, and cannot unlink Google', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await sayWhoAtGoogle(page, { email: newEmail() })
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

test('Somebody else’s Google account cannot be linked', async ({ page, browser }) => {
  const theirs = { email: newEmail(), sub: `theirs-${newEmail()}` }
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await sayWhoAtGoogle(page, theirs)
  await expect(page).toHaveURL(/\/user$/)
  const other = await (await browser.newContext()).newPage()
  await signedIn(other)
  await other.goto('/link-google')
  await continueToGoogle(other)
  await sayWhoAtGoogle(other, theirs)
  await expect(other.getByText('This Google account is already linked to another account here.')).toBeVisible()
})

test('Saying no at Google leads back to a calm form; a failure says so', async ({ page }) => {
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

test('A failure while linking is told where it began', async ({ page }) => {
  await signedIn(page)
  await page.goto('/link-google')
  await continueToGoogle(page)
  await expect(page).toHaveTitle('Who are you?')
  // As any page of any site can have it: another page in the place of the one to come back to.
  await page.request.get('/api/auth/signin?callbackUrl=/', { maxRedirects: 0 })
  await page.goto('/api/auth/callback/google?code=made-up&state=made-up')
  await expect(page).toHaveURL(/\/link-google\?error=OAuthCallback$/)
  await expect(page.getByText('Google could not be linked. Please try again.')).toBeVisible()
  expect(await holdsNote(page)).toBe(false)
})

test('A return that another site feigns ends the way to link; the true one then signs nobody in', async ({ page }) => {
  const { authorization } = await signedIn(page)
  await page.goto('/link-google')
  await continueToGoogle(page)
  await expect(page).toHaveTitle('Who are you?')
  await page.request.get('/api/auth/callback/google?error=access_denied', { maxRedirects: 0 })
  await page.request.get('/api/auth/signin?callbackUrl=/', { maxRedirects: 0 })
  const stranger = newEmail()
  await sayWhoAtGoogle(page, { email: stranger })
  await expect(page).toHaveURL(/\/(generate-activity)?$/)
  const me = await page.request.get('/api/user/me', { headers: { authorization } })
  expect(await me.json()).toMatchObject({ sign_in_methods: ['password'] })
  await page.getByRole('button', { name: 'Your account' }).click()
  await expect(page.getByText((await me.json()).email)).toBeVisible()
  await expect(page.getByText(stranger)).toHaveCount(0)
})

test('Whoever signed out before coming back from Google is neither linked nor signed in, and reads why', async ({ page }) => {
  await signedIn(page)
  await page.goto('/link-google')
  await continueToGoogle(page)
  await expect(page).toHaveTitle('Who are you?')
  const other = await page.context().newPage()
  await other.goto('/')
  await other.getByRole('button', { name: 'Your account' }).click()
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL(/\/login$/)
  await sayWhoAtGoogle(page, { email: newEmail() })
  await expect(page).toHaveURL(/\/login\?error=google_link_expired$/)
  await expect(page.getByText('Linking took too long or was not started here. Please start it again.')).toBeVisible()
  expect(await holdsNote(page)).toBe(false)
  await page.goto('/')
  await expect(page).toHaveURL(/\/login$/)
})

test('A visitor cannot link, and reads on /privacy what Google learns', async ({ page }) => {
  await page.goto('/link-google')
  await expect(page).toHaveURL(/\/login$/)
  await page.goto('/privacy')
  await expect(page.getByText('If you sign in with Google, Google learns that you use this site.')).toBeVisible()
})
