/** Meanings of search words in addition to a text match: themes, circumstances, ages and times. */
import { settingsOf } from '#lib/domain/catalogue/settings-of'
import { type Setting, settings } from '#lib/domain/platform/basics'
import { activityPlaces, categories, elofDomains, eyfsAreas, type Need, needs, occasions, type Tag, traits } from '#lib/domain/platform/vocabulary'
import type { Facts } from '#lib/domain/safety/facts'

/** Numbers of children by which activities are found, ascending; the last one also means more. */
export const childCounts = [1, 2, 3, 5, 8, 12, 20, 25] as const
type SearchedCount = (typeof childCounts)[number]

/** Senses that an activity is found by, in addition to its tags. */
export const activitySenses = [
  ...categories.map((id) => `category:${id}` as const),
  ...[...elofDomains, ...eyfsAreas].map((area) => `area:${area}` as const),
  ...traits.map((trait) => `trait:${trait}` as const),
  ...occasions.map((occasion) => `occasion:${occasion}` as const),
  ...activityPlaces.map((place) => `place:${place}` as const),
  ...settings.map((setting) => `setting:${setting}` as const),
  ...needs.map((need) => `need:${need}` as const),
  'free',
  'group',
  'mixed_ages',
  'no_materials',
  'no_mess',
  'no_noise',
] as const
type ActivitySense = (typeof activitySenses)[number]

/** A sense, a number of children, an age in months that the activity must suit, or a maximum time in minutes. */
export type Sense = ActivitySense | `tag:${Tag}` | `children:${SearchedCount}` | `months:${number}` | `minutes:${number}`

/** The number of children from which they are a group. */
const GROUP_MIN_CHILDREN = 10

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
  circumstances: { mess: number; noise: number; participants: { min: number; max: number } } | null
  facts: Pick<Facts, 'effort'> | null
  /** The needs for which it describes a change. */
  adaptedNeeds: readonly Need[]
  /** Whether it describes the parts of younger and older children. */
  isForMixedAges: boolean
}

/** Returns the sense of a number of children: an activity for at least as many. */
export function childrenSense(children: number): `children:${SearchedCount}` {
  return `children:${childCounts.find((count) => count >= children) ?? 25}`
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

/** The number of tags, the most important first, that say what an activity is mainly about; our choice. */
const MAIN_TAGS = 3

/** Lists the senses of what it is mainly about. */
export function mainThemesOf({ tags }: Pick<SenseFacts, 'tags'>): string[] {
  return tags.slice(0, MAIN_TAGS).map((tag) => `tag:${tag}`)
}

/** Lists the senses of where and how it is done. */
export function circumstancesOf(facts: SenseFacts): string[] {
  const { setting, places, traits: asks, priceUsd, materials, circumstances, isForMixedAges } = facts
  const where = places.includes('anywhere') ? activityPlaces : places
  return [
    ...where.map((place) => `place:${place}`),
    ...settingsOf(setting, places).map((one) => `setting:${one}`),
    ...asks.map((trait) => `trait:${trait}`),
    ...(priceUsd === null ? ['free'] : []),
    ...(materials.length === 0 ? ['no_materials'] : []),
    ...(circumstances?.mess === 0 ? ['no_mess'] : []),
    ...(circumstances?.noise === 0 ? ['no_noise'] : []),
    ...(circumstances && circumstances.participants.max >= GROUP_MIN_CHILDREN ? ['group'] : []),
    ...childCounts
      .filter((count) => circumstances && circumstances.participants.min <= count && circumstances.participants.max >= count)
      .map((count) => `children:${count}`),
    ...(isForMixedAges ? ['mixed_ages'] : []),
    ...needsMet(facts).map((need) => `need:${need}`),
  ]
}

/** Lists the needs that it suits by itself or with a described change. */
function needsMet({ facts, adaptedNeeds }: SenseFacts): Need[] {
  if (!facts) return []
  const { fits, impossible } = facts.effort
  return needs.filter((need) => fits.includes(need) || (adaptedNeeds.includes(need) && !impossible.includes(need)))
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

export function isChildren(sense: Sense): sense is `children:${SearchedCount}` {
  return sense.startsWith('children:')
}

export function isCount(sense: Sense): sense is `months:${number}` | `minutes:${number}` {
  return /^(?:months|minutes):/.test(sense)
}

/** Phrases separated by commas, and senses that each of them asks for. */
interface Implied {
  said: string
  senses: readonly Sense[]
}

/** Phrases of a language for each sense, separated by commas; the first of `said` is the sense's name. */
export interface SenseWords {
  said: Readonly<Record<ActivitySense, string>> & Readonly<Partial<Record<`children:${SearchedCount}`, string>>>
  /** Phrases for a tag in addition to those of children's interests. */
  themes: Readonly<Partial<Record<Tag, string>>>
  /** Phrases by age in months. */
  months: Readonly<Record<number, string>>
  /** Phrases by maximum minutes. */
  minutes: Readonly<Record<number, string>>
  /** Words around a number that give its unit, and number words from one on. */
  counting: Readonly<Record<'ofAge' | 'years' | 'months' | 'minutes' | 'hours' | 'between' | 'after' | 'numbers', string>>
  /** Words around a number of children: "kids", and "group of". */
  children: Readonly<Record<'units' | 'groups', string>>
  /** Phrases that ask for several senses at once: "brain break" for something lively, short and in class. */
  implied: readonly Implied[]
  /** Things that the catalogue leaves out on purpose, such as screens, and the nearest senses. No text is searched for them. */
  absent: readonly Implied[]
  /** Names of things such as feasts or balloons: an activity that does not name one is only near to it. */
  things: string
  /** Words that mean about the same thing: a search for one also finds the others. */
  alsoSaid: readonly string[]
  /** Words that say little about what is wanted, next to other words. */
  asides: string
  /** Words that negate the next one: "no candy". */
  without: string
  /** Materials. A phrase of only these words is not a theme. */
  materials: string
  /** Filler words, ignored next to other words. */
  nothing: string
}
