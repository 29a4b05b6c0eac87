import { describe, expect, test } from 'vitest'
import { SHORT_CARD_MINUTES, wordLimits } from '#lib/domain/catalogue/catalogue-limits'
import { sentencesOf } from '#lib/domain/catalogue/guidance'
import { isLearningSource, learningSources } from '#lib/domain/catalogue/learning-sources'
import { type Language, languages } from '#lib/domain/platform/basics'
import { placesBySetting } from '#lib/domain/platform/vocabulary'
import type { LibraryActivity } from '#seed/format.ts'
import { guidingOf } from '#seed/guiding.ts'
import { readLibrary } from '#seed/read.ts'
import { avoidedWords } from '../../setup/glossary.ts'

const { activities } = readLibrary()
const failing = (fails: (activity: LibraryActivity) => unknown) => activities.filter(fails).map(({ slug }) => slug)
const wordsIn = (text: string) => text.trim().split(/\s+/).length
const everyText = (fails: (texts: LibraryActivity['text']['en'], activity: LibraryActivity) => boolean) =>
  activities.flatMap((activity) =>
    languages.filter((language) => fails(activity.text[language], activity)).map((language) => `${activity.slug} ${language}`),
  )

describe('what an activity says beside its steps, and under which circumstances it is done', () => {
  test('has lists of the same length in every language', () => {
    const lengths = ({ quick, say, ask, group }: LibraryActivity['text']['en']) => [quick.length, say.length, ask.length, group === undefined].join()
    expect(failing(({ text }) => new Set(languages.map((language) => lengths(text[language]))).size > 1)).toEqual([])
  })

  test('is told in three lines of few words', () => {
    expect(everyText(({ quick }) => quick.some((line) => wordsIn(line) > wordLimits.quickLine))).toEqual([])
  })

  test('is short where the time is short', () => {
    const isLong = (steps: string[]) =>
      wordsIn(steps.join(' ')) > wordLimits.shortCard || steps.some((step) => wordsIn(step) > wordLimits.shortCardStep)
    expect(everyText(({ instructions }, { durationMinutes }) => durationMinutes <= SHORT_CARD_MINUTES && isLong(instructions))).toEqual([])
  })

  test('takes no preparation where it says so', () => {
    expect(failing(({ traits, minutes }) => traits.includes('no_prep') && minutes.prep)).toEqual([])
  })

  test('works where it is written for', () => {
    const suits = (a: LibraryActivity) => a.places.some((place) => place === 'anywhere' || placesBySetting[a.setting].some((one) => one === place))
    expect(failing((a) => !suits(a))).toEqual([])
  })

  test('says its weather where it is for outdoors, and only where it can be done there', () => {
    const canBeOutdoors = ({ places }: LibraryActivity) =>
      places.some((place) => place === 'anywhere' || placesBySetting.outdoor.some((one) => one === place))
    expect(failing(({ setting, weather }) => setting === 'outdoor' && !weather)).toEqual([])
    expect(failing((a) => a.weather && !canBeOutdoors(a))).toEqual([])
    expect(failing(({ weather }) => weather && weather.coldestC >= weather.warmestC)).toEqual([])
  })

  test('names bands of age that lie within its own and cover it', () => {
    const covers = ({ watchFor, ageMinMonths, ageMaxMonths }: LibraryActivity) => {
      const bands = watchFor.toSorted((a, b) => a.fromMonths - b.fromMonths)
      const meets = bands.every(({ fromMonths, toMonths }, i) => fromMonths < toMonths && (i === 0 || fromMonths === bands[i - 1]?.toMonths))
      return meets && bands[0]?.fromMonths === ageMinMonths && bands.at(-1)?.toMonths === ageMaxMonths
    }
    expect(failing((a) => !covers(a))).toEqual([])
  })

  test('cites what speaks of its ages', () => {
    const isTooOld = ({ why, ageMinMonths }: LibraryActivity) =>
      why.some(({ source }) => isLearningSource(source) && learningSources[source].upToMonths < ageMinMonths)
    expect(failing(isTooOld)).toEqual([])
    expect(failing(({ why, ageMinMonths }) => ageMinMonths >= 60 && why.some(({ source }) => source === 'who-under-5'))).toEqual([])
  })

  test('says what to change for every need that it is hard for, once, and for no other', () => {
    const asText = (list: readonly string[]) => [...list].sort().join()
    expect(failing(({ adaptations, facts }) => asText(adaptations.flatMap(({ needs }) => needs)) !== asText(facts.effort.hard))).toEqual([])
  })

  test('says how it goes with a class where ten or more can take part', () => {
    expect(failing(({ participants }) => participants.min > participants.max)).toEqual([])
    expect(everyText(({ group }, { participants }) => (group !== undefined) !== participants.max >= 10)).toEqual([])
  })
})

test('words are those of the glossary', () => {
  const textsOf = (a: LibraryActivity, language: Language) => {
    const { quick, guidance } = guidingOf(a)[language]
    return [...Object.values(a.text[language]).flat(), ...quick, ...(guidance ? sentencesOf(guidance) : [])]
  }
  const found = activities.flatMap((a) =>
    languages.flatMap((language) =>
      textsOf(a, language)
        .flatMap((text) => text.match(avoidedWords[language])?.[0] ?? [])
        .map((word) => `${a.slug}: ${word}`),
    ),
  )
  expect(found).toEqual([])
})
