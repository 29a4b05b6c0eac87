/**
 * What the word files hold: by hazard, the words by which a text speaks of it. The notation of a phrase is explained in match.ts; phrases are
 * separated by commas or line ends.
 */

import type { Need } from '#lib/domain/platform/vocabulary'
import type { HazardCode, NoteId } from '#lib/domain/safety/hazards'

export interface HazardWords {
  /** Each names the thing itself. One of them is enough: it refuses a model's card below the row's age, and the lint asks for the hazard. */
  things?: string
  /** Innocent alone: a word of the first list and one of the second, in one step or in neighbouring ones; `anywhere`, in one card. */
  together?: readonly Together[]
  /** Too common to refuse a card by: the lint asks about them, and a model's card that does this gets the row's note. */
  mild?: string
  /** What nobody can explain away: "whole grapes", "let the children light the candle". It is declared as the child's own doing, or reworded. */
  never?: string
}

export interface Together {
  one: string
  other: string
  anywhere?: boolean
}

export interface HazardVocabulary {
  hazards: Partial<Record<HazardCode, HazardWords>>
  /** A short closed list of whole phrases that name no danger: "popcorn ceiling". What lies inside one is not found in a model's card. */
  innocent: string
  /** By need, what cannot be done with it: climbing for whom uses a wheelchair, looking at pictures for whom does not see. */
  undoable: Partial<Record<Need, string>>
  /** Names of balls, which are small parts up to 44.4 mm. */
  balls: string
  /** Units of length after a number. */
  units: { mm: string; cm: string; inch: string }
  numbers: Readonly<Record<string, number>>
}

/** A sentence that a model's safety note may be: words, `a|b`, `(optional)`, and `{slot}` for one to six words that tell what of. */
export interface NoteFrame {
  text: string
  /** The required note that it gives already. */
  gives?: NoteId
}

export interface NoteVocabulary {
  frames: readonly NoteFrame[]
  /** Words that no slot may hold: verbs, "then", "while", "and". */
  notInSlot: string
}

export interface HouseholdVocabulary {
  things: string
  /** Of these, what only holds something else: a "jar of …" says nothing of what is in it. */
  containers: string
  /** What stands between a container and what is in it: of, with. */
  holding: string
}

/** The phrases of a list as it stands in a word file. */
export function phrasesOf(list: string): string[] {
  return list
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
}
