import type { Language } from '#lib/domain/platform/basics'
import { sentencesOf } from '#lib/domain/safety/normalise'

/** A material of the vocabulary: its English name, and its names in the language of a text. */
export interface NamedMaterial {
  english: string
  names: readonly string[]
}

/** Every reading of each word of a text. */
type Words = readonly (readonly string[])[]

/** Creates a function that finds the material in a line of a card, by the longest name, singular or plural. */
export function createMaterialFinder(materials: readonly NamedMaterial[], language: Language): (line: string) => string | undefined {
  const wordsIn = (text: string): Words => sentencesOf(text, language).flatMap((tokens) => tokens.map(({ forms }) => forms))
  const phrases = materials
    .flatMap(({ english, names }) => names.map((name) => ({ english, words: wordsIn(name) })))
    .filter(({ words }) => words.length > 0)
    .sort((a, b) => b.words.length - a.words.length)
  return (line) => {
    const written = wordsIn(line)
    return phrases.find(({ words }) => contains(written, words))?.english
  }
}

function contains(written: Words, phrase: Words): boolean {
  return written.some((_, start) => phrase.every((forms, at) => forms.some((form) => written[start + at]?.includes(form))))
}
