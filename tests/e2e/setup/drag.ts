import type { Locator, Page } from '@playwright/test'

/** Drags an element by touch, from its middle, by x and y px. */
export async function drag(page: Page, what: Locator, x: number, y: number) {
  const box = await what.boundingBox()
  if (!box) throw new Error('The element is not visible')
  const [startX, startY] = [box.x + box.width / 2, box.y + box.height / 2]
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  await touch('touchStart', { x: startX, y: startY })
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', { x: startX + x * part, y: startY + y * part })
  await touch('touchEnd')
}
