/** What a child needs of an activity: what it costs, and how a model is told. */

import type { Need } from '#lib/domain/platform/vocabulary'
import { type Effort, effortFor, type Facts } from '#lib/domain/safety/facts'

/** For a model: what is needed, in words of what helps, never of a diagnosis. */
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

/** More than what the child cares about or likes gives. */
const HARD_COST = 0.4
const HELP = 0.08
const costs: Readonly<Record<Effort, number>> = { fits: -HELP, fine: 0, hard: HARD_COST, impossible: Number.POSITIVE_INFINITY }

/** What an activity loses for what is needed, each need once; below 0 where it suits. One that is impossible never gets so far: the gate keeps it away. */
export function needsCost(facts: Pick<Facts, 'effort'>, needs: readonly Need[]): number {
  return needs.reduce((total, need) => total + costs[effortFor(facts, need)], 0)
}

/** What is needed, in English, for a model. */
export function needWords(need: Need): string {
  return words[need]
}
