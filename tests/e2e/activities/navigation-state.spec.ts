import { expect, type Page, test } from '@playwright/test'
import { generateBatch, noa, signInNewUser } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

/** Opens /activities with this navigation state. */
async function openWith(page: Page, state: object) {
  await page.goto('/activities')
  await expect(page.getByRole('heading', { name: text('en', 'deck.emptyTitle') })).toBeVisible()
  await page.evaluate((given) => window.history.replaceState(given, ''), state)
  await page.reload()
}

test('A parent sees the activities that the navigation state names, as the server has them', async ({ page }) => {
  const { authorization } = await signInNewUser(page, { children: [noa] })
  const { id, title } = await generateBatch(page, authorization)
  const { child_id: childId } = await (await page.request.get(`/api/activity/${id}`, { headers: { authorization } })).json()
  await openWith(page, { activities: [{ id, title: 'Another title' }], duration: '30-60min', location: 'indoor', childId })
  await expect(page.getByRole('article').getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: text('en', 'deck.titleFor').replace('{name}', noa.name) })).toBeVisible()
  await expect(page.getByText('Another title')).toHaveCount(0)
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/activities')
  await page.getByRole('button', { name: text('en', 'deck.save'), exact: true }).click()
  await expect(page).toHaveURL('/')
  const saved = await page.request.get(`/api/activity/${id}`, { headers: { authorization } })
  expect((await saved.json()).is_saved).toBe(true)
})

test('A parent sees no activities and a way home, when the navigation state names none of their own', async ({ page }) => {
  await signInNewUser(page, { children: [noa] })
  const unknown = '0192b7a0-0000-7000-8000-000000000000'
  for (const activities of [[], [{ id: unknown, title: 'Made up' }], ['x'], 'x']) {
    await openWith(page, { activities, duration: '30-60min', location: 'indoor', childId: unknown })
    await expect(page.getByRole('heading', { name: text('en', 'deck.emptyTitle') })).toBeVisible()
    await expect(page.getByRole('link', { name: text('en', 'deck.create') })).toHaveAttribute('href', '/')
    await expect(page.getByText('Made up')).toHaveCount(0)
  }
})
