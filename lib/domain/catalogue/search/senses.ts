/** Meanings of search words in addition to a text match: themes, circumstances, ages and times. */
import { settingsOf } from '#lib/domain/catalogue/settings-of'
import { type Setting, settings } from '#lib/domain/platform/basics'
import { activityPlaces, categories, elofDomains, eyfsAreas, occasions, type Tag, traits } from '#lib/domain/platform/vocabulary'

/** Senses that an activity is found by, in addition to its tags. */
export const activitySenses = [
  ...categories.map((id) => `category:${id}` as const),
  ...[...elofDomains, ...eyfsAreas].map((area) => `area:${area}` as const),
  ...traits.map((trait) => `trait:${trait}` as const),
  ...occasions.map((occasion) => `occasion:${occasion}` as const),
  ...activityPlaces.map((place) => `place:${place}` as const),
  ...settings.map((setting) => `setting:${setting}` as const),
  'free',
  'group',
  'no_materials',
  'no_mess',
] as const
export type ActivitySense = (typeof activitySenses)[number]

/** A sense, an age in months that the activity must suit, or a maximum time in minutes. */
export type Sense = ActivitySense | `tag:${Tag}` | `months:${number}` | `minutes:${number}`

/** The number of children from which they are a group. */
const GROUP = 10

/** The properties that senses are derived from. */
export interface SenseFacts {
  categoryId: string
  setting: Setting
  places: readonly string[]
  occasions: readonly string[]
  tags: readonly string[]
  traits: readonly string[]
  elof: readonly string[]
  eyfs: readonly string[]
  priceUsd: number | null
  materials: readonly unknown[]
  circumstances: { mess: number; participants: { max: number } } | null
}

/** Lists the senses of an activity's topics and benefits. They count like title words, but less. */
export function themesOf({ categoryId, tags, elof, eyfs, occasions: goodFor }: SenseFacts): string[] {
  return [
    ...tags.map((tag) => `tag:${tag}`),
    `category:${categoryId}`,
    ...[...elof, ...eyfs].map((area) => `area:${area}`),
    ...goodFor.map((occasion) => `occasion:${occasion}`),
  ]
}

/** Lists the senses of where and how it is done. */
export function circumstancesOf(facts: SenseFacts): string[] {
  const { setting, places, traits: asks, priceUsd, materials, circumstances } = facts
  const where = places.includes('anywhere') ? activityPlaces : places
  return [
    ...where.map((place) => `place:${place}`),
    ...settingsOf(setting, [...places]).map((one) => `setting:${one}`),
    ...asks.map((trait) => `trait:${trait}`),
    ...(priceUsd === null ? ['free'] : []),
    ...(materials.length === 0 ? ['no_materials'] : []),
    ...(circumstances?.mess === 0 ? ['no_mess'] : []),
    ...(circumstances && circumstances.participants.max >= GROUP ? ['group'] : []),
  ]
}

/** Returns whether a sense is a topic or benefit. */
export function isTheme(sense: Sense): boolean {
  return /^(?:tag|category|area|occasion):/.test(sense)
}

/** Returns whether a sense is about when, where or how. Searches may drop such senses. */
export function isCircumstance(sense: Sense): boolean {
  return !/^(?:tag|category|area|months|minutes):/.test(sense)
}

export function isTagSense(sense: Sense): sense is `tag:${Tag}` {
  return sense.startsWith('tag:')
}

export function isCount(sense: Sense): sense is `months:${number}` | `minutes:${number}` {
  return /^(?:months|minutes):/.test(sense)
}

/** Phrases of a language for each sense, separated by commas; the first of `said` is the sense's name. */
export interface SenseWords {
  said: Readonly<Record<ActivitySense, string>>
  /** Phrases for a tag in addition to those of children's interests. */
  themes: Readonly<Partial<Record<Tag, string>>>
  /** Phrases by age in months. */
  months: Readonly<Record<number, string>>
  /** Phrases by maximum minutes. */
  minutes: Readonly<Record<number, string>>
  /** Words around a number that give its unit, and number words from one on. */
  counting: Readonly<Record<'ofAge' | 'years' | 'months' | 'minutes' | 'hours' | 'between' | 'after' | 'numbers', string>>
  /** Materials. A phrase of only these words is not a theme. */
  materials: string
  /** Filler words, ignored next to other words. */
  nothing: string
}
