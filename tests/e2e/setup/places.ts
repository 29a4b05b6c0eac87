import { type Browser, expect } from '@playwright/test'
import { signInAdmin } from './people.ts'

/** Fields of a place in the API's format, and its distance from the spot in degrees. */
type PlaceColumns = Record<string, unknown> & { north?: number; east?: number }

export interface Spot {
  latitude: number
  longitude: number
}

/** Returns a random position on land, where no other test or earlier run has places. */
export function newSpot(): Spot {
  const between = (from: number, to: number) => Number((from + Math.random() * (to - from)).toFixed(4))
  return { latitude: between(45, 60), longitude: between(60, 110) }
}

/** Creates places by name and fields, at a distance from a spot. @returns their ids by name */
export async function createPlaces(browser: Browser, baseURL: string | undefined, spot: Spot, places: Record<string, PlaceColumns>) {
  const page = await browser.newPage(baseURL === undefined ? {} : { baseURL })
  const { authorization } = await signInAdmin(page)
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

/** Returns the `bbox` parameter of a view that extends `degrees` to each side of a spot. */
export function toBbox({ latitude, longitude }: Spot, degrees: number): string {
  return [longitude - degrees, latitude - degrees, longitude + degrees, latitude + degrees].map((side) => side.toFixed(4)).join()
}
