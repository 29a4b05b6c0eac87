import { expect, test } from '@playwright/test'
import { expectClean } from '../setup/expect-clean.ts'
import { generated, noa, signedIn } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

test('Steps can be ticked off, and the ticks survive a reload', async ({ page }) => {
  const { authorization } = await signedIn(page, { children: [noa] })
  const { id } = await generated(page, authorization)
  await page.goto(`/activity/${id}`)
  const steps = page.getByRole('checkbox')
  await steps.first().check({ force: true })
  await expect(page.getByText(/^1 of \d+ done$/)).toBeVisible()
  await page.reload()
  await expect(steps.first()).toBeChecked()
})

test('Whoever has ticked the last step says there that it is done, and is asked how it was', async ({ page }) => {
  const { authorization } = await signedIn(page, { children: [noa] })
  const { id, title } = await generated(page, authorization)
  await page.goto(`/activity/${id}`)
  await expect(page.getByText(/^0 of \d+ done$/)).toBeVisible()
  const steps = await page.getByRole('checkbox').all()
  const didIt = page.getByRole('button', { name: 'We did it' })
  for (const step of steps.slice(1)) await step.check({ force: true })
  await expect(didIt).toHaveCount(1)
  await page.getByRole('checkbox').first().check({ force: true })
  await expect(didIt).toHaveCount(2)
  await didIt.last().click()
  // It is asked once.
  await expect(page.getByText(`How was “${title}”?`)).toHaveCount(1)
  await expect(page.getByText(`How was “${title}”?`)).toBeInViewport()
  await expectClean(page)
  await page
    .getByRole('main')
    .locator('label', { has: page.getByRole('radio', { name: '5 of 5 stars' }) })
    .click()
  await expect(page.getByText('It is in the journal.')).toBeVisible()
})

for (const language of ['en', 'es', 'he'] as const) {
  test.describe(`What makes it easier, and what harder (${language})`, () => {
    test.use({ locale: language })

    test('is told apart, of a child’s activity and of one of the catalogue', async ({ page }) => {
      const { authorization } = await signedIn(page, { language, children: [noa] })
      const names = [text(language, 'activity.easier'), text(language, 'activity.harder')]
      const headers = { authorization }
      const { id, batchId } = await generated(page, authorization)
      const { adaptations } = await (await page.request.get(`/api/activity/${id}`, { headers })).json()
      expect(adaptations).toHaveLength(2)
      const heading = page.getByRole('heading', { name: text(language, 'activity.adaptations') })
      const section = page.locator('section').filter({ has: heading })
      await page.goto(`/activity/${id}`)
      await expect(section.getByRole('term')).toHaveText(names)
      await expect(section.getByRole('definition')).toHaveText(adaptations.map((one: { text: string }) => one.text))
      await page.goto(`/activities?batch=${batchId}`)
      await expect(page.getByRole('article')).toBeVisible()
      await page.keyboard.press('ArrowUp')
      await expect(page.getByRole('dialog').locator('section').filter({ has: heading }).getByRole('term')).toHaveText(names)

      const { activities } = await (await page.request.get('/api/explore/activities?q=&limit=1')).json()
      const one = await (await page.request.get(`/api/explore/activities/${activities[0].id}`, { headers })).json()
      await page.goto(`/explore/activity/${activities[0].id}`)
      await expect(section.getByRole('term')).toHaveText(names)
      await expect(section.getByRole('definition')).toHaveText([one.easier, one.harder])
    })
  })
}

test('A like brings the next idea; a dislike asks why, and leads on as well', async ({ page }) => {
  const { authorization } = await signedIn(page, { children: [noa] })
  const { id, title } = await generated(page, authorization)
  await page.goto(`/activity/${id}`)
  await page.getByRole('button', { name: 'Like', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Like', exact: true })).toHaveAttribute('aria-pressed', 'true')
  const next = page.getByRole('link', { name: /The next idea/ })
  await expect(next).not.toContainText(title)
  await next.click()
  await expect(page).not.toHaveURL(new RegExp(id))
  await page.getByRole('button', { name: 'Dislike', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Too messy' }).click()
  await expect(page.getByRole('button', { name: 'Dislike', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('link', { name: /The next idea/ })).toBeVisible()
})

test('A like of a group’s activity brings one for the same group, not for a child', async ({ page }) => {
  const { authorization } = await signedIn(page, { userType: 'educator', children: [noa] })
  const headers = { authorization }
  const group = await (await page.request.post('/api/groups', { data: { name: 'Reds', group_range: '6-8' }, headers })).json()
  const data = { type: 'group', id: group.id, duration: '30-60min', location: 'indoor' }
  const { id } = await (await page.request.post('/api/activity', { data, headers })).json()
  await page.goto(`/activity/${id}`)
  await page.getByRole('button', { name: 'Like', exact: true }).click()
  await page.getByRole('link', { name: /The next idea/ }).click()
  await expect(page).not.toHaveURL(new RegExp(id))
  const { activities } = await (await page.request.get(`/api/activity?group_id=${group.id}`, { headers })).json()
  expect(activities).toHaveLength(2)
  await expect(page).toHaveURL(new RegExp(activities[0].id))
})

test('A save that fails says so and changes nothing', async ({ page }) => {
  const { authorization } = await signedIn(page, { children: [noa] })
  const { id } = await generated(page, authorization)
  await page.goto(`/activity/${id}`)
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await expect(save).toBeVisible()
  await page.route(`**/api/activity/${id}`, (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue()))
  await save.click()
  await expect(page.getByText('Failed to save item')).toBeVisible()
  await expect(save).toHaveAttribute('aria-pressed', 'false')
})

test('Skip leads home', async ({ page }) => {
  const { authorization } = await signedIn(page, { children: [noa] })
  const { id } = await generated(page, authorization)
  await page.goto(`/activity/${id}`)
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await expect(page).toHaveURL(/\/$/)
})
