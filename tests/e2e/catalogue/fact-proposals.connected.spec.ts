import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectFits } from '../setup/expect-accessible.ts'
import { signInAdmin } from '../setup/people.ts'

// Fading elements have no stable contrast to measure.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Opens the form of a library activity as an admin; the stand-in reader knows its facts. */
async function openForm(page: Page) {
  await signInAdmin(page, '.data/test-browser-2')
  const title = 'Ten Steps Up, Ten Steps Down'
  await page.goto(`/admin/explore?${new URLSearchParams({ q: title })}`)
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { name: 'Safety' })).toBeVisible()
}

test('An admin asks the reader, and adds or dismisses what it proposes', async ({ page }) => {
  await openForm(page)
  const ask = page.getByRole('button', { name: 'Ask the reader' })
  await ask.click()
  await expect(page.getByText('The reader found nothing more. It can miss things.')).toBeVisible()
  await expect(ask).toBeFocused()
  await expect(page.getByText('This reader has not passed its exam here.')).toBeVisible()

  await page.getByRole('button', { name: 'Remove Roads' }).click()
  await page.getByRole('button', { name: 'Remove chalk' }).click()
  await page.getByLabel('Uses a wheelchair').selectOption('As for others')
  await ask.click()
  await expect(page.getByText('The reader proposes 3 things:')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  // By keyboard: the focus moves to the next proposal.
  await page.getByRole('button', { name: 'Add: Roads' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Add: Chalk' })).toBeFocused()
  await expect(page.getByText('The reader proposes 2 things:')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove Roads' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove chalk' })).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss: Uses a wheelchair' }).click()
  await expect(page.getByText('Every proposal is added or dismissed.')).toBeVisible()
  await expect(ask).toBeFocused()
  await expect(page.getByLabel('Uses a wheelchair')).toHaveValue('fine')

  // Dismissed proposals do not return while the form is open.
  await ask.click()
  await expect(page.getByRole('button', { name: 'Reading' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Dismiss: Uses a wheelchair' })).toHaveCount(0)
})

test('An admin asks the reader again after it fails', async ({ page }) => {
  await openForm(page)
  await page.route('**/api/admin/explore/fact-proposals', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Ask the reader' }).click()
  await expect(page.getByText('The reader did not answer. What you wrote and declared is still here.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('The reader found nothing more. It can miss things.')).toBeVisible()
  await expect(page.getByText('The reader did not answer.')).toHaveCount(0)
})

test('An admin reads what the reader cannot propose', async ({ page }) => {
  await openForm(page)
  const json = {
    ...{ hazards: [{ code: 'fire', at: [1], who: 'child', is_unsure: true }], substances: [], impossible_for: [] },
    ...{ unknown_substances: ['zorblax'], other_dangers: [3, 'harder'], read_languages: ['en'], unread_languages: ['es', 'he'], is_examined: true },
  }
  await page.route('**/api/admin/explore/fact-proposals', (route) => route.fulfill({ json }), { times: 1 })
  await page.getByRole('button', { name: 'Ask the reader' }).click()
  await expect(page.getByText('Not read: Español and עברית.')).toBeVisible()
  await expect(page.getByText('It sees a danger that no rule describes. Read again: Step 3 and Harder.')).toBeVisible()
  await expect(page.getByText('zorblax')).toBeVisible()
  await expect(page.getByText('The reader is not sure. Read it again.')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})
