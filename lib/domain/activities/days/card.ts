import { clockText } from '#lib/domain/activities/days/clock'
import { type Block, blocksOf, minutesOfParts, type Part } from '#lib/domain/activities/days/plan'
import { beginsAt, type ComposedDuration, isInHighSun, type Pause } from '#lib/domain/activities/days/rhythm'
import { dayWords } from '#lib/domain/activities/days/words'
import type { Language, Setting } from '#lib/domain/platform/basics'
import { type Difficulty, difficulties, needs } from '#lib/domain/platform/vocabulary'
import { combinedFacts } from '#lib/domain/safety/combined-facts'
import type { Facts } from '#lib/domain/safety/facts'
import { notesFor, type SafetyAudience } from '#lib/domain/safety/gate'
import { withNotes } from '#lib/domain/safety/notes'

/** A block with its texts in one language. */
export interface WrittenBlock extends Block {
  title: string
  benefits: string[]
  safetyNotes: string[]
  /** The lines shown to users, in the order of `materialIds`. */
  materialsNeeded: string[]
  materialIds: string[]
  picture: string[]
  tags: string[]
  traits: string[]
  ageMinMonths: number
  ageMaxMonths: number
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
  audience: SafetyAudience
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
  const materialsNeeded = listMaterialsOnce(blocks)
  const facts = combineDayFacts(parts)
  const schedule = dayParts(parts, { duration, setting, language })
  const durationMinutes = minutesOfParts(parts)
  const beginEarly = setting === 'outdoor' ? words.beginEarly[duration] : null
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
    parts: schedule,
  }
}

/** Combines the facts of all parts for the safety gate. */
export function combineDayFacts(parts: readonly Part<Block & Pick<WrittenBlock, 'facts'>>[]): Facts {
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

/** Lists each material once, in the words of the first part that needs it. */
function listMaterialsOnce(blocks: readonly WrittenBlock[]): string[] {
  const things = blocks.flatMap(({ materialIds, materialsNeeded }) => materialIds.map((id, i) => [id, materialsNeeded[i] ?? ''] as const))
  return [...new Map(things.toReversed()).entries()].toReversed().map(([, line]) => line)
}

type Written = Omit<DayFor, 'audience'>

/** Writes one line per part (when, what, how long, how) for clients that show only steps. */
function scheduleOf(parts: readonly DayPart[], { duration, setting, language }: Written): string[] {
  const begins = beginsAt(setting, duration === 'full-day')
  return parts.map(({ title, text, startsAtMinute, minutes }) => {
    const line = dayWords(language).part(title, minutes, text)
    return begins === null ? line : `${clockText(begins + startsAtMinute, language)} ${line}`
  })
}

function dayParts(parts: readonly Part<WrittenBlock>[], { duration, setting, language }: Written): DayPart[] {
  const words = dayWords(language)
  const begins = beginsAt(setting, duration === 'full-day')
  return parts.map((part, i) => {
    const startsAtMinute = minutesOfParts(parts.slice(0, i))
    const isShady = begins !== null && setting === 'outdoor' && isInHighSun(startsAtMinute, begins)
    const { title, text } = part.block ? { title: part.block.title, text: part.block.quick.join(' ') } : words.pauses[part.pause]
    return {
      kind: part.pause ?? 'activity',
      title,
      text: isShady ? `${words.inTheShade} ${text}` : text,
      startsAtMinute,
      minutes: part.minutes,
      exploreActivityId: part.block?.id ?? null,
    }
  })
}
