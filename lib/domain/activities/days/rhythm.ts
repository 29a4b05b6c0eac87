import { type Duration, type Minutes, minutesOf } from '#lib/domain/activities/duration'
import type { Setting } from '#lib/domain/platform/basics'
import type { ActivityPlace } from '#lib/domain/platform/vocabulary'

/** Pauses between the activities of a composed time. */
export const pauses = ['gather', 'feed', 'change', 'snack', 'lunch', 'sleep', 'nap', 'rest', 'tidy'] as const
export type Pause = (typeof pauses)[number]

/** Duration choices that can be composed of short activities. */
export const composedDurations = ['1-2hours', 'half-day', 'full-day'] as const satisfies Duration[]
export type ComposedDuration = (typeof composedDurations)[number]

export function isComposed(duration: Duration): duration is ComposedDuration {
  return composedDurations.some((one) => one === duration)
}

/** Returns the composed duration of a total in minutes; undefined if it is too short or too long. */
export function composedDurationOf(minutes: number): ComposedDuration | undefined {
  if (minutes < minutesOf('1-2hours').min || minutes > minutesOf('full-day').max) return undefined
  if (minutes <= minutesOf('1-2hours').max) return '1-2hours'
  return minutes < minutesOf('full-day').min ? 'half-day' : 'full-day'
}

/** The minutes of a block, both ends included. */
export const blockMinutes: Minutes = { min: 10, max: 45 }

/** How play and pauses alternate at an age. Minutes; our choice. */
interface Rhythm {
  /** The age in months below which the rhythm applies. */
  belowMonths: number
  /** Minutes of play without a break, and the minimum minutes of at least one activity, if there is one. */
  play: number
  block: number
  pause: Pause
  pauseMinutes: number
  /** The pause in the middle of a whole day. */
  meal: Pause
  mealMinutes: number
  rest: Pause
  restMinutes: number
  /** The total minutes. */
  total: Record<ComposedDuration, number>
}

const rhythms: readonly Rhythm[] = [
  {
    belowMonths: 12,
    ...{ play: 30, block: 10, pause: 'feed', pauseMinutes: 25 },
    ...{ meal: 'feed', mealMinutes: 30, rest: 'sleep', restMinutes: 75 },
    total: { '1-2hours': 75, 'half-day': 150, 'full-day': 285 },
  },
  {
    belowMonths: 36,
    ...{ play: 50, block: 15, pause: 'change', pauseMinutes: 20 },
    ...{ meal: 'lunch', mealMinutes: 40, rest: 'nap', restMinutes: 90 },
    total: { '1-2hours': 80, 'half-day': 160, 'full-day': 330 },
  },
  {
    belowMonths: 72,
    ...{ play: 70, block: 20, pause: 'snack', pauseMinutes: 20 },
    ...{ meal: 'lunch', mealMinutes: 40, rest: 'rest', restMinutes: 45 },
    total: { '1-2hours': 90, 'half-day': 180, 'full-day': 360 },
  },
  {
    belowMonths: Number.POSITIVE_INFINITY,
    ...{ play: 90, block: 25, pause: 'snack', pauseMinutes: 15 },
    ...{ meal: 'lunch', mealMinutes: 45, rest: 'rest', restMinutes: 30 },
    total: { '1-2hours': 100, 'half-day': 195, 'full-day': 390 },
  },
]

const GATHER_MINUTES = 5
const TIDY_MINUTES = 10

/** Returns the minimum minutes of one activity at an age in months, if there is one as long. */
export function getMinimumBlockMinutes(ageMonths: number): number {
  return rhythmAt(ageMonths).block
}

/** The places where a composed time is spent. */
export const dayPlaces: Record<Setting, readonly ActivityPlace[]> = {
  indoor: ['home', 'table', 'classroom', 'anywhere'],
  outdoor: ['yard', 'park', 'playground', 'anywhere'],
}

/** A pause, or minutes to fill with activities. */
export type Stretch = { pause: Pause; minutes: number } | { pause: null; minutes: number }

/** Builds the frame of a composed time for an age in months: fetch first, then play with pauses between, tidy up last. */
export function buildDayFrame(duration: ComposedDuration, ageMonths: number): Stretch[] {
  const rhythm = rhythmAt(ageMonths)
  const around = [{ pause: 'gather', minutes: GATHER_MINUTES } as const, { pause: 'tidy', minutes: TIDY_MINUTES } as const] as const
  const middle: Stretch[] =
    duration === 'full-day'
      ? [
          { pause: rhythm.meal, minutes: rhythm.mealMinutes },
          { pause: rhythm.rest, minutes: rhythm.restMinutes },
        ]
      : []
  const free = rhythm.total[duration] - minutesIn([...around, ...middle])
  const [before, after] = middle.length > 0 ? [Math.round(free * MORNING), free - Math.round(free * MORNING)] : [free, 0]
  return [around[0], ...splitPlay(before, rhythm), ...middle, ...(after > 0 ? splitPlay(after, rhythm) : []), around[1]]
}

/** The share of a whole day's play before its meal. */
const MORNING = 0.55

/** Splits minutes into stretches of play, each about as long as the rhythm says, with a pause between two. */
function splitPlay(minutes: number, { play, pause, pauseMinutes }: Rhythm): Stretch[] {
  const times = Math.max(1, Math.round((minutes + pauseMinutes) / (play + pauseMinutes)))
  const each = Math.floor((minutes - (times - 1) * pauseMinutes) / times)
  return Array.from({ length: times }, (_, i): Stretch[] => [
    ...(i > 0 ? [{ pause, minutes: pauseMinutes } as const] : []),
    { pause: null, minutes: each },
  ]).flat()
}

function minutesIn(stretches: readonly Stretch[]): number {
  return stretches.reduce((total, { minutes }) => total + minutes, 0)
}

function rhythmAt(ageMonths: number): Rhythm {
  const found = rhythms.find(({ belowMonths }) => ageMonths < belowMonths)
  if (!found) throw new Error('No rhythm for that age')
  return found
}

/** The start of a whole day, in minutes after midnight. Outdoors is earlier, so that lively play ends before the sun is high. */
const dayBegins: Record<Setting, number> = { indoor: 9 * 60, outdoor: 8 * 60 + 30 }
/** The hours of high sun and heat, in minutes after midnight. */
const highSun = { from: 11 * 60, to: 16 * 60 }

/** Returns the start of a whole day, in minutes after midnight. Returns null for shorter times, which start at any time. */
export function beginsAt(setting: Setting, isWholeDay: boolean): number | null {
  return isWholeDay ? dayBegins[setting] : null
}

/** Returns whether a part that starts at this minute of an outdoor day is in the hours of high sun. */
export function isInHighSun(startsAt: number, begins: number): boolean {
  return begins + startsAt >= highSun.from && begins + startsAt < highSun.to
}
