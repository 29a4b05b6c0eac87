/** Rules about things that are there: small parts, balloons, gel beads, magnets, batteries, loose fill, art materials, trampolines. */

import { isUse, type Mention, type Reading, usesIn, usesOf } from '#lib/domain/safety/context'
import { at, type Document, type Key, type Sentence, wordsOf } from '#lib/domain/safety/document'
import { overlap, type Span } from '#lib/domain/safety/match'
import { smallBallMm } from '#lib/domain/safety/rules'
import { sizesIn } from '#lib/domain/safety/sizes'

/** Finds what a rule forbids in a card; the words of each find. */
export type Detector = (document: Document) => string[]

/** A rule that is nothing but its words, less innocent compounds and denials. */
export function words(key: Key, reading: Reading): Detector {
  return (document) => wordsIn(usesIn(document, key, reading))
}

/** The words of each mention, for the verdict. */
export function wordsIn(mentions: readonly Mention[]): string[] {
  return mentions.map(({ sentence, span }) => wordsOf(sentence, span))
}

const part: Reading = {
  innocent: ['not_small_parts', 'water_beads', 'not_balloons', 'not_button_batteries', 'button_batteries'],
  isObject: true,
  scenes: [{ words: 'bare_rhyme', in: 'rhymes' }],
  bareIsListed: true,
}
const ball: Reading = { innocent: ['not_balls', 'not_balloons', 'not_small_parts'], isObject: true }

/** Small parts, beads, coins, marbles, small balls (16 CFR 1501): a size above 44.4 mm beside the word makes it innocent. */
export const smallParts: Detector = (document) => {
  const { sentences } = document
  const seedsAreLarge = sentences.some((sentence) =>
    at(sentence, 'not_seeds').some((span) => at(sentence, 'large').some((large) => large.end >= span.start && large.start <= span.end)),
  )
  const listed = { ...document, sentences: sentences.filter(({ field }) => field === 'materialsNeeded') }
  const isNotSmall = ({ sentence, span }: Mention) => !isSmallBall(sentence, span)
  return wordsIn([
    ...usesIn(document, 'small_parts', part, isBig),
    ...usesIn(listed, 'material_only', part, isBig),
    ...usesIn(document, 'balls', ball, isNotSmall),
    ...(seedsAreLarge ? [] : sentences.flatMap((sentence) => looseSeeds(sentence).map((span) => ({ sentence, span })))),
  ])
}

const roundingMm = 1e-6
function isBig({ sentence, span }: Mention): boolean {
  return sizesIn(sentence).some((size) => distance(size, span) <= 6 && (size.mm > smallBallMm + roundingMm || (size.atLeast && size.mm >= 44)))
}

function isSmallBall(sentence: Sentence, span: Span): boolean {
  return sizesIn(sentence).some((size) => distance(size, span) <= 7 && size.mm <= smallBallMm + roundingMm && !(size.atLeast && size.mm >= 44))
}

function distance(a: Span, b: Span): number {
  return a.end <= b.start ? b.start - a.end : a.start - b.end
}

function looseSeeds(sentence: Sentence): Span[] {
  const seeds = usesOf(sentence, 'seeds', { innocent: ['not_seeds'], isObject: true })
  if (sentence.field === 'materialsNeeded') return seeds
  return sentence.field === 'instructions' && at(sentence, 'seed_play').length > 0 ? seeds : []
}

/** Glitter and foam by name; dried beans, pasta and rice where they are dry or played with, unless sealed, cooked or eaten: in one sentence, or
 * listed in a card that plays and has nothing to eat. */
export const looseFill: Detector = (document) => [
  ...words('loose_fill', { innocent: ['not_loose_fill'], isObject: true })(document),
  ...dryFoodIn(document),
]

function dryFoodIn({ sentences }: Document): string[] {
  const isLoose = (sentence: Sentence) => at(sentence, 'sealed').length === 0 && at(sentence, 'plant').length === 0
  const isPlay = (sentence: Sentence) => sentence.field === 'instructions' && at(sentence, 'play').length > 0
  const isPlayedCard = sentences.some(isPlay) && sentences.every((sentence) => isLoose(sentence) && !isCooking(sentence))
  return sentences.filter(isLoose).flatMap((sentence) => {
    const cooking = isCooking(sentence)
    const played = !cooking && (at(sentence, 'play').length > 0 || (isPlayedCard && sentence.field === 'materialsNeeded'))
    const dry = usesOf(sentence, 'dry_food', { isObject: true }).filter((span) => !cooking && isDry(sentence, span))
    const found = played ? usesOf(sentence, 'dry_food', { innocent: ['not_dry_food'], isObject: true }) : []
    return [...dry, ...found].map((span) => wordsOf(sentence, span))
  })
}

function isCooking(sentence: Sentence): boolean {
  const really = (key: Key, innocent: Key[]) => at(sentence, key).some((span) => isUse(sentence, span, { plain: true, innocent }))
  const uncooked = at(sentence, 'dry')
  const isSoft = at(sentence, 'soft').some((span) => !uncooked.some((dry) => overlap(dry, span)) && isUse(sentence, span, { plain: true }))
  return isSoft || really('eat', ['not_eat']) || really('heat', ['not_heat_note'])
}

function isDry(sentence: Sentence, span: Span): boolean {
  return at(sentence, 'dry').some((dry) => distance(dry, span) <= 2)
}

/** Latex balloons. In a card about speech balloons, a bare "balloon" in its text that nobody blows up is a drawn one. */
export const balloons: Detector = (document) => {
  const speech = document.sentences.some((sentence) => at(sentence, 'speech_balloon').length > 0)
  return wordsIn(
    usesIn(document, 'balloons', { innocent: ['not_balloons'], isObject: true }).filter(
      ({ sentence }) => !speech || sentence.field === 'materialsNeeded' || at(sentence, 'inflate').length > 0,
    ),
  )
}

const animal: Reading = { innocent: ['not_animals'], toysAreFine: true, realWhere: 'farm', isObject: true }

/** Contact with live poultry, reptiles or amphibians: the animal and a verb of touching in one sentence, the verb and a part of
 * its body in a card that tells of one, or the verb and "it" after the animal or anywhere when the animal is listed. */
export const liveAnimals: Detector = (document) => {
  const mentions = usesIn(document, 'animals', animal)
  const animalsIn = (where: Sentence | undefined) => wordsIn(mentions.filter(({ sentence }) => sentence === where))
  const listed = wordsIn(mentions.filter(({ sentence }) => sentence.field === 'materialsNeeded'))
  return document.sentences.flatMap((sentence, index) => {
    const touching = at(sentence, 'contact').filter((span) => isUse(sentence, span, { plain: true }))
    if (touching.length === 0) return []
    const here = animalsIn(sentence)
    if (here.length > 0) return here
    if (touching.some((verb) => isOfBodyPart(sentence, verb))) return wordsIn(mentions)
    const [first] = touching.toSorted((a, b) => a.start - b.start || b.end - a.end)
    if (first === undefined || !isOfPronoun(sentence, first)) return []
    const isOne = !isClitic(sentence, first) && at(sentence, 'refers_back').length === 0
    return [...animalsIn(isOne ? sentenceBefore(document, index) : antecedent(document, index)), ...listed]
  })
}

/** The sentence before, or, where that one and more only refer back ("sit beside it and watch how it walks"), the one they refer to. */
function antecedent(document: Document, index: number): Sentence | undefined {
  const before = sentenceBefore(document, index)
  if (before === undefined || at(before, 'animals').length > 0 || at(before, 'refers_back').length === 0) return before
  return antecedent(document, index - 1)
}

/** The sentence before, in the same field. */
function sentenceBefore({ sentences }: Document, index: number): Sentence | undefined {
  const before = sentences[index - 1]
  return before?.field === sentences[index]?.field ? before : undefined
}

/** "Touch its shell", "לגעת בשריון". */
function isOfBodyPart(sentence: Sentence, verb: Span): boolean {
  return at(sentence, 'animal_part').some((part) => part.start >= verb.start && part.start - verb.end <= 2)
}

/** "Stroke it", "cógela": the verb's object is what was named before. */
function isOfPronoun(sentence: Sentence, verb: Span): boolean {
  return isClitic(sentence, verb) || at(sentence, 'pronoun').some((word) => word.start >= verb.start - 1 && word.start - verb.end <= 1)
}

function isClitic(sentence: Sentence, verb: Span): boolean {
  return /[aeiorn](?:l[oa]s?|les?)$/.test(sentence.tokens[verb.start]?.text ?? '')
}
