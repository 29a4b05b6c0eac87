import { type Browser, expect, type Page } from '@playwright/test'
import { grantAdmin, signedIn } from './people.ts'

/** Somebody who may make places, made an admin as whoever runs the server does it. */
export async function admin(page: Page, dataDir?: string): Promise<{ authorization: string }> {
  const { email, authorization } = await signedIn(page)
  await grantAdmin(email, dataDir)
  return { authorization }
}

/** What is said of a place, as the API takes it, and how far it is from the spot. */
type PlaceColumns = Record<string, unknown> & { north?: number; east?: number }

export interface Spot {
  latitude: number
  longitude: number
}

/** Somewhere on land where no other test, nor the same one before, has places. */
export function newSpot(): Spot {
  const between = (from: number, to: number) => Number((from + Math.random() * (to - from)).toFixed(4))
  return { latitude: between(45, 60), longitude: between(60, 110) }
}

/** Makes places, each with what is said of it beyond a name, so many degrees from a spot. @returns their ids by name */
export async function placesAt(browser: Browser, baseURL: string | undefined, spot: Spot, places: Record<string, PlaceColumns>) {
  const page = await browser.newPage(baseURL === undefined ? {} : { baseURL })
  const { authorization } = await admin(page)
  const ids = new Map<string, string>()
  for (const [name, { north = 0, east = 0, ...rest }] of Object.entries(places)) {
    const data = { name, category: 'playground', latitude: spot.latitude + north, longitude: spot.longitude + east, ...rest }
    const response = await page.request.post('/api/locations', { data, headers: { authorization } })
    expect(response.status(), await response.text()).toBe(201)
    ids.set(name, (await response.json()).id)
  }
  await page.close()
  return ids
}

/** The address of a view around a spot, so many degrees to each side. */
export function viewOf({ latitude, longitude }: Spot, degrees: number): string {
  return [longitude - degrees, latitude - degrees, longitude + degrees, latitude + degrees].map((side) => side.toFixed(4)).join()
}
