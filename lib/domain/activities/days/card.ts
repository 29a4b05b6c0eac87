import { partsFor } from '#lib/domain/activities/age-parts'
import type { Block } from '#lib/domain/activities/days/blocks'
import { clockText } from '#lib/domain/activities/days/clock'
import { freePlayText } from '#lib/domain/activities/days/free-play'
import { listMaterials } from '#lib/domain/activities/days/materials'
import { blocksOf, minutesOfParts, type Part } from '#lib/domain/activities/days/plan'
import { beginsAt, type ComposedDuration, isInHighSun, type Pause } from '#lib/domain/activities/days/rhythm'
import { listSupplies, suppliedMaterials } from '#lib/domain/activities/days/supplies'
import { dayWords, pauseWords } from '#lib/domain/activities/days/words'
import { type GroupPlan, groupPlanOf, isLargeGroup } from '#lib/domain/activities/participation'
import type { Circumstances, Guidance } from '#lib/domain/catalogue/guidance'
import type { Language, Setting } from '#lib/domain/platform/basics'
import { type Difficulty, difficulties, needs } from '#lib/domain/platform/vocabulary'
import type { ChildCount } from '#lib/domain/profiles/group-size'
import { combinedFacts } from '#lib/domain/safety/combined-facts'
import type { Facts } from '#lib/domain/safety/facts'
import { notesFor, type SafetyAudience } from '#lib/domain/safety/gate'
import { withNotes } from '#lib/domain/safety/notes'

/** A block with its texts in one language. */
export interface WrittenBlock extends Block {
  title: string
  benefits: string[]
  safetyNotes: string[]
  circumstances: Circumstances | null
  /** Null if unknown. */
  guidance: Pick<Guidance, 'group' | 'partsByAge'> | null
  /** The lines shown to users, in the order of `materialIds`. */
  materialsNeeded: string[]
  childrenPerSet: (number | null)[]
  materialIds: string[]
  picture: string[]
  tags: string[]
  difficulty: Difficulty
  facts: Facts | null
}

/** A part as stored and shown. */
export interface DayPart {
  kind: 'activity' | Pause
  title: string
  /** Short instructions. */
  text: string
  /** Minutes from the start. */
  startsAtMinute: number
  minutes: number
  exploreActivityId: string | null
}

interface DayFor {
  duration: ComposedDuration
  setting: Setting
  language: Language
  audience: DayAudience
}

/** The children of a time, for the safety gate and for what it needs. */
export interface DayAudience extends SafetyAudience {
  agesMonths: readonly number[]
  /** Undefined if unknown. */
  children: ChildCount | undefined
}

const MOST_TITLES = 3
const MOST_BENEFITS = 4
const MOST_PICTURES = 3
const MOST_TAGS = 8

/** Builds the card of a composed time from its parts. The schedule is its list of steps. */
export function buildDayCard<B extends WrittenBlock>(parts: readonly Part<B>[], { duration, setting, language, audience }: DayFor) {
  const words = dayWords(language)
  const blocks = blocksOf(parts)
  const titles = blocks.map(({ title }) => title)
  const isOutdoors = setting === 'outdoor'
  const { agesMonths, children } = audience
  const outing = { duration, minutes: minutesOfParts(parts), pauses: parts.flatMap(({ pause }) => pause ?? []), agesMonths, children }
  const materialsNeeded = [
    ...listMaterials(blocks, children?.max ?? 1, isOutdoors ? suppliedMaterials : new Set()),
    ...(isOutdoors ? listSupplies(outing, language) : []),
  ]
  const facts = combineDayFacts(parts)
  const schedule = dayParts(parts, { duration, setting, language, audience })
  const durationMinutes = minutesOfParts(parts)
  const beginEarly = isOutdoors ? words.beginEarly[duration] : null
  const own = [...(beginEarly ? [beginEarly] : []), ...blocks.flatMap(({ title, safetyNotes: [first] }) => (first ? [`${title}: ${first}`] : []))]
  const due = notesFor(facts, { setting, durationMinutes }, audience.youngestMonths, audience.allergies)
  const tagsByCount = Map.groupBy(
    blocks.flatMap(({ tags }) => tags),
    (tag) => tag,
  )
  return {
    title: words.title[duration](titles[0] ?? '', blocks.length - 1),
    description: words.description(titles.slice(0, MOST_TITLES), Math.max(0, titles.length - MOST_TITLES)),
    benefits: [...new Set(blocks.flatMap(({ benefits: [first] }) => first ?? []))].slice(0, MOST_BENEFITS),
    materialsNeeded,
    instructions: scheduleOf(schedule, { duration, setting, language }),
    safetyNotes: withNotes(own, due, language, audience.youngestMonths),
    quick: words.quick(materialsNeeded.length, blocks.length),
    easier: words.easier,
    durationMinutes,
    prepMinutes: minutesOfParts(parts.filter(({ pause }) => pause === 'gather')),
    tidyMinutes: minutesOfParts(parts.filter(({ pause }) => pause === 'tidy')),
    ageMinMonths: Math.max(...blocks.map(({ ageMinMonths }) => ageMinMonths)),
    ageMaxMonths: Math.min(...blocks.map(({ ageMaxMonths }) => ageMaxMonths)),
    difficulty: difficulties[Math.max(...blocks.map(({ difficulty }) => difficulties.indexOf(difficulty)))] ?? 'medium',
    picture: [...new Set(blocks.flatMap(({ picture: [first] }) => first ?? []))].slice(0, MOST_PICTURES),
    tags: [...tagsByCount]
      .sort(([, a], [, b]) => b.length - a.length)
      .slice(0, MOST_TAGS)
      .map(([tag]) => tag),
    traits: ['messy', 'active'].filter((trait) => blocks.some(({ traits }) => traits.includes(trait))),
    facts,
    groupPlan: dayGroupPlan(blocks, children),
    parts: schedule,
  }
}

/** Combines the facts of all parts for the safety gate. */
export function combineDayFacts(parts: readonly Part<Block & { facts: Facts | null }>[]): Facts {
  const own = blocksOf(parts).flatMap(({ facts }) => facts ?? [])
  return combinedFacts([...own, ...(parts.some(({ pause }) => pause !== null && mealTimes.has(pause)) ? [meal] : [])])
}

const mealTimes: ReadonlySet<Pause> = new Set(['change', 'snack', 'lunch'])
/** Food that the adult chooses. */
const meal: Facts = {
  hazards: [{ code: 'eating', at: ['card'], who: 'child' }],
  substances: [{ id: 'food_of_choice', use: 'eaten' }],
  effort: { fits: [], fine: [...needs], hard: [], impossible: [] },
  given: [],
  acknowledged: [],
}

/** Returns the plan of a group: the most adults and groups that an activity needs. Each activity says itself how to run it. */
function dayGroupPlan(blocks: readonly WrittenBlock[], children: ChildCount | undefined): GroupPlan | null {
  const plans = blocks.flatMap(({ circumstances }) => groupPlanOf(circumstances, null, children) ?? [])
  const [first] = plans
  if (!first) return null
  return { ...first, adults: Math.max(...plans.map(({ adults }) => adults)), groups: Math.max(...plans.map(({ groups }) => groups)) }
}

/** Writes one line per part (when, what, how long, how) for clients that show only steps. */
function scheduleOf(parts: readonly DayPart[], { duration, setting, language }: Omit<DayFor, 'audience'>): string[] {
  const begins = beginsAt(setting, duration === 'full-day')
  return parts.map(({ title, text, startsAtMinute, minutes }) => {
    const line = dayWords(language).part(title, minutes, text)
    return begins === null ? line : `${clockText(begins + startsAtMinute, language)} ${line}`
  })
}

function dayParts(parts: readonly Part<WrittenBlock>[], day: DayFor): DayPart[] {
  const { inTheShade } = dayWords(day.language)
  return parts.map((part, i) => {
    const startsAtMinute = minutesOfParts(parts.slice(0, i))
    const { title, text } = textOf(parts, i, day)
    // The texts of other pauses name a place in the shade or indoors.
    const needsShade = (part.block !== null || part.pause === 'free_play') && isInHighSun(day, startsAtMinute)
    return {
      kind: part.pause ?? 'activity',
      title,
      text: needsShade ? `${inTheShade} ${text}` : text,
      startsAtMinute,
      minutes: part.minutes,
      exploreActivityId: part.block?.id ?? null,
    }
  })
}

/** The free play of a baby does not suit a child from this age on. */
const BABY_UNDER_MONTHS = 12
const CHILD_FROM_MONTHS = 24

function textOf(parts: readonly Part<WrittenBlock>[], at: number, { setting, language, audience }: DayFor): { title: string; text: string } {
  const part = parts[at]
  if (!part) throw new Error('No such part')
  if (part.block) {
    const { title, quick, guidance } = part.block
    const forGroup = audience.children && isLargeGroup(audience.children) && guidance?.group ? [guidance.group] : []
    // Children with parts of their own get the first step of each part; the activity itself has the others.
    const ownSteps = partsFor(guidance?.partsByAge ?? [], audience.agesMonths).flatMap(({ steps: [first] }) => first ?? [])
    return { title, text: [...forGroup, ...(ownSteps.length > 0 ? ownSteps : quick)].join(' ') }
  }
  if (part.pause !== 'free_play') return pauseWords(part.pause, { setting, language }, at === parts.length - 1)
  const number = parts.slice(0, at).filter(({ pause }) => pause === 'free_play').length
  const { freePlay, olderNearby } = dayWords(language)
  const text = freePlayText({ ageMonths: audience.youngestMonths, setting, language }, number)
  const isForBabyOnly = audience.youngestMonths < BABY_UNDER_MONTHS && Math.max(...audience.agesMonths) >= CHILD_FROM_MONTHS
  return { title: freePlay, text: isForBabyOnly ? `${text} ${olderNearby}` : text }
}
