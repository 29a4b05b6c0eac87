import { describe, expect, test } from 'vitest'
import { centerClearOfCard } from '#lib/client/places/map/clear-of-card'

const place = { latitude: 51.5, longitude: -0.12 }
const map = { left: 0, right: 320, top: 150, bottom: 360 }

/** The vertical distance of two positions on a web map at zoom 15, px, by the formula of OpenStreetMap's tiles. */
function pixelsBetween(from: number, to: number): number {
  const y = (latitude: number) => {
    const angle = (latitude * Math.PI) / 180
    return ((1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2) * 256 * 2 ** 15
  }
  return y(to) - y(from)
}

describe('centerClearOfCard', () => {
  test('centers the whole pin in the part above the card', () => {
    const center = centerClearOfCard(place, 15, map, { left: 0, right: 320, top: 260, bottom: 510 })
    expect(center.longitude).toBe(place.longitude)
    // 110 px are free: the foot is at 55 + 32.5, and the map's center at 105.
    expect(pixelsBetween(place.latitude, center.latitude)).toBeCloseTo(105 - 87.5, 6)
  })

  test.each([
    ['below the map', { left: 0, right: 320, top: 360, bottom: 510 }],
    ['beside the pin', { left: 0, right: 130, top: 200, bottom: 510 }],
  ])('is the place for a card %s', (_, card) => {
    expect(centerClearOfCard(place, 15, map, card)).toEqual(place)
  })
})
