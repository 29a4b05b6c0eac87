import { expect, test } from '@playwright/test'
import { expectAccessible, expectFits } from '../setup/expect-accessible.ts'
import { noa, signInNewUser } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Date of birth on January 15, this number of years ago. */
const bornYearsAgo = (years: number) => `${new Date().getUTCFullYear() - years}-01-15`
const adam = { name: 'Adam', date_of_birth: bornYearsAgo(7) }

const cases = [
  { language: 'es', colorScheme: 'dark', width: 320 },
  { language: 'he', colorScheme: 'light', width: 320 },
] as const

for (const { language, colorScheme, width } of cases) {
  test.describe(`${language}, ${colorScheme}, ${width} px`, () => {
    test.use({ locale: language, colorScheme, viewport: { width, height: 700 } })
    const t = (key: string) => text(language, key)

    test('A parent gets activities for two children by name, and repeats the request with one tap', async ({ page }) => {
      const { authorization } = await signInNewUser(page, { language, children: [noa, adam], groups: [{ name: 'Bees' }] })
      await page.goto('/')
      await page.getByRole('checkbox', { name: t('home.several') }).check()
      // A group cannot be combined with others.
      await expect(page.getByRole('checkbox', { name: /Bees/ })).toHaveCount(0)
      await page.getByRole('checkbox', { name: /Noa/ }).check({ force: true })
      await page.getByRole('checkbox', { name: /Adam/ }).check({ force: true })
      await expectAccessible(page, 'the choice')
      await expectFits(page)
      await page.getByRole('button', { name: t('home.generate'), exact: true }).tap()
      await expect(page).toHaveURL(/\/activities\?batch=/)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toContainText('Noa')
      await expect(heading).toContainText('Adam')
      // Some activities are the same for both. The first of the others says what each child does.
      const batchId = new URL(page.url()).searchParams.get('batch')
      const { activities } = await (await page.request.get(`/api/activity?batch_id=${batchId}`, { headers: { authorization } })).json()
      const ways: number[] = activities.map(({ adaptations }: { adaptations: unknown[] }) => adaptations.length).reverse()
      for (let at = 0; ways[at] === 0; at++) {
        await page.getByRole('button', { name: t('deck.dismiss'), exact: true }).click()
        await expect(page.getByText(`${at + 2} / 3`)).toBeVisible()
      }
      const card = page.getByRole('article').last()
      // Either a part for each age, or an easier and a harder way.
      for (const name of ['Noa', 'Adam']) await expect(card.getByRole('listitem').filter({ hasText: name })).toContainText(/: .{10}/)
      await expectAccessible(page, 'the deck')
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

test('A parent who returns to one child keeps one of the chosen, and cannot generate without a choice', async ({ page }) => {
  await signInNewUser(page, { children: [noa, adam] })
  await page.goto('/')
  const several = page.getByRole('checkbox', { name: 'Several at once' })
  await several.check()
  await expect(page.getByRole('button', { name: 'Generate Activities' })).toBeDisabled()
  for (const name of [/Noa/, /Adam/]) await page.getByRole('checkbox', { name }).check({ force: true })
  await several.uncheck()
  await expect(page.getByRole('radio', { name: /Noa/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /Adam/ })).not.toBeChecked()
})

test('An educator who adds a group while several children are chosen gets only the group chosen', async ({ page }) => {
  await signInNewUser(page, { userType: 'educator', children: [noa, adam] })
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

test('A parent for whose children nothing fits together gets two activities side by side, each with a name', async ({ page }) => {
  const today = new Date()
  const baby = { name: 'Lia', date_of_birth: new Date(today.getTime() - 100 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10) }
  await signInNewUser(page, { children: [baby, { name: 'Tom', date_of_birth: bornYearsAgo(16) }] })
  await page.goto('/')
  await page.getByRole('checkbox', { name: 'Several at once' }).check()
  for (const name of [/Lia/, /Tom/]) await page.getByRole('checkbox', { name }).check({ force: true })
  await page.getByRole('button', { name: 'Generate Activities' }).tap()
  await expect(page.getByText('Nothing in the library is truly for all of them at once.')).toBeVisible()
  await expectAccessible(page, 'nothing for all')
  await page.getByRole('button', { name: 'Two things side by side' }).tap()
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(2)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tom')
  await expectAccessible(page, 'side by side')
  await expectFits(page)
  // One screen has the steps of both, also after a reload.
  await page.reload()
  for (const [at, name] of ['Lia', 'Tom'].entries()) {
    await expect(cards.nth(at)).toContainText(name)
    await cards.nth(at).getByRole('checkbox').first().check({ force: true })
    await expect(cards.nth(at)).toContainText(/1 of \d+ done/)
  }
  await cards.first().getByRole('link', { name: "Let's do it" }).tap()
  await expect(page).toHaveURL(/\/activity\//)
})
