/** Rules about what is eaten: choking food, raw dough. */

import { isUse, usesIn, usesOf } from '#lib/domain/safety/context'
import { at, type Document, type Key, type Sentence, wordsOf } from '#lib/domain/safety/document'
import type { Span } from '#lib/domain/safety/match'
import { type Detector, wordsIn } from '#lib/domain/safety/objects'

const foods = ['choking_food', 'choking_unless_cut', 'choking_unless_soft'] as const
const eaten = { innocent: ['not_choking'], toysAreFine: true, scenes: foods.map((words) => ({ words, in: 'toy_food' as const })) } as const

/** Choking food (CFOC 4.5.0.10): nuts and the like by name; grapes unless the card says they are quartered; carrot unless cooked or grated; seeds
 * are eaten; nut butter by the spoonful. */
export const chokingFood: Detector = (document) => {
  const { sentences } = document
  const cut = sentences.some(
    (sentence) => at(sentence, 'choking_unless_cut').length > 0 && at(sentence, 'cut_small').some((span) => isUse(sentence, span, { plain: true })),
  )
  const plants = sentences.some((sentence) => at(sentence, 'plant').length > 0)
  const isSoftened = (sentence: Sentence) => at(sentence, 'soft').some((span) => isUse(sentence, span, { plain: true }))
  return [
    ...wordsIn([
      ...usesIn(document, 'choking_food', eaten).filter(
        ({ sentence, span }) => !(plants && at(sentence, 'seeds').some((seed) => seed.start >= span.start && seed.end <= span.end + 1)),
      ),
      ...(cut ? [] : usesIn(document, 'choking_unless_cut', eaten)),
      ...usesIn(document, 'choking_unless_soft', eaten).filter(({ sentence }) => !isSoftened(sentence)),
    ]),
    ...sentences.flatMap((sentence) =>
      [
        ...(at(sentence, 'plant').length > 0 || at(sentence, 'eat').length === 0 ? [] : eatenSeeds(sentence)),
        ...usesOf(sentence, 'nut_butter_spoon', { toysAreFine: true }),
      ].map((span) => wordsOf(sentence, span)),
    ),
  ]
}

function eatenSeeds(sentence: Sentence) {
  const eating = at(sentence, 'eat').filter((span) => isUse(sentence, span, { plain: true, innocent: ['not_eat'] }))
  return usesOf(sentence, 'seeds', { innocent: ['not_choking'], toysAreFine: true }).filter((span) =>
    eating.some((verb) => verb.end <= span.start && span.start - verb.end <= 4),
  )
}

const rawDough = { innocent: ['not_raw_dough'], toysAreFine: true } as const
const rawEgg = { innocent: ['not_raw_dough', 'innocent:eggs'], toysAreFine: true } as const

/** Raw-flour dough or batter that is tasted, and raw egg (CDC). */
export const rawFood: Detector = (document) => {
  const holds = (code: 'gluten' | 'eggs') =>
    document.sentences.some((sentence) => usesOf(sentence, `allergen:${code}`, { innocent: [`innocent:${code}`], toysAreFine: true }).length > 0)
  const hasDough = has(document, 'dough') || holds('gluten') || holds('eggs')
  const sandy = isSandy(document)
  const found = document.sentences.flatMap((sentence) => {
    const named = usesOf(sentence, 'raw_food', rawDough)
    const tasting = at(sentence, 'taste').filter((span) => isUse(sentence, span, { plain: true }))
    const dough = sandy
      ? []
      : usesOf(sentence, 'dough', rawDough).filter(
          (span) =>
            tasting.some((verb) => verb.end <= span.start && span.start - verb.end <= 5 && !bakedBetween(sentence, verb.end, span.end + 3)) ||
            at(sentence, 'taste_it').some(
              (verb) =>
                verb.start >= span.end &&
                verb.start - span.end <= 6 &&
                isUse(sentence, verb, { plain: true }) &&
                !bakedBetween(sentence, span.end, verb.end + 3),
            ),
        )
    const licked = hasDough ? usesOf(sentence, 'lick_tool', { plain: true }) : []
    return [...named, ...dough, ...licked].map((span) => wordsOf(sentence, span))
  })
  return [...found, ...uncookedEggs(document), ...(hasDough && !sandy ? tastedBeforeBaking(document) : [])]
}

/** Egg whites and yolks, eggs that are beaten, and dishes of them, in a card in which nothing is cooked through. */
function uncookedEggs(document: Document): string[] {
  if (cooksAt(document) < document.sentences.length) return []
  const eggs = usesIn(document, 'egg', rawEgg)
  const beaten = has(document, 'eat') || has(document, 'taste') ? eggs.filter(({ sentence }) => at(sentence, 'beat_egg').length > 0) : []
  const dishes = eggs.length === 0 ? [] : usesIn(document, 'raw_dish', rawEgg)
  return wordsIn([...usesIn(document, 'egg_part', rawEgg), ...beaten, ...dishes])
}

/** A pinch of what is being kneaded, in a step before it goes into the oven. */
function tastedBeforeBaking(document: Document): string[] {
  const until = cooksAt(document)
  return document.sentences.slice(0, until + 1).flatMap((sentence, index) => {
    if (sentence.field !== 'instructions' && sentence.field !== 'adaptations') return []
    return usesOf(sentence, 'taste_bit', { plain: true, innocent: ['not_raw_dough', 'not_eat'] })
      .filter((span) => !bakedBetween(sentence, 0, sentence.tokens.length) && (index < until || cooksAfter(sentence, span)))
      .map((span) => wordsOf(sentence, span))
  })
}

function cooksAfter(sentence: Sentence, taste: Span): boolean {
  return at(sentence, 'cooks').some((cook) => cook.start >= taste.start)
}

/** The first step that cooks something through; the number of sentences where there is none. */
function cooksAt({ sentences }: Document): number {
  const step = sentences.findIndex(
    (sentence) =>
      sentence.field === 'instructions' && at(sentence, 'cooks').some((span) => isUse(sentence, span, { plain: true, innocent: ['not_heat_note'] })),
  )
  return step < 0 ? sentences.length : step
}

/** Dough of sand, mud or clay by the title or the materials: nobody means to eat it. */
export function isSandy({ sentences }: Document): boolean {
  return sentences.some((sentence) => (sentence.field === 'title' || sentence.field === 'materialsNeeded') && at(sentence, 'sand_dough').length > 0)
}

function bakedBetween(sentence: Sentence, from: number, to: number): boolean {
  return at(sentence, 'baked').some((span) => span.start >= from && span.end <= to)
}

function has(document: Document, key: Key): boolean {
  return document.sentences.some((sentence) => at(sentence, key).length > 0)
}
