import { expect, test } from '@playwright/test'
import { signInNewUser } from '../setup/people.ts'

test('A user’s choice of a user type before the page’s scripts run is kept', async ({ page }) => {
  await signInNewUser(page, { userType: null })
  const { promise: chosen, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/_next/static/chunks/**', async (route) => {
    await chosen
    await route.continue()
  })
  await page.goto('/user', { waitUntil: 'commit' })
  await page.getByText('Educator', { exact: true }).tap()
  await expect(page.getByRole('radio', { name: /^Educator/ })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
  goOn()
  await page.getByRole('button', { name: 'Continue' }).tap()
  await expect(page).toHaveURL(/\/generate-activity$/)
})
