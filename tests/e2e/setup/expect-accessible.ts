import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Expects no axe violation on the current page. @param where name of the page in failures */
export async function expectAccessible(page: Page, where = page.url()) {
  // Without @axe-core/playwright, which spends half its time on frames; the app has none. Reporting only violations saves time too.
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }))
  const found = violations.map(({ id, nodes }) => `${where}: ${id} at ${nodes.map(({ html }) => html).join(' | ')}`)
  expect(found).toEqual([])
}

/** Expects targets that are large enough or far enough apart (WCAG 2.5.8), which axe does not check by default. */
export async function expectLargeTargets(page: Page) {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() => window.axe.run(document, { runOnly: ['target-size'] }))
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
}

/** Expects that nothing overflows the screen's width. */
export async function expectFits(page: Page, where = page.url()) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow, where).toBe(0)
}
