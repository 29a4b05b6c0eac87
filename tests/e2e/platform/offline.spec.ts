import { expect, type Page, test } from '@playwright/test'
import { PASSWORD } from '../../setup/data/passwords.ts'
import { expectAccessible, expectFits } from '../setup/expect-accessible.ts'
import { blockTiles, button, chip, createTown, rows } from '../setup/map-page.ts'
import { type Deployment, startDeployment } from '../setup/next-version.ts'
import { generateBatch, noa, signInNewUser } from '../setup/people.ts'
import { text } from '../setup/texts.ts'
import { openControlled, readCopyKeys, readKeptTexts, waitUntilKept, withoutNetwork } from '../setup/worker.ts'

test.use({ serviceWorkers: 'allow' })

/** A child whose name appears in no text of the app. */
const zebulon = { ...noa, name: 'Zebulon' }

/** Signs in a parent with a child, a deck, a saved activity and a journal entry, and waits for their offline copies. */
async function prepareOffline(page: Page, { language = 'en', url = '' }: { language?: 'en' | 'he'; url?: string } = {}) {
  const { authorization, email } = await signInNewUser(page, { children: [zebulon], language })
  const headers = { authorization, 'accept-language': language }
  const deck = await generateBatch(page, authorization)
  const { activities } = await (await page.request.get('/api/explore/activities?limit=1', { headers })).json()
  const saved: { id: string; title: string } = activities[0]
  await page.request.post(`/api/explore/activities/${saved.id}`, { data: { action: 'save' }, headers })
  const [child] = await (await page.request.get('/api/children', { headers })).json()
  const entry = { date: '2025-11-05', title: 'Puddles', rating: 4, description: 'She laughed', child_id: child.id }
  expect((await page.request.post('/api/journal', { data: entry, headers })).status()).toBe(201)
  await openControlled(page, `${url}/explore`)
  await waitUntilKept(page)
  return { authorization, email, deck, saved }
}

const asOf = (page: Page, language: 'en' | 'he') => page.getByText(text(language, 'offline.asOf').split('{')[0] ?? '')

test.describe('Offline on a phone in Hebrew', () => {
  const language = 'he'
  test.use({ locale: language, viewport: { width: 320, height: 568 } })
  const t = (key: string) => text(language, key)
  let deployment: Deployment
  test.beforeEach(async ({ baseURL }) => {
    deployment = await startDeployment(baseURL ?? '')
  })
  test.afterEach(() => deployment.stop())

  test('A parent reads every page with the server killed and the network off, and continues once both are back', async ({ page, context }) => {
    test.slow()
    const { deck, saved } = await prepareOffline(page, { language, url: deployment.url })
    const open = async (path: string) => {
      await page.goto(`${deployment.url}${path}`)
      await expect(asOf(page, language)).toBeVisible()
      await expectFits(page)
    }
    await deployment.stop()

    await open('/')
    await expect(page.getByText(t('home.offline'))).toBeVisible()
    await expect(page.getByRole('button', { name: t('home.generate') })).toBeDisabled()
    await expect(page.getByRole('radio', { name: 'Zebulon' }).or(page.getByText('Zebulon')).first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: deck.title }).click()
    await expect(page).toHaveURL(/\/activities\?batch=/)
    await expect(page.getByRole('heading', { name: deck.title })).toBeVisible()

    await open(`/activity/${deck.id}`)
    await expect(page.getByRole('heading', { level: 1, name: deck.title })).toBeVisible()
    await page.getByRole('checkbox').first().check({ force: true })
    await open('/profiles')
    await expect(page.getByText('Zebulon').first()).toBeVisible()
    await expect(page.getByText('She laughed')).toBeVisible()
    await context.setOffline(true)
    await open('/history')
    await page.getByRole('link', { name: deck.title }).click()
    await expect(page.getByRole('checkbox').first()).toBeChecked()
    await open('/journal')
    await expect(page.getByRole('article', { name: 'Puddles' })).toBeVisible()
    await page.getByRole('searchbox').fill('Puddles')
    await expect(page.getByText(t('journal.offlineSearch'))).toBeVisible()
    await page.getByRole('button', { name: t('journal.showAll') }).click()
    await expect(page.getByRole('article', { name: 'Puddles' })).toBeVisible()
    await open('/explore/saved')
    await page.getByRole('link', { name: saved.title }).click()
    await expect(page.getByRole('heading', { level: 1, name: saved.title })).toBeVisible()
    await expect(page.getByRole('checkbox').first()).toBeVisible()
    await page.goto(`${deployment.url}/account`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('offline.title'))
    await expectAccessible(page)

    await open('/journal')
    await expect(page.getByRole('banner').getByText(t('nav.offline'))).toBeAttached()
    await context.setOffline(false)
    await deployment.start()
    await expect(page.getByText(t('offline.back'))).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('banner').getByText(t('nav.offline'))).toBeHidden()
    await expect(page.getByRole('article', { name: 'Puddles' })).toBeVisible()
    await page
      .getByRole('link', { name: t('nav.home') })
      .first()
      .click()
    await expect(page.getByRole('button', { name: t('home.generate') })).toBeEnabled()
  })
})

test('A visitor reads the map’s last places without a network, and hours while they are valid', async ({ page, context, browser, baseURL }) => {
  const { around } = await createTown(browser, baseURL)
  await blockTiles({ page })
  await openControlled(page, '/map')
  await page.goto(`/map?bbox=${around}`)
  const bear = rows(page).filter({ hasText: 'Bear Playground' })
  await expect(bear).toContainText('Open now')
  await expect.poll(() => readKeptTexts(page)).toContain('Bear Playground')
  await withoutNetwork(context, async () => {
    await page.reload()
    await expect(rows(page)).toHaveCount(3)
    await expect(bear).toContainText('Open now')
    await chip(page, 'Parks').click()
    await expect(page.getByText(text('en', 'map.offlineFilter'))).toBeVisible()
    await expect(page.getByText(text('en', 'map.nothing'))).toBeHidden()
    await button(page, 'showAll').click()
    await expect(rows(page)).toHaveCount(3)
    // The address follows the filter.
    await expect(page).not.toHaveURL(/category=/)
    await page.clock.setSystemTime(Date.now() + 13 * 60 * 60 * 1000)
    await page.reload()
    await expect(rows(page)).toHaveCount(3)
    await expect(bear).toContainText('Hours unknown')
  })
})

test('A parent opens a just saved activity without a network', async ({ page, context }) => {
  await signInNewUser(page, { children: [zebulon] })
  await openControlled(page, '/explore')
  await waitUntilKept(page)
  const heart = page.getByRole('button', { name: /^Save: / }).first()
  const title = String(await heart.getAttribute('aria-label')).replace('Save: ', '')
  const link = page.locator('a[href^="/explore/activity/"]').filter({ hasText: title }).first()
  const path = String(await link.getAttribute('href'))
  await heart.click()
  await expect.poll(() => readCopyKeys(page)).toContain(JSON.stringify(['explore', 'one', path.split('/').at(-1)]))
  await withoutNetwork(context, async () => {
    await page.goto('/explore/saved')
    await page.locator(`a[href="${path}"]`).first().click()
    await expect(page.getByRole('checkbox').first()).toBeAttached()
  })
})

test('A parent who saves without a network keeps the typed text and reads why', async ({ page, context }) => {
  await prepareOffline(page)
  await page.goto('/profiles')
  await page.getByRole('button', { name: 'New entry' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('What did you do?').fill('A walk')
  await form.getByRole('radio', { name: '3 of 5 stars' }).check({ force: true })
  await withoutNetwork(context, async () => {
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText(text('en', 'form.offline'))).toBeVisible()
    await expect(form.getByLabel('What did you do?')).toHaveValue('A walk')
  })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('article', { name: 'A walk' })).toBeVisible()
})

test.describe('The browser keeps no data of a parent', () => {
  const secrets = (email: string) => [email, 'Robin', 'Zebulon', 'Puddles', 'She laughed']
  async function expectNothingKept(page: Page, email: string) {
    await expect
      .poll(async () => {
        const kept = await readKeptTexts(page)
        return secrets(email).filter((secret) => kept.includes(secret))
      })
      .toEqual([])
    // Checks keys too, because pictures are no text. Copies of a visitor's public lists may exist again.
    expect((await readCopyKeys(page)).filter((key) => /^(\["(activities|children|groups|journal)"|recent)/.test(String(key)))).toEqual([])
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('account ')))).toEqual([])
  }

  test('in its caches, and only offline copies in its database while signed in', async ({ page }) => {
    // Loads eight pages, and the worker its whole cache.
    test.slow()
    const { email } = await prepareOffline(page)
    for (const path of ['/', '/profiles', '/explore?q=Zebulon', '/account', '/journal', '/map']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    expect(await readKeptTexts(page)).toContain('Puddles')
    const cached = await page.evaluate(async () => {
      const texts: string[] = []
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) texts.push(request.url, (await (await cache.match(request))?.text()) ?? '')
      }
      return texts.join('\n')
    })
    expect(secrets(email).filter((secret) => cached.includes(secret))).toEqual([])
  })

  test('after signing out, also in another tab', async ({ page, context }) => {
    const { email, deck } = await prepareOffline(page)
    await page.goto(`/activity/${deck.id}`)
    await page.getByRole('checkbox').first().check({ force: true })
    await page.goto('/profiles')
    const other = await context.newPage()
    await other.goto('/journal')
    await expect(other.getByRole('article', { name: 'Puddles' })).toBeVisible()
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login/)
    await expect(other).toHaveURL(/\/login/)
    await expectNothingKept(page, email)
    await withoutNetwork(context, async () => {
      await page.goto('/journal')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en', 'offline.title'))
    })
  })

  test('after another account signed in', async ({ page, context }) => {
    const { email } = await prepareOffline(page)
    await context.clearCookies()
    await signInNewUser(page, { children: [{ name: 'Liam', date_of_birth: '2021-01-01' }] })
    await openControlled(page, '/profiles')
    await expect.poll(() => readKeptTexts(page), { timeout: 30_000 }).toContain('Liam')
    const kept = await readKeptTexts(page)
    expect([email, 'Zebulon', 'Puddles'].filter((secret) => kept.includes(secret))).toEqual([])
  })

  test('after the session was ended from another device', async ({ page, playwright, baseURL }) => {
    const { authorization, email } = await prepareOffline(page)
    const otherDevice = await playwright.request.newContext({ ...(baseURL && { baseURL }), extraHTTPHeaders: { authorization } })
    const sessions = await (await otherDevice.get('/api/user/me/sessions')).json()
    for (const { id } of sessions) await otherDevice.delete(`/api/user/me/sessions/${id}`)
    await otherDevice.dispose()
    await openControlled(page, '/explore')
    await expectNothingKept(page, email)
  })

  test('who chose to keep nothing when signing in', async ({ page, context }) => {
    const { email } = await signInNewUser(page, { children: [zebulon] })
    await context.clearCookies()
    await openControlled(page, '/login')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('switch', { name: text('en', 'login.keepNothing') }).check({ force: true })
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'What shall we do today?' })).toBeVisible()
    const session = (await context.cookies()).find(({ name }) => name.includes('session-token'))
    expect(session?.expires).toBe(-1)
    await page.goto('/profiles')
    await expect(page.getByText('Zebulon').first()).toBeVisible()
    await expectNothingKept(page, email)
    await withoutNetwork(context, async () => {
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en', 'offline.title'))
    })
  })
})

test('A user whose browser refuses its database still sees every page over the network', async ({ page, context }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError')
    }
  })
  await signInNewUser(page, { children: [noa] })
  await openControlled(page, '/journal')
  await page.goto('/profiles')
  await expect(page.getByText('Noa').first()).toBeVisible()
  await withoutNetwork(context, async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en', 'offline.title'))
  })
})

test('A user with a full device keeps no copy, and still sees every page over the network', async ({ page, context, baseURL }) => {
  await signInNewUser(page, { children: [noa] })
  await openControlled(page, '/explore')
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 1 })
  const warning = page.waitForEvent('console', (message) => message.text().startsWith('This device keeps no copy'))
  await page.goto('/profiles')
  await warning
  await page.getByRole('button', { name: 'New entry' }).click()
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'Noa' })).toBeAttached()
})

test('A user no longer sees an unshared activity once the network is back', async ({ page, context, browser }) => {
  const owner = await (await browser.newContext()).newPage()
  const { authorization } = await signInNewUser(owner, { children: [noa] })
  const { id, title } = await generateBatch(owner, authorization)
  const share = (action: string) => owner.request.patch(`/api/activity/${id}`, { data: { action }, headers: { authorization } })
  expect((await share('share')).ok()).toBe(true)
  await signInNewUser(page)
  await openControlled(page, '/explore')
  await page.goto(`/activity/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await withoutNetwork(context, async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect((await share('unshare')).ok()).toBe(true)
  })
  await expect(page.getByRole('heading', { level: 1, name: text('en', 'activity.goneTitle') })).toBeVisible({ timeout: 20_000 })
  await owner.context().close()
})

test('A user whose clock was set back does not keep an old copy on the page', async ({ page, context }) => {
  const { authorization } = await prepareOffline(page)
  await page.clock.setSystemTime(Date.now() - 24 * 60 * 60 * 1000)
  await withoutNetwork(context, async () => {
    await page.goto('/journal')
    await expect(page.getByRole('article', { name: 'Puddles' })).toBeVisible()
    const [child] = await (await page.request.get('/api/children', { headers: { authorization } })).json()
    const entry = { date: '2025-11-06', title: 'Leaves', rating: 5, child_id: child.id }
    await page.request.post('/api/journal', { data: entry, headers: { authorization } })
  })
  await expect(page.getByRole('article', { name: 'Leaves' })).toBeVisible({ timeout: 20_000 })
})
