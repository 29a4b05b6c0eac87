import { expect, test } from '@playwright/test'
import { expectAccessible, expectFits } from '../setup/expect-accessible.ts'
import { noa, signInNewUser } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

for (const language of ['en', 'es', 'he'] as const) {
  test.describe(language, () => {
    test.use({ locale: language })
    const t = (key: string) => text(language, key)

    test('A parent on a laptop sees a ready card for each child beside the choices, and opens one with one press', async ({ page }) => {
      const children = [noa, { ...noa, name: 'Maximiliano Alejandro de la Cruz' }]
      await signInNewUser(page, { language, children })
      await page.goto('/')
      const ready = page.getByRole('region', { name: t('lately.ready') }).getByRole('button')
      await expect(ready).toHaveCount(2)
      await expect(ready.filter({ hasText: 'Noa' })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: t('home.generate') })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: t('home.rightNow').split('<')[0] })).toBeInViewport({ ratio: 1 })
      await expectAccessible(page, 'Home with ready cards')
      await expectFits(page)
      await ready.filter({ hasText: 'Noa' }).click()
      await expect(page).toHaveURL(/\/activity\//)
      await expect(page.getByRole('link', { name: t('activity.begin') })).toBeVisible()
    })
  })
}
