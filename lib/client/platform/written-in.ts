import type { Language } from '#lib/domain/platform/basics'
import { directionOf } from '#lib/i18n/language'

/** For an element whose text is in this language, whatever the page's is: how to pronounce it, and which way it runs. */
export function writtenIn(language: Language) {
  return { lang: language, dir: directionOf(language) }
}
