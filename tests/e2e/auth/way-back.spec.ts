import { expect, type Page, test } from '@playwright/test'
import { PASSWORD } from '../../setup/data/passwords.ts'
import { expectAccessible, expectFits } from '../setup/expect-accessible.ts'
import { generateBatch, newEmail, noa, signInNewUser } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function signIn(page: Page, email: string) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).tap()
}

for (const { language, colorScheme, width } of [
  { language: 'es', colorScheme: 'light', width: 320 },
  { language: 'he', colorScheme: 'dark', width: 320 },
] as const) {
  test.describe(`${language}, ${colorScheme}, ${width} px`, () => {
    test.use({ locale: language, colorScheme, viewport: { width, height: 664 } })
    const t = (key: string) => text(language, key)

    test('A first-time visitor sees an activity and links to more before signing in', async ({ page }) => {
      await page.goto('/')
      await expect(page).toHaveURL(/\/login$/)
      const idea = page.getByRole('region', { name: t('firstIdea.title') })
      await expect(idea.getByRole('link', { name: t('firstIdea.today') })).toBeInViewport()
      await expect(page.getByRole('heading', { name: t('login.firstTitle') })).toBeVisible()
      await expectAccessible(page, 'a first visit')
      await expectFits(page)
      await expect(idea.getByRole('link', { name: t('firstIdea.places') })).toHaveAttribute('href', '/map')
      await idea.getByRole('link', { name: t('firstIdea.today') }).tap()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveURL(/\/explore\/activity\//)
      await page.goBack()
      await idea.getByRole('link', { name: t('firstIdea.ideas') }).tap()
      await expect(page).toHaveURL(/\/explore$/)
    })
  })
}

test('A user sees why signing in failed, also if the message is far above the button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto('/login')
  await page.getByLabel('E-mail').fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('a wrong password 1')
  await page.getByRole('button', { name: 'Sign in', exact: true }).tap()
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeInViewport({ ratio: 1 })
})

test('A user who has signed in in this browser before sees only the sign-in form', async ({ page }) => {
  await signInNewUser(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByLabel('E-mail')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Look at ideas' })).toHaveCount(0)
})

test('A user who signs in returns to the filtered list, personal page or shared activity they came from', async ({ page, browser }) => {
  const { email, authorization } = await signInNewUser(page, { children: [noa] })
  const { id, title } = await generateBatch(page, authorization)
  await page.request.patch(`/api/activity/${id}`, { data: { action: 'share' }, headers: { authorization } })
  const visit = async (address: string) => {
    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(address)
    return visitor
  }

  const list = await visit('/explore?q=music&setting=indoor')
  await list.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await expect(list).toHaveURL(/\/login\?next=/)
  await signIn(list, email)
  await expect(list).toHaveURL(/\/explore\?q=music&setting=indoor$/)
  await list.context().close()

  const personal = await visit('/explore')
  await personal.getByRole('navigation').getByRole('link', { name: 'Profile' }).click()
  await signIn(personal, email)
  await expect(personal).toHaveURL(/\/profiles$/)
  await personal.context().close()

  const shared = await visit(`/activity/${id}`)
  await shared.getByRole('link', { name: 'Sign in or sign up' }).click()
  await signIn(shared, email)
  await expect(shared).toHaveURL(new RegExp(`/activity/${id}$`))
  await expect(shared.getByRole('heading', { name: title })).toBeVisible()
  await shared.context().close()
})

test('A new user who signs up returns to the activity they came from, after adding the first profile', async ({ page }) => {
  const { activities } = await (await page.request.get('/api/explore/activities?age_months=48&limit=1')).json()
  await page.goto(`/explore/activity/${activities[0].id}`)
  await page.getByRole('main').locator('header').getByRole('button', { name: 'Save' }).tap()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: text('en', 'explore.signIn') })
    .tap()
  await page.getByRole('button', { name: text('en', 'login.toSignUp') }).tap()
  await page.getByLabel('E-mail').fill(newEmail())
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Password again').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account', exact: true }).tap()
  await page.getByText('Parent', { exact: true }).tap()
  await page.getByRole('button', { name: 'Continue' }).tap()
  await page.getByLabel(text('en', 'addChild.name')).fill('Noa')
  await page.getByRole('button', { name: text('en', 'onboarding.next') }).tap()
  await page.getByLabel(text('en', 'addChild.dateOfBirth')).fill('2022-10-05')
  await page.getByRole('button', { name: text('en', 'onboarding.next') }).tap()
  await page.getByRole('button', { name: text('en', 'onboarding.finish') }).tap()
  await expect(page).toHaveURL(new RegExp(`/explore/activity/${activities[0].id}$`))
  await expect(page.getByRole('button', { name: 'Do this with Noa' })).toBeVisible()
})

test('A user is not redirected to another site after signing in', async ({ page }) => {
  const { email } = await signInNewUser(page)
  await page.context().clearCookies()
  await page.goto('/login?next=//example.com/explore')
  await signIn(page, email)
  await expect(page).toHaveURL('/')
})

test('A user who signed out in another tab is told so when saving, and saves after signing in again', async ({ page }) => {
  const { email } = await signInNewUser(page)
  await page.goto('/profiles')
  await page.getByRole('button', { name: 'Add profile' }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name or nickname').fill('Noa')
  await dialog.getByLabel('Date of birth').fill('2022-10-05')
  const other = await page.context().newPage()
  await other.goto('/')
  await other.getByRole('button', { name: 'Your account' }).click()
  await other.getByRole('button', { name: 'Logout' }).click()
  await other.waitForURL(/\/login$/)
  await dialog.getByRole('button', { name: 'Save' }).tap()
  await expect(dialog.getByRole('alert')).toHaveText(text('en', 'form.signedOut'))
  await signIn(other, email)
  await expect(other).toHaveURL('/')
  await dialog.getByRole('button', { name: 'Save' }).tap()
  await expect(page.getByRole('status').filter({ hasText: 'Noa is saved.' })).toBeVisible()
})
