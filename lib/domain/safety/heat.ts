/** Who handles the blade or the heat: the nearest person named before it, else whoever the card speaks to. */

import { usesOf } from '#lib/domain/safety/context'
import { at, type Document, type Sentence, wordsOf } from '#lib/domain/safety/document'
import type { Span } from '#lib/domain/safety/match'
import type { Detector } from '#lib/domain/safety/objects'

type Who = 'adult' | 'child' | 'unsaid'

/** Hot glue, stove, oven, kettle, iron or knife in a child's hands. A card that tells of "your child" speaks to the adult, so a bare order in it
 * ("bake for 20 minutes") is the adult's; in a card that does not, it is taken for the child's. */
export const heatAndBlades: Detector = (document) => {
  const toAdult = speaksToAdult(document)
  return document.sentences.flatMap((sentence) =>
    usesOf(sentence, 'heat_blades', { innocent: ['not_heat_blades'], toysAreFine: true })
      .filter((span) => {
        if (at(sentence, 'distance').some((far) => far.end <= span.start + 1 && span.start - far.end <= 5)) return false
        const who = handler(sentence, span)
        return who === 'child' || (who === 'unsaid' && !toAdult)
      })
      .map((span) => wordsOf(sentence, span)),
  )
}

function speaksToAdult(document: Document): boolean {
  return document.sentences.some(
    (sentence) =>
      at(sentence, 'child_seen').length > 0 ||
      ((at(sentence, 'heat_blades').length > 0 || at(sentence, 'heat').length > 0 || at(sentence, 'blade').length > 0) &&
        at(sentence, 'adult').length > 0),
  )
}

function handler(sentence: Sentence, span: Span): Who {
  const people = [
    ...at(sentence, 'adult').map((place) => ({ who: 'adult' as const, place })),
    ...at(sentence, 'child').map((place) => ({ who: 'child' as const, place })),
  ].filter(({ place }) => sentence.tokens[place.start]?.possessive !== true)
  const handedOver = at(sentence, 'hand_over').some((verb) =>
    people.some(
      ({ who, place }) =>
        who === 'child' && place.start >= verb.end && place.start - verb.end <= 5 && (verb.end <= span.start ? true : verb.start < span.end),
    ),
  )
  if (handedOver && !people.some(({ who, place }) => who === 'adult' && place.end <= span.start)) return 'child'
  const before = people.filter(({ place }) => place.end <= span.start).sort((a, b) => b.place.start - a.place.start)[0]
  if (before !== undefined) return before.who
  return people.some(({ who }) => who === 'adult') ? 'adult' : 'unsaid'
}
