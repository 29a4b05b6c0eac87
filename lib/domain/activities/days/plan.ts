import {
  beginsAt,
  blockMinutes,
  type ComposedDuration,
  composedDurationOf,
  dayPlaces,
  framework,
  isInHighSun,
  longEnough,
  type Pause,
} from '#lib/domain/activities/days/rhythm'
import type { Setting } from '#lib/domain/platform/basics'

/** An activity of which longer times are made. */
export interface Block {
  id: string
  categoryId: string
  settings: readonly Setting[]
  places: readonly string[]
  durationMinutes: number
  prepMinutes: number | null
  tidyMinutes: number | null
  isFree: boolean
  /** Its three lines, which stand for it in the schedule. */
  quick: string[]
  circumstances: { energy: number } | null
}

/** A part of a composed time: an activity, or what stands between two. */
export type Part<B extends Block> = { block: B; pause: null; minutes: number } | { block: null; pause: Pause; minutes: number }

export interface DayRequest<B extends Block> {
  duration: ComposedDuration
  setting: Setting
  /** The youngest one's. */
  ageMonths: number
  /** Those that suit, best first, all of them through the gate. */
  ranked: readonly B[]
  /** When they last saw which, in milliseconds since 1970. */
  seen: ReadonlyMap<string, number>
  now: number
  /** Whether all of it together may be done with them. */
  isAllowed: (blocks: B[]) => boolean
}

const DAY_MS = 24 * 60 * 60 * 1000
/** A block does not return within so many days, and of a time at most half were there within the others. */
const FRESH_DAYS = 3
const RECENT_DAYS = 7
/** A stretch is full when less than this is left of it. */
const SHORTEST = blockMinutes.min
/** So much longer than its stretch may the last block of it be. */
const SLACK = 5

/** Whether an activity can be a part of a longer time there: short, free, told in three lines, and not for the road or the bath alone. */
export function isBlock(card: Block, setting: Setting): boolean {
  const { durationMinutes, isFree, quick, circumstances, prepMinutes, places } = card
  if (!dayPlaces[setting].some((place) => places.includes(place))) return false
  const isShort = durationMinutes >= blockMinutes.min && durationMinutes <= blockMinutes.max
  return isShort && isFree && quick.length > 0 && circumstances !== null && prepMinutes !== null
}

/** What is played of it; fetching and tidying are done once, for all. Whole fives of minutes. */
export function playMinutes({ durationMinutes, prepMinutes, tidyMinutes }: Block): number {
  const play = durationMinutes - (prepMinutes ?? 0) - (tidyMinutes ?? 0)
  return Math.max(blockMinutes.min, Math.ceil(play / 5) * 5)
}

/**
 * A longer time of short activities: quiet after lively, the best that suit, in high sun only what is quiet, and nothing that was
 * there in the last days, but where it `mayRepeat` and there is too little else. The same request makes the same day. Undefined where there are too few.
 */
export function composeDay<B extends Block>(request: DayRequest<B>, { mayRepeat }: { mayRepeat: boolean }): Part<B>[] | undefined {
  return filled(request, true) ?? (mayRepeat ? filled(request, false) : undefined)
}

/** When they last saw what returns too soon, because there was nothing else; undefined where nothing does. */
export function returningSince<B extends Block>({ seen, now }: DayRequest<B>, parts: readonly Part<B>[]): number | undefined {
  const times = blocksOf(parts).flatMap(({ id }) => seen.get(id) ?? [])
  return times.filter((time) => now - time <= FRESH_DAYS * DAY_MS).toSorted((a, b) => b - a)[0]
}

/** `isStrict`: nothing of the last days. */
function filled<B extends Block>(request: DayRequest<B>, isStrict: boolean): Part<B>[] | undefined {
  const { duration, ageMonths, setting } = request
  const parts: Part<B>[] = []
  const stretches = framework(duration, ageMonths)
  const begins = beginsAt(setting, duration === 'full-day')
  for (const [i, stretch] of stretches.entries()) {
    if (stretch.pause !== null) {
      parts.push({ block: null, pause: stretch.pause, minutes: stretch.minutes })
      continue
    }
    let left = stretch.minutes
    const isBeforeRest = isCalming(stretches[i + 1]?.pause)
    while (left >= SHORTEST) {
      const startsAt = minutesOfParts(parts)
      const isShady = setting === 'outdoor' && begins !== null && isInHighSun(startsAt, begins)
      const block = nextBlock(request, parts, { left, isBeforeRest, isShady, isStrict })
      if (!block) break
      const minutes = playMinutes(block)
      parts.push({ block, pause: null, minutes })
      left -= minutes
    }
  }
  const kept = withoutIdlePauses(parts)
  return fits(kept, duration) ? kept : undefined
}

interface Gap {
  /** Minutes until the next pause. */
  left: number
  /** Whether that is sleep, rest or the end. */
  isBeforeRest: boolean
  isShady: boolean
  isStrict: boolean
}

/** The best that may come next: of another kind than the one before, if there is one. */
function nextBlock<B extends Block>(request: DayRequest<B>, parts: readonly Part<B>[], gap: Gap): B | undefined {
  const blocks = blocksOf(parts)
  const before = parts.at(-1)?.block
  const isTooLively = (block: B) => {
    const isLast = gap.isBeforeRest && gap.left - playMinutes(block) < SHORTEST
    return isLively(block) && (isLast || gap.isShady || (before && isLively(before)))
  }
  const possible = request.ranked.filter(
    (block) =>
      playMinutes(block) <= gap.left + SLACK &&
      !blocks.some(({ id }) => id === block.id) &&
      !isTooLively(block) &&
      (!gap.isStrict || isFresh(block, blocks, request)),
  )
  const enough = longEnough(request.ageMonths)
  const varied = possible.filter((block) => block.categoryId !== before?.categoryId && block.circumstances?.energy !== before?.circumstances?.energy)
  const lasting = varied.filter((block) => playMinutes(block) >= enough)
  const sheltered = gap.isShady ? lasting.filter(({ settings }) => settings.includes('indoor')) : []
  return [...sheltered, ...lasting, ...varied, ...possible].find((block) => request.isAllowed([...blocks, block]))
}

/** Not there within three days; of those there within seven, at most as many as of others. */
function isFresh<B extends Block>({ id }: B, blocks: readonly B[], { seen, now }: DayRequest<B>): boolean {
  const daysAgo = (one: string) => (now - (seen.get(one) ?? Number.NEGATIVE_INFINITY)) / DAY_MS
  if (daysAgo(id) <= FRESH_DAYS) return false
  const recent = blocks.filter((block) => daysAgo(block.id) <= RECENT_DAYS).length
  return daysAgo(id) > RECENT_DAYS || (recent + 1) * 2 <= blocks.length + 1
}

/**
 * Another block for one that is not wanted: about as long, not in the plan already, as lively as those beside it bear, and so that the whole still fits.
 * Undefined where there is none.
 */
export function otherBlock<B extends Block>(request: DayRequest<B>, parts: readonly Part<B>[], at: number): B | undefined {
  const bears = (one: B, strict: boolean) =>
    one.id !== parts[at]?.block?.id && (!strict || isFresh(one, [], request)) && isPossibleAt(request, parts, at, one)
  return request.ranked.find((one) => bears(one, true)) ?? request.ranked.find((one) => bears(one, false))
}

/** Whether a block may stand at a place of the plan. */
export function isPossibleAt<B extends Block>(request: DayRequest<B>, parts: readonly Part<B>[], at: number, block: B): boolean {
  const { setting, duration, isAllowed } = request
  const others = parts.filter((_, i) => i !== at)
  if (!parts[at]?.block || blocksOf(others).some(({ id }) => id === block.id)) return false
  const neighbors = [parts[at - 1], parts[at + 1]]
  const begins = beginsAt(setting, duration === 'full-day')
  const isShady = setting === 'outdoor' && begins !== null && isInHighSun(minutesOfParts(parts.slice(0, at)), begins)
  const isTooLively = isLively(block) && (isShady || neighbors.some((part) => (part?.block ? isLively(part.block) : isCalming(part?.pause))))
  return !isTooLively && fits(withBlock(parts, at, block), duration) && isAllowed([...blocksOf(others), block])
}

/** The plan with another block at a place. */
export function withBlock<B extends Block>(parts: readonly Part<B>[], at: number, block: B): Part<B>[] {
  return parts.map((part, i) => (i === at ? { block, pause: null, minutes: playMinutes(block) } : part))
}

export function blocksOf<B extends Block>(parts: readonly Part<B>[]): B[] {
  return parts.flatMap(({ block }) => (block ? [block] : []))
}

export function minutesOfParts(parts: readonly { minutes: number }[]): number {
  return parts.reduce((total, { minutes }) => total + minutes, 0)
}

function isLively({ circumstances }: Block): boolean {
  return circumstances?.energy === 2
}

/** Sleep and rest come after something calm, and so does the end. */
function isCalming(pause: Pause | null | undefined): boolean {
  return pause === 'sleep' || pause === 'nap' || pause === 'rest' || pause === 'tidy'
}

/** Where nothing was found to play, no pause for a snack stands before another pause. */
function withoutIdlePauses<B extends Block>(parts: readonly Part<B>[]): Part<B>[] {
  const isIdle = ({ pause }: Part<B>, next: Part<B> | undefined) =>
    (pause === 'feed' || pause === 'change' || pause === 'snack') && next?.block === null && next.pause !== 'sleep'
  return parts.filter((part, i) => !isIdle(part, parts[i + 1]))
}

function fits<B extends Block>(parts: readonly Part<B>[], duration: ComposedDuration): boolean {
  return blocksOf(parts).length >= 2 && composedDurationOf(minutesOfParts(parts)) === duration
}
