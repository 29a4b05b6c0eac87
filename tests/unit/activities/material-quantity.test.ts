import { describe, expect, test } from 'vitest'
import { multiplyMaterial } from '#lib/domain/activities/material-quantity'
import { readLibrary } from '#seed/read.ts'

const forClass = (line: string) => multiplyMaterial(line, 1, 20)

describe('multiplyMaterial', () => {
  test('counts one set for every few children, and one for all without a number', () => {
    expect(multiplyMaterial('Scissors', 2, 5)).toBe('Scissors × 3')
    expect(multiplyMaterial('Scissors', 4, 4)).toBe('Scissors')
    expect(multiplyMaterial('Paper (1 sheet each)', 1, 1)).toBe('Paper (1 sheet each)')
    expect(multiplyMaterial('Rope', null, 20)).toBe('Rope')
    expect(multiplyMaterial('Rope (1 long one)', null, 20)).toBe('Rope (1 long one)')
  })

  test.each([
    ['Paper (1 sheet)', 'Paper (20 sheets)'],
    ['Papel (1 hoja)', 'Papel (20 hojas)'],
    ['נייר (דף אחד)', 'נייר (20 דפים)'],
    ['Papel (2 hojas por persona)', 'Papel (40 hojas)'],
    ['נייר (דף לכל אחד)', 'נייר (20 דפים)'],
    ['נייר (2 דפים לכל ילד)', 'נייר (40 דפים)'],
    ['Rolled-up socks (1 pair)', 'Rolled-up socks (20 pairs)'],
    ['Paper (1 sheet for strips)', 'Paper (20 sheets for strips)'],
    ['נייר (דף 1 לרצועות)', 'נייר (20 דפים לרצועות)'],
    ['נייר (פתק אחד)', 'נייר (20 פתקים)'],
  ])('writes the plural of a unit: %s', (line, multiplied) => {
    expect(forClass(line)).toBe(multiplied)
  })

  test.each([
    ['Cardboard tubes (× 1)', 'Cardboard tubes × 20'],
    ['Pencil (1 each)', 'Pencil × 20'],
    ['Lápiz (1 por persona)', 'Lápiz × 20'],
    ['עיפרון (אחד לכל אחד)', 'עיפרון × 20'],
    ['Paper cups (3 of them)', 'Paper cups × 60'],
    ['Soft ball (1, or a ball of socks)', 'Soft ball (20, or a ball of socks)'],
    ['Towels (1 as a cloak)', 'Towels (20 as a cloak)'],
    ['Toallas (1 como capa)', 'Toallas (20 como capa)'],
    ['מגבות (1 בתור גלימה)', 'מגבות (20 בתור גלימה)'],
  ])('writes a number of things once: %s', (line, multiplied) => {
    expect(forClass(line)).toBe(multiplied)
  })

  test.each([
    ['Socks (8 rolled up, as flies)', 'Socks (160 rolled up, as flies)'],
    ['Paper cups (about 10)', 'Paper cups (about 200)'],
    ['Drinking water (1.5 liters each)', 'Drinking water (1.5 liters each)'],
    ['Washable markers (2 colors)', 'Washable markers × 20 (2 colors)'],
    ['Paper (2 sheets, torn into about 40 scraps)', 'Paper × 20 (2 sheets, torn into about 40 scraps)'],
    ['Washable markers (1 thick one)', 'Washable markers × 20 (1 thick one)'],
    ['Paper (1 sheet for two, and some for the wall)', 'Paper (1 sheet for two, and some for the wall)'],
    ['Liquid soap (a few drops)', 'Liquid soap × 20 (a few drops)'],
    ['Soft toys (1 or 2)', 'Soft toys × 20 (1 or 2)'],
  ])('multiplies a number only where the text stays right: %s', (line, multiplied) => {
    expect(forClass(line)).toBe(multiplied)
  })

  test('needs names without parentheses, in which a line has its quantity', () => {
    const { materials } = readLibrary()
    expect(materials.flatMap(({ name }) => Object.values(name)).filter((name) => name.includes('('))).toEqual([])
  })

  test('gives every material of the library the same numbers in all languages', () => {
    const { activities } = readLibrary()
    // A one is a word in some languages.
    const numbers = (quantity: string) => {
      const all = forClass(`A (${quantity})`).match(/\d+([.,]\d+)?/g) ?? []
      return all.map((number) => number.replace(',', '.')).filter((number) => number !== '1')
    }
    const different = activities.flatMap(({ slug, materials }) =>
      materials.flatMap(({ id, quantity, childrenPerSet }) => {
        if (!quantity || childrenPerSet === undefined) return []
        const counts = [numbers(quantity.en), numbers(quantity.es), numbers(quantity.he)].map((list) => list.toSorted().join(' '))
        return new Set(counts).size > 1 ? [{ slug, id, ...quantity, counts }] : []
      }),
    )
    expect(different).toEqual([])
  })
})
