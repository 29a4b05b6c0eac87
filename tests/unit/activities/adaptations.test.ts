import { describe, expect, test } from 'vitest'
import { groupWays, listAdaptations } from '#lib/domain/activities/adaptations'
import { firstSentence } from '#lib/domain/activities/first-sentence'
import { languages } from '#lib/domain/platform/basics'
import { readText } from '#lib/domain/safety/sentences'

const texts = { language: 'en' as const, ageMinMonths: 36, ageMaxMonths: 72, easier: 'slower', harder: 'faster' }

test.each([
  ['inside the range', 48, [36, 48], [49, 72]],
  ['at its start', 36, [36, 36], [37, 72]],
  ['at its end', 72, [36, 71], [72, 72]],
  ['above it', 90, [36, 71], [72, 90]],
])('listAdaptations splits the age range for a child %s', (_, age, easier, harder) => {
  expect(listAdaptations(texts, [age])).toEqual([
    { kind: 'easier', ageMinMonths: easier[0], ageMaxMonths: easier[1], text: 'slower' },
    { kind: 'harder', ageMinMonths: harder[0], ageMaxMonths: harder[1], text: 'faster' },
  ])
})

describe('listAdaptations: groups', () => {
  const spans = (ages: number[]) =>
    listAdaptations(texts, ages).map(({ kind, ageMinMonths, ageMaxMonths, text }) => [kind, ageMinMonths, ageMaxMonths, text])

  test.each<[string, number[], [number, number], [number, number]]>([
    ['a baby among six-year-olds', [74, 8, 72, 75], [8, 35], [36, 75]],
    ['three to five', [36, 60], [36, 47], [48, 60]],
    ['both ages just a year apart', [40, 52], [40, 47], [48, 52]],
    ['a year apart on their birthdays', [48, 36], [36, 47], [48, 48]],
  ])('returns one line for the younger and one for the older children: %s', (_, ages, younger, older) => {
    expect(spans(ages)).toEqual([
      ['easier', ...younger, 'slower'],
      ['harder', ...older, 'faster'],
    ])
  })

  test('has no line for older children if all of them have outgrown the activity', () => {
    expect(listAdaptations(texts, [36, 40, 44, 130]).map(({ kind }) => kind)).toEqual(['easier'])
    expect(listAdaptations(texts, [36, 72, 100])[1]).toMatchObject({ kind: 'harder', text: 'faster' })
  })

  test('puts each child into a line and leaves no line empty', () => {
    for (let youngest = 0; youngest < 60; youngest++) {
      for (let oldest = youngest + 12; oldest < 216; oldest += 5) {
        const [younger, older] = listAdaptations({ ...texts, ageMaxMonths: oldest }, [youngest, oldest])
        expect([younger?.ageMinMonths, older?.ageMaxMonths]).toEqual([youngest, oldest])
        expect(older?.ageMinMonths).toBe((younger?.ageMaxMonths ?? 0) + 1)
        expect([youngest <= (younger?.ageMaxMonths ?? -1), oldest >= (older?.ageMinMonths ?? 999)]).toEqual([true, true])
      }
    }
  })

  test('treats a group within one year like one child and covers every age', () => {
    expect(spans([44, 40])).toEqual([
      ['easier', 36, 40, 'slower'],
      ['harder', 41, 72, 'faster'],
    ])
    expect(spans([70, 78])).toEqual([
      ['easier', 36, 70, 'slower'],
      ['harder', 71, 78, 'faster'],
    ])
  })

  test.each(languages)('returns general lines without any dangerous word: %s', (language) => {
    const { easier, harder } = groupWays[language]
    const found = [easier, harder].flatMap((text) => readText(text, language)).flatMap((sentence) => sentence.found)
    expect(found.map(({ mark }) => mark.kind).filter((kind) => kind === 'thing' || kind === 'never' || kind === 'substance')).toEqual([])
  })
})

test.each([
  ['en', 'Take 1.5 litres of water. Pour it.', 'Take 1.5 litres of water.'],
  ['es', '¿Qué flota? Prueben con hojas.', '¿Qué flota?'],
  ['he', 'מה צף? נסו עם עלים.', 'מה צף?'],
  ['en', 'No full stop', 'No full stop'],
  ['en', '', ''],
] as const)('firstSentence in %s of "%s"', (language, text, first) => {
  expect(firstSentence(text, language)).toBe(first)
})
