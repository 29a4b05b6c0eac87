import { describe, expect, test } from 'vitest'
import type { Language } from '#lib/domain/platform/basics'
import { compile, overlap, scan } from '#lib/domain/safety/match'
import { sentencesOf } from '#lib/domain/safety/normalise'

/** Returns the texts that a phrase finds in the first sentence. */
function find(phrase: string, text: string, language: Language = 'en'): string[] {
  const [tokens = []] = sentencesOf(text, language)
  const found = scan(compile([['group', phrase]]), tokens).get('group') ?? []
  return found.map(({ start, end }) =>
    tokens
      .slice(start, end)
      .map((token) => token.text)
      .join(' '),
  )
}

describe('scan', () => {
  test.each([
    ['button', 'a Button and two buttons', ['button', 'buttons']],
    ['button battery', 'a button battery, not a battery button', ['button battery']],
    ['cup|glass of water', 'a cup of water and a glass of water', ['cup of water', 'glass of water']],
    ['swim*', 'swim, swims, swimming, wim', ['swim', 'swims', 'swimming']],
    ['at*', 'at, ate, attach, a', ['at', 'ate', 'attach']],
    ['=lead', 'lead and leads', ['lead']],
    ['=lead|tin', 'leads, tins', ['tins']],
    ['cup ^ water', 'cup, water and cup water', ['cup , water']],
    ['cup _ water', 'a cup of water, a cup water', ['cup of water']],
    ['cup _ water', 'cup of cold water', []],
    ['cup', 'saucer', []],
    ['pour swim*|cup', 'pour swimming, pour cups, pour, cup', ['pour swimming', 'pour cups']],
    [' cup  of ', 'a cup of water', ['cup of']],
    ['swim*|swimming', 'swimming', ['swimming']],
  ])('finds %j in %j: %j', (phrase, text, found) => {
    expect(find(phrase, text)).toEqual(found)
  })

  test('lets a gap span up to four words, not a comma', () => {
    expect(find('pour ~ water', 'pour water')).toEqual(['pour water'])
    expect(find('pour ~ water', 'pour the very cold fresh water')).toEqual(['pour the very cold fresh water'])
    expect(find('pour ~ water', 'pour the very cold and fresh water')).toEqual([])
    expect(find('pour ~ water', 'pour sand, water')).toEqual([])
    expect(find('pour ~ water', 'pour sand')).toEqual([])
  })

  test('finds an unfinished phrase at the end of a sentence not', () => {
    expect(find('cup of water', 'a cup of')).toEqual([])
    expect(find('cup _', 'a cup')).toEqual([])
  })

  test.each([
    ['גולה+', ['גולה', 'גולות', 'גולת']],
    ['כדור+', ['כדור', 'כדורים', 'כדורי']],
    ['כפית+', ['כפית', 'כפיות']],
    ['בובה+', ['בובה', 'בובות', 'בובת', 'בובים', 'בובי']],
    ['סוכרת+', ['סוכרת', 'סוכרות', 'סוכרה']],
    ['סיכה+', ['סיכה', 'סיכות']],
    ['עיפרון+', ['עיפרון', 'עיפרונות']],
    ['תיק+', ['תיק', 'תיקים']],
    ['מהדק+', ['מהדק', 'מהדקים']],
  ])('finds the plurals and construct forms of %s', (phrase, words) => {
    for (const word of words) expect(find(phrase, word, 'he')).toHaveLength(1)
    expect(find(phrase.slice(0, -1), words[1] ?? '', 'he')).toHaveLength(0)
  })

  test.each([
    ['כפית+', 'כפיים'],
    ['כדור+', 'כדורה'],
  ])('does not find for %s the other word %s', (phrase, word) => {
    expect(find(phrase, word, 'he')).toEqual([])
  })

  test('finds each phrase of a group and all groups in one pass', () => {
    const [tokens = []] = sentencesOf('a cup and a swimming cup', 'en')
    const index = compile([
      ['things', 'cup'],
      ['deeds', 'swim*'],
      ['things', 'swim*'],
    ] as const)
    const found = scan(index, tokens)
    expect(found.get('deeds')).toEqual([{ start: 4, end: 5 }])
    expect(found.get('things')).toEqual([
      { start: 1, end: 2 },
      { start: 4, end: 5 },
      { start: 5, end: 6 },
    ])
    expect(scan(index, tokens)).toEqual(found)
  })
})

test.each(['_ water', '~ water'])('compile refuses the phrase %j, which begins with no word', (phrase) => {
  expect(() => compile([['group', phrase]])).toThrow(phrase)
})

test.each([
  [0, 1, 1, 2, false],
  [0, 2, 1, 3, true],
  [1, 3, 0, 2, true],
  [2, 3, 0, 2, false],
  [0, 3, 1, 2, true],
])('overlap of %d-%d and %d-%d is %s', (aStart, aEnd, bStart, bEnd, expected) => {
  expect(overlap({ start: aStart, end: aEnd }, { start: bStart, end: bEnd })).toBe(expected)
})
