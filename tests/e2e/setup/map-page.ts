import type { Browser, Page } from '@playwright/test'
import { createPlaces, newSpot, toBbox } from './places.ts'
import { text } from './texts.ts'

export const t = (key: string) => text('en', key)
export const list = (page: Page) => page.getByRole('region', { name: t('map.list'), exact: true })
export const rows = (page: Page) => list(page).getByRole('listitem')
export const names = (page: Page) => rows(page).locator('p:first-child').allInnerTexts()
export const view = (page: Page, name: string) => page.getByRole('button', { name: `View: ${name}`, exact: true })
export const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const chip = (page: Page, name: string) => page.getByRole('group', { name: t('map.filters') }).getByRole('button', { name, exact: true })
export const search = (page: Page) => page.getByRole('searchbox', { name: t('map.search') })
export const button = (page: Page, key: string) => page.getByRole('button', { name: t(`map.${key}`), exact: true })

/** Hours that are open now: the towns lie five to eight hours east of UTC, so six hours either side always fit. */
function createOpenHours(): string {
  const local = new Date().getUTCHours() + 6
  const hour = (at: number) => `${String(at % 24).padStart(2, '0')}:00`
  return `${hour(local + 18)}-${hour(local + 6)}`
}

/** Creates four places in a new town, three of them in the view `around` it. */
export async function createTown(browser: Browser, baseURL: string | undefined) {
  const spot = newSpot()
  const ids = await createPlaces(browser, baseURL, spot, {
    'Bear Playground': { hours: createOpenHours(), fenced: true, toilets: true, phone: '+1 504 555 0100', age_min_months: 24, age_max_months: 72 },
    'Otter Splash': {
      category: 'water_fun',
      north: 0.012,
      price_level: '$$',
      hours: 'off',
      description: 'Fountains to run through, and shade for the hot days',
    },
    'Fox Trail': { category: 'hiking', east: 0.03, image_url: 'https://pictures.invalid/fox.jpg', age_min_months: 120 },
    'Heron Park': { category: 'park', north: -0.2, is_open_now: true },
  })
  return { spot, ids, around: toBbox(spot, 0.04) }
}

/** Blocks map tiles, so that tests run the same with and without internet. */
export async function blockTiles({ page }: { page: Page }): Promise<void> {
  await page.route('https://tiles.openfreemap.org/**', (route) => route.abort())
}
