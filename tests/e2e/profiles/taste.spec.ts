import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../setup/expect-accessible.ts'
import { noa, signInNewUser } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

interface Made {
  id: string
  batchId: string
  because: string[]
}

/** Generates one activity for Noa. */
async function generateOne(page: Page, authorization: string): Promise<Made> {
  const headers = { authorization }
  const [child] = await (await page.request.get('/api/children', { headers })).json()
  const data = { type: 'child', id: child.id, duration: '30-60min', location: 'indoor', batch_size: 1 }
  const { batch_id: batchId, activities } = await (await page.request.post('/api/activity', { data, headers })).json()
  return { batchId, id: activities[0].id, because: activities[0].because }
}

/** Generates activities until one resembles something she liked, at the latest the liked one itself. */
async function generateSimilar(page: Page, authorization: string): Promise<Made> {
  for (let i = 0; i < 100; i++) {
    const next = await generateOne(page, authorization)
    if (next.because.length > 0) return next
  }
  throw new Error('No similar activity was generated')
}

async function openTaste(page: Page) {
  await page.getByRole('button', { name: 'More for Noa' }).tap()
  await page.getByRole('button', { name: 'What Noa likes' }).tap()
}

test('A parent sees what a child liked on the next card and in the profile, and can delete it', async ({ page }) => {
  const { authorization } = await signInNewUser(page, { children: [noa] })
  const liked = await generateOne(page, authorization)
  expect(liked.because).toEqual([])
  await page.goto(`/activity/${liked.id}`)
  await page.getByRole('button', { name: 'Like', exact: true }).tap()
  await expect(page.getByRole('button', { name: 'Like', exact: true })).toHaveAttribute('aria-pressed', 'true')

  const like = await generateSimilar(page, authorization)
  const because = page.getByText(`Because Noa liked ${like.because.join(' and ')}`, { exact: true })
  await page.goto(`/activities?batch=${like.batchId}`)
  await expect(page.getByRole('article').getByText(/^Because Noa liked/)).toBeVisible()
  await expect(because).toBeVisible()
  await page.getByRole('button', { name: 'Details' }).tap()
  await expect(page.getByRole('dialog').getByText(/^Because Noa liked/)).toBeVisible()
  await page.goto(`/activity/${like.id}`)
  await expect(because).toBeVisible()

  await page.goto('/profiles')
  await openTaste(page)
  const dialog = page.getByRole('dialog', { name: 'What Noa likes' })
  for (const word of like.because) await expect(dialog.getByRole('listitem').getByText(word, { exact: true })).toBeVisible()
  await expectAccessible(page)

  // By keyboard: the dialog asks before it forgets, and the focus is never lost.
  const forget = dialog.getByRole('button', { name: 'Forget this' })
  await forget.press('Enter')
  await expect(dialog.getByRole('group', { name: /^Forget what was learned so far/ })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(forget).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Yes, forget' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Nothing learned yet' })).toBeVisible()
  await expect(dialog.getByRole('status')).toHaveText('Forgotten. Learning starts afresh.')
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'More for Noa' })).toBeFocused()

  // The dialog's history entry is gone.
  await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBeUndefined()
  await page.reload()
  await openTaste(page)
  await expect(dialog.getByRole('heading', { name: 'Nothing learned yet' })).toBeVisible()
  const next = await generateOne(page, authorization)
  await page.goto(`/activities?batch=${next.batchId}`)
  await expect(page.getByRole('article')).toBeVisible()
  await expect(page.getByText(/^Because/)).toBeHidden()
})

test('A parent sees an error and can retry when loading or forgetting fails', async ({ page }) => {
  const { authorization } = await signInNewUser(page, { children: [noa] })
  const { id } = await generateOne(page, authorization)
  const data = { action: 'dislike', reason: 'too_messy' }
  await page.request.patch(`/api/activity/${id}`, { data, headers: { authorization } })
  let isBroken = true
  await page.route('**/api/children/*/taste', (route) => (isBroken ? route.fulfill({ status: 404, json: {} }) : route.continue()))
  await page.goto('/profiles')
  await openTaste(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('What was learned could not be loaded.')).toBeVisible()
  isBroken = false
  await dialog.getByRole('button', { name: 'Try again' }).tap()
  await expect(dialog.getByText('Too messy')).toBeVisible()
  isBroken = true
  await dialog.getByRole('button', { name: 'Forget this' }).tap()
  await dialog.getByRole('button', { name: 'Yes, forget' }).tap()
  await expect(dialog.getByRole('alert')).toHaveText('That did not work. Nothing was forgotten.')
  await expect(dialog.getByText('Too messy')).toBeVisible()
  isBroken = false
  await dialog.getByRole('button', { name: 'Yes, forget' }).tap()
  await expect(dialog.getByRole('heading', { name: 'Nothing learned yet' })).toBeVisible()
})

for (const { language, colorScheme, width } of [
  { language: 'es', colorScheme: 'light', width: 320 },
  { language: 'he', colorScheme: 'dark', width: 320 },
] as const) {
  test.describe(`In ${language}, ${colorScheme}, ${width} px`, () => {
    test.use({ locale: language, colorScheme, viewport: { width, height: 700 }, contextOptions: { reducedMotion: 'reduce' } })

    test('The dialog of a child’s taste has no axe violations and fits the screen', async ({ page }) => {
      const { authorization } = await signInNewUser(page, { language, children: [{ ...noa, name: 'Maximiliana-Alexandra Konstantinopolitanskaya' }] })
      const { id } = await generateOne(page, authorization)
      for (const data of [{ action: 'like' }, { action: 'done' }])
        await page.request.patch(`/api/activity/${id}`, { data, headers: { authorization } })
      const other = await generateOne(page, authorization)
      const data = { action: 'dislike', reason: 'too_messy' }
      await page.request.patch(`/api/activity/${other.id}`, { data, headers: { authorization } })
      await page.goto('/profiles')
      const name = 'Maximiliana-Alexandra Konstantinopolitanskaya'
      await page.getByRole('button', { name: text(language, 'profiles.more').replace('{name}', name) }).tap()
      await page.getByRole('button', { name: text(language, 'taste.title').replace('<who>{name}</who>', name) }).tap()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: text(language, 'taste.forget') }).tap()
      await expect(dialog.getByRole('heading', { name: text(language, 'taste.reasons') })).toBeVisible()
      await expectAccessible(page)
      const overflow = await page.evaluate(() => document.querySelector('dialog')?.scrollWidth ?? 0)
      expect(overflow).toBeLessThanOrEqual(width)
      const like = await generateSimilar(page, authorization)
      await page.goto(`/activities?batch=${like.batchId}`)
      await expect(page.getByRole('article').getByText(/Maximiliana/)).toBeVisible()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
  })
}
