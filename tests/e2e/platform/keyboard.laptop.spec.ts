import { expect, type Page, test } from '@playwright/test'
import { PASSWORD } from '../../setup/data/passwords.ts'
import { handleNext } from '../setup/network.ts'
import { generateBatch, newEmail, noa, signInNewUser } from '../setup/people.ts'

/** Presses Tab until an element with this name has the focus, at most 40 times. */
async function tabTo(page: Page, name: RegExp) {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    const label = await focused.evaluate((element) => {
      const labels = 'labels' in element && element.labels instanceof NodeList ? Array.from(element.labels, (l) => l.textContent).join(' ') : ''
      return element.getAttribute('aria-label') ?? (labels || (element.textContent ?? ''))
    })
    if (name.test(label.trim())) return
  }
  throw new Error(`Tab did not reach ${name}`)
}

test('A newcomer signs up, adds a child and uses the deck with the keyboard only', async ({ page }) => {
  await page.goto('/login')
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveText('Skip to the content')
  await tabTo(page, /^New here/)
  await page.keyboard.press('Enter')
  await page.getByLabel('E-mail').focus()
  await page.keyboard.type(newEmail())
  await tabTo(page, /^Password$/)
  await page.keyboard.type(PASSWORD)
  await tabTo(page, /^Password again$/)
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/user$/)
  await tabTo(page, /^Parent/)
  await page.keyboard.press('Space')
  await tabTo(page, /^Continue$/)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/generate-activity$/)
  await tabTo(page, /^Skip$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()

  await tabTo(page, /^Create Your First Child Profile$/)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name or nickname').focus()
  await page.keyboard.type('Noa')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Create Your First Child Profile' })).toBeFocused()
  await page.keyboard.press('Enter')
  // The closed dialog has kept the typed text.
  await expect(dialog.getByLabel('Name or nickname')).toHaveValue('Noa')
  await dialog.getByLabel('Date of birth').fill('2022-10-05')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: /Noa/ })).toBeChecked()

  await tabTo(page, /^Generate Activities$/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 / 3')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('2 / 3')).toBeVisible()
  await page.keyboard.press('Backspace')
  await expect(page.getByText('1 / 3')).toBeVisible()
  await page.keyboard.press('ArrowUp')
  const details = page.getByRole('region', { name: 'Details' })
  await expect(details).toBeFocused()
  await expect(details.getByRole('heading', { name: 'Instructions' })).toBeVisible()
  for (const next of ['2 / 3', '3 / 3']) {
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByText(next)).toBeVisible()
    // A card that has just appeared ignores presses.
    await expect(page.getByRole('button', { name: 'Dismiss' })).toBeEnabled()
  }
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/\/$/)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByText('3 / 3')).toBeVisible()
})

test('A user’s language switch changes the direction at once and is kept', async ({ page }) => {
  const { authorization } = await signInNewUser(page, { children: [noa] })
  await page.goto('/')
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('button', { name: 'עברית' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'he')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('מה עושים היום?')
  const settings = await (await page.request.get('/api/settings/me', { headers: { authorization } })).json()
  expect(settings.language).toBe('he')
  await page.context().clearCookies({ name: 'locale' })
  await page.goto('/history')
  await expect(page.locator('html')).toHaveAttribute('lang', 'he')
})

test('A visitor who switches the language reads an open activity in the new one', async ({ page }) => {
  const read = async (language: string) => {
    const [activity] = (await (await page.request.get('/api/explore/activities?limit=1', { headers: { 'accept-language': language } })).json())
      .activities
    return activity
  }
  const [{ id, title }, hebrew] = [await read('en'), await read('he')]
  await page.goto(`/explore/activity/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('button', { name: 'עברית' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hebrew.title)
})

test('A user’s form survives a failed save, and pressing again saves once', async ({ page }) => {
  const { authorization } = await signInNewUser(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Create Your First Child Profile' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name or nickname').fill('Noa')
  await dialog.getByLabel('Date of birth').fill('2022-10-05')
  // The response is lost after the server has saved.
  await handleNext(page, 'POST', '**/api/children', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await dialog.getByRole('button', { name: 'Finish' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('The profile could not be saved. Please try again.')
  await expect(dialog.getByLabel('Name or nickname')).toHaveValue('Noa')
  await dialog.getByRole('button', { name: 'Finish' }).click()
  await expect(dialog).toHaveCount(0)
  const children = await (await page.request.get('/api/children', { headers: { authorization } })).json()
  expect(children).toHaveLength(1)
})

test('A visitor with wrong credentials sees an error and keeps the typed text', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Failed to sign in. Please check your credentials.')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue('nobody@example.com')
})

test('A parent sees a message and a link after the last card', async ({ page }) => {
  const { authorization } = await signInNewUser(page, { children: [noa] })
  const { batchId } = await generateBatch(page, authorization)
  const batch = await (await page.request.get(`/api/activity?batch_id=${batchId}`, { headers: { authorization } })).json()
  for (const { id } of batch.activities) await page.request.patch(`/api/activity/${id}`, { data: { action: 'skip' }, headers: { authorization } })
  await page.goto(`/activities?batch=${batchId}`)
  await expect(page.getByRole('heading', { name: 'You have seen all of these' })).toBeVisible()
  await page.goto('/activities')
  await page.getByRole('link', { name: 'Create Activities' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('A parent opens the journal and the saved list with one press on a laptop; a phone shows four links', async ({ page }) => {
  await signInNewUser(page, { children: [noa] })
  await page.goto('/')
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: 'Journal' }).click()
  await expect(page.getByRole('heading', { name: 'Activity journal', level: 1 })).toBeVisible()
  await main.getByRole('link', { name: 'Saved' }).click()
  await expect(page.getByRole('heading', { name: 'Saved', level: 1 })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Saved' })).toHaveAttribute('aria-current', 'page')
  await page.setViewportSize({ width: 390, height: 700 })
  await expect(main.getByRole('link')).toHaveCount(4)
  await expect(main.getByRole('link', { name: 'Explore' })).toHaveAttribute('aria-current', 'true')
})

test('A form that appears after its dialog has the focus in its first field', async ({ page }) => {
  await signInNewUser(page, { children: [noa] })
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/groups', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/journal')
  await page.getByRole('button', { name: 'New entry' }).first().click()
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
  answer()
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeFocused()
})
