import { expect, test } from '@playwright/test'
import { expectFits } from '../setup/expect-accessible.ts'
import { text } from '../setup/texts.ts'

for (const language of ['en', 'es', 'he'] as const) {
  test.describe(language, () => {
    test.use({ locale: language })

    test('A first-time visitor on a laptop sees the form without scrolling, next to an idea', async ({ page }) => {
      await page.goto('/login')
      await expect(page.getByRole('button', { name: text(language, 'login.signIn'), exact: true })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('link', { name: text(language, 'firstIdea.ideas') })).toBeInViewport({ ratio: 1 })
      await expectFits(page)
    })
  })
}
