import { expect, type Page, test } from '@playwright/test'
import { expectClean, expectFits } from '../setup/expect-clean.ts'
import { generated, noa, signedIn } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

const cases = [
  // The longest words and the other direction where there is least room; the laptop once.
  { language: 'es', colorScheme: 'dark', width: 320 },
  { language: 'he', colorScheme: 'light', width: 320 },
  { language: 'en', colorScheme: 'light', width: 1280 },
] as const

for (const { language, colorScheme, width } of cases) {
  test.describe(`${language}, ${colorScheme}, ${width} px`, () => {
    // Motion off: a card caught in mid-air has no contrast to measure.
    test.use({ locale: language, colorScheme, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

    const checking = (page: Page) => async (path: string) => {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await expect(page.locator('main h1').first(), path).toBeVisible()
      await expectClean(page, path)
      await expectFits(page, path)
    }

    test('what a visitor sees is clean for axe and fits', async ({ page }) => {
      const check = checking(page)
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

    test('what a newcomer sees is clean for axe and fits', async ({ page }) => {
      const check = checking(page)
      await signedIn(page, { language, userType: null })
      await check('/user')
      await signedIn(page, { language })
      const empty = ['/', '/generate-activity', '/generate-activity?by=age', '/profiles', '/history', '/activities', '/admin/locations']
      for (const path of empty) await check(path)
    })

    test('what a family sees is clean for axe and fits', async ({ page }) => {
      const check = checking(page)
      const long = { name: 'Maximiliana-Alexandra Konstantinopolitanskaya-Ben-Avraham de la Santísima', date_of_birth: '2026-01-31' }
      const { authorization } = await signedIn(page, { language, children: [noa, long] })
      const { id, batchId } = await generated(page, authorization)
      for (const path of ['/', '/profiles', '/history', `/activity/${id}`]) await check(path)
      await check(`/activities?batch=${batchId}`)
      await expect(page.getByRole('article')).toBeVisible()
      await page.keyboard.press('ArrowUp')
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectClean(page, 'the details over the deck')
    })
  })
}
