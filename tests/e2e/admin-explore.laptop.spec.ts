import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { grantAdmin, signedIn } from './setup/people.ts'

// Motion off: what fades in has no contrast to measure.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function expectClean(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}

/** Somebody signed in who is an admin, on the page where they manage Explore, which the account menu leads to. */
async function managing(page: Page) {
  const { email, authorization } = await signedIn(page)
  await page.goto('/admin/explore')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await expect(page.getByText("You don't have permission to access this page.")).toBeVisible()
  await page.getByRole('link', { name: 'Go back to home' }).click()
  await page.getByRole('button', { name: 'Your account' }).click()
  await expect(page.getByRole('link', { name: 'History' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Manage Explore' })).toHaveCount(0)

  await grantAdmin(email)
  await page.reload()
  await page.getByRole('button', { name: 'Your account' }).click()
  await expect(page.getByRole('link', { name: 'Manage places' })).toHaveAttribute('href', '/admin/locations')
  await page.getByRole('link', { name: 'Manage Explore' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Explore' })).toBeVisible()
  return authorization
}

const hebrewSteps = ['פורסים שמיכה על הרצפה.', 'יושבים זה לצד זה.', 'אומרים מילה טובה.', 'מקפלים את השמיכה ביחד.']

async function fillText(page: Page, language: string, { title, steps }: { title: string; steps: string[] }) {
  await page.getByRole('group', { name: 'Language of the text' }).getByText(language).click()
  const fields = page.getByRole('group', { name: language, exact: true })
  await fields.getByLabel('Title').fill(title)
  await fields.getByLabel('Description').fill(steps[1] ?? '')
  await fields.getByLabel('Steps').fill(steps.join('\n'))
  await fields.getByLabel('What the child learns').fill(steps.slice(1, 3).join('\n'))
  await fields.getByLabel('Safety notes').fill(steps[1] ?? '')
  await fields.getByLabel('To make it easier').fill(steps[2] ?? '')
  await fields.getByLabel('To make it harder').fill(steps[3] ?? '')
}

test('An admin makes a category and an activity, mends what the rules refuse, orders, hides and deletes', async ({ page }) => {
  const authorization = await managing(page)
  const stamp = Date.now().toString(36)
  const [name, title] = [`Puppets ${stamp}`, `Shadow ${stamp}`]
  const news = page.getByRole('status').filter({ hasText: stamp })
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expectClean(page)

  // A category: its address follows its name.
  await page.getByText('Categories', { exact: true }).click()
  await expect(page).toHaveURL(/part=categories/)
  await page.getByRole('button', { name: 'Add category' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Name (English)')).toBeFocused()
  await dialog.getByLabel('Name (English)').fill(name)
  await expect(dialog.getByLabel('Address')).toHaveValue(`puppets-${stamp}`)
  await dialog.getByLabel('Name (Español)').fill(`Títeres ${stamp}`)
  await dialog.getByLabel('Name (עברית)').fill(`בובות ${stamp}`)
  await dialog.getByLabel('Find a picture by its English name').fill('teddy')
  await dialog.getByTitle('teddy-bear').click()
  await expectClean(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(news).toHaveText(`${name} is saved.`)
  const category = page.getByRole('listitem').filter({ hasText: name })
  await expect(category).toContainText('No activities')
  await category.getByRole('button', { name: `Move ${name} up` }).focus()
  await page.keyboard.press('Enter')
  await expect(news).toContainText('is at place')
  await expect(category.getByRole('button', { name: `Move ${name} up` })).toBeFocused()
  await expectClean(page)

  // An activity in it: what is missing is said at each field, and the first one has the focus.
  await category.getByRole('button', { name: `More for ${name}` }).click()
  await category.getByRole('button', { name: 'Its activities' }).click()
  await expect(page.getByText('No activity fits.')).toBeVisible()
  await page.getByRole('link', { name: 'Add activity' }).click()
  await expect(page.getByLabel('Category')).toHaveValue(`puppets-${stamp}`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Youngest age in months')).toBeFocused()
  await page.getByLabel('Youngest age in months').fill('24')
  await page.getByLabel('Oldest age in months').fill('72')
  await fillText(page, 'English', { title, steps: ['Spread a blanket.', 'Sit side by side.', 'Say a kind word.', 'Fold the blanket.'] })
  await fillText(page, 'Español', {
    title: `Sombra ${stamp}`,
    steps: ['Extiende una manta.', 'Siéntense.', 'Digan algo amable.', 'Doblen la manta.'],
  })
  await fillText(page, 'עברית', { title: `צל ${stamp}`, steps: ['מנפחים בלונים.', ...hebrewSteps.slice(1)] })
  await page.getByRole('group', { name: 'Language of the text' }).getByText('English').click()
  await page.getByLabel('Add a material').selectOption('blanket')
  await page.getByTitle('kite', { exact: true }).click()
  for (const tag of ['animals', 'art', 'balance']) await page.getByLabel('Themes and skills').selectOption(tag)
  await page.getByText('Cognition').click()
  await page.getByText('Literacy', { exact: true }).click()
  await expectClean(page)
  await page.getByRole('button', { name: 'Save' }).click()

  // The safety gate speaks: at its field, in the language it is in.
  const steps = page.getByRole('group', { name: 'עברית', exact: true }).getByLabel('Steps')
  await expect(steps).toBeFocused()
  await expect(page.getByText('Line 1: “בלונים”: balloons are not for children under 8 years.')).toBeVisible()
  await expect(page.getByText('עברית: 1 to mend')).toBeVisible()
  await expectClean(page)
  await steps.fill(hebrewSteps.join('\n'))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/explore\\?category=puppets-${stamp}$`))
  await expect(news).toHaveText(`${title} is saved.`)

  // Everybody finds it; somebody else changes it, and both versions are shown.
  const found = await (await page.request.get(`/api/explore/activities?q=${stamp}`, { headers: { 'accept-language': 'he' } })).json()
  expect(found.activities).toMatchObject([{ title: `צל ${stamp}`, category_id: `puppets-${stamp}` }])
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByLabel('Minutes, tidying up included')).toHaveValue('30')
  const path = `/api/admin/explore/activities/${found.activities[0].id}`
  expect((await page.request.patch(path, { data: { duration_minutes: 45, difficulty: 'hard' }, headers: { authorization } })).status()).toBe(200)
  await page.getByLabel('Minutes, tidying up included').fill('60')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This was changed somewhere else since you opened it.')).toBeVisible()
  await expectClean(page)
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(news).toHaveText(`${title} is saved.`)
  expect(await (await page.request.get(path, { headers: { authorization } })).json()).toMatchObject({ duration_minutes: 60, difficulty: 'hard' })

  // Hidden, found among the hidden ones by a mistyped word, and shown again.
  const row = page.getByRole('listitem').filter({ hasText: title })
  await row.getByRole('button', { name: `More for ${title}` }).click()
  await row.getByRole('button', { name: 'Hide' }).click()
  await expect(row).toContainText('Hidden')
  await page.getByLabel('Category').selectOption('All')
  await page.getByLabel('Visibility').selectOption('Only hidden ones')
  await page.getByLabel('Search all activities').fill(`shadwo ${stamp}`)
  await expect(page).toHaveURL(/q=shadwo/)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await row.getByRole('button', { name: `More for ${title}` }).click()
  await row.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText('No activity fits.')).toBeVisible()

  // The category goes, and its activity to another one.
  await page.getByText('Categories', { exact: true }).click()
  await category.getByRole('button', { name: `More for ${name}` }).click()
  await category.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog.getByText('Choose a category for them first.')).toBeVisible()
  await expectClean(page)
  await dialog.getByLabel('Where does its activity go?').selectOption('Games')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(category).toHaveCount(0)
  expect(await (await page.request.get(path, { headers: { authorization } })).json()).toMatchObject({ category_id: 'games' })

  // And the activity.
  await page.goto(`/admin/explore?q=${stamp}`)
  await row.getByRole('button', { name: `More for ${title}` }).click()
  await row.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No activity fits.')).toBeVisible()
  expect((await page.request.get(path, { headers: { authorization } })).status()).toBe(404)
})
