import { expect, test } from '@playwright/test'
import { expectAccessible } from '../setup/expect-accessible.ts'
import { signInNewUser } from '../setup/people.ts'

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
  await dialog.getByLabel('Name of a group for all of them').fill('Butterflies')
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
