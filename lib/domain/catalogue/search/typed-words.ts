/** Splits search text into words, each in every form that a text or a phrase may have. */
import { wordForms } from '#lib/domain/catalogue/search/search-words'
import { languages } from '#lib/domain/platform/basics'

/** Returns whether the text has any word. */
export function hasWords(typed: string): boolean {
  return listTypedWords(typed).length > 0
}

/** A typed word and all its forms. */
export interface TypedWord {
  text: string
  folded: string
  forms: string[]
  /** The forms without optional Hebrew vowel letters; empty if too few letters remain. */
  bones: string[]
}

const vowelLetters = /[וי]/gu
/** Enough letters to tell most words apart. */
const distinctBones = /^[א-ת]{3,}$/u

/** Returns a form without vowel letters, because "מוטוריקה" and "מוטריקה" are one word. A mark keeps it different from every word. */
export function bonesOf(form: string): string[] {
  const bones = form.replace(vowelLetters, '')
  return distinctBones.test(bones) ? [`~${bones}`] : []
}

/** Splits text into words. A number before letters is a separate word: "4yo". */
const pieces = /\p{N}+(?:[.,/]\p{N}+)?|[\p{L}\p{M}](?:[\p{L}\p{M}\p{N}]|['’‘`´׳״"](?=\p{L}))*/gu

/** Lists the words of a text in order. */
export function listTypedWords(typed: string): TypedWord[] {
  return (typed.match(pieces) ?? []).flatMap((text) => {
    const perLanguage = languages.map((language) => wordForms(text, language).flat())
    const folded = perLanguage[0]?.[0]
    // A form of one letter ("zzzz") is not a meaning.
    const forms = [...new Set(perLanguage.flat())].filter((form, at) => at === 0 || form.length > 1)
    return folded === undefined ? [] : [{ text, folded, forms, bones: forms.flatMap(bonesOf) }]
  })
}

/** Returns the words as typed, without the signs between them. */
export function textOf(words: TypedWord[]): string {
  return words.map(({ text }) => text).join(' ')
}

/** Returns whether a word at a place is one of these, in any of its forms. */
export function isWordAt(words: readonly TypedWord[], at: number, some: ReadonlySet<string>): boolean {
  return words[at]?.forms.some((form) => some.has(form)) ?? false
}
