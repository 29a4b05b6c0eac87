import { expect, type Locator, test } from '@playwright/test'
import { signInNewUser } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

test.use({ locale: 'en', contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

const t = (key: string) => text('en', key)
const readBackground = (element: Locator) => element.evaluate((shown) => getComputedStyle(shown).backgroundColor)
/** Reads the backgrounds of an element and of its label, which has the color. */
const readBackgrounds = (element: Locator) =>
  element.evaluate((shown) => [shown, shown.closest('label') ?? shown].map((part) => getComputedStyle(part).backgroundColor).join())
const readBorderColor = (element: Locator) => element.evaluate((shown) => getComputedStyle(shown).borderTopColor)

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`In high contrast (${colorScheme})`, () => {
    test.use({ colorScheme })

    test('A parent sees the chosen child, time and place, and the border of the main button', async ({ page }) => {
      await signInNewUser(page, {
        children: [
          { name: 'Adam', date_of_birth: '2022-04-01' },
          { name: 'Noa', date_of_birth: '2021-04-01' },
        ],
      })
      await page.goto('/')
      const whom = page.getByRole('group', { name: t('home.forWhom') })
      const choices = [
        [page.getByText(t('duration.15-30min'), { exact: true }), page.getByText(t('duration.5-15min'), { exact: true })],
        [page.getByText(t('setting.indoor'), { exact: true }), page.getByText(t('setting.outdoor'), { exact: true })],
        [whom.getByText('Adam', { exact: true }), whom.getByText('Noa', { exact: true })],
      ] as const
      for (const [chosen, other] of choices) {
        await chosen.tap()
        await expect.poll(async () => (await readBackgrounds(chosen)) !== (await readBackgrounds(other))).toBe(true)
      }
      const ring = (name: string) => page.locator('label', { hasText: name }).locator('span').first()
      expect(await readBorderColor(ring('Adam'))).not.toBe(await readBorderColor(ring('Noa')))
      const main = page.getByRole('button', { name: t('home.generate') })
      await expect(main).toHaveCSS('border-top-width', '2px')
    })

    test('A visitor sees which filter is on and which of today’s picks is shown', async ({ page }) => {
      await page.goto('/explore')
      const [shown, other] = [page.locator('button[aria-current="true"] > span'), page.locator('button:not([aria-current]) > span.w-2').first()]
      await expect(shown).toHaveCount(1)
      expect(await readBackground(shown)).not.toBe(await readBackground(other))
      expect(await readBackground(other)).not.toBe(await readBackground(page.locator('body')))
      const filter = (place: string) => page.getByRole('button', { name: t(`setting.${place}`), exact: true })
      await filter('indoor').tap()
      await expect(filter('indoor')).toHaveAttribute('aria-pressed', 'true')
      await expect.poll(async () => (await readBackground(filter('indoor'))) !== (await readBackground(filter('outdoor')))).toBe(true)
    })
  })
}
