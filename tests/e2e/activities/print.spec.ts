import fs from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectFits } from '../setup/expect-accessible.ts'
import { generateBatch, noa, signInNewUser } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

const library = new URL('../../../prisma/seed/activities/', import.meta.url)

/** Prints the page. @returns how many pages it takes */
async function countPages(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const file = await page.pdf({ format })
  return file.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

async function expectPages(page: Page, pages: number) {
  for (const format of ['A4', 'Letter'] as const) expect(await countPages(page, format), `${format}: ${page.url()}`).toBe(pages)
}

/** Lists the titles of the library's activities with the most text on their cards. */
function listLongestTitles(language: string, count: number): string[] {
  const all = fs.readdirSync(library).map((file) => {
    const { text: texts, materials } = JSON.parse(fs.readFileSync(new URL(file, library), 'utf8'))
    const { title, instructions, safetyNotes, easier, harder, group } = texts[language]
    const lines: string[] = [...instructions, ...safetyNotes, easier, harder, group ?? '']
    return { title: String(title), length: lines.join('').length + materials.length * 30 }
  })
  return all
    .sort((a, b) => b.length - a.length)
    .slice(0, count)
    .map(({ title }) => title)
}

test('A parent prints a card of an activity on one page, without buttons', async ({ page }) => {
  const { authorization } = await signInNewUser(page, { children: [noa] })
  const { id, title } = await generateBatch(page, authorization)
  await page.goto(`/activity/${id}`)
  await page.getByRole('link', { name: 'Print a card' }).tap()
  await expect(page).toHaveURL(`/activity/${id}/print`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  for (const part of ['Materials needed', 'Safety notes', 'Instructions', 'Easier', 'Harder'])
    await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.emulateMedia({ media: 'print' })
  for (const role of ['banner', 'navigation', 'contentinfo', 'button'] as const) await expect(page.getByRole(role)).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
  const points = await page
    .getByRole('listitem')
    .first()
    .evaluate((line) => (Number.parseFloat(getComputedStyle(line).fontSize) * 72) / 96)
  expect(points).toBeGreaterThanOrEqual(11)
  await expectPages(page, 1)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'Back to the activity' }).tap()
  await expect(page).toHaveURL(`/activity/${id}`)
})

test('An educator prints how it goes with the group, and with how many adults, before the steps', async ({ page }) => {
  const { authorization } = await signInNewUser(page, { userType: 'educator' })
  const headers = { authorization }
  const group = { name: 'Bees', group_range: '3-6', group_size: '13-25' }
  const { id: groupId } = await (await page.request.post('/api/groups', { headers, data: group })).json()
  const data = { type: 'group', id: groupId, duration: '15-30min', location: 'indoor', batch_size: 1 }
  const { activities } = await (await page.request.post('/api/activity', { headers, data })).json()
  await page.goto(`/activity/${activities[0].id}/print`)
  const headings = page.getByRole('heading', { level: 2 })
  await expect(page.getByText(activities[0].group_plan.text)).toBeVisible()
  const titles = await headings.allTextContents()
  expect(titles.indexOf('With 13 to 25 children')).toBe(titles.indexOf('Instructions') - 1)
})

test('A user cannot print another user’s activity', async ({ page, browser }) => {
  const { authorization } = await signInNewUser(page, { children: [noa] })
  const { id, title } = await generateBatch(page, authorization)
  const other = await (await browser.newContext()).newPage()
  await signInNewUser(other)
  const response = await other.request.get(`/activity/${id}/print`)
  expect(response.status()).toBe(404)
  expect(await response.text()).not.toContain(title)
})

for (const language of ['en', 'es', 'he'] as const) {
  test.describe(`In ${language}`, () => {
    test.use({ locale: language })

    test('An educator prints a day’s schedule and what it needs on a page each', async ({ page }) => {
      const { authorization } = await signInNewUser(page, { language, userType: 'educator', children: [noa] })
      const headers = { authorization }
      const [child] = await (await page.request.get('/api/children', { headers })).json()
      const data = { type: 'child', id: child.id, duration: 'full-day', location: 'indoor' }
      const { id } = await (await page.request.post('/api/activity', { data, headers })).json()
      await page.goto(`/activity/${id}/print`)
      await expect(page.getByRole('list', { name: text(language, 'activity.plan') })).toBeVisible()
      await expectPages(page, 2)
    })

    test('An educator prints the longest activities of the library on one page each', async ({ page }) => {
      await signInNewUser(page, { language, userType: 'educator' })
      for (const title of listLongestTitles(language, 3)) {
        const query = new URLSearchParams({ q: title, limit: '10' })
        const { activities } = await (await page.request.get(`/api/explore/activities?${query}`, { headers: { 'accept-language': language } })).json()
        const found = activities.find((one: { title: string }) => one.title === title)
        expect(found, title).toBeDefined()
        await page.goto(`/explore/activity/${found.id}/print`)
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await expectPages(page, 1)
      }
    })
  })
}
