import type { Language } from '#lib/domain/platform/basics'
import { directionOf } from '#lib/i18n/language'

/** Returns the attributes of an element with text in this language: its pronunciation and direction may differ from the page's. */
export function getLanguageAttributes(language: Language) {
  return { lang: language, dir: directionOf(language) }
}
