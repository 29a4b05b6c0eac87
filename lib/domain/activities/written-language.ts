import { franc } from 'franc-min'
import type { Language } from '#lib/domain/platform/basics'

/** Codes of franc (ISO 639-3). Hebrew is recognized by its letters. */
const codes: Readonly<Record<Exclude<Language, 'he'>, string>> = { en: 'eng', es: 'spa' }
/** Languages that franc compares: those in Latin letters that users and models are likely to write. Fewer are faster. */
const candidates = ['eng', 'spa', 'fra', 'por', 'ita', 'deu', 'nld', 'ron', 'pol', 'tur', 'swe', 'ind']
/** A Hebrew text may name things in Latin letters, but not mostly. */
const HEBREW_SHARE = 0.7

/** Returns whether a text of a few sentences is in a language. */
export function isWrittenIn(text: string, language: Language): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const hebrew = text.match(/\p{Script=Hebrew}/gu)?.length ?? 0
  if (language === 'he') return hebrew > letters * HEBREW_SHARE
  return franc(text, { only: candidates }) === codes[language]
}
