/** Parses search text into terms: words and phrases with their possible meanings. */
import { findLongestPhrase, type Lexicon, lexicons } from '#lib/domain/catalogue/search/lexicon'
import { findNumberPhrase } from '#lib/domain/catalogue/search/number-phrases'
import { functionWords, smallWords } from '#lib/domain/catalogue/search/search-words'
import { isTheme } from '#lib/domain/catalogue/search/senses'
import type { Term } from '#lib/domain/catalogue/search/term'
import { isWordAt, listTypedWords, type TypedWord, textOf } from '#lib/domain/catalogue/search/typed-words'
import { type Language, languages } from '#lib/domain/platform/basics'

/** The maximum number of terms; more add nothing. */
const MOST_TERMS = 12

/**
 * Parses search text into terms, in typed order. It uses the language in which most words have a meaning; in a tie the user's
 * language wins. It drops filler words ("ideas for"), even if no others remain.
 */
export function understand(typed: string, userLanguage: Language): Term[] {
  const words = listTypedWords(typed)
  const readings = [userLanguage, ...languages.filter((language) => language !== userLanguage)].map((language) => readTerms(words, language))
  const [best = []] = readings
    .map((reading) => ({ reading, meant: countMeantWords(reading) }))
    .sort((a, b) => b.meant - a.meant)
    .map(({ reading }) => reading)
  const telling = best.filter(({ isNothing }) => !isNothing)
  const seen = new Set<string>()
  // "Games" has a meaning if it is the only word; in "games with balls" it is filler.
  return (telling.length > 0 ? telling : best.filter(({ senses, isSpare }) => senses.length > 0 || isSpare))
    .filter(({ key }) => !seen.has(key) && seen.add(key))
    .slice(0, MOST_TERMS)
    .map(({ key, length, isNothing, isSpare, ...term }) => term)
}

interface ReadTerm extends Term {
  /** The folded words, to find duplicates. */
  key: string
  /** The number of words in the phrase. */
  length: number
  isNothing: boolean
  /** Whether it counts if all words are filler. */
  isSpare: boolean
}

function countMeantWords(reading: ReadTerm[]): number {
  return reading.reduce(
    (sum, { length, senses, isNothing, isAbsent, isThing }) => sum + (senses.length > 0 || isNothing || isAbsent || isThing ? length : 0),
    0,
  )
}

function readTerms(words: TypedWord[], language: Language): ReadTerm[] {
  const terms: ReadTerm[] = []
  for (let at = 0; at < words.length; ) {
    const found = findNumberPhrase(words, at, language) ?? findLongestPhrase(words, at, lexicons[language])
    const own = words.slice(at, at + (found?.length ?? 1))
    const { senses = [], implied = [], isAbsent = false, isThing = false } = found ?? {}
    // "No candy" is not about candy; "no mess" is a phrase.
    const isNegated = (found?.isMeant !== true || isAbsent || isThing) && isAfterNegation(words, at, lexicons[language])
    const key = own.map(({ folded }) => folded).join(' ')
    const shared = {
      typed: textOf(own),
      rest: textOf([...words.slice(0, at), ...words.slice(at + own.length)]),
      isAbsent: false,
      isThing: false,
      isAside: false,
    }
    terms.push({
      ...shared,
      senses,
      // A theme may also appear in a text; when, where and how are not searched there.
      words:
        isAbsent || !(senses.length === 0 || senses.some(isTheme)) ? [] : listTellingWords(own, lexicons[language], senses.length === 0 || isThing),
      key,
      length: own.length,
      isNothing:
        isNegated ||
        (!found?.isMeant && (found?.senses.length === 0 || own.every(({ forms }) => forms.some((form) => lexicons[language].nothing.has(form))))),
      isSpare: isNegated || own.every(({ forms }) => forms.some((form) => functionWords.has(form))),
      isImplied: false,
      isAbsent,
      isThing,
      isAside: senses.length === 0 && !isThing && !isAbsent && own.every(({ forms }) => forms.some((form) => lexicons[language].asides.has(form))),
    })
    for (const sense of implied)
      terms.push({ ...shared, senses: [sense], words: [], key: `${key} ${sense}`, length: 0, isNothing: isNegated, isSpare: false, isImplied: true })
    at += own.length
  }
  return terms
}

/** Returns whether the word before negates this one, also with an article between: "without a screen". */
function isAfterNegation(words: TypedWord[], at: number, { without }: Lexicon): boolean {
  return isWordAt(words, at - 1, without) || (isWordAt(words, at - 1, smallWords) && isWordAt(words, at - 2, without))
}

/**
 * Lists the forms of a phrase's words without filler words, unless it has no others.
 * @param isWordEnough whether one word of it says what it says: not "power" of "power went out"
 */
function listTellingWords(words: TypedWord[], { nothing, alsoSaid }: Lexicon, isWordEnough: boolean): string[][] {
  const others = words.length > 1 ? alsoSaid.get(words.map(({ folded }) => folded).join(' ')) : undefined
  if (others) return [[...others]]
  const telling = words.filter(({ forms }) => !forms.some((form) => nothing.has(form)))
  const isOtherwiseMeant = telling.length === 1 && words.some(({ forms }) => forms.some((form) => functionWords.has(form)))
  if (isOtherwiseMeant && words.length > 1 && !isWordEnough) return []
  return (telling.length > 0 ? telling : words).map(({ forms }) => [...new Set([...forms, ...forms.flatMap((form) => alsoSaid.get(form) ?? [])])])
}
