import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectFits } from '../setup/expect-accessible.ts'
import { generateBatch, noa, signInNewUser } from '../setup/people.ts'
import { text } from '../setup/texts.ts'

declare global {
  interface Window {
    /** The screen locks that the page holds now, and the vibrations it has started. */
    device: { locks: number; vibrations: number }
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Replaces what only a phone has: a screen that turns itself off, and vibration. */
function watchDevice(page: Page) {
  return page.addInitScript(() => {
    window.device = { locks: 0, vibrations: 0 }
    class Lock {
      released = false
      async release() {
        if (this.released) return
        this.released = true
        window.device.locks--
      }
    }
    const request = async () => {
      const lock = new Lock()
      window.device.locks++
      document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && void lock.release())
      return lock
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
    Object.defineProperty(navigator, 'vibrate', { value: () => ++window.device.vibrations })
  })
}

const readLocks = (page: Page) => page.evaluate(() => window.device.locks)
const readVibrations = (page: Page) => page.evaluate(() => window.device.vibrations)

function show(page: Page, state: 'hidden' | 'visible') {
  return page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: now })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

interface Shown {
  id: string
  instructions: string[]
  materials: { name: string }[]
}

/** Finds a catalogue activity that fits. */
async function findActivity(page: Page, fits: (activity: Shown) => boolean, language = 'en'): Promise<Shown> {
  const headers = { 'accept-language': language }
  const { activities } = await (await page.request.get('/api/explore/activities?q=&limit=50', { headers })).json()
  for (const { id } of activities) {
    const activity: Shown = await (await page.request.get(`/api/explore/activities/${id}`, { headers })).json()
    if (fits(activity)) return activity
  }
  throw new Error('No activity fits')
}

test('A parent opens an activity at what it needs, and the screen stays on until the last step', async ({ page }) => {
  await watchDevice(page)
  const { authorization } = await signInNewUser(page, { children: [noa] })
  const { batchId } = await generateBatch(page, authorization)
  await page.goto(`/activities?batch=${batchId}`)
  await page.getByRole('button', { name: 'Details' }).tap()
  await page.getByRole('dialog').getByRole('link', { name: "Let's do it" }).tap()
  await expect(page).toHaveURL(/\/activity\/[^/]+#do$/)
  const materials = page.getByRole('heading', { name: 'Materials needed' })
  await expect(materials).toBeInViewport()
  expect((await materials.boundingBox())?.y).toBeLessThan(200)
  await expect.poll(() => readLocks(page)).toBe(1)

  await show(page, 'hidden')
  expect(await readLocks(page)).toBe(0)
  await show(page, 'visible')
  await expect.poll(() => readLocks(page)).toBe(1)

  const steps = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Instructions' }) })
    .getByRole('checkbox')
  for (const step of await steps.all()) await step.check({ force: true })
  await expect.poll(() => readLocks(page)).toBe(0)
})

test('A visitor’s timer goes on while the page is left, and its end is shown without a sound', async ({ page }) => {
  await watchDevice(page)
  const { id } = await findActivity(page, ({ instructions }) => /\b5 minutes\b/.test(instructions.join(' ')))
  await page.clock.install()
  await page.goto(`/explore/activity/${id}`)
  const start = page.getByRole('button', { name: 'Start the timer: 5:00' }).first()
  const step = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /timer.*5:00/i }) })
  await start.click()
  await page.clock.runFor('01:00')
  // The clock also runs by itself while the test does.
  await expect(step.first().getByText(/^(4:00|3:\d\d)$/)).toBeVisible()
  await expect.poll(() => readLocks(page)).toBe(1)
  await expectAccessible(page)

  await page.goto('/privacy')
  await page.clock.runFor('02:00')
  await page.goto(`/explore/activity/${id}`)
  await page.getByRole('button', { name: 'Pause the timer: 5:00' }).click()
  const left = page.getByText(/^(2:00|1:\d\d)$/)
  await expect(left).toBeVisible()
  const paused = (await left.textContent()) ?? ''
  await page.clock.runFor('10:00')
  await expect(page.getByText(paused, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Start the timer: 5:00' }).filter({ hasText: paused }).click()
  await page.clock.runFor('02:01')
  await expect(page.getByRole('status').filter({ hasText: 'Time is up' })).toBeVisible()
  expect(await readVibrations(page)).toBe(1)
  await page.getByRole('button', { name: 'Set the timer back to 5:00' }).click()
  await expect(start).toBeVisible()
})

for (const { language, colorScheme, width } of [
  { language: 'he', colorScheme: 'dark', width: 320 },
  { language: 'es', colorScheme: 'light', width: 1280 },
] as const) {
  test.describe(`${language}, ${colorScheme}, ${width} px`, () => {
    test.use({ locale: language, colorScheme, viewport: { width, height: 800 } })
    const t = (key: string) => text(language, key)

    test('A parent ticks off materials, reads all safety notes, and opens what is folded', async ({ page }) => {
      const { authorization } = await signInNewUser(page, { language, children: [noa] })
      const { id } = await generateBatch(page, authorization)
      const headers = { authorization }
      const { materials_needed: needed, safety_notes: notes } = await (await page.request.get(`/api/activity/${id}`, { headers })).json()
      await page.goto(`/activity/${id}`)
      for (const note of notes) await expect(page.getByText(note)).toBeVisible()
      if (needed.length > 0) {
        const first = page.getByRole('checkbox', { name: needed[0], exact: true })
        await first.check({ force: true })
        await page.reload()
        await expect(first).toBeChecked()
      }
      const said = page.getByRole('heading', { name: t('guidance.say') })
      await expect(said).toBeHidden()
      for (const fold of ['whilePlaying', 'why', 'otherWays']) {
        await page
          .locator('summary')
          .filter({ hasText: t(`activity.${fold}`) })
          .first()
          .click()
      }
      for (const part of ['guidance.say', 'guidance.watch', 'activity.benefits', 'guidance.why', 'activity.adaptations', 'guidance.nextDay'])
        await expect(page.getByRole('heading', { name: t(part) })).toBeVisible()
      await expectAccessible(page)
      await expectFits(page)

      const [materials, steps] = await Promise.all(
        ['materials', 'instructions'].map((key) => page.getByRole('heading', { name: t(`activity.${key}`) }).boundingBox()),
      )
      if (!materials || !steps) throw new Error('The headings are not visible')
      // Next to each other on a wide screen, below each other on a phone.
      if (width > 1000) expect(Math.abs(materials.y - steps.y)).toBeLessThan(50)
      else expect(steps.y).toBeGreaterThan(materials.y)
    })

    test('A parent sees a day’s plan before its safety notes, and opens its materials', async ({ page }) => {
      const { authorization } = await signInNewUser(page, { language, children: [noa] })
      const headers = { authorization }
      const [child] = await (await page.request.get('/api/children', { headers })).json()
      const data = { type: 'child', id: child.id, duration: 'full-day', location: 'indoor' }
      // Some days need nothing.
      const { activities } = await (await page.request.post('/api/activity', { data: { ...data, batch_size: 3 }, headers })).json()
      const { id, materials_needed: needed } = activities.find((one: { materials_needed: string[] }) => one.materials_needed.length > 0)
      await page.goto(`/activity/${id}`)
      const plan = page.getByRole('heading', { name: t('activity.plan') })
      await expect(plan).toBeVisible()
      const material = page.getByRole('checkbox', { name: needed[0], exact: true })
      await expect(material).toBeHidden()
      await page
        .locator('summary')
        .filter({ hasText: String(needed.length) })
        .first()
        .click()
      await material.check({ force: true })
      const safety = await page.getByRole('heading', { name: t('activity.safety') }).boundingBox()
      if (width < 1000) expect(safety?.y).toBeGreaterThan((await plan.boundingBox())?.y ?? Infinity)
      await expectAccessible(page)
      await expectFits(page)
    })
  })
}
