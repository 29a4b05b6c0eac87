// Compares how soon a slow phone answers to gestures, and shows pages, with others of the app.
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { chromiumLaunch } from '../e2e/setup/chromium.ts'
import { type HttpPerson, personWithChildren } from '../setup/http-person.ts'
import type { Server } from './tools/servers.ts'
import { CPU_SLOWDOWN, openOnSlowPhone, SLOW_PHONE, toCookies } from './tools/slow-phone.ts'
import { median, quantile, type Row } from './tools/table.ts'

const ROUNDS = 5
/** As web.dev reports it: three quarters of the interactions are at most this slow. */
const SHARE = 0.75
const PHONE = `slow 4G, processor slowed ${CPU_SLOWDOWN} ×, median of ${ROUNDS}`

/** Measures presses on Explore's filters against swipes of the deck, and the paint of /explore against /login. */
export async function measureGestures(ours: Server): Promise<Row[]> {
  const family = await personWithChildren(ours.url, 2)
  const browser = await chromium.launch(await chromiumLaunch())
  const [filters, swipes, explore, login]: [number[], number[], number[], number[]] = [[], [], [], []]
  try {
    // They alternate, so that other load on the machine affects all; the first round only warms up.
    for (let round = 0; round <= ROUNDS; round++) {
      const times = {
        filters: await timeFilters(browser, ours),
        swipes: await timeSwipes(browser, ours, family),
        explore: await timePaint(browser, `${ours.url}/explore`),
        login: await timePaint(browser, `${ours.url}/login`),
      }
      if (round === 0) continue
      filters.push(times.filters)
      swipes.push(times.swipes)
      explore.push(times.explore)
      login.push(times.login)
    }
  } finally {
    await browser.close()
  }
  const row = (what: string, of: number[], peer: number[], most: number): Row => ({
    what: `${what}, ${PHONE}`,
    ours: `${Math.round(median(of))} ms`,
    peer: `${Math.round(median(peer))} ms`,
    ratio: median(of) / median(peer),
    limit: { at: most, is: 'most' },
  })
  return [
    row('interaction to next paint (p75) of the filters of /explore, compared with swipes of the deck', filters, swipes, 1.2),
    row('largest contentful paint of /explore, compared with /login', explore, login, 1.3),
  ]
}

/** Opens a page on a slow phone, in a separate browser. */
async function withSlowPhone<T>(browser: Browser, run: (context: BrowserContext) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ ...SLOW_PHONE, serviceWorkers: 'block' })
  try {
    return await run(context)
  } finally {
    await context.close()
  }
}

function timePaint(browser: Browser, url: string): Promise<number> {
  return withSlowPhone(browser, async (context) => (await openOnSlowPhone(context, url)).largestPaintMs)
}

function timeFilters(browser: Browser, ours: Server): Promise<number> {
  return withSlowPhone(browser, async (context) => {
    const { page } = await openOnSlowPhone(context, `${ours.url}/explore`)
    await watchInteractions(page)
    for (const name of ['Indoors', 'Free', 'Outdoors', 'Free', 'All', 'Indoors']) {
      await page.getByRole('button', { name, exact: true }).click()
      await page.waitForLoadState('networkidle')
    }
    return readInteractions(page)
  })
}

function timeSwipes(browser: Browser, ours: Server, person: HttpPerson): Promise<number> {
  return withSlowPhone(browser, async (context) => {
    const data = { type: 'child', id: person.childIds[0], duration: '30-60min', location: 'indoor', batch_size: 5 }
    const made = await context.request.post(`${ours.url}/api/activity`, { data, headers: { authorization: person.authorization } })
    const { batch_id: batchId } = await made.json()
    await context.addCookies(toCookies(ours.url, person))
    const { page } = await openOnSlowPhone(context, `${ours.url}/activities?batch=${batchId}`)
    await watchInteractions(page)
    for (let at = 1; at < data.batch_size; at++) {
      await page.getByText(`${at} / ${data.batch_size}`).waitFor()
      // A card that has just appeared ignores gestures.
      await page.locator('button[aria-label=Dismiss]:not([aria-disabled])').waitFor()
      await swipe(page)
    }
    return readInteractions(page)
  })
}

/** Drags the card off to the left. */
async function swipe(page: Page) {
  const box = await page.getByRole('article').first().boundingBox()
  if (!box) throw new Error('The deck shows no card.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 1; step <= 10; step++) await page.mouse.move(x - step * 20, y)
  await page.mouse.up()
  await page.waitForLoadState('networkidle')
}

/** Records every press and release from now on. */
async function watchInteractions(page: Page) {
  await page.evaluate(() => {
    const options: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 }
    const longest = new Map<number, number>()
    Object.assign(window, { longest })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const id: number = Reflect.get(entry, 'interactionId')
        if (id > 0) longest.set(id, Math.max(longest.get(id) ?? 0, entry.duration))
      }
    }).observe(options)
  })
}

/** Returns the time within which `SHARE` of the interactions were painted, ms. */
async function readInteractions(page: Page): Promise<number> {
  const times: number[] = JSON.parse(await page.evaluate(() => JSON.stringify([...Reflect.get(window, 'longest').values()])))
  if (times.length === 0) throw new Error('The browser reports no interaction.')
  return quantile(times, SHARE)
}
