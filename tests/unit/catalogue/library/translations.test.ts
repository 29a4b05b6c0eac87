import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#lib/domain/platform/basics'
import type { LibraryActivity } from '#seed/format.ts'
import { activityTexts, library, materialLines } from '../../../setup/data/library.ts'

const { activities } = library

const listAllTexts = (language: Language) =>
  activities.flatMap((a) => [...activityTexts(language, a), ...materialLines(a, language)].map((text) => [a.slug, text] as const))
const findTexts = (language: Language, pattern: RegExp) =>
  listAllTexts(language)
    .filter(([, text]) => pattern.test(text))
    .map(([slug, text]) => `${slug}: ${text}`)

describe('translations of the library', () => {
  test('use only letters of their own alphabet', () => {
    expect(findTexts('en', /[\u0590-\u05ff¿¡ñ]/i)).toEqual([])
    expect(findTexts('es', /[\u0590-\u05ff]/)).toEqual([])
    expect(findTexts('he', /[A-Za-z]{2}/)).toEqual([])
    expect(findTexts('he', /^[^\u05d0-\u05ea]*$/)).toEqual([])
  })

  test('contain no common words of another language', () => {
    expect(findTexts('en', /(?<![\p{L}])(el|los|las|con|para|una|por|pero|cuando|que|del|niños|tu)(?![\p{L}])/iu)).toEqual([])
    expect(findTexts('es', /(?<![\p{L}])(the|with|and|your|of|for|child|let|then|until|when)(?![\p{L}])/iu)).toEqual([])
  })

  test('have no text that equals the English one', () => {
    const same = activities.flatMap((a) => {
      const english = new Set(activityTexts('en', a))
      return [...activityTexts('es', a), ...activityTexts('he', a)].filter((text) => english.has(text)).map((text) => `${a.slug}: ${text}`)
    })
    expect(same).toEqual([])
  })

  test('have equal numbers of steps, notes and benefits', () => {
    const differing = activities.filter(({ text }) =>
      (['instructions', 'safetyNotes', 'benefits'] as const).some(
        (part) => new Set(languages.map((language) => text[language][part].length)).size > 1,
      ),
    )
    expect(differing.map(({ slug }) => slug)).toEqual([])
  })

  test.each(['es', 'he'] as const)('have the same numbers as the English text: %s', (language) => {
    const differing = activities.flatMap((a) => {
      const [english, theirs] = [listTexts('en', a), listTexts(language, a)]
      return english.flatMap((text, i) => {
        const missing = [...listMissingNumbers('en', text, language, theirs[i] ?? ''), ...listMissingNumbers(language, theirs[i] ?? '', 'en', text)]
        return missing.length && !hasNumberedSquares(a.slug) ? [`${a.slug}: ${missing.join(', ')} in "${text}" or "${theirs[i]}"`] : []
      })
    })
    expect(differing).toEqual([])
  })

  /** Returns whether an activity names squares A to D in Latin letters and 1 to 4 in Hebrew. */
  const hasNumberedSquares = (slug: string) => slug === 'four-square-house-rules'

  /** Returns all texts except the title, which may differ. */
  function listTexts(language: Language, a: LibraryActivity): string[] {
    const texts = activityTexts(language, a).filter((text) => text !== a.text[language].title)
    return [...texts, ...a.materials.map(({ quantity }) => quantity?.[language] ?? '')]
  }

  /** Returns the numbers of a text: "16:00" and "1:20" have two each, "A4" has none. */
  const numbersIn = (text: string) => [...text.matchAll(/(?<![A-Za-z\d])\d+(?:[.,]\d+)?/g)].map(([number]) => number.replace(',', '.'))

  /** Returns the numbers of one text that the other lacks in digits and in words. */
  function listMissingNumbers(language: Language, text: string, otherLanguage: Language, other: string): string[] {
    const numbersOfOther = new Set(numbersIn(other))
    const isInWords = (number: string) => numberWords[otherLanguage][number]?.test(other)
    const isHour = (number: string) => namesAfternoon(text + other) && [12, -12].some((hours) => numbersOfOther.has(`${Number(number) + hours}`))
    return [...new Set(numbersIn(text))]
      .filter((number) => !isSmall(number) && !numbersOfOther.has(number) && !isInWords(number) && !isHour(number))
      .map((number) => `${language} ${number}`)
  }

  /** Returns whether a text has hours up to 12, which are hours up to 24 in Hebrew. */
  const namesAfternoon = (text: string) => / p\. ?m\.|de la (?:tarde|noche)/.test(text)

  /** Articles and "שעתיים" express 1 and 2 without a number word, and ":00" is sometimes left out. */
  const isSmall = (number: string) => ['0', '00', '1', '2'].includes(number)
})

test('library texts have no emoji, em dashes, markup or extra spaces', () => {
  for (const language of languages) expect(findTexts(language, /—|\p{Extended_Pictographic}|<\/?\w|https?:|\*\*| {2}|^\s|\s$/u)).toEqual([])
})

/** Number words that translate digits of another language. */
const numberWords: Record<Language, Record<string, RegExp>> = {
  en: {
    3: /\bthree\b/i,
    4: /\bfour\b/i,
    5: /\bfive\b/i,
    6: /\bsix\b/i,
    7: /\bseven\b/i,
    8: /\beight\b/i,
    11: /\beleven\b/i,
  },
  es: { 6: /\bseis\b/i, 10: /\bdieces\b/i },
  he: { 0.5: /חצי/, 1.5: /(מטר|ליטר) וחצי/, 3: /שלוש|שלישי/, 5: /חמישה/, 12: /שנה/, 15: /רבע שעה/ },
}
