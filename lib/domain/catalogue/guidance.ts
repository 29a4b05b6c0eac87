/** The guidance of a reviewed activity in one language, in addition to its steps. */
import type { Need } from '#lib/domain/platform/vocabulary'

export interface Guidance {
  /** Sentences and questions for the adult, word for word. */
  say: string[]
  ask: string[]
  /** Signs that it works and signs to stop, by age. */
  watchFor: { ageMinMonths: number; ageMaxMonths: number; works: string; stop: string }[]
  /** Benefits, each with its source. */
  why: { text: string; source: { name: string; url: string } }[]
  /** A variation for another day. */
  nextDay: string
  /** Changes for a child with one of these needs. */
  needAdaptations: { needs: Need[]; text: string }[]
  /** The version for 10 to 25 children; null if it does not work for a group. */
  group: string | null
  /** What younger and older children do in it, step by step, the youngest first; absent in older rows, empty if all do the same. */
  partsByAge?: AgePart[] | undefined
  /** A drawing of the setup if words are not enough; a file in public/drawings with that name. */
  drawing: { name: string; caption: string } | null
}

/** The part that children of an age range have in an activity; both ends included. */
export interface AgePart {
  ageMinMonths: number
  ageMaxMonths: number
  steps: string[]
}

export interface Circumstances {
  participants: { min: number; max: number }
  childrenPerAdult: number
  /** 0 is hardly any, 1 some, 2 much. */
  energy: number
  mess: number
  noise: number
  /** The warmest and coldest suitable air, in degrees Celsius; null indoors. */
  weather: { warmestC: number; coldestC: number } | null
}

/** Guidance without any text, for activities that have only a text for groups. */
export const emptyGuidance: Guidance = {
  ...{ say: [], ask: [], watchFor: [], why: [], nextDay: '', needAdaptations: [], group: null, partsByAge: [], drawing: null },
}

/** Circumstances of which only the participants are known: the middle of the others says nothing about them. */
export const unknownCircumstances = { energy: 1, mess: 1, noise: 1, weather: null } as const

/** Lists all sentences in reading order. */
export function sentencesOf({ say, ask, watchFor, why, nextDay, needAdaptations, group, partsByAge = [], drawing }: Guidance): string[] {
  return [
    ...say,
    ...ask,
    ...watchFor.flatMap(({ works, stop }) => [works, stop]),
    ...why.map(({ text }) => text),
    ...(nextDay === '' ? [] : [nextDay]),
    ...needAdaptations.map(({ text }) => text),
    ...(group === null ? [] : [group]),
    ...partsByAge.flatMap(({ steps }) => steps),
    // Rows stored before drawings existed have none.
    ...(drawing ? [drawing.caption] : []),
  ]
}
