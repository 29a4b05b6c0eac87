/** Screens: none under 24 months, at most an hour from 24 to under 60 months (WHO 2019). */

import { usesOf } from '#lib/domain/safety/context'
import { at, type Document, wordsOf } from '#lib/domain/safety/document'
import { noScreensUnderMonths, screenLimitMinutes } from '#lib/domain/safety/rules'
import { minutesIn } from '#lib/domain/safety/sizes'

const screen = { innocent: ['not_screens'], toysAreFine: true } as const

/** The screens that are too much at `months`, given the minutes the whole activity takes. */
export function tooMuchScreen(document: Document, months: number, durationMinutes: number): string[] {
  const watched = document.sentences.flatMap((sentence) =>
    usesOf(sentence, 'screens', screen).map((span) => ({ sentence, words: wordsOf(sentence, span) })),
  )
  if (months < noScreensUnderMonths) return watched.map(({ words }) => words)
  return watched
    .filter(
      ({ sentence }) =>
        at(sentence, 'screen_long').length > 0 ||
        minutesIn(sentence).some((minutes) => minutes > screenLimitMinutes) ||
        (sentence.field === 'title' && durationMinutes > screenLimitMinutes),
    )
    .map(({ words }) => words)
}
