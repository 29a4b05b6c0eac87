/** Who handles the blade or the heat: the nearest person named before it, else whoever the card speaks to. */

import { isUse, type Mention, usesIn } from '#lib/domain/safety/context'
import { at, type Document, type Sentence } from '#lib/domain/safety/document'
import { overlap, type Span } from '#lib/domain/safety/match'
import { type Detector, wordsIn } from '#lib/domain/safety/objects'

type Who = 'adult' | 'child' | 'unsaid'

const heat = {
  innocent: ['not_heat_blades'],
  toysAreFine: true,
  scenes: [
    { words: 'bare_plank', in: 'exercise' },
    { words: 'heat_blades', in: 'toy_kitchen' },
  ],
} as const

/** Hot glue, stove, oven, kettle, iron or knife in a child's hands. A card that tells of "your child" speaks to the adult, so a bare order in it
 * ("bake for 20 minutes") is the adult's; in a card that does not, it is taken for the child's. A tool that is listed and that no adult handles
 * anywhere is the child's too. */
export const heatAndBlades: Detector = (document) => {
  const tools = usesIn(document, 'heat_blades', heat)
  const acts = usesIn(document, 'hot_act', { innocent: ['not_heat_blades', 'not_heat_note'], toysAreFine: true })
  const grips = tools.length === 0 ? [] : usesIn(document, 'hot_grip', { plain: true, innocent: ['not_heat_blades'] })
  const toAdult = speaksToAdult(document)
  const isFarOff = ({ sentence, span }: Mention) => at(sentence, 'distance').some((far) => far.end <= span.start + 1 && span.start - far.end <= 5)
  const handled = [
    ...tools.filter((mention) => isHandledBy(mention, toAdult ? ['child'] : ['child', 'unsaid'])),
    ...[...acts, ...grips].filter((mention) => isHandledBy(mention, ['child'])),
  ].filter((mention) => !isFarOff(mention))
  return wordsIn(handled.length > 0 ? handled : tools.filter((tool) => isListedTool(tool) && !isLeftToAdult(document, tool)))
}

function isHandledBy({ sentence, span }: Mention, who: readonly Who[]): boolean {
  return who.includes(handler(sentence, span))
}

function isListedTool({ sentence, span }: Mention): boolean {
  return sentence.field === 'materialsNeeded' && at(sentence, 'hot_tool').some((tool) => overlap(tool, span))
}

/** An adult who only cuts ("cut out with an adult") does not thereby hold the glue gun. */
function isLeftToAdult({ sentences }: Document, tool: Mention): boolean {
  const isHot = at(tool.sentence, 'heat').some((place) => overlap(place, tool.span))
  const acts = isHot ? (['heat_blades', 'heat', 'hot_act'] as const) : (['heat_blades', 'heat', 'blade', 'hot_act'] as const)
  return sentences.some(
    (sentence) => actingAdults(sentence).some((place) => isUse(sentence, place, { plain: true })) && acts.some((key) => at(sentence, key).length > 0),
  )
}

/** Adults who do more than watch. */
function actingAdults(sentence: Sentence): readonly Span[] {
  const onlookers = at(sentence, 'onlooker')
  return at(sentence, 'adult').filter((place) => !onlookers.some((mark) => mark.start - place.end <= 2 && place.start - mark.end <= 2))
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
    ...actingAdults(sentence).map((place) => ({ who: 'adult' as const, place })),
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
