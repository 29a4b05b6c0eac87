import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../setup/expect-accessible.ts'
import { signInNewUser } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

const twenty = Array.from({ length: 20 }, (_, at) => `Child ${String(at + 1).padStart(2, '0')}, 3/${at + 1}/2021${at === 4 ? ', peanuts' : ''}`)

test('An educator turns a pasted class list of twenty into profiles and a group in six presses', async ({ page }) => {
  const { authorization } = await signInNewUser(page, { userType: 'educator', children: [{ name: 'Child 01', date_of_birth: '2021-03-01' }] })
  await page.goto('/profiles')
  let presses = 0
  const press = async (name: string, exact = false) => {
    presses++
    await page.getByRole('button', { name, exact }).tap()
  }
  await press('Add', true)
  await press('Paste a class list')
  const dialog = page.getByRole('dialog')
  const list = dialog.getByLabel('One child per line')
  await list.fill([...twenty, 'Nobody', 'Dana, 2021-02-30'].join('\n'))
  await press('Next')

  // Problems come first, with their line.
  await expect(dialog.getByText('19 children are ready to be added')).toBeFocused()
  await expect(dialog.getByText('Is already among your profiles.')).toBeVisible()
  await expect(dialog.getByText('There is no date of birth in line 21 that we can read.')).toBeVisible()
  await expect(dialog.getByText('There is no date of birth in line 22 that we can read.')).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Child 05' }).getByText('peanuts')).toBeVisible()
  await expectAccessible(page)

  await press('Change the list')
  await expect(list).toBeFocused()
  await list.fill(twenty.join('\n'))
  await press('Next')
  await dialog.getByLabel('Name of a new group for all of them').fill('Butterflies')
  await press('Add 19 children')
  await expect(dialog).toBeHidden()
  expect(presses).toBe(6)
  await expect(page.getByRole('status').filter({ hasText: '19 children were added.' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Butterflies' })).toContainText('20 members')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Child 05' }).getByText('Peanuts')).toBeVisible()
  await expectAccessible(page)
  const children = await (await page.request.get('/api/children', { headers: { authorization } })).json()
  expect(children).toHaveLength(20)
})

test('An educator’s pasted list survives a closed dialog, and offers both date orders', async ({ page }) => {
  await signInNewUser(page, { userType: 'educator', language: 'es' })
  await page.goto('/profiles')
  await page.getByRole('button', { name: 'Pegar una lista' }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Un niño o una niña por línea').fill('Noa, 3/4/2021, pelusa morada')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Pegar una lista' }).tap()
  await dialog.getByRole('button', { name: 'Siguiente' }).tap()
  await expect(dialog.getByText('3 de abril de 2021')).toBeVisible()
  await expect(dialog.getByText('No conocemos «pelusa morada».')).toBeVisible()
  await dialog.getByText('Primero el mes').tap()
  await expect(dialog.getByText('4 de marzo de 2021')).toBeVisible()
  await expectAccessible(page)
})

test('An educator retries children that failed without a network, and none is added twice', async ({ page, context }) => {
  const { authorization } = await signInNewUser(page, { userType: 'educator' })
  await page.goto('/profiles')
  await page.getByRole('button', { name: 'Paste a class list' }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('One child per line').fill('Noa, 2021-03-14\nDan, 2021-03-15')
  await dialog.getByRole('button', { name: 'Next' }).tap()
  // The response for one of them is lost.
  await context.route('**/api/children', async (route) => {
    if (!route.request().postData()?.includes('Dan')) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await dialog.getByRole('button', { name: 'Add 2 children' }).tap()
  await expect(dialog.getByText('Not everybody could be added. Please try again.')).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Noa' }).getByText('Added')).toBeVisible()
  await context.unroute('**/api/children')
  await dialog.getByRole('button', { name: 'Add 1 child' }).tap()
  await expect(dialog).toBeHidden()
  const children = await (await page.request.get('/api/children', { headers: { authorization } })).json()
  expect(children.map(({ name }: { name: string }) => name).sort()).toEqual(['Dan', 'Noa'])
})

test('An educator corrects lines in place, and adds the children to an existing group', async ({ page }) => {
  const maya = { name: 'Maya Cohen', date_of_birth: '2022-08-07' }
  const { authorization } = await signInNewUser(page, { userType: 'educator', children: [maya], groups: [{ name: 'Butterflies' }] })
  const headers = { authorization }
  const read = async (path: string) => (await page.request.get(`/api${path}`, { headers })).json()
  const [[child], [group]] = [await read('/children'), await read('/groups')]
  await page.request.patch(`/api/groups/${group.id}`, { headers, data: { members: [child.id] } })
  await page.goto('/profiles')
  const open = async () => {
    await page.getByRole('button', { name: 'Add', exact: true }).tap()
    await page.getByRole('button', { name: 'Paste a class list' }).tap()
  }
  await open()
  const dialog = page.getByRole('dialog')
  const row = (name: string) => dialog.getByRole('listitem').filter({ hasText: name })
  const press = (name: string) => dialog.getByRole('button', { name }).tap()
  const list = [
    'Noa Levi, 3/14/2022',
    'Sam, 14/3/2022, lactose intolerant',
    'Chen, Lily, Apr 3, 2022',
    'Cohen Maya, 7 August 2022',
    'Dan, 2021-02-30',
    'Omer',
  ]
  await dialog.getByLabel('One child per line').fill(list.join('\n'))
  await press('Next')
  await expect(dialog.getByLabel('Line 5')).toHaveValue('Dan, 2021-02-30')
  await expect(dialog.getByLabel('Line 5')).toHaveAccessibleDescription('There is no date of birth in line 5 that we can read.')
  await expect(row('Noa Levi').getByText('March 14, 2022')).toBeVisible()
  await expect(row('Sam').getByText('March 14, 2022')).toBeVisible()
  await expect(row('Sam').getByText('Milk')).toBeVisible()
  await expect(dialog.getByLabel('Line 3')).toHaveAccessibleDescription(/^We cannot tell which part of line 3 is the name/)
  await dialog.getByRole('group', { name: 'Names such as “Chen, Lily” are' }).getByText('One child, family name first').tap()
  await expect(row('Lily Chen').getByText('April 3, 2022')).toBeVisible()
  await dialog.getByLabel('Which group do they join?').selectOption('Butterflies')
  await expect(row('Cohen Maya').getByText('Is already in Butterflies.')).toBeVisible()
  await expectAccessible(page)

  // A corrected line survives a dialog closed by mistake.
  await dialog.getByLabel('Line 5').fill('Dan, 2021-02-03')
  await page.keyboard.press('Escape')
  await open()
  await press('Next')
  await expect(row('Dan').getByText('February 3, 2021')).toBeVisible()
  await row('Dan').getByRole('button', { name: 'Edit Dan' }).tap()
  await expect(dialog.getByLabel('Line 5')).toBeFocused()
  await dialog.getByLabel('Line 5').fill('Dan Or, 2021-02-03')
  await press('Check the lines again')
  await expect(row('Dan Or')).toBeVisible()
  await press('Add 4 children')

  // The line that cannot be read is not lost.
  await expect(dialog.getByText('4 children were added. The lines below still need you.')).toBeVisible()
  await expect(dialog.getByLabel('Line 1')).toHaveValue('Omer')
  await expect(dialog.getByLabel('Which group do they join?')).toHaveValue(group.id)
  await dialog.getByLabel('Line 1').fill('Omer, 1 May 2021')
  await press('Check the lines again')
  await press('Add 1 child')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: '5 children were added.' })).toBeVisible()
  const children = await read('/children')
  expect(children).toHaveLength(6)
  expect(children).toContainEqual(expect.objectContaining({ name: 'Lily Chen', allergies: [] }))
  expect(children).toContainEqual(expect.objectContaining({ name: 'Sam', allergies: ['milk'] }))
  expect((await read('/groups'))[0].members).toHaveLength(6)
})

test('An educator’s pasted line and its error survive a change of language', async ({ page }) => {
  await signInNewUser(page, { userType: 'educator' })
  await page.goto('/profiles')
  await page.getByRole('button', { name: text('en', 'profiles.pasteList') }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(text('en', 'classList.text')).fill('Omer Tal')
  await dialog.getByRole('button', { name: text('en', 'classList.read') }).tap()
  await expect(dialog.getByLabel('Line 1')).toHaveValue('Omer Tal')
  await dialog.getByLabel('Line 1').fill('Omer Tal 2021')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: text('en', 'nav.language') }).tap()
  await page.getByRole('button', { name: text('en', 'languages.es') }).tap()
  await page.getByRole('button', { name: text('es', 'profiles.pasteList') }).tap()
  await dialog.getByRole('button', { name: text('es', 'classList.read') }).tap()
  await expect(dialog.getByLabel('Línea 1')).toHaveValue('Omer Tal 2021')
  await expect(dialog.getByLabel('Línea 1')).toHaveAccessibleDescription('En la línea 1 no hay una fecha de nacimiento que podamos leer.')
})

for (const [where, open] of [
  ['in the first steps', openFirstSteps],
  ['on Home', (page: Page) => openFirstGroup(page, '/', 'Create Your First Group')],
  ['among the profiles', (page: Page) => openFirstGroup(page, '/profiles', 'Add group')],
] as const) {
  test(`An educator pastes a class list for the first group ${where}`, async ({ page }) => {
    const { authorization } = await signInNewUser(page, { userType: 'educator' })
    await open(page)
    // The empty list of profiles offers it too.
    await page.getByRole('button', { name: 'Paste a class list' }).last().tap()
    const dialog = page.getByRole('dialog', { name: 'Paste a class list' })
    await dialog.getByLabel('One child per line').fill('Noa, 2021-03-14\nDan, 2021-03-15')
    await dialog.getByRole('button', { name: 'Next' }).tap()
    await expect(dialog.getByLabel('Name of a new group for all of them')).toBeHidden()
    await dialog.getByRole('button', { name: 'Add 2 children' }).tap()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('2 chosen').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^(?:Finish|Save)$/ }).tap()
    await expect(page.getByText(/2 members/).first()).toBeVisible()
    const [group] = await (await page.request.get('/api/groups', { headers: { authorization } })).json()
    expect(group).toMatchObject({ name: 'Blue room' })
    expect(group.members).toHaveLength(2)
  })
}

async function openFirstGroup(page: Page, path: string, button: string) {
  await page.goto(path)
  await page.getByRole('button', { name: button }).first().tap()
  await page.getByRole('dialog').getByLabel('Name of the group').fill('Blue room')
}

async function openFirstSteps(page: Page) {
  await page.goto('/generate-activity')
  await page.getByRole('button', { name: 'Next' }).tap()
  await page.getByLabel('Name of the group').fill('Blue room')
  await page.getByRole('button', { name: 'Next' }).tap()
}
