import { expect, test } from '@playwright/test'
import { expectClean, expectFits } from '../setup/expect-clean.ts'
import { noa, signedIn } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** So many years ago, today. */
const bornYearsAgo = (years: number) => `${new Date().getUTCFullYear() - years}-01-15`
const adam = { name: 'Adam', date_of_birth: bornYearsAgo(7) }

const cases = [
  { language: 'en', colorScheme: 'light', width: 390 },
  { language: 'es', colorScheme: 'dark', width: 320 },
  { language: 'he', colorScheme: 'light', width: 320 },
] as const

for (const { language, colorScheme, width } of cases) {
  test.describe(`${language}, ${colorScheme}, ${width} px`, () => {
    test.use({ locale: language, colorScheme, viewport: { width, height: 700 } })
    const t = (key: string) => text(language, key)

    test('two children get ideas for both, by name, and the next day the same again with one tap', async ({ page }) => {
      await signedIn(page, { language, children: [noa, adam], groups: [{ name: 'Bees' }] })
      await page.goto('/')
      await page.getByRole('checkbox', { name: t('home.several') }).check()
      // A group is chosen by itself.
      await expect(page.getByRole('checkbox', { name: /Bees/ })).toHaveCount(0)
      await page.getByRole('checkbox', { name: /Noa/ }).check({ force: true })
      await page.getByRole('checkbox', { name: /Adam/ }).check({ force: true })
      await expectClean(page, 'the choice')
      await expectFits(page)
      await page.getByRole('button', { name: t('home.generate'), exact: true }).tap()
      await expect(page).toHaveURL(/\/activities\?batch=/)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toContainText('Noa')
      await expect(heading).toContainText('Adam')
      const card = page.getByRole('article').last()
      await expect(card.getByRole('listitem').filter({ hasText: 'Noa' })).toContainText(t('activity.easier'))
      await expect(card.getByRole('listitem').filter({ hasText: 'Adam' })).toContainText(t('activity.harder'))
      await expectClean(page, 'the deck')
      await expectFits(page)

      await page.goto('/')
      await expect(page.getByRole('checkbox', { name: /Noa/ })).toBeChecked()
      await expect(page.getByRole('checkbox', { name: /Adam/ })).toBeChecked()
      await page.getByRole('button', { name: /Noa.*Adam|Adam.*Noa/ }).tap()
      await expect(page).toHaveURL(/\/activities\?batch=/)
      await expect(heading).toContainText('Adam')
    })
  })
}

test('One again takes one of them, and nobody chosen is nothing to press', async ({ page }) => {
  await signedIn(page, { children: [noa, adam] })
  await page.goto('/')
  const several = page.getByRole('checkbox', { name: 'Several at once' })
  await several.check()
  await expect(page.getByRole('button', { name: 'Generate Activities' })).toBeDisabled()
  for (const name of [/Noa/, /Adam/]) await page.getByRole('checkbox', { name }).check({ force: true })
  await several.uncheck()
  await expect(page.getByRole('radio', { name: /Noa/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /Adam/ })).not.toBeChecked()
})

test('A group that is added meanwhile is chosen by itself', async ({ page }) => {
  await signedIn(page, { userType: 'educator', children: [noa, adam] })
  await page.goto('/')
  await page.getByRole('checkbox', { name: 'Several at once' }).check()
  for (const name of [/Noa/, /Adam/]) await page.getByRole('checkbox', { name }).check({ force: true })
  await page.getByRole('button', { name: 'Add', exact: true }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name of the group').fill('Bees')
  await dialog.getByRole('button', { name: 'Finish' }).tap()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('radio', { name: /Bees/ })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Several at once' })).not.toBeChecked()
})

test('Where nothing is for all of them that is said, and two things go side by side, each with a name', async ({ page }) => {
  const today = new Date()
  const baby = { name: 'Lia', date_of_birth: new Date(today.getTime() - 100 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10) }
  await signedIn(page, { children: [baby, { name: 'Tom', date_of_birth: bornYearsAgo(16) }] })
  await page.goto('/')
  await page.getByRole('checkbox', { name: 'Several at once' }).check()
  for (const name of [/Lia/, /Tom/]) await page.getByRole('checkbox', { name }).check({ force: true })
  await page.getByRole('button', { name: 'Generate Activities' }).tap()
  await expect(page.getByText('Nothing in the library is truly for all of them at once.')).toBeVisible()
  await expectClean(page, 'nothing for all')
  await page.getByRole('button', { name: 'Two things side by side' }).tap()
  const card = page.getByRole('article').last()
  await expect(card).toContainText('Lia')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tom')
  await page.getByRole('button', { name: 'Save' }).tap()
  await expect(card).toContainText('Tom')
})
