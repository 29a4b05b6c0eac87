import type { ReaderAnswer } from '#lib/domain/safety/reading'

/** An answer that finds nothing in a card. */
export const emptyAnswer: ReaderAnswer = { hazards: [], substances: [], impossibleFor: [], words: [], unsure: [] }

export type AnsweredHazard = ReaderAnswer['hazards'][number]

/** Builds a hazard that the reader found: of a child, without a way and minutes unless given. */
export function hazard(code: string, where: string, rest: Partial<AnsweredHazard> = {}): AnsweredHazard {
  return { code, where, who: 'child', way: null, minutes: null, ...rest }
}
