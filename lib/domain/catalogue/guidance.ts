/** What a reviewed activity says beside its steps, in one language, and under which circumstances it is done. */
import type { Need } from '#lib/domain/platform/vocabulary'

export interface Guidance {
  /** What the adult may say, and ask, word for word. */
  say: string[]
  ask: string[]
  /** What shows that it works, and when to stop, by age. */
  watchFor: { ageMinMonths: number; ageMaxMonths: number; works: string; stop: string }[]
  /** What it is good for, and who says so. */
  why: { text: string; source: { name: string; url: string } }[]
  /** How it goes on another day. */
  nextDay: string
  /** What to change for somebody with one of these needs. */
  needAdaptations: { needs: Need[]; text: string }[]
  /** How it goes with 10 to 25 children; null where so many cannot take part. */
  group: string | null
  /** How it is set up, where words cannot show it: drawn in public/drawings under that name. */
  drawing: { name: string; caption: string } | null
}

export interface Circumstances {
  participants: { min: number; max: number }
  childrenPerAdult: number
  /** 0 hardly any, 1 some, 2 much. */
  energy: number
  mess: number
  noise: number
  /** The warmest and the coldest air it is for, in degrees Celsius; null indoors. */
  weather: { warmestC: number; coldestC: number } | null
}

/** Its sentences, in the order they are read. */
export function sentencesOf({ say, ask, watchFor, why, nextDay, needAdaptations, group, drawing }: Guidance): string[] {
  return [
    ...say,
    ...ask,
    ...watchFor.flatMap(({ works, stop }) => [works, stop]),
    ...why.map(({ text }) => text),
    nextDay,
    ...needAdaptations.map(({ text }) => text),
    ...(group === null ? [] : [group]),
    // What was stored before there were drawings has none.
    ...(drawing ? [drawing.caption] : []),
  ]
}
