import { expect, test } from '@playwright/test'
import { generateBatch, noa, signInNewUser } from '../setup/people.ts'

test('A parent shares an activity: users see all of it, visitors its beginning, and no one anything after sharing stops', async ({
  page,
  browser,
  context,
}) => {
  const { authorization } = await signInNewUser(page, { children: [noa] })
  const { id, title } = await generateBatch(page, authorization)
  const own = await (await page.request.get(`/api/activity/${id}`, { headers: { authorization } })).json()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))

  const visitor = await (await browser.newContext()).newPage()
  expect((await visitor.goto(`/activity/${id}`))?.status()).toBe(404)
  await expect(visitor.getByRole('link', { name: 'Sign in or sign up' })).toBeVisible()
  await expect(visitor.locator('body')).not.toContainText(title)

  await page.goto(`/activity/${id}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/activity/${id}$`))

  const response = await visitor.goto(`/activity/${id}`)
  expect(response?.status()).toBe(200)
  await expect(visitor.getByRole('heading', { name: title })).toBeVisible()
  await expect(visitor).toHaveTitle(`${title} · Cometa`)
  const html = (await response?.text()) ?? ''
  for (const hidden of [...own.instructions, ...own.safety_notes, ...own.benefits, ...own.materials_needed]) expect(html).not.toContain(hidden)
  expect(html).not.toContain(own.child_id)

  const friend = await (await browser.newContext()).newPage()
  await signInNewUser(friend)
  await friend.goto(`/activity/${id}`)
  await expect(friend.getByText(own.instructions[0])).toBeVisible()
  await expect(friend.getByRole('button', { name: 'Like', exact: true })).toHaveCount(0)

  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(page.getByRole('button', { name: 'Stop sharing' })).toHaveCount(0)
  await visitor.goto(`/activity/${id}`)
  await expect(visitor.getByRole('heading', { name: 'See the whole activity' })).toBeVisible()
  await expect(visitor.locator('body')).not.toContainText(title)
})
