import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Axe finds nothing on the page as it is now. @param where what a failure is called */
export async function expectClean(page: Page, where = page.url()) {
  // In its other mode axe opens a page beside for each result, for frames of other origins, of which there are none.
  // Of what passes it need not name every element: that takes half of its time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  const found = violations.map(({ id, nodes }) => `${where}: ${id} at ${nodes.map(({ html }) => html).join(' | ')}`)
  expect(found).toEqual([])
}

/** Nothing reaches beyond the screen's edge. */
export async function expectFits(page: Page, where = page.url()) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow, where).toBe(0)
}
