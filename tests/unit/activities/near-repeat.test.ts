import { describe, expect, test } from 'vitest'
import { isNearRepeat } from '#lib/domain/activities/near-repeat'

describe('isNearRepeat', () => {
  test.each([
    ['en', 'Paint Rocks in the Garden', 'Painting rocks'],
    ['en', 'Rock Painting', 'Painted Stones'],
    ['en', 'The Floor Is a River', 'Jump the river'],
    ['es', 'Un barco de papel', 'El mar y la playa'],
    ['he', 'סירת נייר', 'בועות סבון'],
  ] as const)('returns false in %s for "%s" after "%s"', (language, title, other) => {
    expect(isNearRepeat(title, [other], language)).toBe(false)
  })

  test.each([
    ['en', 'Painting Rocks', 'Rock Painting'],
    ['en', 'A Tower of Cups', 'the tower of CUPS!'],
    ['en', 'Shadow Puppet Theatre', 'Our shadow puppets'],
    ['es', 'Torre de vasos', 'La torre de los vasos gigantes'],
    ['es', 'Búsqueda del tesoro', 'La busqueda de un TESORO'],
    ['he', 'מגדל כוסות', 'המגדל של הכוסות'],
    ['he', 'ציד אוצרות בבית', 'ציד אוצרות'],
  ] as const)('returns true in %s for "%s" after "%s"', (language, title, other) => {
    expect(isNearRepeat(title, ['something else', other], language)).toBe(true)
  })

  test('returns false if there are no words or no titles to compare', () => {
    expect(isNearRepeat('The', ['The'], 'en')).toBe(false)
    expect(isNearRepeat('A tower', [], 'en')).toBe(false)
  })
})
