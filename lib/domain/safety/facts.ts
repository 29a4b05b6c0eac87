/** A card's facts, declared by a person or by the reader of a model's cards. The gate compares them with who is present. */
import type { Language } from '#lib/domain/platform/basics'
import type { Need } from '#lib/domain/platform/vocabulary'
import type { Actor, HazardCode, NoteId, Way } from '#lib/domain/safety/hazards'

/** Where a hazard is: a step by its number from 1, a variation, any other text (title, material, note …), or the card as a whole. */
export type Place = number | 'card' | 'easier' | 'harder' | 'elsewhere'

export interface DeclaredHazard {
  code: HazardCode
  at: Place[]
  who: Actor
  /** One of the row's harmless ways: foil, blunt, cut_or_cooked … */
  as?: Way | undefined
  /** The total minutes of screens. */
  minutes?: number | undefined
}

export const uses = ['eaten', 'touched', 'near'] as const
export interface DeclaredSubstance {
  id: string
  use: (typeof uses)[number]
}

/** The effort for a child with a need: made for it, no harder than for others, possible with help or changes, or impossible unchanged. */
export const efforts = ['fits', 'fine', 'hard', 'impossible'] as const
export type Effort = (typeof efforts)[number]

/** Words that a broad search finds as a danger, and why they are harmless here. */
export interface Acknowledgement {
  words: Partial<Record<Language, string[]>>
  why: string
}

export interface Facts {
  hazards: DeclaredHazard[]
  substances: DeclaredSubstance[]
  /** Every need once, by its effort. */
  effort: Record<Effort, Need[]>
  /** Required notes that its text already gives, in every language. */
  given: NoteId[]
  acknowledged: Acknowledgement[]
}

/** Returns the effort for a need; impossible if it is not declared. */
export function effortFor({ effort }: Pick<Facts, 'effort'>, need: Need): Effort {
  return efforts.find((one) => effort[one].includes(need)) ?? 'impossible'
}
