import { describe, expect, test } from 'vitest'
import { isOptionalTerm, minutesOf, monthsOf, termName, understand } from '#lib/domain/catalogue/search/understand'
import type { Language } from '#lib/domain/platform/basics'

const read = (typed: string, language: Language = 'en') => understand(typed, language).map(({ typed: own, senses }) => [own, senses[0]])

describe('a search is understood', () => {
  test.each<[Language, string, [string, string | undefined][]]>([
    [
      'en',
      'fine motor 4 years rainy',
      [
        ['fine motor', 'tag:fine_motor'],
        ['4 years', 'months:54'],
        ['rainy', 'tag:rain'],
      ],
    ],
    [
      'en',
      'Quick games for toddlers',
      [
        ['Quick', 'minutes:15'],
        ['toddlers', 'months:24'],
      ],
    ],
    ['en', 'no prep', [['no prep', 'trait:no_prep']]],
    ['en', 'circle time', [['circle time', 'group']]],
    ['es', 'motricidad fina', [['motricidad fina', 'tag:fine_motor']]],
    ['es', 'dinosaurios', [['dinosaurios', 'tag:dinosaurs']]],
    ['es', 'actividades sin preparación', [['sin preparación', 'trait:no_prep']]],
    ['he', 'אותיות', [['אותיות', 'tag:letters']]],
    ['he', 'ללא הכנה', [['ללא הכנה', 'trait:no_prep']]],
    [
      'he',
      'יצירה לגיל 4',
      [
        ['יצירה', 'tag:art'],
        ['לגיל 4', 'months:54'],
      ],
    ],
  ])('%s: %s', (language, typed, terms) => {
    expect(read(typed, language)).toEqual(terms)
  })

  test('in whichever language it is typed', () => {
    expect(read('motricidad fina', 'en')).toEqual(read('motricidad fina', 'es'))
    expect(read('dinosaurs', 'he')).toEqual(read('dinosaurs', 'en'))
  })

  test.each<[string, number | undefined]>([
    ['4yo', 54],
    ['age 4', 54],
    ['ages 3 to 5', 54],
    ['3-5 years', 54],
    ['four year olds', 54],
    ['8 months', 8],
    ['בן שנתים', 30],
    ['6 to 12 months', 9],
    ['18 years', 216],
    ['90 years', undefined],
    ['4', undefined],
    ['de 3 a 5 años', 54],
    ['ocho meses', 8],
    ['גיל 4', 54],
    ['בני 3 עד 5', 54],
    ['בת 8 חודשים', 8],
    ['בן שנתיים', 30],
  ])('%s is an age of %s months', (typed, months) => {
    expect(understand(typed, 'en').map(monthsOf).find(Boolean)).toBe(months)
  })

  test.each<[string, number | undefined]>([
    ['10 min', 10],
    ['5 to 10 minutes', 10],
    ['2 hours', 120],
    ['half an hour', 30],
    ['media hora', 30],
    ['10 דקות', 10],
    ['rápido', 15],
    ['10', undefined],
  ])('%s is at most %s minutes', (typed, minutes) => {
    expect(understand(typed, 'en').map(minutesOf).find(Boolean)).toBe(minutes)
  })

  test('of what was said only when, where and how can be done without', () => {
    const spare = (typed: string) =>
      understand(typed, 'en')
        .filter(isOptionalTerm)
        .map(({ typed: own }) => own)
    expect(spare('dinosaurs rainy day outdoors 4 years cardboard')).toEqual(['rainy day', 'outdoors'])
  })

  test('words that say nothing are left out, be they all', () => {
    expect(read('the boat of paper')).toEqual([
      ['boat', 'tag:boats'],
      ['paper', 'tag:paper'],
    ])
    expect(read('games')).toEqual([['games', 'category:games']])
    expect([read('ideas for kids'), read('de la'), read('פעילויות לילדים', 'he')]).toEqual([[], [], []])
  })

  test('each sense has a name in the reader’s language, what is counted is as it was typed', () => {
    const names = (typed: string, language: Language) => understand(typed, language).map((term) => termName(term, language))
    expect(names('rainy fine motor 4 years', 'es')).toEqual(['rainy', 'motricidad fina', '4 years'])
    expect(names('dinosaurios sin ensuciar', 'en')).toEqual(['dinosaurs', 'no mess'])
  })

  test('a word with digits in it is one word', () => {
    expect(read('mwtws22a1iv 4yo')).toEqual([
      ['mwtws22a1iv', undefined],
      ['4 yo', 'months:54'],
    ])
  })

  test.each(['', '   ', '🎨🎉', '%_\\\'";--', '…!?', '\u200f'])('nothing in %j', (typed) => {
    expect(understand(typed, 'en')).toEqual([])
  })

  test('a Hebrew word with and without the vowel letters that some leave out', () => {
    for (const typed of ['מוטוריקה עדינה', 'מוטריקה עדינה', 'במוטריקה עדינה']) expect(understand(typed, 'he')[0]?.senses).toEqual(['tag:fine_motor'])
  })

  test('each once, and not more than a dozen', () => {
    expect(understand('boat Boat BOAT', 'en')).toHaveLength(1)
    expect(understand(Array.from({ length: 400 }, (_, i) => `word${i}`).join(' '), 'en')).toHaveLength(12)
  })

  test('words come in the forms of every language', () => {
    const forms = (typed: string) => understand(typed, 'en').flatMap(({ words }) => words.flat())
    expect(forms('ranitas')).toEqual(expect.arrayContaining(['ranitas', 'ranita']))
    expect(forms('לבועות')).toEqual(expect.arrayContaining(['לבועות', 'בועות']))
  })

  test('nothing of it means something in a tsquery', () => {
    const words = understand("boat' & !(paper) | \\x:* <-> 3/4 4.5 a'b O’Neil נ״צ", 'en').flatMap((term) => term.words.flat())
    expect(words.filter((word) => !/^[\p{L}\p{N}.,/]+$/u.test(word))).toEqual([])
  })
})
