/** What the texts of a composed time say, and what decides their wording. The texts are in words/. */
import type { ComposedDuration, Pause } from '#lib/domain/activities/days/rhythm'
import type { Language, Setting } from '#lib/domain/platform/basics'

export interface TitledText {
  title: string
  text: string
}

/** Who spends a composed time, and where: a text for one child never speaks of several. */
export interface DayScene {
  setting: Setting
  language: Language
  people: 'one' | 'several' | 'class'
  youngestMonths: number
  oldestMonths: number
  /** The number of children who are much older than the youngest one, see siblings.ts. */
  older: number
}

/** The parts of a scene that choose between wordings. */
export interface Wording {
  isOut: boolean
  isOne: boolean
  isClass: boolean
  /** Whether the youngest child is carried or pushed. */
  isBaby: boolean
  /** Whether the youngest child is too young for a question about the day. */
  isToddler: boolean
  hasDiapers: boolean
  /** Whether the youngest child can talk about the day's plan in a circle. */
  isFromThree: boolean
  isSchoolAge: boolean
  /** The children whom sunscreen is for: from half a year. */
  sunscreen: 'all' | 'some' | 'none'
  /** Whether what older children do meanwhile is said for them. */
  hasOlder: boolean
  /** Whether the activities need anything. */
  hasThings: boolean
  /** Whether the youngest child has a clean diaper from the pause before. */
  isClean: boolean
  /** The number of the same pauses before. */
  before: number
}

/** Where a pause is in its time. */
export interface PauseAt {
  /** Whether the way is the one back. */
  isBack: boolean
  hasThings: boolean
  isClean: boolean
  before: number
}

type PauseWords = (wording: Wording) => TitledText

export interface DayWords {
  /** The title, from the first activity and the number of others. */
  title: Record<ComposedDuration, (first: string, more: number) => string>
  description: (titles: readonly string[], more: number) => string
  pauses: Record<Exclude<Pause, 'way' | 'free_play'>, PauseWords>
  way: { there: PauseWords; back: PauseWords }
  freePlay: string
  /** Labels for the parts of the younger and the older child in one activity; the part of a baby says so itself. */
  younger: string
  older: string
  /** Sunscreen, again after two hours. */
  sunscreenAgain: Record<Wording['sunscreen'], string>
  /** A line of the schedule. */
  part: (title: string, minutes: number, text: string) => string
  inTheShade: string
  /** The advice on when to start outdoors, from the latest hour in the morning and the hour at which the sun is lower. */
  beginEarly: Record<Exclude<ComposedDuration, '1-2hours'>, (from: string, or: string) => string>
  quick: (things: number, activities: number) => [string, string, string]
  easier: string
}

/** Joins titles as a list in a sentence. */
export const joinTitles = (language: Language, titles: readonly string[]) => new Intl.ListFormat(language, { type: 'conjunction' }).format(titles)
