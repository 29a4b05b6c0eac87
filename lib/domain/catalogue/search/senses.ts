/** What words of a search may mean beside standing in a text: themes, circumstances, ages and times. */
import { settingsOf } from '#lib/domain/catalogue/settings-of'
import { type Setting, settings } from '#lib/domain/platform/basics'
import { activityPlaces, categories, elofDomains, eyfsAreas, occasions, type Tag, traits } from '#lib/domain/platform/vocabulary'

/** Said of an activity beside its tags, by which it is found. */
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

/** A sense, or what is asked for of the age (in months: it is for a child so old) and of the time (in minutes: at most so many). */
export type Sense = ActivitySense | `tag:${Tag}` | `months:${number}` | `minutes:${number}`

/** So many children are a group. */
const GROUP = 10

/** What its senses are read from. */
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

/** Senses that an activity is about or good for, which count like words of its title, though less. */
export function themesOf({ categoryId, tags, elof, eyfs, occasions: goodFor }: SenseFacts): string[] {
  return [
    ...tags.map((tag) => `tag:${tag}`),
    `category:${categoryId}`,
    ...[...elof, ...eyfs].map((area) => `area:${area}`),
    ...goodFor.map((occasion) => `occasion:${occasion}`),
  ]
}

/** Senses of where and how it is done. */
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

/** Whether a sense is what an activity is about or good for. */
export function isTheme(sense: Sense): boolean {
  return /^(?:tag|category|area|occasion):/.test(sense)
}

/** Whether a sense says when, where or how: without it, something like it is still found. */
export function isCircumstance(sense: Sense): boolean {
  return !/^(?:tag|category|area|months|minutes):/.test(sense)
}

export function isTagSense(sense: Sense): sense is `tag:${Tag}` {
  return sense.startsWith('tag:')
}

export function isCount(sense: Sense): sense is `months:${number}` | `minutes:${number}` {
  return /^(?:months|minutes):/.test(sense)
}

/** What people write in a language when they mean a sense: phrases between commas, the first of `said` being what it is called. */
export interface SenseWords {
  said: Readonly<Record<ActivitySense, string>>
  /** Phrases for a tag beyond those of children's interests. */
  themes: Readonly<Partial<Record<Tag, string>>>
  /** By the age in months that is meant. */
  months: Readonly<Record<number, string>>
  /** By the minutes it may take at most. */
  minutes: Readonly<Record<number, string>>
  /** The words around a number that say what it counts, and numbers as words from one on. */
  counting: Readonly<Record<'ofAge' | 'years' | 'months' | 'minutes' | 'hours' | 'between' | 'after' | 'numbers', string>>
  /** Materials that somebody wants to use: in them alone a theme is not meant. */
  materials: string
  /** Words that say nothing of what is sought where there are others. */
  nothing: string
}
