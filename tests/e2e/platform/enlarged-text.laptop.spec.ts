import { expect, test } from '@playwright/test'
import { expectFits } from '../setup/expect-accessible.ts'
import { noa, signInNewUser } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

test.use({ locale: 'es' })

test('With text at twice its size, pages are not wider than a laptop’s screen', async ({ page }) => {
  await signInNewUser(page, { language: 'es' })
  for (const path of ['/journal', '/account']) {
    await page.goto(path)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expect(page.getByRole('link', { name: text('es', 'nav.saved') })).toBeInViewport({ ratio: 1 })
    await expectFits(page)
  }
})

test('With text at twice its size, the buttons next to a title stay on a phone’s screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await signInNewUser(page, { language: 'es', children: [noa] })
  for (const [path, name] of [
    ['/profiles', text('es', 'profiles.settings')],
    ['/explore', text('es', 'explore.savedList')],
  ] as const) {
    await page.goto(path)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expect(page.getByRole('main').getByLabel(name, { exact: true })).toBeInViewport({ ratio: 1 })
  }
})
