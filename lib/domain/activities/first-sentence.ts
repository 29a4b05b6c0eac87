import type { Language } from '#lib/domain/platform/basics'

/** Returns the first sentence of a text, by Unicode's rules (UAX #29). */
export function firstSentence(text: string, language: Language): string {
  const [first] = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)
  return first?.segment.trim() ?? ''
}
