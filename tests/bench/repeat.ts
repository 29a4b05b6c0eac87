// Compares a repeat visit with the first one: how much the service worker and the browser's cache help a slow phone.
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumLaunch } from '../e2e/setup/chromium.ts'
import { type HttpPerson, personWithChildren } from '../setup/http-person.ts'
import { gzipSize } from './tools/first-load.ts'
import type { Server } from './tools/servers.ts'
import { CPU_SLOWDOWN, openOnSlowPhone, SLOW_PHONE, toCookies } from './tools/slow-phone.ts'
import { median, type Row } from './tools/table.ts'

const ROUNDS = 5
const ENTRY_COUNT = 3
const WORKER_LIMIT_KB = 20

const emptyTimes = (): { first: number[]; repeat: number[] } => ({ first: [], repeat: [] })

/** Measures repeat visits and the service worker. @throws Error if a repeat visit bypasses the worker */
export async function measureRepeat(ours: Server): Promise<Row[]> {
  const family = await createFamilyWithEntries(ours)
  const visits = [{ path: '/', person: family }, { path: '/explore' }, { path: '/profiles', person: family }].map((visit) => ({
    ...visit,
    ...emptyTimes(),
  }))
  const browser = await chromium.launch(await chromiumLaunch())
  try {
    // The pages alternate, so that other load on the machine affects all; the first round only warms up.
    for (let round = 0; round <= ROUNDS; round++) {
      for (const { path, person, first, repeat } of visits) {
        const { firstMs, repeatMs } = await visitTwice(browser, `${ours.url}${path}`, person)
        if (round === 0) continue
        first.push(firstMs)
        repeat.push(repeatMs)
      }
    }
  } finally {
    await browser.close()
  }
  const workerKB = (await gzipSize(`${ours.url}/sw.js`)) / 1000
  return [
    ...visits.map(({ path, first, repeat }): Row => {
      const [firstMs, repeatMs] = [median(first), median(repeat)]
      return {
        what: `largest contentful paint of ${path} on a repeat visit, slow 4G, processor slowed ${CPU_SLOWDOWN} ×, median of ${ROUNDS}, compared with a first visit`,
        ours: `${Math.round(repeatMs)} ms`,
        peer: `${Math.round(firstMs)} ms`,
        ratio: repeatMs / firstMs,
        limit: { at: 0.5, is: 'most' },
      }
    }),
    {
      what: 'the service worker’s script, gzip',
      ours: `${workerKB.toFixed(1)} kB`,
      peer: `limit ${WORKER_LIMIT_KB} kB`,
      ratio: workerKB / WORKER_LIMIT_KB,
      limit: { at: 1, is: 'most' },
    },
  ]
}

/** Creates a parent with two children and journal entries. */
async function createFamilyWithEntries(ours: Server): Promise<HttpPerson> {
  const family = await personWithChildren(ours.url, 2)
  for (let n = 1; n <= ENTRY_COUNT; n++) {
    const entry = {
      child_id: family.childIds[0],
      date: `2026-11-0${n}`,
      title: `Entry ${n}`,
      description: 'We built a tower of boxes and let it fall over, again and again.',
      rating: 5,
    }
    const headers = { authorization: family.authorization, 'content-type': 'application/json' }
    const response = await fetch(`${ours.url}/api/journal`, { method: 'POST', headers, body: JSON.stringify(entry) })
    if (response.status !== 201) throw new Error(`No entry: ${await response.text()}`)
  }
  return family
}

/** Milliseconds until the largest contentful paint: in a new browser, and again after closing the page. */
async function visitTwice(browser: Browser, url: string, person?: HttpPerson): Promise<{ firstMs: number; repeatMs: number }> {
  const context = await browser.newContext({ ...SLOW_PHONE, serviceWorkers: 'allow' })
  try {
    await context.addCookies(person ? toCookies(url, person) : [])
    const first = await openOnSlowPhone(context, url)
    await stopInstalledWorker(first.page)
    await first.page.close()
    const repeat = await openOnSlowPhone(context, url)
    if (!(await repeat.page.evaluate(() => navigator.serviceWorker.controller))) throw new Error(`No worker answered for ${url}`)
    return { firstMs: first.largestPaintMs, repeatMs: repeat.largestPaintMs }
  } finally {
    await context.close()
  }
}

/** Waits until the worker has its precache, then stops it, as browsers do 30 seconds after its last use. */
async function stopInstalledWorker(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  const client = await page.context().newCDPSession(page)
  await client.send('ServiceWorker.enable')
  await client.send('ServiceWorker.stopAllWorkers')
}
