import { expect, test } from '@playwright/test'

// The browser of the tests has no graphics card.
test('A map that the processor draws is coarse while it is held, and as fine as the screen when it rests', async ({ page }) => {
  await page.route('https://tiles.openfreemap.org/**', (route) => route.abort())
  await page.goto('/map?bbox=-90.11,29.91,-90.03,29.99')
  const canvas = page.locator('canvas.maplibregl-canvas')
  const isWhole = () => canvas.evaluate((drawn: HTMLCanvasElement) => Math.abs(drawn.width - drawn.clientWidth * window.devicePixelRatio) < 2)
  await expect.poll(isWhole).toBe(true)
  const box = await canvas.boundingBox()
  if (!box) throw new Error('No map is drawn')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 4]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 30, y + 15, { steps: 5 })
  expect(await isWhole()).toBe(false)
  // It stays in the hand.
  await page.mouse.move(x + 60, y + 30, { steps: 5 })
  expect(await isWhole()).toBe(false)
  await page.mouse.up()
  await expect.poll(isWhole).toBe(true)
  // That was a move of theirs: it is searched where they are now, 60 px further west.
  const west = () => Number(new URL(page.url()).searchParams.get('bbox')?.split(',')[0])
  const [moved, degrees] = [60, 0.08 / box.width]
  await expect.poll(west).toBeLessThan(-90.11 - moved * degrees * 0.9)
})
