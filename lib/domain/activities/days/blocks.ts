/** Which activities can be a part of a longer time, for these children at this place. */
import { type AgeBand, partsFor } from '#lib/domain/activities/age-parts'
import { MAX_BLOCK_MINUTES } from '#lib/domain/activities/days/rhythm'
import { type Minutes, playMinutesOf, type Timed } from '#lib/domain/activities/duration'
import { isLargeGroup, participationFit } from '#lib/domain/activities/participation'
import type { Circumstances } from '#lib/domain/catalogue/guidance'
import type { Language, Setting } from '#lib/domain/platform/basics'
import type { ActivityPlace } from '#lib/domain/platform/vocabulary'
import type { ChildCount } from '#lib/domain/profiles/group-size'
import type { Facts } from '#lib/domain/safety/facts'

/** An activity that can be part of a longer time. */
export interface Block {
  id: string
  categoryId: string
  /** What it is written for; `settings` are all that its places allow. */
  setting: Setting
  settings: readonly Setting[]
  places: readonly string[]
  occasions: readonly string[]
  tags: readonly string[]
  traits: readonly string[]
  materialIds: readonly string[]
  durationMinutes: number
  prepMinutes: number | null
  tidyMinutes: number | null
  isFree: boolean
  ageMinMonths: number
  ageMaxMonths: number
  partsByAge: readonly AgeBand[]
  /** The three lines shown in the schedule. */
  quick: string[]
  circumstances: (Pick<Circumstances, 'energy' | 'participants'> & Partial<Pick<Circumstances, 'weather'>>) | null
  hasGroupText: boolean
  facts: Pick<Facts, 'hazards'> | null
}

/** Who spends a longer time together, and where. */
export interface DayCompany {
  setting: Setting
  isAtSchool?: boolean | undefined
  /** The ages of all children present. */
  agesMonths: readonly number[]
  /** Undefined if unknown. */
  children?: ChildCount | undefined
}

/** Below this age, an activity of five minutes fills a part, because it is repeated. */
const REPEATS_BELOW_MONTHS = 24
/** The shortest part of a longer time. */
export const SHORTEST_BLOCK_MINUTES = 10

/** Returns the total minutes of an activity that can be a part, both ends included. */
export function blockMinutesAt(youngestMonths: number): Minutes {
  return { min: youngestMonths < REPEATS_BELOW_MONTHS ? 5 : SHORTEST_BLOCK_MINUTES, max: MAX_BLOCK_MINUTES }
}

/** The places where a longer time is spent. A school has no home's kitchen, bath or bed. */
const placesAtHome: readonly ActivityPlace[] = ['home', 'table', 'anywhere']
const placesAtSchool: readonly ActivityPlace[] = ['classroom', 'hall', 'anywhere']
const placesOutdoors: readonly ActivityPlace[] = ['yard', 'park', 'playground', 'anywhere']

/** Occasions of an ordinary day; an activity with none of them is for bed, the bath, a sickbed or the road. */
const ordinaryOccasions: ReadonlySet<string> = new Set(['rain', 'morning', 'after_school', 'holiday', 'visit', 'party', 'transition', 'tidying'])
/** Occasions that show that an activity for bedtime also works by day. */
const daytimeOccasions: ReadonlySet<string> = new Set(['rain', 'morning', 'after_school'])
/** What is about a feast, which not every family keeps, and which has its day. */
const FEAST_TAG = 'holidays'
/** What is only possible when it is colder than this, is for snow, which cannot be planned. Our choice. */
const SNOW_BELOW_C = 10
/** What needs a dark room or evening, or rain, which cannot be planned. */
const weatherMaterials: ReadonlySet<string> = new Set(['flashlight', 'rain-gear'])
/** What is too much to carry to the park. */
const indoorMaterials: ReadonlySet<string> = new Set([
  'table',
  'chairs',
  'pillows',
  'laundry-basket',
  'cardboard-box',
  'basin',
  'bedsheet',
  'muffin-tin',
])

/** What is too much to carry to the park, even for an activity that is written for outdoors. */
const heavyMaterials: ReadonlySet<string> = new Set(['table', 'chairs', 'laundry-basket', 'cardboard-box', 'basin'])
/** The most things of one activity that a family packs for the park. Our choice. */
const MOST_THINGS_TO_CARRY = 7

/**
 * Returns whether an activity can be part of a longer time: short, free, with three lines, done in one day and by daylight, at a place of
 * this company, and for every child of it.
 */
export function isBlock(card: Block, company: DayCompany): boolean {
  const { durationMinutes, isFree, quick, circumstances, prepMinutes } = card
  const { min, max } = blockMinutesAt(Math.min(...company.agesMonths))
  const isShort = durationMinutes >= min && durationMinutes <= max
  const isComplete = isFree && quick.length > 0 && circumstances !== null && prepMinutes !== null
  return isShort && isComplete && isForOrdinaryDay(card) && isAtPlace(card, company) && isForEach(card, company)
}

function isForOrdinaryDay({ occasions, materialIds, tags, traits, circumstances }: Block): boolean {
  const fitting = occasions.includes('bedtime') ? daytimeOccasions : ordinaryOccasions
  const isOrdinary = occasions.length === 0 || occasions.some((occasion) => fitting.has(occasion))
  const isForSnow = (circumstances?.weather?.warmestC ?? SNOW_BELOW_C) < SNOW_BELOW_C
  return (
    isOrdinary && !isForSnow && !tags.includes(FEAST_TAG) && !materialIds.some((id) => weatherMaterials.has(id)) && !traits.includes('several_days')
  )
}

function isAtPlace({ setting: writtenFor, places, materialIds }: Block, { setting, isAtSchool = false }: DayCompany): boolean {
  const possible = setting === 'outdoor' ? placesOutdoors : isAtSchool ? placesAtSchool : placesAtHome
  const tooMuch = writtenFor === 'outdoor' ? heavyMaterials : indoorMaterials
  const isPortable = setting === 'indoor' || (materialIds.length <= MOST_THINGS_TO_CARRY && !materialIds.some((id) => tooMuch.has(id)))
  return isPortable && possible.some((place) => places.includes(place))
}

function isForEach(card: Block, { agesMonths, children }: DayCompany): boolean {
  const isForAge = (age: number) => age >= card.ageMinMonths && age <= card.ageMaxMonths
  const isForAges = agesMonths.every(isForAge) || partsFor(card.partsByAge, agesMonths).length > 0
  return isForAges && participationFit(card, children) !== 'none'
}

/** Returns whether a company is a class or another large group at school, or one of unknown size. */
export function isClass({ isAtSchool = false, children }: Pick<DayCompany, 'isAtSchool' | 'children'>): boolean {
  return isAtSchool && (children === undefined || isLargeGroup(children))
}

/** With fewer activities whose texts are for these children, a longer time also uses others. */
const ENOUGH_WITH_TEXT = 12

/** The words of a text for one child, whom a class is not, and for several, who one child is not. */
const addressees: Readonly<Record<Language, { one: RegExp; several: RegExp }>> = {
  en: { one: /\byour (?:child|baby|arms|lap|knees?)\b/i, several: /\b(?:children|everybody|everyone)\b/i },
  es: { one: /\btu (?:hijo|hija|bebé)\b|\bel niño o la niña\b|\btus (?:brazos|rodillas|piernas)\b/i, several: /\b(?:niños|todos|cada quien)\b/i },
  he: { one: /הילד או הילדה|התינוק|בידיים שלכם|על הברכיים/, several: /(?<!\p{L})(?:ה?ילדים|כולם|כל אחד)(?!\p{L})/u },
}

/**
 * Returns only the activities whose texts are for these children, if there are enough for a day with swaps: how to run them with a large
 * group, and nothing about one child in a class or about several for a single child.
 */
export function preferTextsFor<B extends Block>(blocks: B[], children: ChildCount | undefined, language: Language): B[] {
  const isLarge = children !== undefined && isLargeGroup(children)
  const written = preferIfEnough(blocks, (block) => participationFit(block, children) !== 'without_text')
  const { one, several } = addressees[language]
  const other = isLarge ? one : children?.max === 1 ? several : undefined
  return other ? preferIfEnough(written, ({ quick }) => !quick.some((line) => other.test(line))) : written
}

function preferIfEnough<B>(blocks: B[], isPreferred: (block: B) => boolean): B[] {
  const preferred = blocks.filter(isPreferred)
  return preferred.length >= ENOUGH_WITH_TEXT ? preferred : blocks
}

/** Returns the minutes of play, rounded to multiples of five. Fetching and tidying are done once for all blocks. */
export function playMinutes(timed: Timed): number {
  return Math.max(SHORTEST_BLOCK_MINUTES, Math.round(playMinutesOf(timed) / 5) * 5)
}

export function isLively({ circumstances }: Pick<Block, 'circumstances'>): boolean {
  return circumstances?.energy === 2
}

/** Returns whether the children cook or taste something. */
export function isAboutFood({ categoryId, facts }: Pick<Block, 'categoryId' | 'facts'>): boolean {
  return categoryId === 'kitchen' || (facts?.hazards.some(({ code, who }) => code === 'eating' && who === 'child') ?? false)
}
