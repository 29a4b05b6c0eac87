import { expect, type Page, test } from '@playwright/test'
import { expectClean } from '../setup/expect-clean.ts'
import { noa, signedIn } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

/** The app's own text with what goes into its braces. */
function filled(language: string, key: string, values: Record<string, string | number>): string {
  return text(language, key).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
}

async function begin(page: Page, language: 'en' | 'es' | 'he' = 'en') {
  await signedIn(page, { language, children: [noa] })
  await page.goto('/')
  await page.getByRole('button', { name: text(language, 'home.generate') }).click()
  await expect(page).toHaveURL(/\/activities\?batch=/)
}

for (const language of ['en', 'es', 'he'] as const) {
  test.describe(`A model at work (${language})`, () => {
    test.use({ locale: language, contextOptions: { reducedMotion: 'reduce' } })

    test('fills the deck while its first card is already there', async ({ page }) => {
      const t = (key: string) => text(language, key)
      const status = (ready: number) => page.getByRole('status').filter({ hasText: filled(language, 'deck.ready', { ready, count: 3 }) })
      const counter = (index: number) => page.getByText(`${index} / 3`)
      await begin(page, language)
      await expect(status(0)).toBeVisible()
      await expect(page.getByText(t('deck.writing'))).toBeVisible()
      await expect(counter(1)).toBeVisible()
      await expect(status(1)).toBeVisible()
      await expect(page.getByRole('article').getByText(t('activity.ofModel'))).toBeVisible()
      await page.getByRole('button', { name: t('deck.save') }).click()
      await expect(page.getByRole('status').filter({ hasText: t('deck.writing') })).toHaveCount(1)
      // No card is there to look at, and the arrow for it does nothing later either.
      await page.keyboard.press('ArrowUp')

      await expect(counter(2)).toBeVisible()
      await page.getByRole('button', { name: t('deck.undo') }).click()
      await expect(counter(1)).toBeVisible()
      await page.getByRole('button', { name: t('deck.dismiss') }).click()
      await expect(counter(2)).toBeVisible()
      await page.getByRole('button', { name: t('deck.dismiss') }).click()
      await expect(counter(3)).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('button', { name: t('deck.cancel'), exact: true })).toHaveCount(0)
      await page.getByRole('button', { name: t('deck.save') }).click()
      await expect(page).toHaveURL(/\/$/)
    })
  })
}

test('What is cancelled keeps what is ready, and the rest can be made after all', async ({ page }) => {
  await begin(page)
  await expect(page.getByText('1 / 3')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page.getByText('Stopped. 1 of 3 ready.')).toBeVisible()
  await expectClean(page, 'stopped')
  const title = await page.getByRole('article').getByRole('heading').textContent()
  await page.getByRole('button', { name: 'Make the other 2' }).click()
  await expect(page.getByText('2 of 3 ready')).toBeVisible()
  await expect(page.getByText('3 of 3 ready')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toHaveCount(0)
  await expect(page.getByText('1 / 3')).toBeVisible()
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(title ?? '')
  await page.reload()
  await expect(page.getByText('1 / 3')).toBeVisible()
  await expect(page.getByRole('button', { name: /Make the/ })).toHaveCount(0)
})

test('The deck is clean for axe while it waits and while it fills', async ({ page }) => {
  await begin(page)
  await expect(page.getByText('0 of 3 ready')).toBeVisible()
  await expectClean(page, 'waiting for the first card')
  await expect(page.getByText('1 / 3')).toBeVisible()
  await expectClean(page, 'waiting for the others')
})

test('What is cancelled before anything is ready leads home', async ({ page }) => {
  await begin(page)
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('button', { name: 'Generate Activities' })).toBeVisible()
})

test('A page that is loaded again in the middle keeps what is ready, and goes on when asked', async ({ page }) => {
  await begin(page)
  await expect(page.getByText('1 / 3')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/This was interrupted\. [12] of 3 ready\./)).toBeVisible()
  await expect(page.getByRole('article')).toBeVisible()
  await page.getByRole('button', { name: /^Make the/ }).click()
  await expect(page.getByText('1 / 3')).toBeVisible()
  await expect(page.getByText('3 of 3 ready')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toHaveCount(0)
})

test('A network that is cut in the middle loses nothing that was ready', async ({ page, context }) => {
  await begin(page)
  await expect(page.getByText('1 / 3')).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText(/This was interrupted\. [12] of 3 ready\./)).toBeVisible()
  await expect(page.getByRole('article')).toBeVisible()
  await page.getByRole('button', { name: /^Make the/ }).click()
  await expect(page.getByText('That did not work. What is ready stays here.')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: /^Make the/ }).click()
  await expect(page.getByText('1 / 3')).toBeVisible()
  await expect(page.getByText('3 of 3 ready')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toHaveCount(0)
  await expect(page.getByText('1 / 3')).toBeVisible()
})
