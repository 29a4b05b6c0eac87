import { expect, test } from '@playwright/test'
import { expectAccessible, expectFits } from '../setup/expect-accessible.ts'
import { noa, signInNewUser } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const cases = [
  { language: 'es', colorScheme: 'light', width: 320 },
  { language: 'he', colorScheme: 'dark', width: 320 },
] as const

for (const { language, colorScheme, width } of cases) {
  test.describe(`${language}, ${colorScheme}, ${width} px`, () => {
    test.use({ locale: language, colorScheme, viewport: { width, height: 700 } })
    const t = (key: string) => text(language, key)

    test('A parent gets a short activity with one tap, in three lines and with guidance in its details', async ({ page }) => {
      await signInNewUser(page, { language, children: [noa] })
      await page.goto('/')
      await expectFits(page)
      await page.getByRole('button', { name: t('home.rightNow').replace(/<\/?more>/g, '') }).tap()
      await expect(page).toHaveURL(/\/activities\?batch=/)
      const card = page.getByRole('article').last()
      await expect(card.getByRole('listitem').filter({ hasText: /\S+ \S+ \S+/ })).toHaveCount(3)
      await expectAccessible(page, 'the deck')
      await expectFits(page)
      await page.getByRole('button', { name: t('deck.details') }).tap()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('heading', { name: t('guidance.inShort') })).toBeVisible()
      for (const fold of await dialog.locator('summary').all()) await fold.click()
      for (const part of ['say', 'watch', 'why', 'nextDay']) await expect(dialog.getByRole('heading', { name: t(`guidance.${part}`) })).toBeVisible()
      await expect(dialog.getByText(t('activity.noMaterials'))).toBeVisible()
      await expectAccessible(page, 'the details')
      expect(await dialog.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(width)
    })
  })
}

test('A parent who has seen all activities reads it and gets similar ones with one tap', async ({ page }) => {
  const { authorization } = await signInNewUser(page, { children: [noa] })
  const headers = { authorization }
  const [child] = await (await page.request.get('/api/children', { headers })).json()
  const data = { type: 'child', id: child.id, duration: '5-15min', location: 'indoor', nothing_needed: true, batch_size: 10 }
  let batchId = ''
  await expect(async () => {
    const { batch_id, activities } = await (await page.request.post('/api/activity', { data, headers })).json()
    batchId = batch_id
    expect(activities[0].seen_at).not.toBeNull()
  }).toPass()
  await page.goto(`/activities?batch=${batchId}`)
  await expect(page.getByText(/You have seen all \d+ for this/)).toBeVisible()
  await expect(
    page
      .getByRole('article')
      .last()
      .getByText(/^Seen /),
  ).toBeVisible()
  await expectAccessible(page, 'the repeats')
  await page.getByRole('button', { name: 'Other ideas' }).tap()
  await expect(page.getByText('What comes now are repeats, the longest unseen first.')).toBeVisible()
  await expectAccessible(page, 'the other ideas')
  await expect(page.getByRole('button', { name: 'What you loved' })).toBeVisible()
  await page.getByRole('button', { name: 'Outdoors instead' }).tap()
  await expect(page.getByText(/You have seen all/)).toBeHidden()
  await expect(page.getByRole('article').last().getByText('Outdoors')).toBeVisible()
})
