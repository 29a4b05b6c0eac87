import { expect, test } from '@playwright/test'
import { expectAccessible } from '../setup/expect-accessible.ts'
import { text } from '../setup/texts.ts'

test.describe('A preview workspace', () => {
  const language = 'es'
  test.use({ locale: language })

  test('shows whether its server responds, and checks again', async ({ page }) => {
    const t = (key: string) => text(language, key)
    let isAway = false
    await page.route('**/api/readyz', (route) => (isAway ? route.abort() : route.continue()))
    await page.clock.install()
    await page.goto('/login')
    const banner = page.getByRole('status').first()
    await expect(banner).toHaveText(t('preview.connected'))
    await expectAccessible(page)
    isAway = true
    await page.clock.runFor(15_000)
    await expect(banner).toHaveText(t('preview.disconnected'))
    await expectAccessible(page)
    isAway = false
    await page.clock.runFor(15_000)
    await expect(banner).toHaveText(t('preview.connected'))
  })
})

test('A visitor sees a server without its database as disconnected', async ({ page }) => {
  await page.route('**/api/readyz', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/login')
  await expect(page.getByRole('status').first()).toHaveText('Preview backend disconnected.')
})
