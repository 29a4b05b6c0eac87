/** The words by which the catalogue is searched: the same for its texts and for what people type. */
import type { Language } from '#lib/domain/platform/basics'
import { sentencesOf } from '#lib/domain/safety/normalise'

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
  /** What it is about or good for, and where and how it is done: `senses`, the same in every language. */
  themes?: readonly string[]
  circumstances?: readonly string[]
}

/** How much it says that a word stands there: in the title, a material, the description; or that it is about it. */
type Weight = 'A' | 'B' | 'C' | 'D'

/** The words of an activity as PostgreSQL reads a tsvector, with their places and weights: title A, materials B, description C, senses D. */
export function searchVector(searched: Searched, language: Language): string {
  const { themes = [], circumstances = [] } = searched
  const words = textsOf(searched).map(([weight, text]): Weighted => [weight, wordForms(text, language)])
  return vectorOf([...words, ['D', sensesAlone([...themes, ...circumstances])]], language)
}

/** The same of its title, and of what it is about, which counts less. */
export function titleVector({ title, themes = [] }: Searched, language: Language): string {
  return vectorOf(
    [
      ['A', wordForms(title, language)],
      ['D', sensesAlone(themes)],
    ],
    language,
  )
}

/** Each has but one form, marked as no word can be. */
function sensesAlone(senses: readonly string[]): string[][] {
  return senses.map((sense) => [senseLexeme(sense)])
}

/** A sense as it stands among words. */
export function senseLexeme(sense: string): string {
  return `=${sense}`
}

type Weighted = [Weight, readonly (readonly string[])[]]

/** Words in all their forms, as `wordForms` gives them, as PostgreSQL reads a tsvector. */
export function vectorOf(texts: readonly Weighted[], language: Language): string {
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
  return [
    ['A', title],
    // Each name is a sentence: no word runs into the next.
    ['B', materials.join('. ')],
    ['C', description],
  ]
}

/** Folded as the words are: Hebrew final letters as ordinary ones. */
export const smallWords: ReadonlySet<string> = new Set(
  `a an the of and or for with in on at to from by my our your its this that is are it
  un una unos unas el la los las lo de del y e o u para con en al por sin mi tu su que es se
  של את עמ על עד או גמ זה זו הוא היא אל כל לא מה`.split(/\s+/),
)
