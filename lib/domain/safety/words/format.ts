/** What the word files hold, as scripts/safety-words reads them. README.md explains the files; match.ts the notation of a phrase. */
import type { Need } from '#lib/domain/platform/vocabulary'
import type { HazardCode, NoteId } from '#lib/domain/safety/hazards'

export interface HazardWords {
  /** Each names the thing itself. One of them is enough: it refuses a model's card below the row's age, and the lint asks for the hazard. */
  things?: readonly string[]
  /** Innocent alone: a phrase of the first list and one of the second, in one step or in neighbouring ones; `anywhere`, in one card. */
  together?: readonly Together[]
  /** Too common to refuse a card by: the lint asks about them, and a model's card that does this gets the row's note. */
  mild?: readonly string[]
  /** Cannot be explained away: "whole grapes", "let the children light the candle". It is declared as the child's own doing, or reworded. */
  never?: readonly string[]
}

export interface Together {
  one: readonly string[]
  other: readonly string[]
  anywhere: boolean
}

/** A sentence that a model's safety note may be: words, `a|b`, `(optional)`, and `{slot}` for one to six words that tell what of. */
export interface NoteFrame {
  text: string
  /** The required note that it gives already. */
  gives?: NoteId
}

export interface NoteVocabulary {
  /** Of two frames that fit a sentence, the first decides. */
  frames: readonly NoteFrame[]
  /** Words that no slot may hold: verbs, "then", "while", "and". */
  notInSlot: readonly string[]
}

export interface HouseholdVocabulary {
  things: readonly string[]
  /** Of these, what only holds something else: a "jar of …" says nothing of what is in it. */
  containers: readonly string[]
  /** What stands between a container and what is in it: of, with. */
  holding: readonly string[]
  /** What stands before the thing itself: how many, how big, which colour. */
  before: readonly string[]
  /** English: what ends the thing itself, as "for" and "from" do. */
  ends: readonly string[]
  /** English: words right after the thing that are no thing themselves, as "folded" and "optional". */
  after: readonly string[]
  /** Alone they do not say what it is, whatever else they may mean: "powder". */
  vague: readonly string[]
}

export interface LanguageWords {
  hazards: Partial<Record<HazardCode, HazardWords>>
  /** A short closed list of whole phrases that name no danger: "popcorn ceiling". What lies inside one is not found in a model's card. */
  innocent: readonly string[]
  /** By need, what cannot be done with it: climbing for a child who uses a wheelchair, looking at pictures for a blind child. */
  undoable: Partial<Record<Need, readonly string[]>>
  /** Names of balls, which are small parts up to 44.4 mm. */
  balls: readonly string[]
  /** Units of length after a number. */
  units: { mm: readonly string[]; cm: readonly string[]; inch: readonly string[] }
  numbers: Readonly<Record<string, number>>
  household: HouseholdVocabulary
  notes: NoteVocabulary
}
