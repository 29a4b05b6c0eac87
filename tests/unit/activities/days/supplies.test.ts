import { describe, expect, test } from 'vitest'
import { listSupplies } from '#lib/domain/activities/days/supplies'
import { languages } from '#lib/domain/platform/basics'

const one = { min: 1, max: 1 }
const day = {
  duration: 'full-day',
  minutes: 350,
  pauses: ['way', 'snack', 'lunch', 'snack'],
  agesMonths: [48],
  children: one,
  isClass: false,
} as const
const supplies = (fields: Partial<Parameters<typeof listSupplies>[0]>) => listSupplies({ ...day, ...fields }, 'en')

describe('listSupplies', () => {
  test('has water, food, hats, sunscreen, a blanket and clothes for a whole day', () => {
    expect(supplies({})).toEqual([
      'Drinking water (1 L)',
      'Snack (2 portions)',
      'Lunch that needs no table (1 portion)',
      'Sun hat (1)',
      'Sunscreen',
      'Wipes, or water and soap, to clean hands',
      'Picnic blanket (1)',
      'Change of clothes (1)',
    ])
  })

  test('has less water and no lunch for a shorter time', () => {
    const short = supplies({ duration: '1-2hours', pauses: ['snack'] })
    expect(short[0]).toBe('Drinking water (0.3 L)')
    expect(short.join()).not.toMatch(/Lunch/)
  })

  test('multiplies by the children of a group, one blanket for five', () => {
    const lines = supplies({ agesMonths: [48, 70], children: { min: 13, max: 22 } })
    expect(lines).toEqual(expect.arrayContaining(['Drinking water (22 L for the children)', 'Snack (44 portions)', 'Sun hat (22)']))
    expect(lines).toContain('Picnic blanket (5)')
    expect(lines).toContain('Change of clothes (22)')
  })

  test.each([
    [5, false],
    [6, true],
  ])('has water and sunscreen at %i months: %s', (months, has) => {
    const lines = supplies({ agesMonths: [months] }).join()
    expect([lines.includes('Drinking water'), lines.includes('Sunscreen')]).toEqual([has, has])
  })

  test('has a little water and milk for a baby', () => {
    expect(supplies({ agesMonths: [8], pauses: ['feed'] }).slice(0, 3)).toEqual([
      'Drinking water (0.2 L)',
      'Breast milk or formula, and for babies who eat, their food',
      'Sun hat (1)',
    ])
    expect(supplies({ agesMonths: [12] }).join()).not.toMatch(/milk/i)
  })

  test.each([
    [59, true],
    [60, false],
  ])('has a change of clothes at %i months: %s', (months, has) => {
    expect(supplies({ agesMonths: [months] }).includes('Change of clothes (1)')).toBe(has)
  })

  test.each([
    [29, 350, 4],
    [29, 90, 2],
    [30, 350, 0],
  ])('at %i months in %i minutes has this many diapers: %i', (months, minutes, diapers) => {
    const lines = supplies({ agesMonths: [months], minutes })
    expect(lines.includes(`Diapers (${diapers}) and wipes`)).toBe(diapers > 0)
  })

  test('counts siblings by their ages', () => {
    const lines = supplies({ agesMonths: [10, 40, 80], children: { min: 3, max: 3 } })
    expect(lines).toEqual(expect.arrayContaining(['Diapers (4) and wipes', 'Change of clothes (2)', 'Sun hat (3)', 'Snack (4 portions)']))
  })

  test('writes decimals with a point, as Latin American Spanish does', () => {
    expect(listSupplies({ ...day, duration: 'half-day' }, 'es')[0]).toBe('Agua para beber (0.5 L)')
  })

  test('has sunscreen only from six months of age if a younger one is there', () => {
    expect(supplies({ agesMonths: [5, 40], children: { min: 2, max: 2 } })).toContain('Sunscreen, from six months of age')
  })

  test('has something quiet for an older child, a book for a rest, and a list for a class', () => {
    const quiet = 'Picture book, paper and chunky crayons for the quiet time'
    const siblings = { agesMonths: [8, 36], children: { min: 2, max: 2 } }
    expect(supplies({ ...siblings, pauses: ['feed', 'sleep'] })).toContain(quiet)
    expect(supplies({ ...siblings, pauses: ['feed'] })).not.toContain(quiet)
    expect(supplies({ pauses: ['nap'] })).not.toContain(quiet)
    expect(supplies({ pauses: ['rest'] })).toContain('A book for the quiet time')
    expect(supplies({})).not.toContain('A book for the quiet time')
    const list = 'List of the children, phone and first-aid kit'
    expect([supplies({ isClass: true }).includes(list), supplies({}).includes(list)]).toEqual([true, false])
  })

  test('has as many lines in each language', () => {
    const ages = { ...day, agesMonths: [20] }
    expect(new Set(languages.map((language) => listSupplies(ages, language).length))).toEqual(new Set([9]))
  })
})
