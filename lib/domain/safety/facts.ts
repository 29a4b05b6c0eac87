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
  /** Of screens: how long in all. */
  minutes?: number | undefined
}

export const uses = ['eaten', 'touched', 'near'] as const
export interface DeclaredSubstance {
  id: string
  use: (typeof uses)[number]
}

/** What the activity is for somebody with a need: made for it, no harder than for others, possible with help or changes, or impossible as it is. */
export const efforts = ['fits', 'fine', 'hard', 'impossible'] as const
export type Effort = (typeof efforts)[number]

/** Words that a broad search takes for a danger, and why they are none here. */
export interface Acknowledgement {
  words: Partial<Record<Language, string[]>>
  why: string
}

export interface Facts {
  hazards: DeclaredHazard[]
  substances: DeclaredSubstance[]
  /** Every need once, by what the activity is for it. */
  effort: Record<Effort, Need[]>
  /** Required notes that its own text gives already, in every language. */
  given: NoteId[]
  acknowledged: Acknowledgement[]
}

/** What the activity is for a need; impossible where nobody said. */
export function effortFor({ effort }: Pick<Facts, 'effort'>, need: Need): Effort {
  return efforts.find((one) => effort[one].includes(need)) ?? 'impossible'
}
