import { describe, expect, test } from 'vitest'
import { SHORT_CARD_MINUTES, wordLimits } from '#lib/domain/catalogue/catalogue-limits'
import { sentencesOf } from '#lib/domain/catalogue/guidance'
import { isLearningSource, learningSources } from '#lib/domain/catalogue/learning-sources'
import { type Language, languages } from '#lib/domain/platform/basics'
import { placesBySetting } from '#lib/domain/platform/vocabulary'
import type { LibraryActivity } from '#seed/format.ts'
import { guidingOf } from '#seed/guiding.ts'
import { library } from '../../../setup/data/library.ts'
import { avoidedWords } from '../../../setup/glossary.ts'

const { activities } = library
const listFailing = (fails: (activity: LibraryActivity) => unknown) => activities.filter(fails).map(({ slug }) => slug)
const wordsIn = (text: string) => text.trim().split(/\s+/).length
const listFailingTexts = (fails: (texts: LibraryActivity['text']['en'], activity: LibraryActivity) => boolean) =>
  activities.flatMap((activity) =>
    languages.filter((language) => fails(activity.text[language], activity)).map((language) => `${activity.slug} ${language}`),
  )

describe('guidance and circumstances of library activities', () => {
  test('have lists of the same length in every language', () => {
    const lengths = ({ quick, say, ask, group }: LibraryActivity['text']['en']) => [quick.length, say.length, ask.length, group === undefined].join()
    expect(listFailing(({ text }) => new Set(languages.map((language) => lengths(text[language]))).size > 1)).toEqual([])
  })

  test('have short lines in the quick view', () => {
    expect(listFailingTexts(({ quick }) => quick.some((line) => wordsIn(line) > wordLimits.quickLine))).toEqual([])
  })

  test('have short steps for short activities', () => {
    const isLong = (steps: string[]) =>
      wordsIn(steps.join(' ')) > wordLimits.shortCard || steps.some((step) => wordsIn(step) > wordLimits.shortCardStep)
    expect(listFailingTexts(({ instructions }, { durationMinutes }) => durationMinutes <= SHORT_CARD_MINUTES && isLong(instructions))).toEqual([])
  })

  test('have no preparation time with the trait "no_prep"', () => {
    expect(listFailing(({ traits, minutes }) => traits.includes('no_prep') && minutes.prep)).toEqual([])
  })

  test('do not begin the idea for another day with "tomorrow": Home shows it on that day', () => {
    const tomorrow = /^(Tomorrow|Mañana|מחר)(?!\p{L})/u
    expect(listFailingTexts(({ nextDay }) => tomorrow.test(nextDay))).toEqual([])
  })

  test('name a place of their setting', () => {
    const suits = (a: LibraryActivity) => a.places.some((place) => place === 'anywhere' || placesBySetting[a.setting].some((one) => one === place))
    expect(listFailing((a) => !suits(a))).toEqual([])
  })

  test('state the weather for outdoor activities, and only if they can be done outdoors', () => {
    const canBeOutdoors = ({ places }: LibraryActivity) =>
      places.some((place) => place === 'anywhere' || placesBySetting.outdoor.some((one) => one === place))
    expect(listFailing(({ setting, weather }) => setting === 'outdoor' && !weather)).toEqual([])
    expect(listFailing((a) => a.weather && !canBeOutdoors(a))).toEqual([])
    expect(listFailing(({ weather }) => weather && weather.coldestC >= weather.warmestC)).toEqual([])
  })

  test('have age bands that cover the age range without gaps', () => {
    const covers = ({ watchFor, ageMinMonths, ageMaxMonths }: LibraryActivity) => {
      const bands = watchFor.toSorted((a, b) => a.fromMonths - b.fromMonths)
      const meets = bands.every(({ fromMonths, toMonths }, i) => fromMonths < toMonths && (i === 0 || fromMonths === bands[i - 1]?.toMonths))
      return meets && bands[0]?.fromMonths === ageMinMonths && bands.at(-1)?.toMonths === ageMaxMonths
    }
    expect(listFailing((a) => !covers(a))).toEqual([])
  })

  test('cite sources that cover the ages of the activity', () => {
    const isTooOld = ({ why, ageMinMonths }: LibraryActivity) =>
      why.some(({ source }) => isLearningSource(source) && learningSources[source].upToMonths < ageMinMonths)
    expect(listFailing(isTooOld)).toEqual([])
    expect(listFailing(({ why, ageMinMonths }) => ageMinMonths >= 60 && why.some(({ source }) => source === 'who-under-5'))).toEqual([])
  })

  test('have one adaptation for each need that is hard, and for no other', () => {
    const asText = (list: readonly string[]) => [...list].sort().join()
    expect(listFailing(({ adaptations, facts }) => asText(adaptations.flatMap(({ needs }) => needs)) !== asText(facts.effort.hard))).toEqual([])
  })

  test('have a text for groups exactly if ten or more can take part', () => {
    expect(listFailing(({ participants }) => participants.min > participants.max)).toEqual([])
    expect(listFailingTexts(({ group }, { participants }) => (group !== undefined) !== participants.max >= 10)).toEqual([])
  })
})

test('texts of the library use no words that the glossary avoids', () => {
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
