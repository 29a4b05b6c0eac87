/** The search words of the catalogue: the same for its texts and for search text. */
import type { Language } from '#lib/domain/platform/basics'
import { sentencesOf } from '#lib/domain/safety/normalise'

/** Lists a text's words in order, each in every searchable form: as written, singular, without Hebrew prefixes. */
export function wordForms(text: string, language: Language): (readonly string[])[] {
  return sentencesOf(text, language)
    .flat()
    .filter((token) => /[\p{L}\p{N}]/u.test(token.text))
    .map(({ text: word, forms }) => [...new Set([word, ...forms])])
}

/** The searchable parts of an activity in one language. */
export interface Searched {
  title: string
  /** All names of its materials. */
  materials: readonly string[]
  description: string
  /** Its other texts: benefits, steps and the version for a group. */
  body?: readonly string[]
  /** Topics, benefits, and conditions: `senses`, the same in every language. */
  themes?: readonly string[]
  /** The most important of its topics. */
  mainThemes?: readonly string[]
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

/** Writes the words of the title, its main topics (C) and its other topics (D). */
export function titleVector({ title, themes = [], mainThemes = [] }: Searched, language: Language): string {
  return vectorOf(
    [
      ['A', wordForms(title, language)],
      ['C', toSenseForms(mainThemes)],
      ['D', toSenseForms(themes.filter((theme) => !mainThemes.includes(theme)))],
    ],
    language,
  )
}

/** Writes the words of the other texts, each once and without positions. */
export function bodyVector({ body = [] }: Searched, language: Language): string {
  const forms = new Set(body.flatMap((text) => wordForms(text, language).flat()))
  return [...forms].map((form) => `'${language}:${form}'`).join(' ')
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
      // The language code in front of each word keeps the languages separate, so an index skips rows of other languages.
      return forms.map((form) => `'${language}:${form}':${position}${weight}`)
    }),
  )
  return lexemes.join(' ')
}

/** Lists all forms of all words of an activity. */
export function searchedWords(searched: Searched, language: Language): string[] {
  const texts = [...textsOf(searched).map(([, text]) => text), ...(searched.body ?? [])]
  return [...new Set(texts.flatMap((text) => wordForms(text, language).flat()))]
}

function textsOf({ title, materials, description }: Omit<Searched, 'body'>): [Weight, string][] {
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
  un una unos unas el la los las lo de del y e o u para en con al por mi tu su que es se
  של את עמ על עד או גמ זה זו הוא היא אל כל לא מה`.split(/\s+/),
)

/** Words for questions, persons and the like: filler unless a search has only such words, as some titles do. */
export const functionWords: ReadonlySet<string> = new Set(
  `their his her these those be am i we you they he she who what which when how why where not no does did could should would will was has have
  had as if so but than then there here too very just only up down off out over into any all each more most us me him them
  sin no ni mis tus sus son ser esta estan este estos estas ese esa eso esto quien cual cuales como cuando donde porque pero si te nos ya muy mas
  menos hay ha he era entre sobre hasta desde cada algun alguna alguno todo toda todos todas hoy
  זאת המ הנ מי איכ איפה למה מתי אני אנחנו אנו אתמ שלי שלנו שלו שלה שלהמ לי לו לה לנו להמ אמ כי אבל רק יש אינ עוד כמה בינ אחרי לפני
  כמו אצל היו היה להיות מאוד יותר אותו אותה ככה`.split(/\s+/),
)
