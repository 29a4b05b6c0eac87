import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible, expectFits } from '../setup/expect-accessible.ts'
import { generateBatch, noa, signInNewUser } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

const adam = { name: 'Adam', date_of_birth: '2020-03-02' }

async function createEntry(page: Page, authorization: string, fields: Record<string, unknown>) {
  const data = { date: '2025-11-05', title: 'A walk', rating: 3, ...fields }
  const response = await page.request.post('/api/journal', { data, headers: { authorization } })
  expect(response.status()).toBe(201)
  return response.json()
}

async function readChildIds(page: Page, authorization: string): Promise<Record<string, string>> {
  const children = await (await page.request.get('/api/children', { headers: { authorization } })).json()
  return Object.fromEntries(children.map(({ name, id }: { name: string; id: string }) => [name, id]))
}

function photo() {
  return sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#3a8' } })
    .jpeg()
    .toBuffer()
}

test('A parent’s profiles page contains samples or the latest journal entries in its HTML', async ({ page }) => {
  const { authorization } = await signInNewUser(page, { children: [noa] })
  const firstResponse = async () => (await page.request.get('/profiles')).text()
  expect(await firstResponse()).toContain('only samples.</p>')
  const { Noa } = await readChildIds(page, authorization)
  await createEntry(page, authorization, { child_id: Noa, title: 'Painted with mud' })
  expect(await firstResponse()).toContain('Painted with mud</bdi>')
  await page.goto('/profiles')
  await expect(page.getByRole('heading', { name: 'Painted with mud' })).toBeVisible()
})

test('A parent adds a done activity to the journal in two taps, with a note and a picture, and edits, finds and prints it', async ({ page }) => {
  const { authorization } = await signInNewUser(page, { children: [noa, adam] })
  const ids = await readChildIds(page, authorization)
  await page.goto('/journal')
  await expect(page.getByRole('article').filter({ hasText: 'Sample' })).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Edit Feedback', disabled: true })).toHaveCount(2)

  // Adam was added last, so the activities are for him.
  const { id, title } = await generateBatch(page, authorization)
  await page.goto(`/activity/${id}`)
  await page.getByRole('button', { name: 'We did it' }).tap()
  await expect(page.getByText(`How was “${title}”?`)).toBeVisible()
  await page.getByRole('link', { name: 'Write it down' }).tap()
  const form = page.getByRole('dialog', { name: 'New entry' })
  await expect(form.getByLabel('What did you do?')).toHaveValue(title)
  await expect(form.getByRole('radio', { name: 'Adam' })).toBeChecked()
  await page.reload()
  await expect(form.getByLabel('What did you do?')).toHaveValue(title)

  // A missing rating shows an error until it is set.
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('This field is required')).toBeVisible()

  // The stars are radio buttons: a tap or the arrow keys set them.
  await form.getByText('Rating').scrollIntoViewIfNeeded()
  await form.getByRole('radio', { name: '3 of 5 stars' }).check({ force: true })
  await page.keyboard.press('ArrowRight')
  await expect(form.getByRole('radio', { name: '4 of 5 stars' })).toBeChecked()
  await expect(form.getByText('This field is required')).toBeHidden()
  await form.getByLabel('How did it go?').fill('He laughed.\nמחר שוב 🎈')
  await form.locator('input[type=file]').setInputFiles({ name: 'us.jpg', mimeType: 'image/jpeg', buffer: await photo() })
  await expect(form.getByRole('img', { name: 'The chosen picture' })).toBeVisible()

  // A closed dialog loses nothing.
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  // The dialog's history entry is gone, and the URL that opened it.
  await expect(page).toHaveURL(/\/journal$/)
  await page.goBack()
  await page.getByRole('link', { name: 'Write it down' }).tap()
  await expect(form.getByLabel('How did it go?')).toHaveValue('He laughed.\nמחר שוב 🎈')
  await expect(form.getByRole('img', { name: 'The chosen picture' })).toBeVisible()
  await form.getByRole('button', { name: 'Save' }).dblclick()
  await expect(page.getByRole('status').filter({ hasText: `“${title}” is in the journal.` })).toBeVisible()
  // The second press did not reach the page below.
  await expect(page).toHaveURL(/\/journal/)
  const saved = page.getByRole('article', { name: title })
  await expect(saved).toHaveCount(1)
  await expect(saved.getByRole('img', { name: '4 of 5 stars' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to the activity' })).toHaveAttribute('href', `/activity/${id}`)
  await expect(saved.getByRole('link', { name: 'To the activity' })).toHaveAttribute('href', `/activity/${id}`)
  await expectAccessible(page)

  // The list shows a small picture, the dialog the full one.
  const width = (image: HTMLImageElement) => image.naturalWidth
  const small = saved.getByRole('button', { name: `Enlarge the picture of “${title}”` })
  await expect.poll(() => small.getByRole('img').evaluate(width)).toBe(480)
  await small.tap()
  const whole = page.getByRole('dialog', { name: title }).getByRole('img')
  await expect.poll(() => whole.evaluate(width)).toBe(1600)
  await page.keyboard.press('Escape')
  await expect(small).toBeFocused()

  await saved.getByRole('button', { name: 'Edit Feedback' }).tap()
  const edited = page.getByRole('dialog', { name: 'Edit Feedback' })
  await edited.getByRole('radio', { name: '5 of 5 stars' }).check({ force: true })
  await edited.getByRole('button', { name: 'Save' }).tap()
  await expect(saved.getByRole('img', { name: '5 of 5 stars' })).toBeVisible()

  // Filters by child and month.
  await createEntry(page, authorization, { child_id: ids.Noa, title: 'Leaf crown', date: '2025-11-30' })
  await createEntry(page, authorization, { child_id: ids.Noa, title: 'Snow', date: '2025-12-01' })
  await page.reload()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3)
  await expect(page.getByRole('region', { name: 'November 2025' }).getByRole('article')).toHaveCount(1)
  await page.getByRole('radio', { name: 'Noa' }).check({ force: true })
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByLabel('Month').selectOption('November')
  await page.getByLabel('Year').selectOption('2025')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('article', { name: 'Leaf crown' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByLabel('Month').selectOption('October')
  await expect(page.getByRole('heading', { name: 'Nothing in the journal with this choice' })).toBeVisible()
  await page.getByRole('button', { name: 'Show everything' }).tap()
  await expect(page.getByRole('article')).toHaveCount(3)

  // The search keeps its place in the address, and its focus while entries come and go.
  const search = page.getByRole('searchbox', { name: 'Search the journal' })
  await search.fill('snów')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('article', { name: 'Snow' })).toBeVisible()
  await search.fill('snow and ice')
  await expect(page.getByRole('heading', { name: 'Nothing in the journal with this choice' })).toBeVisible()
  await expect(search).toBeFocused()
  await search.fill('')
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(search).toBeFocused()
  await expect(page).toHaveURL(/\/journal$/)

  // Print: everything, then a time, then without pictures.
  await page.getByRole('link', { name: 'Print or save' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Activity journal' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Snow' })).toContainText('Noa')
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('Adam')
  await page.getByLabel('Last day').fill('2025-11-30')
  await page.getByRole('button', { name: 'Show', exact: true }).tap()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Leaf crown'])
  await page.getByRole('link', { name: 'Back to the journal' }).tap()

  await page.getByRole('radio', { name: 'Adam' }).check({ force: true })
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('link', { name: 'Print or save' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Journal of Adam' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('He laughed.')
  await expect.poll(() => page.getByRole('img', { name: `Picture of “${title}”` }).evaluate(width)).toBe(480)
  await expect(page.getByText('Leaf crown')).toHaveCount(0)
  // The page's HTML contains no picture.
  expect((await (await page.request.get(page.url())).text()).length).toBeLessThan(200_000)
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  for (const role of ['banner', 'navigation', 'contentinfo', 'button'] as const) await expect(page.getByRole(role)).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await page.getByLabel('Without pictures').check()
  await page.getByRole('button', { name: 'Show', exact: true }).tap()
  await expect(page.getByRole('img', { name: `Picture of “${title}”` })).toHaveCount(0)
  await expect(page.getByLabel('Without pictures')).toBeChecked()
  await page.getByRole('link', { name: 'Back to the journal' }).tap()

  await page.getByRole('button', { name: `Delete “${title}”` }).tap()
  const sure = page.getByRole('dialog', { name: 'Delete the entry?' })
  await expect(sure.getByText('Are you sure you want to delete this item?')).toBeVisible()
  await sure.getByRole('button', { name: 'Delete' }).tap()
  await expect(page.getByText('The entry was deleted.')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('A parent sees both versions of an entry changed in two places, and loses nothing when saving fails', async ({ page }) => {
  const { authorization } = await signInNewUser(page, { children: [noa] })
  const ids = await readChildIds(page, authorization)
  const { id } = await createEntry(page, authorization, { child_id: ids.Noa, title: 'Kite' })
  const changeElsewhere = (data: object) => page.request.patch(`/api/journal/${id}`, { data, headers: { authorization } })
  const form = page.getByRole('dialog', { name: 'Edit Feedback' })
  const note = form.getByLabel('How did it go?')
  const save = form.getByRole('button', { name: 'Save', exact: true })
  await page.goto('/journal')
  const open = page.getByRole('button', { name: 'Edit Feedback' })

  await open.tap()
  await note.fill('Mine')
  await changeElsewhere({ description: 'Theirs', rating: 1 })
  await save.tap()
  await expect(form.getByRole('alert')).toContainText('This was changed somewhere else')
  await expect(form.getByRole('alert')).toContainText('Theirs')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Keep mine' }).tap()
  const kite = page.getByRole('article', { name: 'Kite' })
  // The note is mine and the rating theirs: only one side changed it.
  await expect(kite.getByText('Mine')).toBeVisible()
  await expect(kite.getByRole('img', { name: '1 of 5 stars' })).toBeVisible()

  await open.tap()
  await note.fill('Mine again')
  await changeElsewhere({ description: 'Theirs again' })
  await save.tap()
  await form.getByRole('button', { name: 'Take the saved one' }).tap()
  await expect(note).toHaveValue('Theirs again')

  let isBroken = true
  await page.route('**/api/journal/*', (route) => (isBroken && route.request().method() === 'PATCH' ? route.abort() : route.continue()))
  await note.fill('On the train')
  await save.tap()
  await expect(form.getByRole('alert')).toContainText('What you typed is still here')
  await expect(note).toHaveValue('On the train')
  isBroken = false
  await save.tap()
  await expect(kite.getByText('On the train')).toBeVisible()
})

test("A user gets no page of another user's journal", async ({ page, browser }) => {
  const { authorization } = await signInNewUser(page, { children: [noa] })
  const ids = await readChildIds(page, authorization)
  await createEntry(page, authorization, { child_id: ids.Noa, title: 'Ours alone' })
  const other = await (await browser.newContext()).newPage()
  await signInNewUser(other, { children: [adam] })
  for (const query of [`child=${ids.Noa}`, 'child=x', 'month=2025', 'from=2025-13-01', 'to=x', `group=${ids.Noa}`]) {
    expect((await other.request.get(`/journal/print?${query}`)).status(), query).toBe(404)
  }
  expect(await (await other.request.get('/journal/print')).text()).not.toContain('Ours alone')
  expect(await (await other.request.get(`/journal?child=${ids.Noa}`)).text()).not.toContain('Ours alone')
  for (const path of ['/journal', `/journal/print?child=${ids.Noa}`]) {
    expect((await page.request.get(path)).headers()['cache-control'], path).toContain('no-store')
    expect((await browser.newContext().then((context) => context.request.get(path, { maxRedirects: 0 }))).status(), path).toBe(307)
  }
})

for (const { language, colorScheme, width } of [
  { language: 'es', colorScheme: 'light', width: 320 },
  { language: 'he', colorScheme: 'dark', width: 320 },
] as const) {
  test.describe(`in ${language}, ${colorScheme}, ${width} px`, () => {
    test.use({ locale: language, colorScheme, viewport: { width, height: 700 }, contextOptions: { reducedMotion: 'reduce' } })

    test('The journal, its samples and its form have no axe violations and fit the screen', async ({ page }) => {
      const long = { name: 'Maximiliana-Alexandra Konstantinopolitanskaya', date_of_birth: '2024-01-31' }
      const { authorization } = await signInNewUser(page, { language, children: [noa, long] })
      const check = async () => {
        await expectAccessible(page)
        await expectFits(page)
      }
      await page.goto('/journal')
      await expect(page.getByText(text(language, 'journal.sample'), { exact: true })).toHaveCount(2)
      await check()
      const ids = await readChildIds(page, authorization)
      const image = (await photo()).toString('base64')
      const title = 'Paper-boats-in-the-very-long-river-behind-the-house '.repeat(2).trim()
      await createEntry(page, authorization, { child_id: ids[long.name], title, description: 'שורה ארוכה '.repeat(40), image_base64: image })
      await page.goto(`/journal?child=${ids[long.name]}&month=2025-11`)
      await expect(page.getByRole('article', { name: title })).toBeVisible()
      await check()
      await page.getByRole('button', { name: text(language, 'journal.edit') }).tap()
      await expect(page.getByRole('dialog').getByRole('button', { name: text(language, 'journal.save'), exact: true })).toBeVisible()
      await check()
      await page.goto(`/journal/print?child=${ids[long.name]}`)
      await expect(page.getByRole('img', { name: text(language, 'journal.pictureOf').replace('{title}', title) })).toBeVisible()
      await check()
    })
  })
}

test('A parent sees pictures load as they come near the viewport, and retries those that failed', async ({ page }) => {
  const { authorization } = await signInNewUser(page, { children: [noa] })
  const ids = await readChildIds(page, authorization)
  const image = (await photo()).toString('base64')
  for (let i = 1; i <= 12; i++) await createEntry(page, authorization, { child_id: ids.Noa, title: `Kite ${i}`, image_base64: image })
  const asked = new Set<string>()
  let isBroken = true
  await page.route('**/api/journal/*/picture*', (route) => {
    asked.add(route.request().url())
    return isBroken ? route.fulfill({ status: 404 }) : route.continue()
  })
  await page.goto('/journal')
  const newest = page.getByRole('article', { name: 'Kite 12' })
  await expect(newest.getByText('The picture could not be loaded.')).toBeVisible()
  await expectAccessible(page)
  isBroken = false
  await newest.getByRole('button', { name: 'Try again' }).tap()
  const picture = newest.getByRole('img', { name: 'Enlarge the picture of “Kite 12”' })
  await expect(picture).toHaveAttribute('src', /^blob:/)
  expect(asked.size).toBeLessThan(12)
  await page.getByRole('article', { name: /^Kite 1$/ }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('img', { name: 'Enlarge the picture of “Kite 1”' })).toHaveAttribute('src', /^blob:/)
})

test('An educator writes an entry for a group, finds it by the group and prints it', async ({ page }) => {
  const { authorization } = await signInNewUser(page, { userType: 'educator', children: [noa, adam], groups: [{ name: 'Bees', group_range: '3-6' }] })
  const headers = { authorization }
  const [{ id: groupId }] = await (await page.request.get('/api/groups', { headers })).json()
  const ids = await readChildIds(page, authorization)
  await page.request.patch(`/api/groups/${groupId}`, { data: { members: [ids.Noa] }, headers })
  const wanted = { type: 'group', id: groupId, duration: '30-60min', location: 'indoor' }
  const { id, title } = await (await page.request.post('/api/activity', { data: wanted, headers })).json()

  await page.goto(`/activity/${id}`)
  await page.getByRole('button', { name: 'We did it' }).tap()
  await page
    .getByRole('main')
    .locator('label', { has: page.getByRole('radio', { name: '4 of 5 stars' }) })
    .click()
  await page.getByRole('link', { name: 'Add a note or a picture' }).tap()
  const form = page.getByRole('dialog', { name: 'Edit Feedback' })
  // Order: the group, its members, then all other children.
  await expect(form.getByRole('group', { name: 'With whom' }).getByRole('radio')).toHaveCount(3)
  await expect(form.getByRole('radio', { name: 'Bees' })).toBeChecked()
  await expect(form.getByRole('radio').first()).toHaveAccessibleName('Bees')
  await expectAccessible(page)
  await form.getByLabel('How did it go?').fill('Everybody joined in.')
  await form.getByRole('button', { name: 'Save' }).tap()
  await expect(form).toBeHidden()

  const saved = page.getByRole('article', { name: title })
  await expect(saved).toContainText('Bees')
  await page.getByRole('button', { name: 'New entry' }).tap()
  const added = page.getByRole('dialog', { name: 'New entry' })
  await added.getByRole('radio', { name: 'Adam' }).check({ force: true })
  await added.getByLabel('Several children').check()
  await added.getByRole('checkbox', { name: 'Noa' }).check({ force: true })
  await expect(added.getByText('2 children chosen')).toBeVisible()
  await expectAccessible(page)
  await added.getByLabel('What did you do?').fill('Together')
  await added.getByRole('radio', { name: '5 of 5 stars' }).check({ force: true })
  await added.getByRole('button', { name: 'Save', exact: true }).tap()
  await expect(added).toBeHidden()

  // A group becomes its members, to leave one out or add another.
  await page.getByRole('article', { name: 'Together' }).getByRole('button', { name: 'Edit Feedback' }).tap()
  await expect(form.getByLabel('Several children')).toBeChecked()
  await form.getByLabel('Several children').uncheck()
  await form.getByRole('radio', { name: 'Bees' }).check({ force: true })
  await form.getByLabel('Several children').check()
  await expect(form.getByRole('checkbox', { name: 'Noa' })).toBeChecked()
  await expect(form.getByRole('checkbox', { name: 'Adam' })).not.toBeChecked()
  await form.getByRole('checkbox', { name: 'Adam' }).check({ force: true })
  await form.getByRole('button', { name: 'Save', exact: true }).tap()
  await expect(form).toBeHidden()

  await page.getByRole('radio', { name: 'Noa' }).check({ force: true })
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(saved).toContainText('Group: Bees')
  await page.getByRole('radio', { name: 'Adam' }).check({ force: true })
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article', { name: 'Together' })).toContainText('Adam and Noa')
  await page.getByRole('radio', { name: 'Bees' }).check({ force: true })
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.reload()
  await expect(saved).toBeVisible()
  await page.getByRole('link', { name: 'Print or save' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Journal of Bees' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('Everybody joined in.')
})
