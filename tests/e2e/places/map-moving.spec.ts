import { expect, type Page, test } from '@playwright/test'
import { blockTiles } from '../setup/map-page.ts'

const canvas = (page: Page) => page.locator('canvas.maplibregl-canvas')
/** Whether the map is drawn at full resolution. The test browser has no graphics card. */
const isFullResolution = (page: Page) =>
  canvas(page).evaluate((drawn: HTMLCanvasElement) => Math.abs(drawn.width - drawn.clientWidth * window.devicePixelRatio) < 2)

/** Opens a map centered at 90.07 degrees west. @returns a point to drag it by, and its width, in px */
async function openMap(page: Page) {
  await blockTiles({ page })
  await page.goto('/map?bbox=-90.11,29.91,-90.03,29.99')
  await expect.poll(() => isFullResolution(page)).toBe(true)
  const box = await canvas(page).boundingBox()
  if (!box) throw new Error('No map is drawn')
  return { x: box.x + box.width / 2, y: box.y + box.height / 4, width: box.width }
}

test('A visitor sees a software-drawn map at low resolution while dragging, and at full resolution when it rests', async ({ page }) => {
  const { x, y, width } = await openMap(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 30, y + 15, { steps: 5 })
  expect(await isFullResolution(page)).toBe(false)
  // The map is still held.
  await page.mouse.move(x + 60, y + 30, { steps: 5 })
  expect(await isFullResolution(page)).toBe(false)
  await page.mouse.up()
  await expect.poll(() => isFullResolution(page)).toBe(true)
  // The drag searches the new view, 60 px further west except the first few px, which might be a press.
  const pixelsWest = () => {
    const [west = 0, , east = 0] = (new URL(page.url()).searchParams.get('bbox') ?? '').split(',').map(Number)
    return ((-90.07 - (west + east) / 2) * width) / (east - west)
  }
  await expect.poll(pixelsWest).toBeGreaterThan(50)
})

test('A map stays at low resolution while one of two fingers is left', async ({ page, context }) => {
  await page.clock.install()
  const { x, y } = await openMap(page)
  const browser = await context.newCDPSession(page)
  const [one, other] = [
    { x: x - 40, y, id: 1 },
    { x: x + 40, y, id: 2 },
  ]
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [one] })
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [one, other] })
  expect(await isFullResolution(page)).toBe(false)
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [one] })
  await page.clock.fastForward(1000)
  expect(await isFullResolution(page)).toBe(false)
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(() => isFullResolution(page)).toBe(true)
})
