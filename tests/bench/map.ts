// Measures the map with its maximum number of places in a real browser: frame times while dragging and zooming.
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { withConnection } from '../../scripts/database/connection.ts'
import { migrate } from '../../scripts/migrate.ts'
import { chromiumLaunch } from '../e2e/setup/chromium.ts'
import { type Server, startOurs } from './tools/servers.ts'
import { ms, quantile, type Row } from './tools/table.ts'

const PLACE_COUNT = 500
const LIMIT_MS = 50
const ROUNDS = 3
const VIEW = '-90.17,29.90,-89.97,30.00'
const TILES = 'https://tiles.openfreemap.org'
/** Screens, and the middle of the visible map on each: above the list on a phone, next to it on a laptop. */
const screens = [
  { of: 'a phone', size: { width: 390, height: 844 }, middle: { x: 195, y: 300 } },
  { of: 'a laptop', size: { width: 1280, height: 800 }, middle: { x: 850, y: 430 } },
]
type Screen = (typeof screens)[number]
type At = Screen['middle']

/** Measures the map on a separate server and database. @throws Error if a place is not shown */
export async function measureMap(env: Record<string, string>): Promise<Row[]> {
  const url = env.DATABASE_URL ?? ''
  await migrate(url)
  await withConnection(url, (client) => client.query(placesSql, [PLACE_COUNT]))
  const ours = await startOurs(3411, { ...env, NEXTAUTH_URL: 'http://localhost:3411' })
  const browser = await chromium.launch(await chromiumLaunch())
  const rows: Row[] = []
  try {
    for (const screen of screens) rows.push(...(await measureScreen(browser, ours, screen)))
  } finally {
    await browser.close()
    await ours.stop()
  }
  return rows
}

async function measureScreen(browser: Browser, ours: Server, screen: Screen): Promise<Row[]> {
  const [full, empty]: [number[], number[]] = [[], []]
  // The pages alternate, so that other load on the machine affects both; the first round only warms up.
  for (let round = 0; round <= ROUNDS; round++) {
    const [withPlaces, without] = [await measureFrames(browser, ours, PLACE_COUNT, screen), await measureFrames(browser, ours, 0, screen)]
    if (round === 0) continue
    full.push(...withPlaces)
    empty.push(...without)
  }
  const [p95, emptyP95] = [quantile(full, 0.95), quantile(empty, 0.95)]
  return [
    {
      what: `/map on ${screen.of} with ${PLACE_COUNT} places in view, dragged and zoomed: p95 of the time between two frames (WebGL drawn by the processor)`,
      ours: ms(p95),
      peer: `limit ${LIMIT_MS} ms`,
      ratio: p95 / LIMIT_MS,
      limit: { at: 1, is: 'most' },
    },
    { what: 'the same compared with the map without a place', ours: ms(p95), peer: ms(emptyP95), ratio: p95 / emptyP95 },
    { what: 'the longest of them', ours: ms(Math.max(...full)), peer: ms(Math.max(...empty)), ratio: Math.max(...full) / Math.max(...empty) },
  ]
}

/** Half of the places crowd in twelve spots; the others are spread over the view. */
const placesSql = `
  with cleared as (delete from location), seed as (select setseed(0.3))
  insert into location (id, name, category, latitude, longitude, time_zone, hours)
  select gen_random_uuid(), 'Place ' || n, (array['playground', 'park', 'hiking', 'water_fun']::"LocationCategory"[])[1 + n % 4],
    case when n % 2 = 0 then 29.905 + 0.0075 * (n % 24 / 2) + 0.002 * random() else 29.902 + 0.096 * random() end,
    case when n % 2 = 0 then -90.16 + 0.015 * (n * 7 % 24 / 2) + 0.002 * random() else -90.168 + 0.196 * random() end,
    'America/Chicago', case when n % 3 = 0 then 'Mo-Su 08:00-20:00' end
  from seed, generate_series(1, $1::int) n`

/** Measures milliseconds between frames while the loaded map is dragged and zoomed. */
async function measureFrames(browser: Browser, ours: Server, places: number, { size, middle }: Screen): Promise<number[]> {
  const context = await browser.newContext({ viewport: size, locale: 'en' })
  try {
    const page = await context.newPage()
    await serveTiles(page)
    await page.goto(`${ours.url}/map?bbox=${VIEW}${places === 0 ? '&q=nowhere' : ''}`)
    const rows = page.getByRole('region', { name: 'Places', exact: true }).getByRole('listitem')
    await page.locator('canvas.maplibregl-canvas').waitFor()
    await page.waitForLoadState('networkidle')
    if ((await rows.count()) !== places) throw new Error(`${await rows.count()} places on the list instead of ${places}`)
    await page.evaluate(() => {
      const frames: number[] = []
      Object.assign(window, { frames })
      let last = performance.now()
      const next = (now: number) => {
        frames.push(now - last)
        last = now
        requestAnimationFrame(next)
      }
      requestAnimationFrame(next)
    })
    for (let turn = 0; turn < 4; turn++) {
      await drag(page, middle, turn % 2 === 0 ? 160 : -160, turn < 2 ? 60 : -60)
      await zoom(page, middle, turn % 2 === 0 ? -120 : 120)
    }
    const frames: number[] = JSON.parse(await page.evaluate(() => JSON.stringify(Reflect.get(window, 'frames'))))
    return frames.slice(1)
  } finally {
    await context.close()
  }
}

async function drag(page: Page, middle: At, x: number, y: number) {
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  const steps = 30
  for (let step = 1; step <= steps; step++) {
    await page.mouse.move(middle.x + (x * step) / steps, middle.y + (y * step) / steps)
    await page.waitForTimeout(16)
  }
  await page.mouse.up()
}

async function zoom(page: Page, middle: At, by: number) {
  await page.mouse.move(middle.x, middle.y)
  for (let step = 0; step < 12; step++) {
    await page.mouse.wheel(0, by / 2)
    await page.waitForTimeout(40)
  }
  // Waits until the map has stopped and has loaded the places in view.
  await page.waitForTimeout(700)
}

/** Replaces the usual map style with a local one that has raster tiles on a background. */
async function serveTiles(page: Page) {
  const picture = {
    create: { width: 256, height: 256, channels: 3 as const, background: '#dfe8d8', noise: { type: 'gaussian' as const, mean: 210, sigma: 15 } },
  }
  const tile = await sharp(picture).png().toBuffer()
  const style = {
    version: 8,
    sources: { tiles: { type: 'raster', tiles: [`${TILES}/tile/{z}/{x}/{y}.png`], tileSize: 256, maxzoom: 18 } },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': '#eef2ea' } },
      { id: 'tiles', type: 'raster', source: 'tiles' },
    ],
  }
  const headers = { 'access-control-allow-origin': '*' }
  await page.route(`${TILES}/**`, (route) =>
    route.request().url().endsWith('.png')
      ? route.fulfill({ headers, contentType: 'image/png', body: tile })
      : route.fulfill({ headers, contentType: 'application/json', body: JSON.stringify(style) }),
  )
}
