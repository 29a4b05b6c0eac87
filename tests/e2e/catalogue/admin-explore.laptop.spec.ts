import { expect, type Page, test } from '@playwright/test'
import { facts } from '../../setup/data/facts.ts'
import { expectAccessible } from '../setup/expect-accessible.ts'
import { grantAdmin, signInAdmin, signInNewUser } from '../setup/people.ts'

// Fading elements have no stable contrast to measure.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Signs in an admin and opens "Manage Explore" from the account menu; a user who is no admin is denied. */
async function openManageExplore(page: Page) {
  const { email } = await signInNewUser(page)
  await page.goto('/admin/explore')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await expect(page.getByText("You don't have permission to access this page.")).toBeVisible()
  await page.getByRole('link', { name: 'Go back to home' }).click()
  // The arriving page closes a menu that is opened before it.
  await expect(page).toHaveURL(/\/$/)
  await page.getByRole('button', { name: 'Your account' }).click()
  await expect(page.getByRole('link', { name: 'History' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Manage Explore' })).toHaveCount(0)

  await grantAdmin(email)
  await page.reload()
  await page.getByRole('button', { name: 'Your account' }).click()
  await expect(page.getByRole('link', { name: 'Manage places' })).toHaveAttribute('href', '/admin/locations')
  await page.getByRole('link', { name: 'Manage Explore' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Explore' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
}

let count = 0

/** Returns a word that no other test uses. */
function newStamp(): string {
  count++
  return `${Date.now().toString(36)}${process.pid.toString(36)}${count}`
}

const englishSteps = ['Spread a blanket.', 'Sit side by side.', 'Say a kind word.', 'Fold the blanket.']
const spanishSteps = ['Extiende una manta.', 'Siéntense en círculo.', 'Digan algo amable.', 'Doblen la manta.']
const hebrewSteps = ['פורסים שמיכה על הרצפה.', 'יושבים זה לצד זה.', 'אומרים מילה טובה.', 'מקפלים את השמיכה ביחד.']

async function fillText(page: Page, language: string, { title, steps }: { title: string; steps: string[] }) {
  await page.getByRole('group', { name: 'Language of the text' }).getByText(language).click()
  const fields = page.getByRole('group', { name: language, exact: true })
  await fields.getByLabel('Title').fill(title)
  await fields.getByLabel('Description').fill(steps[1] ?? '')
  await fields.getByLabel('Steps').fill(steps.join('\n'))
  await fields.getByLabel('What children learn').fill(steps.slice(1, 3).join('\n'))
  await fields.getByLabel('Safety notes').fill(steps[1] ?? '')
  await fields.getByLabel('To make it easier').fill(steps[2] ?? '')
  await fields.getByLabel('To make it harder').fill(steps[3] ?? '')
}

/** Creates a category and an activity in it over HTTP. @returns their names, id and path */
async function createActivity(page: Page, authorization: string) {
  const stamp = newStamp()
  const [name, title] = [`Puppets ${stamp}`, `Shadow ${stamp}`]
  const send = async (path: string, data: unknown) => {
    const response = await page.request.post(`/api/admin/explore/${path}`, { data, headers: { authorization } })
    expect(response.status()).toBe(201)
    return response.json()
  }
  await send('categories', { id: `puppets-${stamp}`, name: { en: name, es: `Títeres ${stamp}`, he: `בובות ${stamp}` }, icon: 'teddy-bear' })
  const text = (own: string, steps: string[]) => {
    const [one = '', two = ''] = steps
    return { title: own, description: one, benefits: [one, two], instructions: steps, safety_notes: [two], easier: one, harder: two }
  }
  const { id } = await send('activities', {
    category_id: `puppets-${stamp}`,
    setting: 'indoor',
    duration_minutes: 30,
    age_min_months: 24,
    age_max_months: 72,
    difficulty: 'easy',
    picture: ['kite'],
    tags: ['animals', 'art', 'balance'],
    elof: ['cognition'],
    eyfs: ['literacy'],
    text: { en: text(title, englishSteps), es: text(`Sombra ${stamp}`, spanishSteps), he: text(`צל ${stamp}`, hebrewSteps) },
    facts: facts(),
  })
  return { stamp, name, title, id: String(id), path: `/api/admin/explore/activities/${id}` }
}

test('An admin, unlike other users, creates a category and moves it', async ({ page }) => {
  await openManageExplore(page)
  const stamp = newStamp()
  const name = `Puppets ${stamp}`
  const news = page.getByRole('status').filter({ hasText: stamp })
  await page.getByText('Categories', { exact: true }).click()
  await expect(page).toHaveURL(/part=categories/)
  await page.getByRole('button', { name: 'Add category' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Name (English)')).toBeFocused()
  await dialog.getByLabel('Name (English)').fill(name)
  // The address is derived from the name.
  await expect(dialog.getByLabel('Address')).toHaveValue(`puppets-${stamp}`)
  await dialog.getByLabel('Name (Español)').fill(`Títeres ${stamp}`)
  await dialog.getByLabel('Name (עברית)').fill(`בובות ${stamp}`)
  await dialog.getByLabel('Find a picture by its English name').fill('teddy')
  await dialog.getByTitle('teddy-bear').click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(news).toHaveText(`${name} is saved.`)
  const category = page.getByRole('listitem').filter({ hasText: name })
  await expect(category).toContainText('No activities')
  await category.getByRole('button', { name: `Move ${name} up` }).focus()
  await page.keyboard.press('Enter')
  await expect(news).toContainText('is at place')
  await expect(category.getByRole('button', { name: `Move ${name} up` })).toBeFocused()
  await expectAccessible(page)
  await category.getByRole('button', { name: `More for ${name}` }).click()
  await category.getByRole('button', { name: 'Its activities' }).click()
  await expect(page.getByText('No activity fits.')).toBeVisible()
  await page.getByRole('link', { name: 'Add activity' }).click()
  await expect(page.getByLabel('Category')).toHaveValue(`puppets-${stamp}`)
})

test('An admin writes an activity in three languages and fixes what the safety rules refuse', async ({ page }) => {
  const { authorization } = await signInAdmin(page)
  const stamp = newStamp()
  const title = `Shadow ${stamp}`
  await page.goto('/admin/explore/activities/new?category=games')
  await expect(page.getByLabel('Category')).toHaveValue('games')
  await page.getByRole('button', { name: 'Publish' }).click()
  // Each missing field shows an error, and the first one has the focus.
  await expect(page.getByRole('group', { name: 'Youngest age' }).getByLabel('Years')).toBeFocused()
  await page.getByRole('group', { name: 'Youngest age' }).getByLabel('Years').fill('2')
  await page.getByRole('group', { name: 'Oldest age' }).getByLabel('Years').fill('6')
  await fillText(page, 'English', { title, steps: englishSteps })
  await fillText(page, 'Español', { title: `Sombra ${stamp}`, steps: spanishSteps })
  await fillText(page, 'עברית', { title: `צל ${stamp}`, steps: ['מנפחים בלונים.', ...hebrewSteps.slice(1)] })
  await page.getByRole('group', { name: 'Language of the text' }).getByText('English').click()
  await page.getByLabel('Add a material').selectOption('blanket')
  await page.getByLabel('How much (English)').fill('1 large')
  // The activity is saved as it is, and continued from the list.
  await page.getByRole('button', { name: 'Save as a draft' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The draft is saved.' })).toBeVisible()
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('group', { name: 'Oldest age' }).getByLabel('Years')).toHaveValue('6')
  await expect(page.getByLabel('How much (English)')).toHaveValue('1 large')
  await page.getByLabel('Children, at least').fill('4')
  await page.getByLabel('Children, at most').fill('20')
  await page.getByLabel('Children per adult').fill('8')
  await expectAccessible(page)
  await page.getByLabel('Find a picture by its English name').fill('kite')
  await page.getByTitle('kite', { exact: true }).click()
  for (const tag of ['animals', 'art', 'balance']) await page.getByLabel('Themes and skills').selectOption(tag)
  await page.getByText('Cognition').click()
  await page.getByText('Literacy', { exact: true }).click()
  await page.getByRole('button', { name: 'Publish' }).click()

  // A quantity is needed in all languages or in none: the first missing one is focused.
  await expect(page.getByLabel('How much (Español)')).toBeFocused()
  await page.getByLabel('How much (Español)').fill('1 grande')
  await page.getByRole('group', { name: 'Language of the text' }).getByText('עברית').click()
  await page.getByLabel('How much (עברית)').fill('אחת גדולה')
  await page.getByRole('group', { name: 'Language of the text' }).getByText('English').click()
  // This app has no model: there is no reader to ask.
  await expect(page.getByRole('button', { name: 'Ask the reader' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Look for dangers' }).click()
  const question = page.getByRole('listitem').filter({ hasText: '“בלונים”' })
  await expect(question.getByRole('button', { name: 'The child has it' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publish' }).click()

  // The safety gate refuses a step, at its field and in its language.
  const steps = page.getByRole('group', { name: 'עברית', exact: true }).getByLabel('Steps')
  await expect(steps).toBeFocused()
  await expect(page.getByText(/Line 1: “בלונים”/)).toBeVisible()
  await expect(page.getByText(/^עברית: \d to mend$/)).toBeVisible()
  await expectAccessible(page)
  await steps.fill(hebrewSteps.join('\n'))
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page).toHaveURL(/\/admin\/explore$/)
  await expect(page.getByRole('status').filter({ hasText: stamp })).toHaveText(`${title} is published.`)

  // The activity is found first by its Hebrew words.
  const query = new URLSearchParams({ q: `צל ${stamp}` })
  const found = await (await page.request.get(`/api/explore/activities?${query}`, { headers: { 'accept-language': 'he' } })).json()
  const [first] = found.activities
  expect(first).toMatchObject({ title: `צל ${stamp}`, category_id: 'games', materials: [{ quantity: 'אחת גדולה' }] })
  await page.request.delete(`/api/admin/explore/activities/${first.id}`, { headers: { authorization } })
})

test('An admin’s list follows the URL: Back, Forward and a shared link', async ({ page }) => {
  const { authorization } = await signInAdmin(page)
  const { stamp, name, title, path } = await createActivity(page, authorization)
  const rows = page.getByRole('main').getByRole('listitem')
  const search = page.getByLabel('Search all activities')
  await page.goto('/admin/explore?hidden=false')
  await expect(page.getByLabel('Visibility')).toHaveValue('false')
  await search.fill('kite')
  await expect(page).toHaveURL(/q=kite/)
  await search.fill(stamp)
  await expect(page).toHaveURL(new RegExp(`q=${stamp}`))
  await expect(rows).toHaveCount(1)
  await page.getByLabel('Category').selectOption({ label: 'Games' })
  await expect(page).toHaveURL(/category=games/)
  await expect(page.getByText('No activity fits.')).toBeVisible()
  await page.getByText('Categories', { exact: true }).click()
  await expect(page).toHaveURL(/part=categories/)

  await page.goBack()
  await expect(page.getByLabel('Category')).toHaveValue('games')
  await expect(search).toHaveValue(stamp)
  await page.goBack()
  await expect(page.getByLabel('Category')).toHaveValue('')
  await expect(rows).toHaveCount(1)
  // Back skips the single letters of a search.
  await page.goBack()
  await expect(search).toHaveValue('')
  await expect(page).toHaveURL(/explore\?hidden=false$/)
  await expect(rows.nth(1)).toBeVisible()
  await page.goForward()
  await expect(search).toHaveValue(stamp)
  await expect(rows).toHaveCount(1)

  // A link in the app leads to the whole list.
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('link', { name: 'Manage Explore' }).click()
  await expect(page).toHaveURL(/\/admin\/explore$/)
  await expect(search).toHaveValue('')
  await expect(page.getByLabel('Visibility')).toHaveValue('')
  await page.goto(`/admin/explore?category=puppets-${stamp}&q=${stamp}`)
  await expect(search).toHaveValue(stamp)
  await expect(page.getByLabel('Category').locator('option:checked')).toHaveText(name)
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(title)
  await page.request.delete(path, { headers: { authorization } })
  await page.request.delete(`/api/admin/explore/categories/puppets-${stamp}`, { headers: { authorization } })
})

test('An admin resolves a conflict, then hides, finds and deletes the activity, and deletes its category', async ({ page }) => {
  const { authorization } = await signInAdmin(page)
  const { stamp, name, title, path } = await createActivity(page, authorization)
  const news = page.getByRole('status').filter({ hasText: stamp })
  const dialog = page.getByRole('dialog')
  const row = page.getByRole('listitem').filter({ hasText: title })
  await page.goto(`/admin/explore?category=puppets-${stamp}`)
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByLabel('Minutes, tidying up included')).toHaveValue('30')
  expect((await page.request.patch(path, { data: { duration_minutes: 45, difficulty: 'hard' }, headers: { authorization } })).status()).toBe(200)
  await page.getByLabel('Minutes, tidying up included').fill('60')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This was changed somewhere else since you opened it.')).toBeVisible()
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(news).toHaveText(`${title} is saved.`)
  expect(await (await page.request.get(path, { headers: { authorization } })).json()).toMatchObject({ duration_minutes: 60, difficulty: 'hard' })

  // Copies it: the copy is a draft.
  await row.getByRole('button', { name: `More for ${title}` }).click()
  await row.getByRole('button', { name: 'Copy as a draft' }).click()
  await expect(page.getByRole('heading', { name: 'Continue the draft' })).toBeVisible()
  await expect(page.getByLabel('Title').first()).toHaveValue(title)
  await page.goto('/admin/explore?waits=draft')
  await row.getByRole('button', { name: `More for ${title}` }).click()
  await row.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  // The dialog's history entry is left before another way begins.
  await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBeUndefined()

  // Hides it with others of the list, and undoes that.
  await page.goto(`/admin/explore?category=puppets-${stamp}`)
  await page.getByRole('button', { name: 'Select several' }).click()
  await page.getByRole('checkbox', { name: `Select: ${title}` }).check()
  await page.getByRole('region', { name: 'What to do with the selected' }).getByRole('button', { name: 'Hide' }).click()
  await expect(page.getByText('1 activity hidden')).toBeVisible()
  await expect(row).toContainText('Hidden')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 activity hidden')).toHaveCount(0)
  await expect(row).not.toContainText('Hidden')
  await page.getByRole('button', { name: 'End selection' }).click()

  // Hides it, finds it among hidden ones by a mistyped word, and shows it again.
  await row.getByRole('button', { name: `More for ${title}` }).click()
  await row.getByRole('button', { name: 'Hide' }).click()
  await expect(row).toContainText('Hidden')
  await expectAccessible(page)
  await page.getByLabel('Category').selectOption('All')
  await page.getByLabel('Visibility').selectOption({ label: 'Hidden' })
  await page.getByLabel('Search all activities').fill(`shadwo ${stamp}`)
  await expect(page).toHaveURL(/q=shadwo/)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await row.getByRole('button', { name: `More for ${title}` }).click()
  await row.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText('No activity fits.')).toBeVisible()

  // Deletes the category and moves its activity to another one.
  await page.getByText('Categories', { exact: true }).click()
  const category = page.getByRole('listitem').filter({ hasText: name })
  await category.getByRole('button', { name: `More for ${name}` }).click()
  await category.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog.getByText('Choose a category for them first.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Where does its activity go?').selectOption('Games')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(category).toHaveCount(0)
  expect(await (await page.request.get(path, { headers: { authorization } })).json()).toMatchObject({ category_id: 'games' })

  // Deletes the activity.
  await page.goto(`/admin/explore?q=${stamp}`)
  await row.getByRole('button', { name: `More for ${title}` }).click()
  await row.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No activity fits.')).toBeVisible()
  expect((await page.request.get(path, { headers: { authorization } })).status()).toBe(404)
})
