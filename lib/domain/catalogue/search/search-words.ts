/** The search words of the catalogue: the same for its texts and for search text. */
import type { Language } from '#lib/domain/platform/basics'
import { sentencesOf } from '#lib/domain/safety/normalise'

/** Lists a text's words in order, each in every searchable form: as written, singular, without Hebrew prefixes. */
export function wordForms(text: string, language: Language): (readonly string[])[] {
  return sentencesOf(text, language)
    .flat()
    .filter((token) => /^[\p{L}\p{N}]/u.test(token.text))
    .map(({ text: word, forms }) => [...new Set([word, ...forms])])
}

/** The searchable parts of an activity in one language. */
export interface Searched {
  title: string
  /** All names of its materials. */
  materials: readonly string[]
  description: string
  /** Topics, benefits, and conditions: `senses`, the same in every language. */
  themes?: readonly string[]
  circumstances?: readonly string[]
}

/** The weight of a word by where it appears: title, material, description, or topic. */
type Weight = 'A' | 'B' | 'C' | 'D'

/** Writes an activity's words as a tsvector with positions and weights: title A, materials B, description C, senses D. */
export function searchVector(searched: Searched, language: Language): string {
  const { themes = [], circumstances = [] } = searched
  const words = textsOf(searched).map(([weight, text]): Weighted => [weight, wordForms(text, language)])
  return vectorOf([...words, ['D', toSenseForms([...themes, ...circumstances])]], language)
}

/** Writes the words of the title, and its topics with less weight. */
export function titleVector({ title, themes = [] }: Searched, language: Language): string {
  return vectorOf(
    [
      ['A', wordForms(title, language)],
      ['D', toSenseForms(themes)],
    ],
    language,
  )
}

/** Gives each sense its only form, marked so that it equals no word. */
function toSenseForms(senses: readonly string[]): string[][] {
  return senses.map((sense) => [senseLexeme(sense)])
}

/** Returns the lexeme of a sense. */
export function senseLexeme(sense: string): string {
  return `=${sense}`
}

type Weighted = [Weight, readonly (readonly string[])[]]

/** Writes words in all forms of `wordForms` as a tsvector. */
export function vectorOf(texts: readonly Weighted[], language: Language): string {
  let position = 0
  const lexemes = texts.flatMap(([weight, words]) =>
    words.flatMap((forms) => {
      position++
      // The prefix keeps each language's words separate, so an index skips rows of other languages.
      return forms.map((form) => `'${language}:${form}':${position}${weight}`)
    }),
  )
  return lexemes.join(' ')
}

/** Lists all forms of all words of an activity. */
export function searchedWords(searched: Searched, language: Language): string[] {
  return [...new Set(textsOf(searched).flatMap(([, text]) => wordForms(text, language).flat()))]
}

function textsOf({ title, materials, description }: Searched): [Weight, string][] {
  return [
    ['A', title],
    // Each name is a separate sentence, so that no phrase crosses two names.
    ['B', materials.join('. ')],
    ['C', description],
  ]
}

/** Small words, folded as the words are: Hebrew final letters as ordinary ones. */
export const smallWords: ReadonlySet<string> = new Set(
  `a an the of and or for with in on at to from by my our your its this that is are it
  un una unos unas el la los las lo de del y e o u para con en al por sin mi tu su que es se
  של את עמ על עד או גמ זה זו הוא היא אל כל לא מה`.split(/\s+/),
)
