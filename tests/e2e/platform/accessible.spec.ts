import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectFits } from '../setup/expect-accessible.ts'
import { generateBatch, noa, signInNewUser } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

const cases = [
  // The longest words and right-to-left on the narrowest screen; a laptop once.
  { language: 'es', colorScheme: 'dark', width: 320 },
  { language: 'he', colorScheme: 'light', width: 320 },
  { language: 'en', colorScheme: 'light', width: 1280 },
] as const

for (const { language, colorScheme, width } of cases) {
  test.describe(`${language}, ${colorScheme}, ${width} px`, () => {
    // Moving cards have no stable contrast to measure.
    test.use({ locale: language, colorScheme, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

    const createCheck = (page: Page) => async (path: string) => {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await expect(page.locator('main h1').first(), path).toBeVisible()
      await expectAccessible(page, path)
      await expectFits(page, path)
    }

    test('A visitor’s screens have no axe violations and fit', async ({ page }) => {
      const check = createCheck(page)
      for (const path of [
        '/login',
        '/login?forgot',
        '/login?erased',
        '/login?reset=x',
        '/privacy',
        '/terms',
        '/map',
        '/explore',
        '/explore/kitchen',
        '/nowhere',
      ])
        await check(path)
      await check('/explore?q=kite&free=false&max_duration=15')
      await expect(page.getByText(text(language, 'explore.nothing'))).toBeVisible()
    })

    test('A newcomer’s screens have no axe violations and fit', async ({ page }) => {
      const check = createCheck(page)
      await signInNewUser(page, { language, userType: null })
      await check('/user')
      await signInNewUser(page, { language })
      const empty = ['/', '/generate-activity', '/generate-activity?by=age', '/profiles', '/history', '/activities', '/admin/locations']
      for (const path of empty) await check(path)
    })

    test('A parent’s screens have no axe violations and fit', async ({ page }) => {
      const check = createCheck(page)
      const long = { name: 'Maximiliana-Alexandra Konstantinopolitanskaya-Ben-Avraham de la Santísima', date_of_birth: '2026-01-31' }
      const { authorization } = await signInNewUser(page, { language, children: [noa, long] })
      const { id, batchId } = await generateBatch(page, authorization)
      for (const path of ['/', '/profiles', '/history', `/activity/${id}`]) await check(path)
      await check(`/activities?batch=${batchId}`)
      await expect(page.getByRole('article')).toBeVisible()
      await page.keyboard.press('ArrowUp')
      // Over the deck, or next to it.
      await expect(page.getByRole('dialog').or(page.getByRole('region', { name: text(language, 'deck.details') }))).toBeVisible()
      await expectAccessible(page, 'the details of the card')
    })
  })
}
