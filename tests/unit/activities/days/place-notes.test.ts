import { describe, expect, test } from 'vitest'
import { isOfOtherPlace, materialsForPlace, noteForPlace } from '#lib/domain/activities/days/place-notes'
import type { Language } from '#lib/domain/platform/basics'

const places = {
  home: { setting: 'indoor', isAtSchool: false },
  school: { setting: 'indoor', isAtSchool: true },
  park: { setting: 'outdoor', isAtSchool: false },
} as const
type Place = keyof typeof places

describe('isOfOtherPlace', () => {
  test.each<[Language, string, Place[]]>([
    ['en', "Never near the driver's ear", ['home', 'school', 'park']],
    ['en', 'No road and no thorns', ['home', 'school']],
    ['en', 'Avoid the hours from 10 a.m. to 4 p.m.', ['home', 'school']],
    ['en', 'Away from the stove', ['school', 'park']],
    ['en', 'Soft balls only indoors', ['park']],
    ['en', 'In the park stay within sight', ['home', 'school']],
    ['es', 'En el parque no se pierdan de vista', ['home', 'school']],
    ['he', 'בפארק נשארים בטווח ראייה', ['home', 'school']],
    ['en', 'Look through the closed window', ['park']],
    ['en', 'On the bed in the middle', ['school', 'park']],
    ['es', 'En la cama, al centro', ['school', 'park']],
    ['he', 'על מיטה יושבים באמצע', ['school', 'park']],
    ['en', 'It does not stay with a baby in bed', []],
    ['en', 'Bare feet inside, shoes outdoors', []],
    ['en', 'On a rug or on grass', []],
    ['en', 'Use sturdy cars in one piece', []],
    ['es', 'Nunca junto al oído de quien maneja', ['home', 'school', 'park']],
    ['es', 'Lejos de la calle', ['home', 'school']],
    ['es', 'Solo con calcetines', []],
    ['es', 'Lejos de la estufa', ['school', 'park']],
    ['he', 'לא ליד האוזן של הנהג', ['home', 'school', 'park']],
    ['he', 'רחוק מהכביש', ['home', 'school']],
    ['he', 'בחוץ יושבים בצל', ['home', 'school']],
    ['he', 'הכלי נשאר מחוץ להישג יד', []],
    ['he', 'תנועה קטנה של פרק היד', []],
    ['he', 'רחוק מהכיריים', ['school', 'park']],
  ])('%s: "%s" is of another place at %o', (language, clause, expected) => {
    const others = (['home', 'school', 'park'] as const).filter((place) => isOfOtherPlace(clause, { ...places[place], language }))
    expect(others).toEqual(expected)
  })
})

describe('noteForPlace', () => {
  const noteAt = (place: Place, ...notes: string[]) => noteForPlace(notes, { ...places[place], language: 'en' })

  test('returns a note unchanged if all of it is about the place', () => {
    expect(noteAt('home', 'Wash hands; sit down. Use 0.5 L of water.')).toBe('Wash hands; sit down. Use 0.5 L of water.')
  })

  test('leaves out sentences and clauses about another place', () => {
    expect(noteAt('home', 'Sit down. Outdoors only in the shade.')).toBe('Sit down.')
    expect(noteAt('home', 'Outdoors far from roads; keep your hands clean.')).toBe('Keep your hands clean.')
    expect(noteAt('home', 'Sit down; outdoors in the shade.')).toBe('Sit down.')
  })

  test('takes the next note if nothing is left, and none if all are about another place', () => {
    expect(noteAt('home', 'Stay away from the road.', 'Sit down.')).toBe('Sit down.')
    expect(noteAt('home', 'Stay away from the road.')).toBeUndefined()
  })

  test('does not repeat outdoors what to do about the sun', () => {
    expect(noteAt('park', 'Wear hats and drink.', 'Blunt sticks only.')).toBe('Blunt sticks only.')
    expect(noteAt('park', 'With hats, and far from the street.')).toBe('With hats, and far from the street.')
  })
})

test('materialsForPlace leaves out what is only for another place', () => {
  const needs = {
    materialIds: ['chalk', 'paper', 'socks', 'cup', 'towel'],
    materialsNeeded: ['Chalk (for the grid outdoors)', 'Paper (1 large sheet indoors)', 'Socks (3; outdoors a ball)', 'Cup', 'Towel (2 (small))'],
    childrenPerSet: [1, 2, null, 4, null],
  }
  const linesAt = (place: Place) => materialsForPlace(needs, { ...places[place], language: 'en' })
  expect(linesAt('home')).toEqual({
    materialIds: ['paper', 'socks', 'cup', 'towel'],
    materialsNeeded: ['Paper (1 large sheet indoors)', 'Socks (3)', 'Cup', 'Towel (2 (small))'],
    childrenPerSet: [2, null, 4, null],
  })
  expect(linesAt('park').materialIds).toEqual(['chalk', 'socks', 'cup', 'towel'])
  const isKept = (quantity: string, language: Language) =>
    materialsForPlace({ materialIds: ['thing'], materialsNeeded: [`Thing (${quantity})`], childrenPerSet: [null] }, { setting: 'indoor', language })
      .materialIds.length === 1
  expect(isKept('2 pairs, also as weights outdoors', 'en')).toBe(true)
  expect([isKept('2 colores, afuera', 'es'), isKept('1, o un rincón afuera', 'es'), isKept('o gis, si es afuera', 'es')]).toEqual([false, true, true])
  expect([isKept('2 צבעים, בחוץ', 'he'), isKept('אחת, או פינה בחוץ', 'he')]).toEqual([false, true])
})
