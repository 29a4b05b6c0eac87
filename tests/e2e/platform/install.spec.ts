import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectFits } from '../setup/expect-accessible.ts'
import { type Deployment, startDeployment } from '../setup/next-version.ts'
import { noa, signInNewUser } from '../setup/people.ts'
import { text } from '../setup/texts.ts'
import { openControlled, withoutNetwork } from '../setup/worker.ts'

test.use({ serviceWorkers: 'allow' })

/** Fires Chromium's install event; the page's title becomes "asked" when the browser's prompt opens. */
async function offerInstall(page: Page) {
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        document.title = 'asked'
      },
    })
    window.dispatchEvent(offer)
  })
}

test('Chromium finds nothing that prevents installing the app', async ({ page, context }) => {
  await openControlled(page, '/explore')
  const devtools = await context.newCDPSession(page)
  expect(await devtools.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] })
  expect((await devtools.send('Page.getAppManifest')).errors).toEqual([])
})

test('Every file of the manifest exists', async ({ page }) => {
  await page.goto('/login')
  const { icons, screenshots, shortcuts } = await (await page.request.get('/manifest.webmanifest')).json()
  const files = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut: { icons: unknown[] }) => shortcut.icons)]
  expect(files.length).toBeGreaterThan(10)
  for (const { src, type } of files) expect((await page.request.get(src)).headers()['content-type'], src).toBe(type)
})

test('The worker is not cached, and the manifest is revalidated', async ({ page }) => {
  expect((await page.request.get('/sw.js')).headers()['cache-control']).toBe('no-store')
  expect((await page.request.get('/manifest.webmanifest')).headers()['cache-control']).toBe('private, no-cache')
})

test('A page’s HTML does not contain texts that only the manifest shows', async ({ page }) => {
  const html = await (await page.request.get('/login')).text()
  const { screenshots } = await (await page.request.get('/manifest.webmanifest')).json()
  expect(screenshots).toHaveLength(4)
  expect(html).toContain(text('en', 'install.notNow'))
  expect(screenshots.filter(({ label }: { label: string }) => html.includes(label))).toEqual([])
})

for (const { language, dir } of [
  { language: 'en', dir: 'ltr' },
  { language: 'es', dir: 'ltr' },
  { language: 'he', dir: 'rtl' },
] as const) {
  test.describe(language, () => {
    test.use({ locale: language, viewport: { width: 320, height: 568 } })
    const t = (key: string) => text(language, key)

    test('The manifest is in the user’s language', async ({ page }) => {
      await page.goto('/login')
      await expect(page.locator('link[rel=manifest]')).toHaveAttribute('crossorigin', 'use-credentials')
      const manifest = await page.evaluate(async () => (await fetch('/manifest.webmanifest')).json())
      expect(manifest).toMatchObject({ lang: language, dir, name: t('manifest.name'), description: t('shell.description') })
    })
  })
}

test.describe('In Hebrew on a small phone', () => {
  const language = 'he'
  test.use({ locale: language, viewport: { width: 320, height: 568 } })
  const t = (key: string) => text(language, key)

  test('A visitor is offered to install the app, and not again after declining', async ({ page }) => {
    await page.goto('/login')
    const banner = page.getByRole('complementary', { name: t('install.title') })
    await expect(banner).toBeHidden()
    await offerInstall(page)
    await expect(banner).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
    await banner.getByRole('button', { name: t('install.notNow') }).click()
    await expect(banner).toBeHidden()
    await page.reload()
    await offerInstall(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner).toBeHidden()
  })

  test('A visitor without a network sees pages seen before, and an offline page for others', async ({ page, context }) => {
    await openControlled(page, '/login')
    await page.goto('/explore')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('explore.title'))
    await withoutNetwork(context, async () => {
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('explore.title'))
      await page.goto('/terms')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('offline.title'))
      await expectAccessible(page)
      await expectFits(page)
      for (const drawing of await page.locator('main img').all()) await expect(drawing).toHaveJSProperty('complete', true)
      await page.getByRole('link', { name: t('offline.explore') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('explore.title'))
      await page.goto('/terms')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('offline.title'))
    })
    // It loads by itself once the network is back.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('terms.title'))
  })
})

test('A parent installs the app: the browser’s prompt opens and the banner disappears', async ({ page }) => {
  await signInNewUser(page, { children: [noa] })
  await page.goto('/profiles')
  await offerInstall(page)
  const banner = page.getByRole('complementary', { name: 'Keep Cometa at hand' })
  await banner.getByRole('button', { name: 'Install' }).click()
  await expect(page).toHaveTitle('asked')
  await expect(banner).toBeHidden()
})

test('A visitor is offered to install the app again after 30 days', async ({ page }) => {
  await page.clock.install()
  await page.goto('/login')
  await offerInstall(page)
  const banner = page.getByRole('complementary', { name: 'Keep Cometa at hand' })
  await banner.getByRole('button', { name: 'Not now' }).click()
  await page.clock.fastForward(30 * 24 * 60 * 60 * 1000)
  await page.reload()
  await offerInstall(page)
  await expect(banner).toBeVisible()
})

test('A visitor in Safari on an iPhone reads how to install the app', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: false })
    Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 })
  })
  await page.goto('/login')
  const banner = page.getByRole('complementary', { name: 'Keep Cometa at hand' })
  await expect(banner).toContainText('tap Share')
  await expect(banner.getByRole('button', { name: 'Install' })).toBeHidden()
})

test('A parent sees no install banner on the deck', async ({ page }) => {
  await signInNewUser(page, { children: [noa] })
  await page.goto('/activities')
  await offerInstall(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('complementary')).toBeHidden()
})

test.describe('A new version', () => {
  let deployment: Deployment
  test.beforeEach(async ({ baseURL }) => {
    deployment = await startDeployment(baseURL ?? '')
  })
  test.afterEach(() => deployment.stop())

  /** Updates the worker, as browsers do at the next visit. @returns its state: 'installed', or 'redundant' after a failed download */
  const update = (page: Page) =>
    page.evaluate(async () => {
      const registration = await (await navigator.serviceWorker.ready).update().catch(() => navigator.serviceWorker.ready)
      const worker = registration.installing ?? registration.waiting
      if (!worker) return 'none'
      return new Promise<string>((resolve) => {
        const tell = () => ['installed', 'redundant'].includes(worker.state) && resolve(worker.state)
        worker.addEventListener('statechange', tell)
        tell()
      })
    })

  test('is announced on an open page and loaded when a visitor presses Reload', async ({ page, context }) => {
    // The worker downloads its whole cache twice.
    test.slow()
    await openControlled(page, `${deployment.url}/terms`)
    const other = await context.newPage()
    await other.goto(`${deployment.url}/login`)
    deployment.release()
    expect(await update(page)).toBe('installed')
    const notice = (of: Page) => of.getByRole('status').filter({ hasText: 'There is a new version of Cometa.' })
    await expect(notice(page)).toBeVisible()
    await expectAccessible(page)
    const reloaded = page.waitForEvent('load')
    await notice(page).getByRole('button', { name: 'Reload' }).click()
    await reloaded
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notice(page)).toBeHidden()
    // The other tab keeps the old version until its own Reload.
    await expect(notice(other)).toBeVisible()
  })

  test('is not used while its download fails', async ({ page, context }) => {
    await openControlled(page, `${deployment.url}/explore`)
    await page.goto(`${deployment.url}/explore`)
    deployment.release()
    deployment.interruptDownloads()
    expect(await update(page)).toBe('redundant')
    await withoutNetwork(context, async () => {
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore')
    })
  })
})
