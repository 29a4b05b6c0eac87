import { expect, type Page, test } from '@playwright/test'
import { PASSWORD } from '../../setup/data/passwords.ts'
import { expectAccessible, expectFits } from '../setup/expect-accessible.ts'
import { generateBatch, noa, signInNewUser } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const phones = [
  { language: 'es', colorScheme: 'light', width: 320, usual: ': 15–30 min, bajo techo' },
  { language: 'he', colorScheme: 'dark', width: 320, usual: ': 15–30 דק׳, בפנים' },
] as const

/** The visible star around its radio button. */
const star = (page: Page, name: string) => page.getByRole('main').locator('label', { has: page.getByRole('radio', { name }) })

/** Sends an action on an activity. */
async function sendAction(page: Page, authorization: string, id: string | undefined, action: string) {
  const response = await page.request.patch(`/api/activity/${id}`, { data: { action }, headers: { authorization } })
  expect(response.status()).toBe(200)
}

for (const { language, colorScheme, width, usual } of phones) {
  test.describe(`${language}, ${colorScheme}, ${width} px`, () => {
    test.use({ locale: language, colorScheme, viewport: { width, height: 700 } })
    const t = (key: string) => text(language, key)

    test('A parent continues the deck, rates a done activity, repeats the last request or opens a saved activity with one tap on Home', async ({
      page,
    }) => {
      const { authorization } = await signInNewUser(page, { language, children: [noa] })
      await page.goto('/')
      await page.getByText(t('duration.15-30min'), { exact: true }).tap()
      await page.getByText(t('setting.indoor'), { exact: true }).tap()
      await page.getByRole('button', { name: t('home.generate') }).tap()
      await expect(page.getByText('1 / 3')).toBeVisible()
      await expect(page).toHaveURL(/batch=/)
      const batchId = new URL(page.url()).searchParams.get('batch') ?? ''
      const made = async () => (await (await page.request.get(`/api/activity?batch_id=${batchId}`, { headers: { authorization } })).json()).activities
      await expect.poll(made).toHaveLength(3)
      const [third, second, first] = await made()
      await sendAction(page, authorization, first.id, 'done')
      await sendAction(page, authorization, second.id, 'save')

      await page.goto('/')
      await expectAccessible(page, 'Home on day two')
      await expectFits(page)
      const main = page.getByRole('main')
      await expect(main.getByRole('link').filter({ hasText: third.title })).toHaveAttribute('href', `/activities?batch=${batchId}`)
      await expect(
        main
          .getByRole('region', { name: t('lately.saved') })
          .getByRole('link')
          .filter({ hasText: second.title }),
      ).toHaveAttribute('href', `/activity/${second.id}`)
      await star(page, t('howWasIt.stars').replace('{rating}', '4')).click()
      await expect(page.getByText(t('howWasIt.written'))).toBeVisible()
      const { entries } = await (await page.request.get('/api/journal', { headers: { authorization } })).json()
      expect(entries).toMatchObject([{ rating: 4, activity_id: first.id, title: first.title }])
      await page.getByRole('link', { name: t('howWasIt.more') }).tap()
      await expect(page.getByRole('dialog').getByLabel(t('journal.entryTitle'))).toHaveValue(first.title)

      await page.goto('/')
      await expect(page.getByText(first.title)).toBeHidden()
      await page.getByRole('button', { name: new RegExp(usual) }).tap()
      await expect(page).toHaveURL(/\/activities\?batch=/)
      await expect(page).not.toHaveURL(new RegExp(batchId))
      await expect(page.getByText('1 / 3')).toBeVisible()
    })
  })
}

test('A parent rates an activity at once when it is done, changes the rating, and is not asked again', async ({ page }) => {
  const { authorization } = await signInNewUser(page, { children: [noa] })
  const { id } = await generateBatch(page, authorization)
  const kept = async () => (await (await page.request.get('/api/journal', { headers: { authorization } })).json()).entries
  await page.goto(`/activity/${id}`)
  await page.getByRole('button', { name: 'We did it' }).tap()
  for (const rating of [2, 5]) {
    await star(page, `${rating} of 5 stars`).click()
    await expect.poll(kept).toMatchObject([{ rating, activity_id: id }])
  }
  await page.reload()
  await expect(page.getByText('It is in the journal.')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
})

test('A parent sees an error when a rating fails, and is not asked again after “Not now”', async ({ page }) => {
  const { authorization } = await signInNewUser(page, { children: [noa] })
  const { id, title } = await generateBatch(page, authorization)
  await sendAction(page, authorization, id, 'done')
  await page.goto('/')
  await page.route('**/api/journal', (route) => route.abort())
  await star(page, '3 of 5 stars').click()
  await expect(page.getByText('That could not be kept. Please try again.')).toBeVisible()
  await page.getByRole('button', { name: 'Not now' }).tap()
  await expect(page.getByText(`How was “${title}”?`)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'What shall we do today?' })).toBeVisible()
  await expect(page.getByText(`How was “${title}”?`)).toBeHidden()
})

test('A parent filters all saved activities by child, duration, place and done before', async ({ page }) => {
  const { authorization } = await signInNewUser(page, { children: [noa, { name: 'Adam', date_of_birth: '2016-03-02' }] })
  const headers = { authorization }
  // Adam was added last: these are for him, half an hour to an hour indoors.
  const { id, title } = await generateBatch(page, authorization)
  await sendAction(page, authorization, id, 'save')
  await sendAction(page, authorization, id, 'done')
  const { activities } = await (await page.request.get('/api/explore/activities?setting=outdoor&max_duration=15&age_months=48&limit=50')).json()
  const [kept] = activities.filter(
    ({ settings, age_max_months: most }: { settings: string[]; age_max_months: number }) => settings.length === 1 && most < 110,
  )
  await page.request.post(`/api/explore/activities/${kept.id}`, { data: { action: 'save' }, headers })

  await page.goto('/explore/saved')
  const row = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) })
  const [own, catalogue] = [row(title), row(kept.title)]
  await expect(own).toContainText('Adam')
  await expect(catalogue).toBeVisible()
  await page.getByRole('button', { name: 'Outdoors' }).tap()
  await expect(own).toBeHidden()
  await expect(catalogue).toBeVisible()
  await page.getByRole('button', { name: 'Done before' }).tap()
  await expect(page.getByRole('heading', { name: 'Nothing saved fits that' })).toBeVisible()
  await expectAccessible(page, 'nothing saved fits')
  await page.getByRole('button', { name: 'Show all that is saved' }).tap()
  await page.getByLabel('For whom').selectOption('Adam')
  await expect(own).toBeVisible()
  await expect(catalogue).toBeHidden()
  await page.getByLabel('For whom').selectOption('Noa')
  await expect(catalogue).toBeVisible()
  await expect(own).toBeHidden()
  await page.getByLabel('How long').selectOption('30–60 min')
  await expect(page.getByRole('heading', { name: 'Nothing saved fits that' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all that is saved' }).tap()
  await own.getByRole('button', { name: `Save: ${title}` }).tap()
  await expect(own.getByRole('button', { name: `Save: ${title}` })).toHaveAttribute('aria-pressed', 'false')
  await page.reload()
  await expect(catalogue).toBeVisible()
  await expect(own).toBeHidden()
})

test.describe('390 × 664 px', () => {
  test.use({ viewport: { width: 390, height: 664 } })

  test('A parent of two has both main buttons in view, continues yesterday, and finds the last child chosen after signing in again', async ({
    page,
  }) => {
    const { email, authorization } = await signInNewUser(page, { children: [noa, { ...noa, name: 'Adam' }] })
    await page.goto('/')
    const generate = page.getByRole('button', { name: 'Generate Activities' })
    const rightNow = page.getByRole('button', { name: 'Right now: 5 minutes' })
    for (const button of [generate, rightNow]) await expect(button).toBeInViewport({ ratio: 1 })
    await page.locator('#choices').getByText('Adam').tap()
    await generate.tap()
    await expect(page.getByText('1 / 3')).toBeVisible()
    const { activities } = await (await page.request.get('/api/activity', { headers: { authorization } })).json()
    const [{ id }] = activities
    await sendAction(page, authorization, id, 'done')

    await page.context().clearCookies()
    await page.goto('/login')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.clock.setFixedTime(Date.now() + 24 * 60 * 60 * 1000)
    await page.getByRole('button', { name: 'Sign in', exact: true }).tap()
    await expect(page.getByRole('radio', { name: 'Adam' })).toBeChecked()
    for (const button of [generate, rightNow]) await expect(button).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('link').filter({ hasText: 'After yesterday’s' })).toHaveAttribute('href', `/activity/${id}`)
  })
})
