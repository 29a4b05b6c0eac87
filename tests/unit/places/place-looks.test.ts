import { expect, test } from 'vitest'
import { placeLooks } from '#lib/domain/places/place-looks'
import { placeCategories } from '#lib/domain/places/places'

/** Returns the contrast of a color to white by WCAG 2.2. */
function contrastToWhite(hex: string): number {
  const [red = 1, green = 1, blue = 1] = (hex.match(/[\da-f]{2}/g) ?? []).map((part) => {
    const value = Number.parseInt(part, 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

test.each(placeCategories)('placeLooks gives "%s" an outline with the contrast of a control, and its own color', (category) => {
  const { ring } = placeLooks[category]
  expect(contrastToWhite(ring)).toBeGreaterThanOrEqual(3)
  expect(Object.values(placeLooks).filter((look) => look.ring === ring)).toHaveLength(1)
})
