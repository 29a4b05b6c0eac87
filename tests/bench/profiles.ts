// Measures /profiles with many and few profiles in a real browser: time until it responds to a press, and largest contentful paint.
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { chromiumLaunch } from '../e2e/setup/chromium.ts'
import { type HttpPerson, personWithChildren } from '../setup/http-person.ts'
import type { Server } from './tools/servers.ts'
import { CPU_SLOWDOWN, openOnSlowPhone, SLOW_PHONE } from './tools/slow-phone.ts'
import { median, type Row } from './tools/table.ts'

const MANY = { children: 200, groups: 50 }
const FEW = { children: 5, groups: 0 }
const ROUNDS = 15
const PAINT_ROUNDS = 5

/** Measures /profiles. */
export async function measureProfiles(ours: Server): Promise<Row[]> {
  const face = await createAvatar()
  const [many, few] = [await createPersonWith(ours, MANY, face), await createPersonWith(ours, FEW, face)]
  const browser = await chromium.launch(await chromiumLaunch())
  const family = await personWithChildren(ours.url, 2)
  const [ofMany, ofFew]: [number[], number[]] = [[], []]
  const [ofProfiles, ofHome]: [number[], number[]] = [[], []]
  try {
    // The pages alternate, so that other load on the machine affects both; the first round only warms up.
    for (let round = 0; round <= ROUNDS; round++) {
      const [withMany, withFew] = [await measureInteractive(browser, ours, many), await measureInteractive(browser, ours, few)]
      if (round === 0) continue
      ofMany.push(withMany)
      ofFew.push(withFew)
    }
    for (let round = 0; round <= PAINT_ROUNDS; round++) {
      const [profiles, home] = [await measureLargestPaint(browser, ours, '/profiles', family), await measureLargestPaint(browser, ours, '/', family)]
      if (round === 0) continue
      ofProfiles.push(profiles)
      ofHome.push(home)
    }
  } finally {
    await browser.close()
  }
  const [manyMs, fewMs] = [median(ofMany), median(ofFew)]
  const [profilesMs, homeMs] = [median(ofProfiles), median(ofHome)]
  return [
    {
      what: `/profiles with ${MANY.children} children and ${MANY.groups} groups, until it answers a press, compared with ${FEW.children} children`,
      ours: `${Math.round(manyMs)} ms`,
      peer: `${Math.round(fewMs)} ms`,
      ratio: manyMs / fewMs,
      limit: { at: 1.2, is: 'most' },
    },
    {
      what: `largest contentful paint of /profiles, slow 4G, processor slowed ${CPU_SLOWDOWN} ×, median of ${PAINT_ROUNDS}, compared with that of /`,
      ours: `${Math.round(profilesMs)} ms`,
      peer: `${Math.round(homeMs)} ms`,
      ratio: profilesMs / homeMs,
      limit: { at: 1.2, is: 'most' },
    },
  ]
}

async function createPersonWith(ours: Server, { children, groups }: typeof MANY, face: string): Promise<HttpPerson> {
  const person = await personWithChildren(ours.url, children, { avatar_base64: face })
  for (let n = 1; n <= groups; n++) {
    const body = JSON.stringify({ name: `Group ${n}`, members: person.childIds.slice(n, n + 12) })
    const headers = { authorization: person.authorization, 'content-type': 'application/json' }
    const response = await fetch(`${ours.url}/api/groups`, { method: 'POST', headers, body })
    if (response.status !== 201) throw new Error(`No group: ${await response.text()}`)
  }
  return person
}

/** Milliseconds from navigation until the menu opens, with a press on every frame, in a browser without a cache. */
async function measureInteractive(browser: Browser, ours: Server, { cookie }: HttpPerson): Promise<number> {
  const context = await browser.newContext({ extraHTTPHeaders: { cookie } })
  try {
    const page = await context.newPage()
    await page.addInitScript(() => {
      const press = () => {
        const menu = document.querySelector<HTMLButtonElement>('main [aria-expanded]')
        if (menu?.ariaExpanded === 'true') document.documentElement.dataset.interactive = String(performance.now())
        else {
          menu?.click()
          requestAnimationFrame(press)
        }
      }
      requestAnimationFrame(press)
    })
    await page.goto(`${ours.url}/profiles`)
    await page.waitForSelector('html[data-interactive]', { state: 'attached' })
    return Number(await page.locator('html').getAttribute('data-interactive'))
  } finally {
    await context.close()
  }
}

/** Milliseconds until a page's largest contentful paint on a slow phone, in a browser without a cache. */
async function measureLargestPaint(browser: Browser, ours: Server, path: string, { cookie }: HttpPerson): Promise<number> {
  const context = await browser.newContext({ ...SLOW_PHONE, extraHTTPHeaders: { cookie } })
  try {
    return (await openOnSlowPhone(context, `${ours.url}${path}`)).largestPaintMs
  } finally {
    await context.close()
  }
}

/** Creates an avatar of the size that the app stores. */
async function createAvatar(): Promise<string> {
  const jpeg = await sharp({
    create: { width: 200, height: 200, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 12 } },
  })
    .jpeg({ quality: 80 })
    .toBuffer()
  return jpeg.toString('base64')
}
