import { expect, test } from '@playwright/test'
import { expectAccessible } from '../setup/expect-accessible.ts'
import { signInNewUser } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

test.describe('An educator without a profile', () => {
  const language = 'he'
  test.use({ locale: language })

  test('gets activities for an age and a theme next to the form', async ({ page }) => {
    const t = (key: string) => text(language, key)
    await signInNewUser(page, { language, userType: 'educator' })
    await page.goto('/generate-activity')
    await page.getByRole('link', { name: t('onboarding.byAge') }).tap()
    await expect(page.getByRole('heading', { name: t('byAge.title') })).toBeVisible()

    const age = page.getByLabel(t('byAge.age'))
    const generate = page.getByRole('button', { name: t('byAge.generate') })
    await generate.tap()
    await expect(page.getByText(t('validation.required'))).toBeVisible()
    await expect(age).toBeFocused()
    await age.fill('four')
    await generate.tap()
    await expect(page.getByText(t('validation.number'))).toBeVisible()
    await age.fill('300')
    await generate.tap()
    await expect(page.getByText('216').last()).toBeVisible()

    await age.fill('4')
    await expect(page.getByText(/\b48\b/)).toBeVisible() // the hint for four years
    await expect(page.getByRole('radio', { name: t('duration.5-15min') })).toBeVisible()
    await age.fill('70')
    const theme = page.locator('form').getByRole('listitem').first().getByRole('button')
    await theme.tap()
    await expect(theme).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByLabel(t('byAge.interests'))).toHaveValue((await theme.textContent()) ?? '')
    await page.getByText(t('setting.outdoor'), { exact: true }).tap()
    await generate.tap()
    const panel = page.getByRole('region', { name: t('byAge.suggestions') })
    await expect(panel.getByText(t('activity.library'))).toHaveCount(3)
    await expect(page).toHaveURL(/by=age&batch=/)
    await expectAccessible(page)

    await page.reload()
    await expect(panel.getByText(t('activity.library'))).toHaveCount(3)
    await panel.getByRole('link', { name: t('byAge.asDeck') }).tap()
    await expect(page.getByText('1 / 3')).toBeVisible()
  })
})
