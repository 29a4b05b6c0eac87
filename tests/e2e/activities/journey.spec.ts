import { expect, test } from '@playwright/test'
import { PASSWORD } from '../../setup/data/passwords.ts'
import { drag } from '../setup/drag.ts'
import { newEmail } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

test.describe('A newcomer on a phone', () => {
  const language = 'he'
  test.use({ locale: language })

  test('signs up, adds a child and gets activities for the child', async ({ page }) => {
    const t = (key: string) => text(language, key)
    await page.goto('/')
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'he' ? 'rtl' : 'ltr')

    await page.getByRole('button', { name: t('login.toSignUp') }).tap()
    await page.getByLabel(t('login.email')).fill(newEmail())
    await page.getByLabel(t('login.password'), { exact: true }).fill(PASSWORD)
    await page.getByLabel(t('login.passwordAgain')).fill('something else')
    await page.getByRole('button', { name: t('login.signUp'), exact: true }).tap()
    await expect(page.getByText(t('validation.passwords_match'))).toBeVisible()
    await expect(page.getByLabel(t('login.passwordAgain'))).toBeFocused()
    await page.getByLabel(t('login.passwordAgain')).fill(PASSWORD)
    await page.getByRole('button', { name: t('login.signUp'), exact: true }).tap()

    await expect(page).toHaveURL(/\/user$/)
    await expect(page.getByRole('button', { name: t('userType.continue') })).toBeDisabled()
    await page.getByText(t('userType.parent'), { exact: true }).tap()
    await page.getByRole('button', { name: t('userType.continue') }).tap()

    await expect(page).toHaveURL(/\/generate-activity$/)
    await page.getByLabel(t('addChild.name')).fill('Noa')
    await page.getByRole('button', { name: t('onboarding.next') }).tap()
    await page.getByLabel(t('addChild.dateOfBirth')).fill('2022-10-05')
    await page.getByRole('button', { name: t('onboarding.next') }).tap()
    // Allergies are optional.
    await page.getByText(t('allergens.sesame'), { exact: true }).tap()
    await page.getByRole('button', { name: t('onboarding.finish') }).tap()

    await expect(page.getByRole('heading', { name: t('home.title') })).toBeVisible()
    await expect(page.getByRole('radio', { name: /Noa/ })).toBeChecked()
    await page.getByText(t('duration.15-30min'), { exact: true }).tap()
    await page.getByText(t('setting.outdoor'), { exact: true }).tap()
    await page.getByRole('button', { name: t('home.generate') }).tap()

    await expect(page).toHaveURL(/\/activities\?batch=/)
    const card = page.getByRole('article')
    const counter = (index: number) => page.getByText(`${index} / 3`)
    await expect(counter(1)).toBeVisible()

    await drag(page, card, 90, 0)
    await expect(counter(1)).toBeVisible() // not far enough: it springs back
    await drag(page, card, 130, 0)
    await expect(counter(2)).toBeVisible()
    // Clicks instead of taps after a drag, because Chromium merges two touches within a third of a second into one gesture.
    await page.getByRole('button', { name: t('deck.undo') }).click()
    await expect(counter(1)).toBeVisible()
    await drag(page, card, -130, 0)
    await expect(counter(2)).toBeVisible()

    await page.reload()
    await expect(counter(2)).toBeVisible()
    await drag(page, card, 0, -130)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: t('activity.safety') })).toBeVisible()
    await dialog.getByRole('button', { name: t('deck.close') }).click()
    await page.getByRole('button', { name: t('deck.save') }).click()
    await expect(counter(3)).toBeVisible()
    await page.getByRole('button', { name: t('deck.dismiss') }).click()

    await expect(page.getByRole('heading', { name: t('home.title') })).toBeVisible()
    // Home remembers the last choice.
    await expect(page.getByRole('radio', { name: t('duration.15-30min') })).toBeChecked()
    await expect(page.getByRole('radio', { name: t('setting.outdoor') })).toBeChecked()

    await page.goto('/history')
    await page.getByRole('main').getByText(t('history.saved'), { exact: true }).tap()
    await expect(page.getByRole('listitem').filter({ has: page.getByRole('img', { name: t('activity.saved') }) })).toHaveCount(1)
  })
})
