import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../setup/expect-accessible.ts'
import { generateBatch, noa, signInNewUser } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

/** The checkboxes of the steps; the materials have their own. */
const stepsOf = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Instructions' }) })
    .getByRole('checkbox')

test('A parent ticks off steps, and the ticks survive a reload', async ({ page }) => {
  const { authorization } = await signInNewUser(page, { children: [noa] })
  const { id } = await generateBatch(page, authorization)
  await page.goto(`/activity/${id}`)
  const steps = stepsOf(page)
  await steps.first().check({ force: true })
  await expect(page.getByText(/^1 of \d+ done$/)).toBeVisible()
  await page.reload()
  await expect(steps.first()).toBeChecked()
})

test('A parent who has ticked all steps marks the activity as done there and rates it', async ({ page }) => {
  const { authorization } = await signInNewUser(page, { children: [noa] })
  const { id, title } = await generateBatch(page, authorization)
  await page.goto(`/activity/${id}`)
  await expect(page.getByText(/^0 of \d+ done$/)).toBeVisible()
  const steps = await stepsOf(page).all()
  const didIt = page.getByRole('button', { name: 'We did it' })
  for (const step of steps.slice(1)) await step.check({ force: true })
  await expect(didIt).toHaveCount(1)
  await stepsOf(page).first().check({ force: true })
  await expect(didIt).toHaveCount(2)
  await didIt.last().click()
  // The question appears once.
  await expect(page.getByText(`How was “${title}”?`)).toHaveCount(1)
  await expect(page.getByText(`How was “${title}”?`)).toBeInViewport()
  await expectAccessible(page)
  await page
    .getByRole('main')
    .locator('label', { has: page.getByRole('radio', { name: '5 of 5 stars' }) })
    .click()
  await expect(page.getByText('It is in the journal.')).toBeVisible()
})

test.describe('Easier and harder variants', () => {
  const language = 'es'
  test.use({ locale: language })

  test('are labelled in a child’s activity and in a catalogue activity', async ({ page }) => {
    const { authorization } = await signInNewUser(page, { language, children: [noa] })
    const names = [text(language, 'activity.easier'), text(language, 'activity.harder')]
    const headers = { authorization }
    const { id, batchId } = await generateBatch(page, authorization)
    const { adaptations } = await (await page.request.get(`/api/activity/${id}`, { headers })).json()
    expect(adaptations).toHaveLength(2)
    const heading = page.getByRole('heading', { name: text(language, 'activity.adaptations') })
    const fold = page.locator('summary').filter({ hasText: text(language, 'activity.otherWays') })
    const section = page.locator('section').filter({ has: heading })
    await page.goto(`/activity/${id}`)
    await fold.click()
    await expect(section.getByRole('term')).toHaveText(names)
    await expect(section.getByRole('definition')).toHaveText(adaptations.map((one: { text: string }) => one.text))
    await page.goto(`/activities?batch=${batchId}`)
    await expect(page.getByRole('article')).toBeVisible()
    await page.keyboard.press('ArrowUp')
    await page.getByRole('dialog').locator(fold).click()
    await expect(page.getByRole('dialog').locator('section').filter({ has: heading }).getByRole('term')).toHaveText(names)

    const { activities } = await (await page.request.get('/api/explore/activities?q=&limit=1')).json()
    const one = await (await page.request.get(`/api/explore/activities/${activities[0].id}`, { headers })).json()
    await page.goto(`/explore/activity/${activities[0].id}`)
    await fold.click()
    await expect(section.getByRole('term')).toHaveText(names)
    await expect(section.getByRole('definition')).toHaveText([one.easier, one.harder])
  })
})

test('A parent gets the next idea after a like, and after a dislike with a reason', async ({ page }) => {
  const { authorization } = await signInNewUser(page, { children: [noa] })
  const { id, title } = await generateBatch(page, authorization)
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

test('An educator who likes a group’s activity gets the next one for the same group', async ({ page }) => {
  const { authorization } = await signInNewUser(page, { userType: 'educator', children: [noa] })
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

test('A parent sees an error and no change when saving fails', async ({ page }) => {
  const { authorization } = await signInNewUser(page, { children: [noa] })
  const { id } = await generateBatch(page, authorization)
  await page.goto(`/activity/${id}`)
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await expect(save).toBeVisible()
  await page.route(`**/api/activity/${id}`, (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue()))
  await save.click()
  await expect(page.getByText('Failed to save item')).toBeVisible()
  await expect(save).toHaveAttribute('aria-pressed', 'false')
})

test('A parent who skips an activity returns to Home', async ({ page }) => {
  const { authorization } = await signInNewUser(page, { children: [noa] })
  const { id } = await generateBatch(page, authorization)
  await page.goto(`/activity/${id}`)
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await expect(page).toHaveURL(/\/$/)
})
