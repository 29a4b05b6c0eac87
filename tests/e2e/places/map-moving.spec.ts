import { expect, type Page, test } from '@playwright/test'
import { withoutTiles } from '../setup/map-page.ts'

const canvas = (page: Page) => page.locator('canvas.maplibregl-canvas')
/** Whether it is drawn as finely as the screen can show it. The browser of the tests has no graphics card. */
const isFine = (page: Page) =>
  canvas(page).evaluate((drawn: HTMLCanvasElement) => Math.abs(drawn.width - drawn.clientWidth * window.devicePixelRatio) < 2)

/** Opens a map with its middle at 90.07 degrees west. @returns where it can be taken hold of, and how wide it is, px */
async function openMap(page: Page) {
  await withoutTiles({ page })
  await page.goto('/map?bbox=-90.11,29.91,-90.03,29.99')
  await expect.poll(() => isFine(page)).toBe(true)
  const box = await canvas(page).boundingBox()
  if (!box) throw new Error('No map is drawn')
  return { x: box.x + box.width / 2, y: box.y + box.height / 4, width: box.width }
}

test('A map that the processor draws is coarse while it is held, and as fine as the screen when it rests', async ({ page }) => {
  const { x, y, width } = await openMap(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 30, y + 15, { steps: 5 })
  expect(await isFine(page)).toBe(false)
  // It stays in the hand.
  await page.mouse.move(x + 60, y + 30, { steps: 5 })
  expect(await isFine(page)).toBe(false)
  await page.mouse.up()
  await expect.poll(() => isFine(page)).toBe(true)
  // That was a move of theirs: it is searched where they are now, 60 px further west but for the first few, which might have been a press.
  const pixelsWest = () => {
    const [west = 0, , east = 0] = (new URL(page.url()).searchParams.get('bbox') ?? '').split(',').map(Number)
    return ((-90.07 - (west + east) / 2) * width) / (east - west)
  }
  await expect.poll(pixelsWest).toBeGreaterThan(50)
})

test('It stays in the hand while one of two fingers is left', async ({ page, context }) => {
  await page.clock.install()
  const { x, y } = await openMap(page)
  const browser = await context.newCDPSession(page)
  const [one, other] = [
    { x: x - 40, y, id: 1 },
    { x: x + 40, y, id: 2 },
  ]
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [one] })
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [one, other] })
  expect(await isFine(page)).toBe(false)
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [one] })
  await page.clock.fastForward(1000)
  expect(await isFine(page)).toBe(false)
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(() => isFine(page)).toBe(true)
})
