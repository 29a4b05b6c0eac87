/** The content of the word files, as read by scripts/safety-words. README.md explains the files; match.ts the notation of a phrase. */
import type { Need } from '#lib/domain/platform/vocabulary'
import type { HazardCode, NoteId } from '#lib/domain/safety/hazards'

export interface HazardWords {
  /** Names of the thing itself. One is enough: it refuses a model's card below the row's age, and the lint asks for the hazard. */
  things?: readonly string[]
  /** Pairs that are harmless separately: a phrase of each list in one step or in neighbouring ones; with `anywhere`, in one card. */
  together?: readonly Together[]
  /** Words too common to refuse a card: the lint asks about them, and a model's card that does this gets the row's note. */
  mild?: readonly string[]
  /**
   * Words that cannot be acknowledged: "whole grapes", "let the children light the candle". They are declared as the child's own
   * doing, or reworded.
   */
  never?: readonly string[]
}

export interface Together {
  one: readonly string[]
  other: readonly string[]
  anywhere: boolean
}

/** An allowed sentence of a model's safety note: words, `a|b`, `(optional)`, and `{slot}` for one to six words that name a thing. */
export interface NoteFrame {
  text: string
  /** The required note that it already gives. */
  gives?: NoteId
}

export interface NoteVocabulary {
  /** The frames; if two match a sentence, the first one counts. */
  frames: readonly NoteFrame[]
  /** Words that no slot may hold: verbs, "then", "while", "and". */
  notInSlot: readonly string[]
}

interface HouseholdVocabulary {
  things: readonly string[]
  /** Those that only contain something else: "jar of …" does not name its content. */
  containers: readonly string[]
  /** Words between a container and its content: of, with. */
  holding: readonly string[]
  /** Words before the noun: quantity, size, color. */
  before: readonly string[]
  /** English: words that end the noun, such as "for" and "from". */
  ends: readonly string[]
  /** English: words right after the noun that are not nouns, such as "folded" and "optional". */
  after: readonly string[]
  /** Words that do not name a thing by themselves: "powder". */
  vague: readonly string[]
}

export interface LanguageWords {
  hazards: Partial<Record<HazardCode, HazardWords>>
  /** A short closed list of harmless whole phrases: "popcorn ceiling". Words inside one are not found in a model's card. */
  innocent: readonly string[]
  /** Impossible actions by need: climbing for a child who uses a wheelchair, looking at pictures for a blind child. */
  undoable: Partial<Record<Need, readonly string[]>>
  /** Names of balls, which are small parts up to 44.4 mm. */
  balls: readonly string[]
  /** Units of length after a number. */
  units: { mm: readonly string[]; cm: readonly string[]; inch: readonly string[] }
  numbers: Readonly<Record<string, number>>
  household: HouseholdVocabulary
  notes: NoteVocabulary
}
