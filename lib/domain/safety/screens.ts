/** Screens: none under 24 months, at most an hour from 24 to under 60 months (WHO 2019). */

import { usesIn } from '#lib/domain/safety/context'
import { at, type Document, type Sentence, wordsOf } from '#lib/domain/safety/document'
import { overlap } from '#lib/domain/safety/match'
import { noScreensUnderMonths, screenLimitMinutes } from '#lib/domain/safety/rules'
import { minutesIn, numberAt } from '#lib/domain/safety/sizes'

const screen = { innocent: ['not_screens'], toysAreFine: true, scenes: [{ words: 'bare_screen', in: 'cloth_screen' }] } as const

/** The screens that are too much at `months`, given the minutes the whole activity takes. */
export function tooMuchScreen(document: Document, months: number, durationMinutes: number): string[] {
  const watched = usesIn(document, 'screens', screen).map(({ sentence, span }) => ({ sentence, words: wordsOf(sentence, span) }))
  if (months < noScreensUnderMonths) return watched.map(({ words }) => words)
  const isLong = (sentence: Sentence | undefined) =>
    sentence !== undefined && (usesLong(sentence) || minutesIn(sentence).some((minutes) => minutes * timesIn(sentence) > screenLimitMinutes))
  return watched
    .filter(({ sentence }) => {
      const next = document.sentences[document.sentences.indexOf(sentence) + 1]
      const goesOn = next?.field === sentence.field && !watched.some((other) => other.sentence === next) && at(next, 'pronoun').length > 0
      return isLong(sentence) || (goesOn && isLong(next)) || (sentence.field === 'title' && durationMinutes > screenLimitMinutes)
    })
    .map(({ words }) => words)
}

/** "No more than an hour a day" is the limit, not a long time. */
function usesLong(sentence: Sentence): boolean {
  const limits = at(sentence, 'not_screen_long')
  return at(sentence, 'screen_long').some((long) => !limits.some((limit) => overlap(limit, long)))
}

/** "Three episodes of 30 minutes". */
function timesIn(sentence: Sentence): number {
  return Math.max(1, ...at(sentence, 'episode').map((place) => numberAt(sentence, place.start - 1) ?? 1))
}
