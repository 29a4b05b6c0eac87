import { expect, type Page, test } from '@playwright/test'
import { expectClean } from '../setup/expect-clean.ts'
import { noa, signedIn } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

interface Made {
  id: string
  batchId: string
  because: string[]
}

/** One activity for Noa. */
async function made(page: Page, authorization: string): Promise<Made> {
  const headers = { authorization }
  const [child] = await (await page.request.get('/api/children', { headers })).json()
  const data = { type: 'child', id: child.id, duration: '30-60min', location: 'indoor', batch_size: 1 }
  const { batch_id: batchId, activities } = await (await page.request.post('/api/activity', { data, headers })).json()
  return { batchId, id: activities[0].id, because: activities[0].because }
}

/** The next one that is like something she liked; at the latest that itself, once everything else was seen. */
async function madeBecause(page: Page, authorization: string): Promise<Made> {
  for (let i = 0; i < 100; i++) {
    const next = await made(page, authorization)
    if (next.because.length > 0) return next
  }
  throw new Error('Nothing like it came')
}

async function openTaste(page: Page) {
  await page.getByRole('button', { name: 'More for Noa' }).tap()
  await page.getByRole('button', { name: 'What Noa likes' }).tap()
}

test('What a child liked is said on the next card, shown in the profile, and forgotten on demand', async ({ page }) => {
  const { authorization } = await signedIn(page, { children: [noa] })
  const liked = await made(page, authorization)
  expect(liked.because).toEqual([])
  await page.goto(`/activity/${liked.id}`)
  await page.getByRole('button', { name: 'Like', exact: true }).tap()
  await expect(page.getByRole('button', { name: 'Like', exact: true })).toHaveAttribute('aria-pressed', 'true')

  const like = await madeBecause(page, authorization)
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
  await expectClean(page)

  // From here on by keyboard: it asks before it forgets, and the focus is never lost.
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

  // The dialog's entry in the history is gone.
  await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBeUndefined()
  await page.reload()
  await openTaste(page)
  await expect(dialog.getByRole('heading', { name: 'Nothing learned yet' })).toBeVisible()
  const next = await made(page, authorization)
  await page.goto(`/activities?batch=${next.batchId}`)
  await expect(page.getByRole('article')).toBeVisible()
  await expect(page.getByText(/^Because/)).toBeHidden()
})

test('What cannot be loaded or forgotten says so, and can be tried again', async ({ page }) => {
  const { authorization } = await signedIn(page, { children: [noa] })
  const { id } = await made(page, authorization)
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
  test.describe(`in ${language}, ${colorScheme}, ${width} px`, () => {
    test.use({ locale: language, colorScheme, viewport: { width, height: 700 }, contextOptions: { reducedMotion: 'reduce' } })

    test('what a child likes is clean for axe and fits', async ({ page }) => {
      const { authorization } = await signedIn(page, { language, children: [{ ...noa, name: 'Maximiliana-Alexandra Konstantinopolitanskaya' }] })
      const { id } = await made(page, authorization)
      for (const data of [{ action: 'like' }, { action: 'done' }])
        await page.request.patch(`/api/activity/${id}`, { data, headers: { authorization } })
      const other = await made(page, authorization)
      const data = { action: 'dislike', reason: 'too_messy' }
      await page.request.patch(`/api/activity/${other.id}`, { data, headers: { authorization } })
      await page.goto('/profiles')
      const name = 'Maximiliana-Alexandra Konstantinopolitanskaya'
      await page.getByRole('button', { name: text(language, 'profiles.more').replace('{name}', name) }).tap()
      await page.getByRole('button', { name: text(language, 'taste.title').replace('<who>{name}</who>', name) }).tap()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: text(language, 'taste.forget') }).tap()
      await expect(dialog.getByRole('heading', { name: text(language, 'taste.reasons') })).toBeVisible()
      await expectClean(page)
      const overflow = await page.evaluate(() => document.querySelector('dialog')?.scrollWidth ?? 0)
      expect(overflow).toBeLessThanOrEqual(width)
      const like = await madeBecause(page, authorization)
      await page.goto(`/activities?batch=${like.batchId}`)
      await expect(page.getByRole('article').getByText(/Maximiliana/)).toBeVisible()
      await expectClean(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
  })
}
