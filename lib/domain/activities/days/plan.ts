import {
  beginsAt,
  blockMinutes,
  buildDayFrame,
  type ComposedDuration,
  composedDurationOf,
  dayPlaces,
  getMinimumBlockMinutes,
  isInHighSun,
  type Pause,
} from '#lib/domain/activities/days/rhythm'
import type { Setting } from '#lib/domain/platform/basics'

/** An activity that can be part of a longer time. */
export interface Block {
  id: string
  categoryId: string
  settings: readonly Setting[]
  places: readonly string[]
  durationMinutes: number
  prepMinutes: number | null
  tidyMinutes: number | null
  isFree: boolean
  /** The three lines shown in the schedule. */
  quick: string[]
  circumstances: { energy: number } | null
}

/** A part of a composed time: an activity, or a pause between two. */
export type Part<B extends Block> = { block: B; pause: null; minutes: number } | { block: null; pause: Pause; minutes: number }

export interface DayRequest<B extends Block> {
  duration: ComposedDuration
  setting: Setting
  /** The age of the youngest child. */
  ageMonths: number
  /** The suitable activities that passed the safety gate, best first. */
  ranked: readonly B[]
  /** The time each activity was last seen, in milliseconds since 1970. */
  seen: ReadonlyMap<string, number>
  now: number
  /** Whether the activities together pass the gate for these children. */
  isAllowed: (blocks: B[]) => boolean
}

const DAY_MS = 24 * 60 * 60 * 1000
/** A block does not return within `FRESH_DAYS`. At most half of the blocks were used within `RECENT_DAYS`. */
const FRESH_DAYS = 3
const RECENT_DAYS = 7
/** A stretch is full if less than this remains, in minutes. */
const SHORTEST = blockMinutes.min
/** The minutes by which the last block may exceed its stretch. */
const SLACK = 5

/** Returns whether an activity can be part of a longer time in a setting: short, free, with three lines, and not only for the road or the bath. */
export function isBlock(card: Block, setting: Setting): boolean {
  const { durationMinutes, isFree, quick, circumstances, prepMinutes, places } = card
  if (!dayPlaces[setting].some((place) => places.includes(place))) return false
  const isShort = durationMinutes >= blockMinutes.min && durationMinutes <= blockMinutes.max
  return isShort && isFree && quick.length > 0 && circumstances !== null && prepMinutes !== null
}

/** Returns the minutes of play, rounded up to multiples of five. Fetching and tidying are done once for all blocks. */
export function playMinutes({ durationMinutes, prepMinutes, tidyMinutes }: Block): number {
  const play = durationMinutes - (prepMinutes ?? 0) - (tidyMinutes ?? 0)
  return Math.max(blockMinutes.min, Math.ceil(play / 5) * 5)
}

/**
 * Composes a longer time from short activities: quiet after lively, the most suitable first, only quiet ones in high sun, none of
 * the last days (unless `mayRepeat` and there are too few others). The same request gives the same day. Returns undefined if there
 * are too few activities.
 */
export function composeDay<B extends Block>(request: DayRequest<B>, { mayRepeat }: { mayRepeat: boolean }): Part<B>[] | undefined {
  return fillFrame(request, true) ?? (mayRepeat ? fillFrame(request, false) : undefined)
}

/** Returns when a block that returns too soon was last seen; undefined if none does. */
export function getReturningSince<B extends Block>({ seen, now }: DayRequest<B>, parts: readonly Part<B>[]): number | undefined {
  const times = blocksOf(parts).flatMap(({ id }) => seen.get(id) ?? [])
  return times.filter((time) => now - time <= FRESH_DAYS * DAY_MS).toSorted((a, b) => b - a)[0]
}

/** Fills the frame with blocks. `isStrict` excludes blocks of the last days. */
function fillFrame<B extends Block>(request: DayRequest<B>, isStrict: boolean): Part<B>[] | undefined {
  const { duration, ageMonths, setting } = request
  const parts: Part<B>[] = []
  const stretches = buildDayFrame(duration, ageMonths)
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
  /** Whether the next pause is sleep, rest or the end. */
  isBeforeRest: boolean
  isShady: boolean
  isStrict: boolean
}

/** Returns the best block that may come next, if possible of another kind than the one before. */
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
  const enough = getMinimumBlockMinutes(request.ageMonths)
  const varied = possible.filter((block) => block.categoryId !== before?.categoryId && block.circumstances?.energy !== before?.circumstances?.energy)
  const lasting = varied.filter((block) => playMinutes(block) >= enough)
  const sheltered = gap.isShady ? lasting.filter(({ settings }) => settings.includes('indoor')) : []
  return [...sheltered, ...lasting, ...varied, ...possible].find((block) => request.isAllowed([...blocks, block]))
}

/** Returns whether a block was not used in the last three days. Blocks of the last seven days may be at most half of the plan. */
function isFresh<B extends Block>({ id }: B, blocks: readonly B[], { seen, now }: DayRequest<B>): boolean {
  const daysAgo = (one: string) => (now - (seen.get(one) ?? Number.NEGATIVE_INFINITY)) / DAY_MS
  if (daysAgo(id) <= FRESH_DAYS) return false
  const recent = blocks.filter((block) => daysAgo(block.id) <= RECENT_DAYS).length
  return daysAgo(id) > RECENT_DAYS || (recent + 1) * 2 <= blocks.length + 1
}

/**
 * Finds another block for an unwanted one: similar in length, new to the plan, and as lively as its neighbors allow, so that the
 * whole still fits. Returns undefined if there is none.
 */
export function findOtherBlock<B extends Block>(request: DayRequest<B>, parts: readonly Part<B>[], at: number): B | undefined {
  const bears = (one: B, strict: boolean) =>
    one.id !== parts[at]?.block?.id && (!strict || isFresh(one, [], request)) && isPossibleAt(request, parts, at, one)
  return request.ranked.find((one) => bears(one, true)) ?? request.ranked.find((one) => bears(one, false))
}

/** Returns whether a block may be at an index of the plan. */
export function isPossibleAt<B extends Block>(request: DayRequest<B>, parts: readonly Part<B>[], at: number, block: B): boolean {
  const { setting, duration, isAllowed } = request
  const others = parts.filter((_, i) => i !== at)
  if (!parts[at]?.block || blocksOf(others).some(({ id }) => id === block.id)) return false
  const neighbors = [parts[at - 1], parts[at + 1]]
  const begins = beginsAt(setting, duration === 'full-day')
  const isShady = setting === 'outdoor' && begins !== null && isInHighSun(minutesOfParts(parts.slice(0, at)), begins)
  const isTooLively = isLively(block) && (isShady || neighbors.some((part) => (part?.block ? isLively(part.block) : isCalming(part?.pause))))
  return !isTooLively && fits(replaceBlock(parts, at, block), duration) && isAllowed([...blocksOf(others), block])
}

/** Replaces the block at an index of the plan. */
export function replaceBlock<B extends Block>(parts: readonly Part<B>[], at: number, block: B): Part<B>[] {
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

/** Returns whether the pause needs a calm activity before it. */
function isCalming(pause: Pause | null | undefined): boolean {
  return pause === 'sleep' || pause === 'nap' || pause === 'rest' || pause === 'tidy'
}

/** Removes a snack pause right before another pause, which remains if no activity was found between them. */
function withoutIdlePauses<B extends Block>(parts: readonly Part<B>[]): Part<B>[] {
  const isIdle = ({ pause }: Part<B>, next: Part<B> | undefined) =>
    (pause === 'feed' || pause === 'change' || pause === 'snack') && next?.block === null && next.pause !== 'sleep'
  return parts.filter((part, i) => !isIdle(part, parts[i + 1]))
}

function fits<B extends Block>(parts: readonly Part<B>[], duration: ComposedDuration): boolean {
  return blocksOf(parts).length >= 2 && composedDurationOf(minutesOfParts(parts)) === duration
}
