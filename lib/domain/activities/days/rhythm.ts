import { type Duration, type Minutes, minutesOf } from '#lib/domain/activities/duration'
import type { Setting } from '#lib/domain/platform/basics'
import type { ActivityPlace } from '#lib/domain/platform/vocabulary'

/** What stands between the activities of a composed time. */
export const pauses = ['gather', 'feed', 'change', 'snack', 'lunch', 'sleep', 'nap', 'rest', 'tidy'] as const
export type Pause = (typeof pauses)[number]

/** Choices of time that can be composed of short activities. */
export const composedDurations = ['1-2hours', 'half-day', 'full-day'] as const satisfies Duration[]
export type ComposedDuration = (typeof composedDurations)[number]

export function isComposed(duration: Duration): duration is ComposedDuration {
  return composedDurations.some((one) => one === duration)
}

/** Which of them takes so many minutes in all; undefined for less than any. */
export function composedDurationOf(minutes: number): ComposedDuration | undefined {
  if (minutes < minutesOf('1-2hours').min || minutes > minutesOf('full-day').max) return undefined
  if (minutes <= minutesOf('1-2hours').max) return '1-2hours'
  return minutes < minutesOf('full-day').min ? 'half-day' : 'full-day'
}

/** Minutes of a block, first and last included. */
export const blockMinutes: Minutes = { min: 10, max: 45 }

/** How play and pauses alternate at an age. Minutes; our choice. */
interface Rhythm {
  /** For whom is younger than so many months. */
  belowMonths: number
  /** About so long is played without a break, and with one thing at least so long where there is something. */
  play: number
  block: number
  pause: Pause
  pauseMinutes: number
  /** In the middle of a whole day. */
  meal: Pause
  mealMinutes: number
  rest: Pause
  restMinutes: number
  /** How long it is in all. */
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

/** One thing is done at least so many minutes at an age in months, where there is something as long. */
export function longEnough(ageMonths: number): number {
  return rhythmAt(ageMonths).block
}

/** Where a composed time is spent. */
export const dayPlaces: Record<Setting, readonly ActivityPlace[]> = {
  indoor: ['home', 'table', 'classroom', 'anywhere'],
  outdoor: ['yard', 'park', 'playground', 'anywhere'],
}

/** A pause, or a time to be filled with activities. */
export type Stretch = { pause: Pause; minutes: number } | { pause: null; minutes: number }

/** The frame of a composed time for a child of so many months: what is fetched first, times of play with pauses between them, tidying up last. */
export function framework(duration: ComposedDuration, ageMonths: number): Stretch[] {
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
  return [around[0], ...playFor(before, rhythm), ...middle, ...(after > 0 ? playFor(after, rhythm) : []), around[1]]
}

/** Of a whole day's play so much lies before its meal. */
const MORNING = 0.55

/** Times of play, each about as long as the rhythm has it, with a pause between two. */
function playFor(minutes: number, { play, pause, pauseMinutes }: Rhythm): Stretch[] {
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

/** When a whole day begins, in minutes after midnight: outdoors earlier, so that the lively part is over before the sun is high. */
const dayBegins: Record<Setting, number> = { indoor: 9 * 60, outdoor: 8 * 60 + 30 }
/** From here to there the sun is high and the air hottest, in minutes after midnight. */
const highSun = { from: 11 * 60, to: 16 * 60 }

/** When a time of so many minutes begins, in minutes after midnight; null for less than a whole day, which begins when one likes. */
export function beginsAt(setting: Setting, isWholeDay: boolean): number | null {
  return isWholeDay ? dayBegins[setting] : null
}

/** Whether what begins so many minutes after the start of an outdoor day lies in the hours for the shade. */
export function isInHighSun(startsAt: number, begins: number): boolean {
  return begins + startsAt >= highSun.from && begins + startsAt < highSun.to
}
