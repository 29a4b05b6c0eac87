/** The words by which the catalogue is searched: the same for its texts and for what people type. */
import { type Language, languages } from '#lib/domain/platform/basics'
import { sentencesOf } from '#lib/domain/safety/normalise'

/** More words than these say nothing more. */
const MOST_WORDS = 12

/** A text's words in order, each in every form by which it is looked for: itself, its singular, without Hebrew prefixes. */
export function wordForms(text: string, language: Language): (readonly string[])[] {
  return sentencesOf(text, language)
    .flat()
    .filter((token) => /^[\p{L}\p{N}]/u.test(token.text))
    .map(({ text: word, forms }) => [...new Set([word, ...forms])])
}

/** What of an activity is searched, in one language. */
export interface Searched {
  title: string
  /** What its materials are called, in every way. */
  materials: readonly string[]
  description: string
}

/** How much it says that a word stands there: in the title, a material or the description. */
type Weight = 'A' | 'B' | 'C'

/** The words of an activity as PostgreSQL reads a tsvector, with their places and weights: title A, materials B, description C. */
export function searchVector(searched: Searched, language: Language): string {
  return vectorOf(textsOf(searched), language)
}

/** The same of its title alone. */
export function titleVector({ title }: Searched, language: Language): string {
  return vectorOf([['A', title]], language)
}

function vectorOf(texts: [Weight, string][], language: Language): string {
  return vectorOfForms(
    texts.map(([weight, text]) => [weight, wordForms(text, language)]),
    language,
  )
}

/** The same of words whose forms are known already, as `wordForms` gives them. */
export function vectorOfForms(texts: [Weight, (readonly string[])[]][], language: Language): string {
  let position = 0
  const lexemes = texts.flatMap(([weight, words]) =>
    words.flatMap((forms) => {
      position++
      // A language's words are its own: an index then passes over the other languages' rows.
      return forms.map((form) => `'${language}:${form}':${position}${weight}`)
    }),
  )
  return lexemes.join(' ')
}

/** All forms of all words of an activity. */
export function searchedWords(searched: Searched, language: Language): string[] {
  return [...new Set(textsOf(searched).flatMap(([, text]) => wordForms(text, language).flat()))]
}

function textsOf({ title, materials, description }: Searched): [Weight, string][] {
  // Each name is a sentence: no word runs into the next.
  return [
    ['A', title],
    ['B', materials.join('. ')],
    ['C', description],
  ]
}

/** What somebody looks for, word by word, the word as typed first and then its other forms, in whichever language it may be. Words that say nothing are left out where others are there. */
export function searchTerms(typed: string): string[][] {
  const perLanguage = languages.map((language) => wordForms(typed, language))
  const [first = []] = perLanguage
  // What comes down to one letter ("zzzz") is not meant by it.
  const all = first.map((_, i) => [...new Set(perLanguage.flatMap((words) => words[i] ?? []))].filter((form, at) => at === 0 || form.length > 1))
  const telling = all.filter(([word = '']) => !saysNothing.has(word))
  const seen = new Set<string>()
  return (telling.length > 0 ? telling : all).filter(([word = '']) => !seen.has(word) && seen.add(word)).slice(0, MOST_WORDS)
}

/** Whether the words of `searchTerms` are such that nothing is meant by them: "the", "de la". */
export function areStopWords(sought: string[][]): boolean {
  return sought.every(([word = '']) => saysNothing.has(word))
}

/** Folded as the words are: Hebrew final letters as ordinary ones. */
const saysNothing = new Set(
  `a an the of and or for with in on at to from by my our your its this that is are it
  un una unos unas el la los las lo de del y e o u para con en al por sin mi tu su que es se
  של את עמ על עד או גמ זה זו הוא היא אל כל לא מה`.split(/\s+/),
)
