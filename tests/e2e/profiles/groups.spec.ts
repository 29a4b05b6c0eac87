import { expect, test } from '@playwright/test'
import { expectAccessible } from '../setup/expect-accessible.ts'
import { handleNext } from '../setup/network.ts'
import { noa, signInNewUser } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

for (const language of ['en', 'es', 'he'] as const) {
  test.describe(`An educator with a group (${language})`, () => {
    // Fading elements have no stable contrast to measure.
    test.use({ locale: language, viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

    test('creates it, gets activities for both ends of its ages, and finds them by its name', async ({ page }) => {
      const t = (key: string) => text(language, key)
      const years = (min: number, max: number) => t('activity.ageYears').replace('{min}', String(min)).replace('{max}', String(max))
      const ways = [`${t('activity.easier')} · ${years(2, 3)}`, `${t('activity.harder')} · ${years(4, 5)}`]
      await signInNewUser(page, { language, userType: 'educator' })
      await page.goto('/generate-activity')
      await expect(page.getByRole('radio', { name: t('addGroup.group') })).toBeChecked()
      await expectAccessible(page)
      const next = page.getByRole('button', { name: t('onboarding.next') })
      await next.tap()
      await expect(page.getByLabel(t('addGroup.name'))).toBeFocused()
      await expect(next).toBeDisabled()
      await page.getByLabel(t('addGroup.name')).fill('Blue room')
      await next.tap()
      await expect(page.getByLabel(t('addGroup.range'))).toBeFocused()
      // Going back keeps the typed text.
      await page.getByRole('button', { name: t('onboarding.back') }).tap()
      await expect(page.getByLabel(t('addGroup.name'))).toHaveValue('Blue room')
      await next.tap()
      await page.getByLabel(t('addGroup.range')).fill('2-3, 4-5')
      await page.getByRole('button', { name: t('onboarding.finish') }).tap()

      await expect(page.getByRole('heading', { name: t('home.title') })).toBeVisible()
      await expect(page.getByRole('radio', { name: 'Blue room 2-3, 4-5' })).toBeChecked()
      await page.getByRole('button', { name: t('home.generate') }).tap()

      await expect(page).toHaveURL(/\/activities\?batch=/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('deck.titleFor').replace('{name}', 'Blue room'))
      const card = page.getByRole('article')
      for (const way of ways) await expect(card.getByRole('listitem').filter({ hasText: `${way}:` })).toBeInViewport()
      // The buttons are above the navigation, which covers the lower edge.
      const bottomOf = async (name: string) =>
        (await page
          .getByRole('button', { name, exact: true })
          .boundingBox()
          .then((box) => box && box.y + box.height)) ?? Infinity
      const navigation = await page.getByRole('navigation').boundingBox()
      expect(await bottomOf(t('deck.save'))).toBeLessThan(navigation?.y ?? 0)
      await expectAccessible(page)

      await page.keyboard.press('ArrowUp')
      const dialog = page.getByRole('dialog')
      const byAge = page.locator('section').filter({ has: page.getByRole('heading', { name: t('activity.byAge') }) })
      await expect(dialog.locator(byAge).getByRole('term')).toHaveText(ways)
      await dialog.getByRole('link', { name: t('deck.open') }).click()
      await expect(page).toHaveURL(/\/activity\//)
      await expect(byAge.getByRole('term')).toHaveText(ways)
      await expectAccessible(page)

      await page.goto('/history')
      const rows = page.getByRole('main').getByRole('listitem')
      await expect(rows.filter({ hasText: 'Blue room' })).toHaveCount(3)
    })
  })
}

test('A parent with several children can create a group instead of a child', async ({ page }) => {
  await signInNewUser(page)
  await page.goto('/generate-activity')
  await page.getByLabel('Name or nickname').fill('Noa')
  await page.getByRole('button', { name: 'Or a group' }).tap()
  await expect(page.getByLabel('Name of the group')).toBeFocused()
  await page.getByLabel('Name of the group').fill('Cousins')
  await page.getByRole('button', { name: 'Or one child' }).tap()
  await expect(page.getByLabel('Name or nickname')).toHaveValue('Noa')
  await page.getByRole('button', { name: 'Or a group' }).tap()
  await page.getByRole('button', { name: 'Next' }).tap()
  await page.getByRole('button', { name: 'Finish' }).tap()
  await expect(page.getByRole('radio', { name: 'Cousins No members' })).toBeChecked()
  // The group has no ages yet, so the server returns an error.
  await page.getByRole('button', { name: 'Generate Activities' }).tap()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This group has no ages yet.')
})

test('An educator adds a group on Home, and a failed save creates no duplicate', async ({ page }) => {
  const { authorization } = await signInNewUser(page, { userType: 'educator' })
  await page.goto('/')
  await page.getByRole('button', { name: 'Create Your First Group' }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name of the group').fill('Blue room')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Create Your First Group' }).tap()
  await expect(dialog.getByLabel('Name of the group')).toHaveValue('Blue room')
  await dialog.getByLabel('Ages in years').fill('3-5')
  // The response is lost after the server has saved.
  await handleNext(page, 'POST', '**/api/groups', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await dialog.getByRole('button', { name: 'Finish' }).tap()
  await expect(dialog.getByRole('alert')).toHaveText('The group could not be saved. Please try again.')
  await dialog.getByRole('button', { name: 'Finish' }).tap()
  await expect(page.getByRole('radio', { name: 'Blue room 3-5' })).toBeChecked()
  const groups = await (await page.request.get('/api/groups', { headers: { authorization } })).json()
  expect(groups).toHaveLength(1)

  await page.getByRole('button', { name: 'Add', exact: true }).tap()
  await expect(dialog.getByRole('radio', { name: 'A group' })).toBeChecked()
  await expectAccessible(page)
  await dialog.getByText('One child').tap()
  await dialog.getByLabel('Name or nickname').fill('Noa')
  await dialog.getByLabel('Date of birth').fill('2022-10-05')
  await dialog.getByRole('button', { name: 'Finish' }).tap()
  await expect(page.getByRole('radio', { name: /^Noa/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^Blue room/ })).not.toBeChecked()
})

test('A parent chooses children and groups with the keyboard, and the choice is kept', async ({ page }) => {
  await signInNewUser(page, { children: [noa, { ...noa, name: 'Ben' }], groups: [{ name: 'Cousins', group_range: '3-5' }] })
  await page.goto('/')
  const radios = page.getByRole('group', { name: 'For whom?' }).getByRole('radio')
  // Newest first.
  await expect(radios).toHaveCount(3)
  for (const [at, name] of ['Cousins', 'Ben', 'Noa'].entries()) await expect(radios.nth(at)).toHaveAccessibleName(new RegExp(`^${name}`))
  await radios.first().focus()
  await page.keyboard.press('Space')
  await expect(radios.nth(0)).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expect(radios.nth(1)).toBeChecked()
  await page.keyboard.press('ArrowLeft')
  await expect(radios.nth(0)).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Add child' })).toBeFocused()
  await page.getByRole('button', { name: 'Generate Activities' }).press('Enter')
  await expect(page).toHaveURL(/\/activities\?batch=/)
  await page.goto('/')
  await expect(page.getByRole('radio', { name: /^Cousins/ })).toBeChecked()
})

test('An educator with many children keeps the chosen one in view, and filters the history by name', async ({ page }) => {
  const children = Array.from({ length: 20 }, (_, n) => ({ ...noa, name: `Child ${n}` }))
  await signInNewUser(page, { userType: 'educator', children, groups: [{ name: 'José’s room', group_range: '3-5' }] })
  await page.goto('/')
  const row = page.getByRole('group', { name: 'For whom?' })
  await expect(row.getByRole('radio')).toHaveCount(11)
  await row.getByRole('button', { name: 'Show all (21)' }).tap()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toHaveCount(21)
  await expectAccessible(page)
  await dialog.getByLabel('Search by name').fill('nobody')
  await expect(dialog.getByRole('status')).toHaveText('Nobody by that name')
  await dialog.getByLabel('Search by name').fill('JOSE')
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await dialog.getByLabel('Search by name').fill('child 0')
  await dialog.getByRole('button', { name: /^Child 0/ }).tap()
  await expect(dialog).toHaveCount(0)
  await expect(row.getByRole('radio', { name: /^Child 0/ })).toBeChecked()
  await expect(row.getByText('Child 0')).toBeInViewport()
  await row.getByText('Child 19').tap()
  // The order does not change.
  await expect(row.getByRole('radio').first()).toHaveAccessibleName(/^Child 0/)
  await row.getByText('Child 0').tap()
  await page.getByRole('button', { name: 'Generate Activities' }).tap()
  await expect(page).toHaveURL(/\/activities\?batch=/)
  await expect(page.getByText('1 / 3')).toBeVisible()
  await page.goto('/')
  await expect(row.getByRole('radio', { name: /^Child 0/ })).toBeChecked()
  await expect(row.getByText('Child 0')).toBeInViewport()

  await page.goto('/history')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Child 0' })).toHaveCount(3)
  const filter = page.getByLabel('For whom')
  await filter.selectOption('José’s room')
  await expect(page.getByText('Nothing here with this choice')).toBeVisible()
  await expectAccessible(page)
  await filter.selectOption('Child 0')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Child 0' })).toHaveCount(3)
})

test('An educator who chooses alphabetical order sees groups first and names sorted in every list', async ({ page }) => {
  const children = ['Noa', 'adam', 'Zoe'].map((name) => ({ ...noa, name }))
  const { authorization } = await signInNewUser(page, { userType: 'educator', children, groups: [{ name: 'Sparrows', group_range: '3-5' }] })
  const names = page.getByRole('main').getByRole('list').first().getByRole('listitem')
  await page.goto('/profiles')
  await expect(names).toContainText(['Sparrows', 'Zoe', 'adam', 'Noa'])
  await page.request.post('/api/children', { data: { ...noa, name: 'Ben' }, headers: { authorization } })
  await page.reload()
  await expect(names).toContainText(['Ben', 'Sparrows', 'Zoe', 'adam', 'Noa'])

  await page.getByRole('main').getByRole('button', { name: 'Settings', exact: true }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Groups first, A to Z').tap()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).tap()
  await expect(names).toContainText(['Sparrows', 'adam', 'Ben', 'Noa', 'Zoe'])
  // The HTML has the same order before scripts run.
  const html = await (await page.request.get('/profiles')).text()
  expect(['Sparrows', 'adam', 'Ben', 'Noa', 'Zoe'].map((name) => html.indexOf(`>${name}<`))).toEqual(
    ['Sparrows', 'adam', 'Ben', 'Noa', 'Zoe'].map((name) => html.indexOf(`>${name}<`)).sort((a, b) => a - b),
  )
  await page.goto('/')
  await expect(page.getByRole('group', { name: 'For whom?' }).getByRole('radio').first()).toHaveAccessibleName(/^Sparrows/)
})

test('An educator who filters by a group uses its youngest age, in Explore and on the map', async ({ page }) => {
  await signInNewUser(page, { userType: 'educator', children: [], groups: [{ name: 'Sparrows', group_range: '4-5' }] })
  await page.goto('/explore')
  await page.getByRole('combobox', { name: 'Age' }).selectOption({ label: 'For \u2068Sparrows\u2069' })
  await expect(page).toHaveURL(/age_months=48/)
  await page.goto('/map')
  await page.getByRole('main').getByRole('button', { name: 'Good for \u2068Sparrows\u2069' }).tap()
  await expect(page).toHaveURL(/age_months=48/)
})
