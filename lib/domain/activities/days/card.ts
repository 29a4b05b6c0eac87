import { partsFor } from '#lib/domain/activities/age-parts'
import { type Block, isClass } from '#lib/domain/activities/days/blocks'
import { clockText } from '#lib/domain/activities/days/clock'
import type { DayScene, TitledText } from '#lib/domain/activities/days/day-words'
import { freePlayTexts } from '#lib/domain/activities/days/free-play'
import { listMaterials } from '#lib/domain/activities/days/materials'
import { materialsForPlace, noteForPlace } from '#lib/domain/activities/days/place-notes'
import { blocksOf, minutesOfParts, type Part } from '#lib/domain/activities/days/plan'
import { beginsAt, type ComposedDuration, isInHighSun, isMealHour, type Pause } from '#lib/domain/activities/days/rhythm'
import { BABY_UNDER_MONTHS, countEating, countOlder, olderWords } from '#lib/domain/activities/days/siblings'
import { listSupplies, suppliedMaterials } from '#lib/domain/activities/days/supplies'
import { beginWords, dayWords, pauseWords, sunscreenWords } from '#lib/domain/activities/days/words'
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
  isAtSchool?: boolean | undefined
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
export function buildDayCard<B extends WrittenBlock>(parts: readonly Part<B>[], day: DayFor) {
  const { duration, setting, isAtSchool = false, language, audience } = day
  const words = dayWords(language)
  const blocks = blocksOf(parts)
  const titles = blocks.map(({ title }) => title)
  const isOutdoors = setting === 'outdoor'
  const { agesMonths, children } = audience
  const place = { setting, isAtSchool, language }
  const durationMinutes = minutesOfParts(parts)
  const outing = { duration, minutes: durationMinutes, pauses: mealsOf(parts, day), agesMonths, children, isClass: isClass({ isAtSchool, children }) }
  const materialsNeeded = [
    ...listMaterials(
      blocks.map((block) => materialsForPlace(block, place)),
      children?.max ?? 1,
      isOutdoors ? suppliedMaterials : new Set(),
    ),
    ...(isOutdoors ? listSupplies(outing, language) : []),
  ]
  const facts = combineDayFacts(parts)
  const schedule = dayParts(parts, day)
  const beginEarly = isOutdoors ? beginWords(duration, durationMinutes, language) : undefined
  const notes = blocks.flatMap(({ title, safetyNotes }) => {
    const note = noteForPlace(safetyNotes, place)
    return note === undefined ? [] : [`${title}: ${note}`]
  })
  const own = [...(beginEarly ? [beginEarly] : []), ...notes]
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
    instructions: scheduleOf(schedule, day),
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
  const scene = sceneOf(day)
  const { inTheShade } = dayWords(day.language)
  const freePlays = writeFreePlays(parts, scene)
  const sunscreen = sunscreenWords(scene)
  const applied = day.setting === 'outdoor' ? sunscreenTimes(parts) : new Set<number>()
  return parts.map((part, i) => {
    const startsAtMinute = minutesOfParts(parts.slice(0, i))
    const { title, text } = part.block ? blockWords(part.block, day) : pauseText(parts, i, day, freePlays)
    // The texts of other pauses name a place in the shade or indoors.
    const needsShade = (part.block !== null || part.pause === 'free_play') && isInHighSun(day, startsAtMinute)
    return {
      kind: part.pause ?? 'activity',
      title,
      text: [needsShade ? inTheShade : '', text, applied.has(i) ? sunscreen : ''].filter((sentence) => sentence !== '').join(' '),
      startsAtMinute,
      minutes: part.minutes,
      exploreActivityId: part.block?.id ?? null,
    }
  })
}

function sceneOf(day: DayFor): DayScene {
  const { setting, isAtSchool, language, audience } = day
  const { agesMonths, children, youngestMonths } = audience
  const isOne = agesMonths.length === 1 && (children?.max ?? 1) === 1
  const people = isOne ? 'one' : isClass({ isAtSchool, children }) ? 'class' : 'several'
  return { setting, language, people, youngestMonths, oldestMonths: Math.max(youngestMonths, ...agesMonths), older: olderOf(day) }
}

/** Children who are much older than the youngest do different things in free play and while a baby sleeps. */
const olderOf = (day: DayFor) => countKnown(day, countOlder)
/** Children who eat while a baby is fed. */
const eatingOf = (day: DayFor) => countKnown(day, countEating)

/** Counts children by their ages; 0 in a group whose children are not known one by one. */
function countKnown({ audience: { agesMonths, children } }: DayFor, count: (agesMonths: readonly number[]) => number): number {
  return children?.max === agesMonths.length ? count(agesMonths) : 0
}

function blockWords({ title, quick, guidance }: WrittenBlock, { language, audience: { agesMonths, children } }: DayFor): TitledText {
  const forGroup = children && isLargeGroup(children) && guidance?.group ? [guidance.group] : []
  // A day has the first step of each child's part; the activity itself has the others.
  const ownSteps = partsFor(guidance?.partsByAge ?? [], agesMonths).flatMap(({ steps: [first] }) => first ?? [])
  const [younger, older] = ownSteps
  if (younger && older && ownSteps.length === 2) {
    const words = dayWords(language)
    const isBaby = Math.min(...agesMonths) < BABY_UNDER_MONTHS
    return { title, text: [...(isBaby ? [] : [words.younger]), younger, words.older, older].join(' ') }
  }
  return { title, text: [...forGroup, ...(ownSteps.length > 0 ? ownSteps : quick)].join(' ') }
}

function pauseText(parts: readonly Part<WrittenBlock>[], at: number, day: DayFor, freePlays: ReadonlyMap<number, string>): TitledText {
  const pause = parts[at]?.pause
  if (!pause) throw new Error('No such pause')
  const countBefore = (kinds: readonly Pause[]) => parts.slice(0, at).filter((part) => part.pause && kinds.includes(part.pause)).length
  const hasThings = blocksOf(parts).some(({ materialIds }) => materialIds.length > 0)
  const own =
    pause === 'free_play'
      ? { title: dayWords(day.language).freePlay, text: freePlays.get(at) ?? '' }
      : pauseWords(pause, sceneOf(day), {
          isBack: at === parts.length - 1,
          hasThings,
          isClean: parts[at - 1]?.pause === 'feed',
          before: countBefore([pause]),
        })
  const write = (time: Parameters<typeof olderWords>[0], before: number, count = olderOf(day)) =>
    count === 0 ? own : { title: own.title, text: `${own.text} ${olderWords(time, day, count, before)}` }
  switch (pause) {
    case 'free_play':
      return write('play', countBefore(['free_play']))
    case 'sleep':
    case 'nap':
      return write('quiet', countBefore(['sleep', 'nap']))
    case 'feed':
      return write(isLunchOfOlder(parts, at, day) ? 'lunch' : 'snack', 0, eatingOf(day))
    default:
      return own
  }
}

/** Returns whether a baby is fed when older children have lunch. */
function isLunchOfOlder(parts: readonly Part<WrittenBlock>[], at: number, { duration, setting }: DayFor): boolean {
  return parts[at]?.pause === 'feed' && duration === 'full-day' && isMealHour(setting, minutesOfParts(parts.slice(0, at)))
}

/** Returns the pauses with the meals that older children have while a baby is fed. */
function mealsOf(parts: readonly Part<WrittenBlock>[], day: DayFor): Pause[] {
  return parts.flatMap(({ pause }, i) =>
    pause === 'feed' && eatingOf(day) > 0 ? [isLunchOfOlder(parts, i, day) ? 'lunch' : 'snack'] : (pause ?? []),
  )
}

/** From this many minutes on, a free play has two texts, if there are enough for the others. */
const LONG_FREE_PLAY_MINUTES = 40

/** Writes the text of each free play, by the index of its part. No text comes twice in a time. */
function writeFreePlays(parts: readonly Part<WrittenBlock>[], scene: DayScene): Map<number, string> {
  const texts = freePlayTexts(scene)
  const at = parts.flatMap(({ pause }, i) => (pause === 'free_play' ? i : []))
  let [used, spare] = [0, texts.length - at.length]
  return new Map(
    at.map((i) => {
      const isLong = spare > 0 && (parts[i]?.minutes ?? 0) >= LONG_FREE_PLAY_MINUTES
      if (isLong) spare--
      const count = isLong ? 2 : 1
      const own = Array.from({ length: count }, (_, n) => texts[(used + n) % texts.length] ?? '')
      used += count
      return [i, own.join(' ')]
    }),
  )
}

/** Sunscreen lasts for two hours (AAP); the minutes of sleep in deep shade do not count. */
const SUNSCREEN_MINUTES = 120
const sleepPauses: ReadonlySet<Pause> = new Set(['sleep', 'nap'])
const sunscreenPauses: ReadonlySet<Pause> = new Set(['change', 'snack', 'lunch', 'feed', 'rest', 'free_play'])

/** Returns the indexes of the pauses that end with sunscreen again: each the last one within two hours. */
function sunscreenTimes(parts: readonly Part<Block>[]): Set<number> {
  const awakeUntil = (i: number) => minutesOfParts(parts.slice(0, i).filter(({ pause }) => !pause || !sleepPauses.has(pause)))
  const starts = parts.flatMap(({ pause }, i) => (pause && sunscreenPauses.has(pause) ? [{ i, at: awakeUntil(i) }] : []))
  const times = new Set<number>()
  let last = 0
  while (awakeUntil(parts.length - 1) - last > SUNSCREEN_MINUTES) {
    const next = starts.findLast(({ at }) => at > last && at - last <= SUNSCREEN_MINUTES)
    if (!next) break
    times.add(next.i)
    last = next.at
  }
  return times
}
