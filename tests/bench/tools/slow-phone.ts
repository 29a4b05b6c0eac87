// Opens pages as a slow phone does.
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import type { HttpPerson } from '../../setup/http-person.ts'

/** Factor by which the processor is slowed. */
export const CPU_SLOWDOWN = 4
/** Lighthouse's slow 4G, in milliseconds and bytes per second. It also slows what a service worker fetches for the page. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 }

export const SLOW_PHONE: BrowserContextOptions = { viewport: { width: 412, height: 823 }, locale: 'en' }

/** Opens a page and waits until the network is idle. @returns the page and its largest contentful paint in ms */
export async function openOnSlowPhone(context: BrowserContext, url: string): Promise<{ page: Page; largestPaintMs: number }> {
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', SLOW_4G)
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      document.documentElement.dataset.painted = String(list.getEntries().at(-1)?.startTime)
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  return { page, largestPaintMs: Number(await page.locator('html[data-painted]').getAttribute('data-painted')) }
}

/** Returns a person’s cookies as a browser keeps them for this address. */
export function toCookies(url: string, { cookie }: HttpPerson) {
  return cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=')
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url }
  })
}
