import type { Language } from '#lib/domain/platform/basics'

/** Frequent short words that no other language of the app, and few others, have. */
const words = {
  en: new Set(['the', 'and', 'with', 'for', 'are', 'this', 'has', 'there', 'children', 'from', 'near', 'by', 'you', 'your', 'to']),
  es: new Set(['el', 'los', 'las', 'y', 'con', 'muy', 'hay', 'niños', 'niñas', 'más', 'sin', 'está', 'también', 'tiene']),
}
/** The number of such words from which a text's language counts as known: one may be part of a name. */
const MIN_WORDS = 2

/**
 * Returns the language of a description if its letters or words show it. Imports and the admin's form do not state one. Undefined for
 * other languages, and for texts that are too short.
 */
export function findLanguage(text: string): Language | undefined {
  const letters = text.match(/\p{L}/gu) ?? []
  const hebrew = text.match(/\p{Script=Hebrew}/gu) ?? []
  if (hebrew.length * 2 > letters.length) return 'he'
  const spoken = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const [en, es] = [words.en, words.es].map((known) => new Set(spoken.filter((word) => known.has(word))).size)
  if (en === undefined || es === undefined || Math.max(en, es) < MIN_WORDS || en === es) return undefined
  return en > es ? 'en' : 'es'
}
