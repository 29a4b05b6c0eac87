import { describe, expect, test } from 'vitest'
import { createMaterialFinder, type NamedMaterial } from '#lib/domain/catalogue/named-material'

const materials = (...list: [string, ...string[]][]): NamedMaterial[] => list.map(([english, ...names]) => ({ english, names }))
const english = createMaterialFinder(
  materials(['Paper', 'Paper'], ['Cardboard box', 'Cardboard box', 'shoebox'], ['Paper plates', 'Paper plates'], ['Socks', 'Socks']),
  'en',
)

describe('the material that a line names', () => {
  test.each([
    ['2 large cardboard boxes, without lids', 'Cardboard box'],
    ['1 shoebox', 'Cardboard box'],
    ['one old sock', 'Socks'],
    ['4 sheets of paper (A4)', 'Paper'],
    ['a wooden spoon', undefined],
    ['Ada’s sockeye puppet', undefined],
  ])('is found by its words, singular or plural: %s', (line, material) => {
    expect(english(line)).toBe(material)
  })

  test('is that with the longest name in the line', () => {
    expect(english('3 paper plates')).toBe('Paper plates')
  })

  test('is found in the language of the card', () => {
    expect(createMaterialFinder(materials(['Cardboard box', 'Caja de cartón']), 'es')('2 cajas de cartón grandes')).toBe('Cardboard box')
    expect(createMaterialFinder(materials(['Blanket', 'שמיכה']), 'he')('2 כריות והשמיכה')).toBe('Blanket')
  })

  test('is none if the vocabulary has a name without words', () => {
    expect(createMaterialFinder(materials(['Nothing', '', '–']), 'en')('1 towel')).toBeUndefined()
  })
})
