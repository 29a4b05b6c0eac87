import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectFits } from '../setup/expect-accessible.ts'
import { noa, signInNewUser } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const cases = [
  { language: 'es', colorScheme: 'light', width: 320, start: '9 de la mañana' },
  { language: 'he', colorScheme: 'dark', width: 1280, start: '9:00' },
] as const

/** Generates a composed day over HTTP and opens its page. @returns its id */
async function openDay(page: Page, authorization: string): Promise<string> {
  const headers = { authorization }
  const [child] = await (await page.request.get('/api/children', { headers })).json()
  const data = { type: 'child', id: child.id, duration: 'full-day', location: 'indoor' }
  const { id } = await (await page.request.post('/api/activity', { data, headers })).json()
  await page.goto(`/activity/${id}`)
  return id
}

for (const { language, colorScheme, width, start } of cases) {
  test.describe(`${language}, ${colorScheme}, ${width} px`, () => {
    test.use({ locale: language, colorScheme, viewport: { width, height: 800 } })
    const t = (key: string) => text(language, key)

    test('A parent sees a whole day as a timed plan, opens an activity, swaps one and undoes it', async ({ page }) => {
      const { authorization } = await signInNewUser(page, { language, children: [noa] })
      await openDay(page, authorization)
      await expect(page.getByRole('heading', { name: t('activity.plan') })).toBeVisible()
      const parts = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') })
      await expect(parts.first()).toContainText(start)
      await expectAccessible(page)
      await expectFits(page)

      const activity = parts.filter({ has: page.getByRole('link') }).first()
      const title = (await activity.getByRole('link').textContent()) ?? ''
      await activity.getByRole('checkbox').check()
      const swap = page.getByRole('button', { name: t('activity.swapOne').replace('{title}', title) })
      await swap.click()
      const undo = page.getByRole('button', { name: t('activity.swapUndo') })
      await expect(undo).toBeVisible()
      await expect(page.getByRole('link', { name: title, exact: true })).toBeHidden()
      await undo.click()
      await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
      await expect(undo).toBeHidden()

      await page.getByRole('link', { name: title, exact: true }).click()
      await expect(page).toHaveURL(/\/explore\/activity\//)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    })
  })
}

test('A parent sees an error and the unchanged plan when a swap fails', async ({ page }) => {
  const { authorization } = await signInNewUser(page, { children: [noa] })
  const id = await openDay(page, authorization)
  await page.route(`**/api/activity/${id}`, (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue()))
  const links = page.locator('main').getByRole('listitem').getByRole('link')
  await expect(links.first()).toBeVisible()
  const titles = await links.allTextContents()
  await page.getByRole('button', { name: /^Swap/ }).first().click()
  await expect(page.getByText('That could not be swapped.')).toBeVisible()
  await expect(links).toHaveText(titles)
})
