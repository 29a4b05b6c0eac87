import { describe, expect, test } from 'vitest'
import { createMaterialFinder, type NamedMaterial } from '#lib/domain/catalogue/named-material'

const materials = (...list: [string, ...string[]][]): NamedMaterial[] => list.map(([english, ...names]) => ({ english, names }))
const known = materials(['Paper', 'Paper'], ['Cardboard box', 'Cardboard box', 'shoebox'], ['Paper plates', 'Paper plates'], ['Socks', 'Socks'])
const english = (line: string) => createMaterialFinder(known, 'en')(line)

describe('createMaterialFinder', () => {
  test.each([
    ['2 large cardboard boxes, without lids', 'Cardboard box'],
    ['1 shoebox', 'Cardboard box'],
    ['one old sock', 'Socks'],
    ['4 sheets of paper (A4)', 'Paper'],
    ['a wooden spoon', undefined],
    ['Ada’s sockeye puppet', undefined],
  ])('finds a material by its words, singular or plural: %s', (line, material) => {
    expect(english(line)).toBe(material)
  })

  test('prefers the material with the longest name in the line', () => {
    expect(english('3 paper plates')).toBe('Paper plates')
  })

  test('finds a material in the language of the card', () => {
    expect(createMaterialFinder(materials(['Cardboard box', 'Caja de cartón']), 'es')('2 cajas de cartón grandes')).toBe('Cardboard box')
    expect(createMaterialFinder(materials(['Blanket', 'שמיכה']), 'he')('2 כריות והשמיכה')).toBe('Blanket')
  })

  test('finds nothing for a material whose name has no words', () => {
    expect(createMaterialFinder(materials(['Nothing', '', '–']), 'en')('1 towel')).toBeUndefined()
  })
})
