import { type Block, isAboutFood, isLively, playMinutes, SHORTEST_BLOCK_MINUTES } from '#lib/domain/activities/days/blocks'
import {
  buildDayFrame,
  composedDurationOf,
  type DayFrame,
  getMinimumBlockMinutes,
  isInHighSun,
  isMealHour,
  leastActivities,
  mostLedMinutes,
  type Pause,
} from '#lib/domain/activities/days/rhythm'
import type { Setting } from '#lib/domain/platform/basics'

/** A part of a composed time: an activity, or a pause; also fetching at the start and tidying at the end. */
export type Part<B extends Block> = { block: B; pause: null; minutes: number } | { block: null; pause: Pause; minutes: number }

export interface DayRequest<B extends Block> extends DayFrame {
  /** Whether a baby and older children spend it, for whom few activities are written. */
  hasBabyAndOlder: boolean
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
/** The fewest activities of a whole day of a baby and older children: free play is longer instead. */
const LEAST_ACTIVITIES_OF_SIBLINGS = 3
/** The least minutes of free play that a swap leaves. */
const SHORTEST_FREE_PLAY_MINUTES = 10

/**
 * Composes a longer time from short activities: as many as the age takes, quiet after lively, the most suitable first, only quiet ones in
 * high sun, none of the last days unless `mayRepeat`. The same request gives the same day. Returns undefined if there are too few
 * activities.
 */
export function composeDay<B extends Block>(request: DayRequest<B>, { mayRepeat }: { mayRepeat: boolean }): Part<B>[] | undefined {
  const { duration, hasBabyAndOlder } = request
  const frame = buildDayFrame(request)
  const parts: Part<B>[] = []
  /** Minutes that activities left, for the next free play. */
  let left = 0
  for (const [i, stretch] of frame.entries()) {
    if (stretch.pause === null) {
      const played = fillStretch(request, parts, stretch, { isBeforeRest: isCalming(frame[i + 1]?.pause), mayRepeat })
      parts.push(...played)
      left += stretch.minutes - minutesOfParts(played)
    } else if (stretch.pause === 'free_play') {
      const before = parts.at(-1)
      const isMore = before?.pause === 'free_play'
      const minutes = stretch.minutes + left + (isMore ? before.minutes : 0)
      if (isMore) parts.pop()
      parts.push({ block: null, pause: 'free_play', minutes })
      left = 0
    } else parts.push({ block: null, pause: stretch.pause, minutes: stretch.minutes })
  }
  const fewest = hasBabyAndOlder ? LEAST_ACTIVITIES_OF_SIBLINGS : leastActivities[duration]
  const hasEnough = blocksOf(parts).length >= Math.min(fewest, leastActivities[duration])
  return hasEnough && composedDurationOf(minutesOfParts(parts)) === duration ? parts : undefined
}

/** Returns the activities for a stretch without a break: as many as it is for, each leaving time for those after it. */
function fillStretch<B extends Block>(
  request: DayRequest<B>,
  before: readonly Part<B>[],
  { minutes, activities }: { minutes: number; activities: number },
  { isBeforeRest, mayRepeat }: Pick<Gap, 'isBeforeRest' | 'mayRepeat'>,
): Part<B>[] {
  const played: Part<B>[] = []
  for (let others = activities - 1; others >= 0; others--) {
    const parts = [...before, ...played]
    const block = nextBlock(request, parts, {
      minutes: minutes - minutesOfParts(played) - others * SHORTEST_BLOCK_MINUTES,
      isBeforeRest: isBeforeRest && others === 0,
      needsShade: isInHighSun(request, minutesOfParts(parts)),
      mayRepeat,
    })
    if (block) played.push({ block, pause: null, minutes: playMinutes(block) })
  }
  return played
}

/** Returns when a block that returns too soon was last seen; undefined if none does. */
export function getReturningSince<B extends Block>({ seen, now }: DayRequest<B>, parts: readonly Part<B>[]): number | undefined {
  const times = blocksOf(parts).flatMap(({ id }) => seen.get(id) ?? [])
  return times.filter((time) => now - time <= FRESH_DAYS * DAY_MS).toSorted((a, b) => b - a)[0]
}

interface Gap {
  /** The most minutes of the block. */
  minutes: number
  /** Whether sleep, rest or the end follows. */
  isBeforeRest: boolean
  needsShade: boolean
  /** Whether blocks of the last days may return. */
  mayRepeat: boolean
}

/** Returns the best block that may come next, if possible of a kind that the plan does not have yet. */
function nextBlock<B extends Block>(request: DayRequest<B>, parts: readonly Part<B>[], gap: Gap): B | undefined {
  const blocks = blocksOf(parts)
  const before = parts.at(-1)
  const mayBeLively = !gap.isBeforeRest && !gap.needsShade && !isMeal(before?.pause) && !(before?.block && isLively(before.block))
  const mayBeFood = !isEating(before?.pause)
  const possible = request.ranked.filter(
    (block) =>
      playMinutes(block) <= gap.minutes &&
      (mayBeLively || !isLively(block)) &&
      (mayBeFood || !isAboutFood(block)) &&
      !blocks.some(({ id }) => id === block.id),
  )
  const fresh = possible.filter((block) => isFresh(block, blocks, request))
  // Of those that return too soon, the order of the request decides: the longest unseen first.
  const inOrder = [...byPreference(request, blocks, fresh, gap), ...(gap.mayRepeat ? possible : [])]
  return inOrder.find((block) => request.isAllowed([...blocks, block]))
}

/** Orders blocks: first another kind than the plan has, as long as the age likes, and written for the setting. */
function byPreference<B extends Block>({ ageMonths, setting }: DayRequest<B>, blocks: readonly B[], possible: readonly B[], gap: Gap): B[] {
  const minimumMinutes = Math.min(gap.minutes, getMinimumBlockMinutes(ageMonths))
  const last = blocks.at(-1)
  const varied = possible.filter((block) => block.categoryId !== last?.categoryId && block.circumstances?.energy !== last?.circumstances?.energy)
  const longEnough = varied.filter((block) => playMinutes(block) >= minimumMinutes)
  const used = new Set(blocks.map(({ categoryId }) => categoryId))
  const newKinds = longEnough.filter(({ categoryId }) => !used.has(categoryId))
  const first = newKinds.filter((block) => isForPlace(block, setting, gap))
  return [...first, ...newKinds, ...longEnough, ...varied, ...possible]
}

/** Returns whether an activity is written for the setting, or, in high sun, can be done under a roof. */
function isForPlace({ setting, settings }: Block, wanted: Setting, { needsShade }: Gap): boolean {
  return needsShade ? settings.includes('indoor') : setting === wanted
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
  const isUsable = (one: B, strict: boolean) =>
    one.id !== parts[at]?.block?.id && (!strict || isFresh(one, [], request)) && isPossibleAt(request, parts, at, one)
  return request.ranked.find((one) => isUsable(one, true)) ?? request.ranked.find((one) => isUsable(one, false))
}

/** Returns whether a block may be at an index of the plan, by the rules of `composeDay`. */
export function isPossibleAt<B extends Block>(request: DayRequest<B>, parts: readonly Part<B>[], at: number, block: B): boolean {
  const { duration, isAllowed } = request
  const others = parts.filter((_, i) => i !== at)
  if (!parts[at]?.block || blocksOf(others).some(({ id }) => id === block.id)) return false
  const [before, after] = [parts[at - 1], parts[at + 1]]
  const needsShade = isInHighSun(request, minutesOfParts(parts.slice(0, at)))
  const isNearLively = [before, after].some((part) => part?.block && isLively(part.block))
  const isTooLively = isLively(block) && (needsShade || isNearLively || isMeal(before?.pause) || isCalming(after?.pause))
  const isAfterFood = isAboutFood(block) && isEating(before?.pause)
  if (isTooLively || isAfterFood) return false
  const swapped = replaceBlock(parts, at, block)
  return composedDurationOf(minutesOfParts(swapped)) === duration && hasTimes(request, parts, swapped, at) && isAllowed([...blocksOf(others), block])
}

/** Returns whether a swap keeps the play limit, the hours of lunch and of the way back, and some free play, as far as the plan had them. */
function hasTimes<B extends Block>(
  { ageMonths, setting, duration, isClass }: DayRequest<B>,
  parts: readonly Part<B>[],
  swapped: readonly Part<B>[],
  at: number,
) {
  const limit = Math.max(mostLedMinutes(ageMonths, isClass), minutesInOneGo(parts, at))
  const isLate = (all: readonly Part<B>[]) => {
    const lunch = all.findIndex(({ pause }) => pause === 'lunch')
    return duration === 'full-day' && lunch >= 0 && !isMealHour(setting, minutesOfParts(all.slice(0, lunch)))
  }
  const freePlay = swapped.every(
    ({ pause, minutes }, i) => pause !== 'free_play' || minutes >= SHORTEST_FREE_PLAY_MINUTES || parts[i]?.minutes === minutes,
  )
  const isBackInSun = (all: readonly Part<B>[]) => {
    const back = all.findLastIndex(({ pause }) => pause === 'way')
    return back > 0 && isInHighSun({ setting, duration }, minutesOfParts(all.slice(0, back)))
  }
  const keepsHours = (isLate(parts) || !isLate(swapped)) && (isBackInSun(parts) || !isBackInSun(swapped))
  return freePlay && minutesInOneGo(swapped, at) <= limit && keepsHours
}

/** Returns the minutes of the activities around an index without a break between. */
function minutesInOneGo<B extends Block>(parts: readonly Part<B>[], at: number): number {
  const start = parts.findLastIndex(({ block }, i) => i < at && block === null) + 1
  const end = parts.findIndex(({ block }, i) => i > at && block === null)
  return minutesOfParts(parts.slice(start, end === -1 ? undefined : end))
}

/** Replaces the block at an index of the plan. The next free play before a meal gets or gives the difference, so that later parts keep their time. */
export function replaceBlock<B extends Block>(parts: readonly Part<B>[], at: number, block: B): Part<B>[] {
  const minutes = playMinutes(block)
  const more = minutes - (parts[at]?.minutes ?? 0)
  const next = parts.findIndex(({ pause }, i) => i > at && (pause === 'free_play' || isMeal(pause)))
  return parts.map((part, i) => {
    if (i === at) return { block, pause: null, minutes }
    return i === next && part.pause === 'free_play' ? { ...part, minutes: part.minutes - more } : part
  })
}

export function blocksOf<B extends Block>(parts: readonly Part<B>[]): B[] {
  return parts.flatMap(({ block }) => (block ? [block] : []))
}

export function minutesOfParts(parts: readonly { minutes: number }[]): number {
  return parts.reduce((total, { minutes }) => total + minutes, 0)
}

/** Returns whether the pause needs a calm activity before it. */
function isCalming(pause: Pause | null | undefined): boolean {
  return pause === 'sleep' || pause === 'nap' || pause === 'rest' || pause === 'tidy'
}

/** Returns whether the pause is a meal, after which nothing lively comes. */
function isMeal(pause: Pause | null | undefined): boolean {
  return pause === 'lunch' || pause === 'feed'
}

/** Returns whether the children eat in the pause. */
function isEating(pause: Pause | null | undefined): boolean {
  return isMeal(pause) || pause === 'snack' || pause === 'change'
}
