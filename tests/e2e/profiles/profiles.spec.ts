import { expect, type Locator, type Page, test } from '@playwright/test'
import { correctedAgeMonths } from '#lib/domain/profiles/age'
import { expectAccessible } from '../setup/expect-accessible.ts'
import { noa, signInNewUser } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

/** Date of birth this number of months ago, on the first of the month. */
function bornMonthsAgo(months: number): string {
  const day = new Date()
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - months, 1)).toISOString().slice(0, 10)
}

const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const dialogOf = (page: Page) => page.getByRole('dialog')
/** Names in the first list; the journal is below. */
const namesIn = (page: Page) => page.getByRole('main').getByRole('list').first().getByRole('listitem')

async function bottomOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox()
  return (box?.y ?? 0) + (box?.height ?? 0)
}

/** Reads the visible box of the focused element; for a checkbox, its whole label. */
function readFocused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement
    const seen = element?.closest('label') ?? element
    const { top, bottom } = seen?.getBoundingClientRect() ?? new DOMRect()
    return { name: element?.getAttribute('aria-label') ?? seen?.textContent ?? '', top, bottom }
  })
}

async function openAdd(page: Page, what: 'Add profile' | 'Add group') {
  await page.getByRole('button', { name: 'Add', exact: true }).tap()
  await page.getByRole('button', { name: what }).tap()
}

async function chooseMore(page: Page, name: string, what: string) {
  await page.getByRole('button', { name: `More for ${name}` }).tap()
  await page.getByRole('button', { name: what }).tap()
}

test('A parent adds, edits and deletes children and groups', async ({ page }) => {
  const { authorization } = await signInNewUser(page)
  await page.goto('/profiles')
  await page.getByRole('button', { name: 'Add profile' }).tap()
  const dialog = dialogOf(page)
  const save = dialog.getByRole('button', { name: 'Save' })
  await expect(save).toBeDisabled()
  await dialog.getByLabel('Name or nickname').fill('Noa')
  await dialog.getByLabel('Date of birth').fill('2022-10-05')
  await dialog.getByText('Milk', { exact: true }).tap()
  await dialog.getByLabel('Another allergy').fill('kiwi')
  await dialog.getByText('Needs', { exact: true }).tap()
  await dialog.getByText('Uses a wheelchair', { exact: true }).tap()
  await expect(dialog.getByLabel('Weeks born early')).toBeHidden()
  await dialog.getByText('Needs', { exact: true }).tap()
  await expect(dialog.getByText('1 chosen')).toBeVisible()
  await expect(dialog.getByText('Uses a wheelchair')).toBeHidden()
  await expectAccessible(page)
  await save.tap()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'Noa is saved.' })).toBeVisible()
  const [saved] = await (await page.request.get('/api/children', { headers: { authorization } })).json()
  // An allergy typed without pressing "Add" is saved too.
  expect(saved).toMatchObject({ name: 'Noa', allergies: ['milk', 'kiwi'], needs: ['wheelchair'], weeks_early: null, interest_level: null })

  await openAdd(page, 'Add group')
  await dialog.getByLabel('Name of the group').fill('Explorers')
  await dialog.getByText('Noa', { exact: true }).tap()
  await expectAccessible(page)
  await save.tap()
  await expect(namesIn(page)).toHaveText([/Explorers1 member/, /Noa\d years.*Milk.*kiwi/])
  await expectAccessible(page)

  await rowOf(page, 'Noa').getByRole('button', { name: 'Edit Noa' }).tap()
  await expect(dialog.getByLabel('Name or nickname')).toHaveValue('Noa')
  await dialog.getByText('Allergies', { exact: true }).tap()
  await dialog.getByRole('button', { name: 'Remove kiwi' }).tap()
  await dialog.getByLabel('Name or nickname').fill('Noa Levi')
  await save.tap()
  await expect(rowOf(page, 'Noa Levi')).toBeVisible()
  const [changed] = await (await page.request.get('/api/children', { headers: { authorization } })).json()
  expect(changed).toMatchObject({ name: 'Noa Levi', allergies: ['milk'], version: 2 })

  await chooseMore(page, 'Noa Levi', 'Delete')
  await expect(dialog).toContainText('Are you sure you want to delete this item?')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).tap()
  await chooseMore(page, 'Noa Levi', 'Delete')
  await dialog.getByRole('button', { name: 'Delete' }).tap()
  await expect(namesIn(page)).toHaveText([/ExplorersNo members/])
  await chooseMore(page, 'Explorers', 'Delete')
  await dialog.getByRole('button', { name: 'Delete' }).tap()
  await expect(page.getByRole('heading', { name: 'Nobody here yet' })).toBeVisible()
})

test('An educator adds several children in a row in one dialog', async ({ page }) => {
  await signInNewUser(page, { userType: 'educator' })
  await page.goto('/profiles')
  await page.getByRole('button', { name: 'Add Profile' }).first().click()
  const dialog = page.getByRole('dialog')
  for (const [before, name] of [
    ['', 'Noa'],
    ['Noa', 'Adam'],
  ] as const) {
    if (before) await expect(dialog.getByText(`${before} is saved.`)).toBeVisible()
    await expect(dialog.getByLabel('Name')).toHaveValue('')
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByLabel('Date of birth').fill('2021-05-06')
    await dialog.getByRole('button', { name: 'Save and add another' }).click()
  }
  await expect(dialog.getByText('Adam is saved.')).toBeVisible()
  // Enter saves and closes.
  await dialog.getByLabel('Name').fill('Lia')
  await dialog.getByLabel('Date of birth').fill('2021-05-06')
  await dialog.getByLabel('Name').press('Enter')
  await expect(dialog).toHaveCount(0)
  for (const name of ['Noa', 'Adam', 'Lia']) await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
})

test('A parent’s typed text survives a closed dialog and can be discarded', async ({ page }) => {
  await signInNewUser(page, { children: [noa] })
  await page.goto('/profiles')
  const dialog = dialogOf(page)
  const name = dialog.getByLabel('Name or nickname')
  const edit = page.getByRole('button', { name: 'Edit Noa' })
  await edit.tap()
  await name.fill('Noa the brave')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(edit).toBeFocused()
  await openAdd(page, 'Add profile')
  await expect(name).toHaveValue('')
  await dialog.getByRole('button', { name: 'Close' }).tap()
  await edit.tap()
  await expect(name).toHaveValue('Noa the brave')
  await expect(dialog).toContainText('What you typed before is still here.')
  await dialog.getByRole('button', { name: 'Discard it' }).tap()
  await expect(name).toHaveValue('Noa')
  await expect(dialog.getByRole('button', { name: 'Discard it' })).toBeHidden()
})

test('A parent who changes a field in two tabs sees both values in the later tab and chooses', async ({ page, context }) => {
  const { authorization } = await signInNewUser(page, { children: [noa] })
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/profiles')
    await tab.getByRole('button', { name: 'Edit Noa' }).tap()
  }
  await dialogOf(other).getByLabel('Name or nickname').fill('Noa in the other tab')
  await dialogOf(other).getByRole('button', { name: 'Save' }).tap()
  await expect(dialogOf(other)).toBeHidden()

  const dialog = dialogOf(page)
  await dialog.getByLabel('Name or nickname').fill('Noa in this tab')
  await dialog.getByText('Note', { exact: true }).tap()
  await dialog.getByLabel('What you want to remember').fill('Likes ladybirds')
  await dialog.getByRole('button', { name: 'Save' }).tap()
  const notice = dialog.getByRole('alert')
  await expect(notice).toContainText('Noa in the other tab')
  await expect(notice).toContainText('Noa in this tab')
  await expectAccessible(page)
  await notice.getByRole('button', { name: 'Keep mine' }).tap()
  await expect(dialog).toBeHidden()
  const [kept] = await (await page.request.get('/api/children', { headers: { authorization } })).json()
  expect(kept).toMatchObject({ name: 'Noa in this tab', description: 'Likes ladybirds', version: 3 })

  // The other tab is outdated and takes the saved values.
  await other.getByRole('button', { name: 'Edit Noa in the other tab' }).tap()
  await dialogOf(other).getByLabel('Name or nickname').fill('Noa once more')
  await dialogOf(other).getByRole('button', { name: 'Save' }).tap()
  await dialogOf(other).getByRole('button', { name: 'Take the saved one' }).tap()
  await expect(dialogOf(other).getByLabel('Name or nickname')).toHaveValue('Noa in this tab')
})

test('A parent who changes different fields in two tabs keeps both changes', async ({ page }) => {
  const { authorization } = await signInNewUser(page, { children: [noa] })
  const headers = { authorization }
  await page.goto('/profiles')
  await page.getByRole('button', { name: 'Edit Noa' }).tap()
  const [{ id }] = await (await page.request.get('/api/children', { headers })).json()
  await page.request.patch(`/api/children/${id}`, { headers, data: { allergies: ['nuts'], version: 1 } })
  const dialog = dialogOf(page)
  await dialog.getByLabel('Name or nickname').fill('Noa Levi')
  await dialog.getByRole('button', { name: 'Save' }).tap()
  await expect(dialog).toBeHidden()
  const [row] = await (await page.request.get('/api/children', { headers })).json()
  expect(row).toMatchObject({ name: 'Noa Levi', allergies: ['nuts'], version: 3 })
})

test('A parent’s form survives a lost connection, and pressing again creates one profile', async ({ page }) => {
  const { authorization } = await signInNewUser(page, { children: [noa] })
  await page.goto('/profiles')
  await openAdd(page, 'Add profile')
  const dialog = dialogOf(page)
  const name = 'אדם 🚀'
  await dialog.getByLabel('Name or nickname').fill(name)
  await dialog.getByLabel('Date of birth').fill('2020-02-29')
  // The response is lost after the server has saved.
  await page.route('**/api/children', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort()
  })
  const save = dialog.getByRole('button', { name: 'Save' })
  await save.tap()
  await expect(dialog.getByRole('alert')).toHaveText('Failed to save item')
  await expect(dialog.getByLabel('Name or nickname')).toHaveValue(name)
  await page.unroute('**/api/children')
  // The error is also shown if the dialog is closed.
  await page.keyboard.press('Escape')
  const banner = page.getByRole('main').getByRole('alert')
  await expect(banner).toHaveText('Failed to save item')
  await openAdd(page, 'Add profile')
  await expect(banner).toBeHidden()
  await save.dblclick()
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, name)).toHaveCount(1)
  const list = await (await page.request.get('/api/children', { headers: { authorization } })).json()
  expect(list.map((child: { name: string }) => child.name)).toEqual([name, 'Noa'])
})

test('A parent who saves without a connection sees an error at once, keeps the form and can retry', async ({ page, context }) => {
  await signInNewUser(page, { children: [noa] })
  await page.goto('/profiles')
  await page.getByRole('button', { name: 'Edit Noa' }).tap()
  const dialog = dialogOf(page)
  const save = dialog.getByRole('button', { name: 'Save' })
  await dialog.getByLabel('Name or nickname').fill('Noa Levi')
  await dialog.getByText('Note', { exact: true }).scrollIntoViewIfNeeded()
  await context.setOffline(true)
  await save.tap()
  await expect(dialog.getByRole('alert')).toHaveText(text('en', 'form.offline'))
  await expect(dialog.getByRole('alert')).toBeInViewport()
  await expect(dialog.getByLabel('Name or nickname')).toHaveValue('Noa Levi')
  await context.setOffline(false)
  await save.tap()
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, 'Noa Levi')).toBeVisible()
})

test('A parent’s focused field in a long form is never covered by its title or save button', async ({ page }) => {
  await signInNewUser(page, { children: [noa] })
  await page.goto('/profiles')
  await page.getByRole('button', { name: 'Edit Noa' }).tap()
  const dialog = dialogOf(page)
  await expect(dialog).toBeVisible()
  const folds = dialog.locator('summary')
  await expect(folds.first()).toBeVisible()
  for (const fold of await folds.all()) await fold.tap()
  const save = dialog.getByRole('button', { name: 'Save' })
  await dialog.getByRole('button', { name: 'Close' }).focus()
  const clear = { top: await bottomOf(dialog.getByRole('heading')), bottom: (await save.boundingBox())?.y ?? 0 }
  for (const step of ['Tab', 'Shift+Tab']) {
    let count = 0
    for (; count < 60; count++) {
      await page.keyboard.press(step)
      const { name, top, bottom } = await readFocused(page)
      if (name === 'Save' || name === 'Close') break
      expect(top, name).toBeGreaterThanOrEqual(clear.top)
      expect(bottom, name).toBeLessThanOrEqual(clear.bottom)
    }
    expect(count).toBeGreaterThan(30)
  }
})

test('A parent sees an invalid date of birth at its field, with an accessible description', async ({ page }) => {
  await signInNewUser(page, { children: [noa] })
  await page.goto('/profiles')
  await openAdd(page, 'Add profile')
  const dialog = dialogOf(page)
  await dialog.getByLabel('Name or nickname').fill('Adam')
  const born = dialog.getByLabel('Date of birth')
  await born.fill('2999-01-01')
  await dialog.getByLabel('Name or nickname').focus()
  await expect(dialog.getByText('The date of birth cannot be in the future')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).tap()
  await expect(born).toBeFocused()
  await expect(born).toHaveAccessibleDescription(/^The date of birth cannot be in the future/)
})

test('A parent sees an error above the list when deleting fails', async ({ page }) => {
  await signInNewUser(page, { children: [noa] })
  await page.route('**/api/children/*', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/profiles')
  await chooseMore(page, 'Noa', 'Delete')
  await dialogOf(page).getByRole('button', { name: 'Delete' }).tap()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Failed to delete item')
  await expect(rowOf(page, 'Noa')).toBeVisible()
})

test('A parent scrolls and searches sixty profiles, and keeps the first ones if the rest fails to load', async ({ page }) => {
  const children = Array.from({ length: 60 }, (_, n) => ({ ...noa, name: `Child ${n + 1}` }))
  await signInNewUser(page, { children })
  let isBroken = true
  await page.route('**/api/children', (route) => (isBroken ? route.fulfill({ status: 404, json: {} }) : route.continue()))
  await page.goto('/profiles')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Failed to load data')
  await expect(namesIn(page).first()).toContainText('Child 60')
  await expect(namesIn(page)).toHaveCount(10)
  isBroken = false
  await page.getByRole('button', { name: 'Try again' }).tap()
  await expect(namesIn(page).nth(39)).toContainText('Child 21')
  await namesIn(page).nth(39).scrollIntoViewIfNeeded()
  await expect(namesIn(page)).toHaveCount(60)
  await page.getByLabel('Search by name').fill('child 7')
  await expect(namesIn(page)).toHaveText([/Child 7/])
  await page.getByLabel('Search by name').fill('nobody')
  await expect(page.getByText('Nobody by that name')).toBeVisible()
})

test('A parent’s unsaved group form drops a member who is deleted meanwhile', async ({ page }) => {
  const { authorization } = await signInNewUser(page, { children: [noa, { ...noa, name: 'Adam' }] })
  const headers = { authorization }
  const [adam, first] = await (await page.request.get('/api/children', { headers })).json()
  await page.request.post('/api/groups', { headers, data: { name: 'Explorers', members: [adam.id, first.id] } })
  await page.goto('/profiles')
  await page.getByRole('button', { name: 'Edit Explorers' }).tap()
  const dialog = dialogOf(page)
  await dialog.getByLabel('Name of the group').fill('Discoverers')
  await page.keyboard.press('Escape')
  await chooseMore(page, 'Adam', 'Delete')
  await dialog.getByRole('button', { name: 'Delete' }).tap()
  await expect(rowOf(page, 'Explorers')).toContainText('1 member')
  await page.getByRole('button', { name: 'Edit Explorers' }).tap()
  await expect(dialog.getByLabel('Name of the group')).toHaveValue('Discoverers')
  await dialog.getByRole('button', { name: 'Save' }).tap()
  await expect(dialog).toBeHidden()
  expect(await (await page.request.get('/api/groups', { headers })).json()).toMatchObject([{ name: 'Discoverers', members: [first.id] }])
})

test('A parent sees a just added profile on Home after the browser’s Back', async ({ page }) => {
  await signInNewUser(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Profile' }).tap()
  await page.getByRole('button', { name: 'Add profile' }).tap()
  const dialog = dialogOf(page)
  await dialog.getByLabel('Name or nickname').fill('Noa')
  await dialog.getByLabel('Date of birth').fill('2022-10-05')
  await dialog.getByRole('button', { name: 'Save' }).tap()
  await expect(page.getByRole('status').filter({ hasText: 'Noa is saved.' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('radio', { name: /Noa/ })).toBeVisible()
})

test('A newcomer sees an invalid date of birth at its field, on leaving it and on Next', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await signInNewUser(page)
  await page.goto('/generate-activity')
  const next = page.getByRole('button', { name: text('en', 'onboarding.next') })
  await page.getByLabel(text('en', 'addChild.name')).fill('Ori')
  await next.tap()
  const born = page.getByLabel(text('en', 'addChild.dateOfBirth'))
  await born.fill('2999-01-01')
  await page.getByRole('link', { name: text('en', 'onboarding.byAge') }).focus()
  const inFuture = page.getByText(text('en', 'validation.date_future'))
  await expect(inFuture).toBeVisible()
  await born.fill('2999-01-02')
  await expect(inFuture).toBeHidden()
  await next.tap()
  await expect(page.getByText('Step 2 of 3')).toBeVisible()
  await expect(born).toBeFocused()
  await expect(born).toHaveAccessibleDescription(/^The date of birth cannot be in the future/)
  await expect(inFuture).toBeInViewport({ ratio: 1 })
  await born.fill(bornMonthsAgo(19 * 12))
  await next.tap()
  await expect(born).toHaveAccessibleDescription(/^Profiles are for children up to 18 years/)
  await born.fill(bornMonthsAgo(10))
  await next.tap()
  await expect(page.getByText('Step 3 of 3')).toBeVisible()
})

test('A newcomer is led back to the field of an earlier step that the server refuses', async ({ page }) => {
  await signInNewUser(page)
  await page.goto('/generate-activity')
  const next = page.getByRole('button', { name: text('en', 'onboarding.next') })
  await page.getByLabel(text('en', 'addChild.name')).fill('Ori')
  await next.tap()
  await page.getByLabel(text('en', 'addChild.dateOfBirth')).fill('2022-10-05')
  await next.tap()
  const problem = { code: 'invalid', title: 'Invalid', detail: 'Invalid', errors: [{ field: 'date_of_birth', message: 'Not by my clock' }] }
  await page.route('**/api/children', (route) => route.fulfill({ status: 422, json: problem }))
  await page.getByRole('button', { name: text('en', 'onboarding.finish') }).tap()
  await expect(page.getByText('Step 2 of 3')).toBeVisible()
  const born = page.getByLabel(text('en', 'addChild.dateOfBirth'))
  await expect(born).toBeFocused()
  await expect(born).toHaveAccessibleDescription(/^Not by my clock/)
})

test('A newcomer enters allergies and weeks born early in the third step', async ({ page }) => {
  const { authorization } = await signInNewUser(page)
  await page.goto('/generate-activity')
  const next = page.getByRole('button', { name: text('en', 'onboarding.next') })
  await page.getByLabel(text('en', 'addChild.name')).fill('Ori')
  await next.tap()
  const born = bornMonthsAgo(10)
  await page.getByLabel(text('en', 'addChild.dateOfBirth')).fill(born)
  await next.tap()
  await expect(page.getByText('Step 3 of 3')).toBeVisible()
  await expectAccessible(page)
  await page.getByText(text('en', 'allergens.milk'), { exact: true }).tap()
  await page.getByLabel(text('en', 'childForm.weeksEarly')).fill('8')
  // Eight weeks before the day of the month, it is one month more or less.
  const months = correctedAgeMonths({ dateOfBirth: born, weeksEarly: 8 }, new Date().toISOString().slice(0, 10))
  await expect(page.getByText(`Corrected age: ${months} months.`)).toBeVisible()
  await page.getByRole('button', { name: text('en', 'onboarding.finish') }).tap()
  await expect(page.getByRole('heading', { name: text('en', 'home.title') })).toBeVisible()
  const [ori] = await (await page.request.get('/api/children', { headers: { authorization } })).json()
  expect(ori).toMatchObject({ name: 'Ori', allergies: ['milk'], weeks_early: 8 })
})

test('A parent adds a second child on Home with allergies, and sees the corrected age while typing', async ({ page }) => {
  const { authorization } = await signInNewUser(page, { children: [noa] })
  await page.goto('/')
  await page.getByRole('button', { name: text('en', 'home.addChild') }).tap()
  const dialog = dialogOf(page)
  await dialog.getByLabel('Name or nickname').fill('Ori')
  const born = bornMonthsAgo(10)
  const weeks = dialog.getByLabel('Weeks born early')
  await expect(weeks).toBeHidden()
  await dialog.getByLabel('Date of birth').fill(born)
  const corrected = (weeksEarly: number) => correctedAgeMonths({ dateOfBirth: born, weeksEarly }, new Date().toISOString().slice(0, 10))
  await weeks.fill('4')
  await expect(dialog.getByText(`Corrected age: ${corrected(4)} months.`)).toBeVisible()
  await weeks.fill('13')
  await expect(dialog.getByText(`Corrected age: ${corrected(13)} months.`)).toBeVisible()
  await dialog.getByText('Milk', { exact: true }).tap()
  await dialog.getByLabel('Another allergy').fill('kiwi')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Finish' }).tap()
  await expect(dialog).toBeHidden()
  const children = await (await page.request.get('/api/children', { headers: { authorization } })).json()
  expect(children).toContainEqual(expect.objectContaining({ name: 'Ori', allergies: ['milk', 'kiwi'], weeks_early: 13 }))
})
