import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Axe finds nothing on the page as it is now. @param where what a failure is called */
export async function expectClean(page: Page, where = page.url()) {
  // There are no frames to look into; that saves what @axe-core/playwright takes half of its time for. So does not naming what passes.
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }))
  const found = violations.map(({ id, nodes }) => `${where}: ${id} at ${nodes.map(({ html }) => html).join(' | ')}`)
  expect(found).toEqual([])
}

/** Whatever can be pressed is large enough, or far enough from the next (WCAG 2.5.8); axe does not look for that by itself. */
export async function expectLargeTargets(page: Page) {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() => window.axe.run(document, { runOnly: ['target-size'] }))
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
}

/** Nothing reaches beyond the screen's edge. */
export async function expectFits(page: Page, where = page.url()) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow, where).toBe(0)
}
