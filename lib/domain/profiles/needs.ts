/** A child's needs: their effect on fit, and their wording for a model. */

import type { Need } from '#lib/domain/platform/vocabulary'
import { type Effort, effortFor, type Facts } from '#lib/domain/safety/facts'

/** Wording for a model: what helps, never a diagnosis. */
const words: Readonly<Record<Need, string>> = {
  wheelchair: 'uses a wheelchair',
  walking_aid: 'walks with a frame or crutches',
  tires_quickly: 'tires quickly and needs rests',
  hands_need_help: 'needs help with what takes skilful hands',
  low_vision: 'sees little: large, near and strong in contrast helps',
  blind: 'does not see: touch, sound and smell carry it',
  hard_of_hearing: 'hears little: show as well as say',
  deaf: 'does not hear: show instead of saying',
  noise_sensitive: 'is sensitive to noise: quiet, without sudden sounds',
  light_sensitive: 'is sensitive to bright and flickering light',
  touch_sensitive: 'is sensitive to touch: nothing wet, sticky or slimy on the skin, or tools for it',
  seeks_movement: 'needs to move a lot',
  few_words: 'speaks few words: pointing and doing are answers too',
  sign_language: 'uses sign language',
  picture_cards: 'talks with picture cards',
  new_language: 'is new to the language: few and simple words, shown as they are said',
  clear_steps: 'needs short, clear steps, one at a time',
}

/** The cost of a hard need: more than interests or taste can add. */
const HARD_COST = 0.4
/** The bonus of an activity that suits a need. */
const FITS_BONUS = 0.08
const costs: Readonly<Record<Effort, number>> = { fits: -FITS_BONUS, fine: 0, hard: HARD_COST, impossible: Number.POSITIVE_INFINITY }

/** Returns the cost of the needs, each once; below 0 if the activity helps. The gate already blocks impossible ones. */
export function needsCost(facts: Pick<Facts, 'effort'>, needs: readonly Need[]): number {
  return needs.reduce((total, need) => total + costs[effortFor(facts, need)], 0)
}

/** Returns the English wording of a need for a model. */
export function needWords(need: Need): string {
  return words[need]
}
