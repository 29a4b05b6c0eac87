import { franc } from 'franc-min'
import type { Language } from '#lib/domain/platform/basics'

/** ISO 639-3, as franc names them. It knows no Hebrew, which its letters tell. */
const codes: Readonly<Record<Exclude<Language, 'he'>, string>> = { en: 'eng', es: 'spa' }
/** What a text is told apart from: languages in Latin letters that people, and models, are likely to write. Fewer are quicker. */
const candidates = ['eng', 'spa', 'fra', 'por', 'ita', 'deu', 'nld', 'ron', 'pol', 'tur', 'swe', 'ind']
/** A Hebrew text may name things in Latin letters, but not mostly. */
const HEBREW_SHARE = 0.7

/** Whether a text of some sentences is written in a language. */
export function isWrittenIn(text: string, language: Language): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const hebrew = text.match(/\p{Script=Hebrew}/gu)?.length ?? 0
  if (language === 'he') return hebrew > letters * HEBREW_SHARE
  return franc(text, { only: candidates }) === codes[language]
}
