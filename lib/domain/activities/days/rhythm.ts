/** How activities and pauses alternate in a longer time, by age. */
import { type Duration, minutesOf } from '#lib/domain/activities/duration'
import { playLimitAt } from '#lib/domain/activities/play-limits'
import type { Setting } from '#lib/domain/platform/basics'

/** Pauses between the activities of a composed time; also fetching, the way there and back, and tidying. */
export const pauses = [
  'gather',
  'circle',
  'way',
  'feed',
  'change',
  'snack',
  'lunch',
  'sleep',
  'nap',
  'rest',
  'free_play',
  'outdoors',
  'tidy',
] as const
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

/** A pause with its minutes, or a number of activities without a break between. */
export type Stretch = { pause: Pause; minutes: number } | { pause: null; activities: number; minutes: number }

/** The least number of activities of a composed time. */
export const leastActivities: Record<ComposedDuration, number> = { '1-2hours': 2, 'half-day': 3, 'full-day': 4 }

/** How a time goes between fetching and tidying: a number is the activities until the next break, a pair a pause with its minutes. */
type Outline = readonly (number | readonly [Pause, number])[]

type Outlines = Partial<Record<ComposedDuration, Outline>>

interface Rhythm {
  /** The age in months below which the rhythm applies. */
  belowMonths: number
  /** The minimum minutes of one activity, if there is one as long. */
  block: number
  outlines: Record<ComposedDuration, Outline>
  /** Where a time outdoors differs: a whole day lasts until the sun is lower, see `highSun`. */
  outdoors: Outlines
  /** Where a time of a class differs: a circle at the beginning, and a time outside. */
  atSchool: Outlines
  atSchoolOutdoors: Outlines
}

/** Our choice, not from a source. Free play takes the minutes that the activities before it leave, so meals keep their hour. */
const rhythms: readonly Rhythm[] = [
  {
    belowMonths: 12,
    block: 10,
    outlines: {
      '1-2hours': [1, ['feed', 25], 1, ['free_play', 10]],
      'half-day': [1, ['free_play', 15], ['feed', 25], 1, ['free_play', 10], ['sleep', 45], 1, ['free_play', 10]],
      'full-day': [
        ...([1, ['feed', 20], ['sleep', 45], 1, ['free_play', 30], ['feed', 30], ['sleep', 75]] as const),
        ...([1, ['free_play', 20], ['feed', 25], 1, ['free_play', 15]] as const),
      ],
    },
    outdoors: {
      'full-day': [
        ...([1, ['feed', 20], ['sleep', 45], 1, ['free_play', 30], ['feed', 30], ['sleep', 75], 1, ['free_play', 20]] as const),
        ...([['feed', 25], ['free_play', 20], ['sleep', 30], 1, ['free_play', 25], ['feed', 25]] as const),
      ],
    },
    // Babies have no circle, but go outside.
    atSchool: {
      'half-day': [1, ['outdoors', 25], ['feed', 25], 1, ['free_play', 10], ['sleep', 45], 1, ['free_play', 10]],
      'full-day': [
        ...([1, ['feed', 20], ['sleep', 45], 1, ['outdoors', 30], ['feed', 30], ['sleep', 75]] as const),
        ...([1, ['free_play', 20], ['feed', 25], 1, ['free_play', 15]] as const),
      ],
    },
    atSchoolOutdoors: {},
  },
  {
    belowMonths: 24,
    block: 15,
    outlines: {
      '1-2hours': [1, ['free_play', 10], ['change', 15], 1, ['free_play', 10]],
      'half-day': [1, ['free_play', 25], ['change', 20], 1, ['free_play', 25], 1, ['free_play', 10]],
      'full-day': [
        ...([1, ['free_play', 20], ['change', 20], 1, ['free_play', 25], 1, ['free_play', 20], ['lunch', 40], ['nap', 90]] as const),
        ...([['change', 15], 1, ['free_play', 25]] as const),
      ],
    },
    outdoors: {
      'full-day': [
        ...([1, ['free_play', 20], ['change', 20], 1, ['free_play', 25], 1, ['free_play', 15], ['lunch', 40], ['nap', 100]] as const),
        ...([['change', 15], 1, ['free_play', 30], ['rest', 30], ['change', 15], ['free_play', 35]] as const),
      ],
    },
    atSchool: {
      'half-day': [['circle', 10], ['free_play', 15], 1, ['change', 20], ['outdoors', 30], 1, ['free_play', 15], 1, ['free_play', 10]],
      'full-day': [
        ...([['circle', 10], ['free_play', 15], 1, ['change', 20], ['outdoors', 30], 1, ['free_play', 15], ['lunch', 40], ['nap', 90]] as const),
        ...([['change', 15], 1, ['free_play', 20], 1, ['free_play', 15]] as const),
      ],
    },
    atSchoolOutdoors: {
      'half-day': [['circle', 10], 1, ['free_play', 25], ['change', 20], 1, ['free_play', 25], 1, ['free_play', 10]],
      'full-day': [
        ...([['circle', 10], 1, ['free_play', 20], ['change', 20], 1, ['free_play', 25], 1, ['free_play', 15], ['lunch', 40]] as const),
        ...([['nap', 100], ['change', 15], 1, ['free_play', 30], ['rest', 30], ['change', 15], ['free_play', 25]] as const),
      ],
    },
  },
  {
    belowMonths: 36,
    block: 15,
    outlines: {
      '1-2hours': [1, ['change', 15], 1, ['free_play', 10]],
      'half-day': [1, ['free_play', 20], ['change', 20], 1, ['free_play', 20], 1, ['free_play', 10]],
      'full-day': [
        ...([1, ['free_play', 20], ['change', 20], 1, ['free_play', 25], 1, ['free_play', 10], ['lunch', 40], ['nap', 90]] as const),
        ...([['change', 15], 1, ['free_play', 25]] as const),
      ],
    },
    outdoors: {
      'full-day': [
        ...([1, ['free_play', 20], ['change', 20], 1, ['free_play', 25], 1, ['free_play', 10], ['lunch', 40], ['nap', 90]] as const),
        ...([['change', 15], 1, ['free_play', 30], ['rest', 20], ['change', 15], ['free_play', 20]] as const),
      ],
    },
    atSchool: {
      'half-day': [['circle', 10], ['free_play', 20], 1, ['change', 20], ['outdoors', 30], 1, ['free_play', 10], 1, ['free_play', 10]],
      'full-day': [
        ...([['circle', 10], ['free_play', 20], 1, ['change', 20], ['outdoors', 30], 1, ['free_play', 10], ['lunch', 40], ['nap', 90]] as const),
        ...([['change', 15], 1, ['free_play', 25], 1, ['free_play', 15]] as const),
      ],
    },
    atSchoolOutdoors: {
      'half-day': [['circle', 10], 1, ['free_play', 15], ['change', 20], 1, ['free_play', 15], 1, ['free_play', 10]],
      'full-day': [
        ...([['circle', 10], 1, ['free_play', 20], ['change', 20], 1, ['free_play', 25], 1, ['free_play', 10], ['lunch', 40]] as const),
        ...([['nap', 90], ['change', 15], 1, ['free_play', 25], ['rest', 20], ['change', 15], ['free_play', 15]] as const),
      ],
    },
  },
  {
    belowMonths: 72,
    block: 20,
    outlines: {
      '1-2hours': [2, ['snack', 15], ['free_play', 20]],
      'half-day': [2, ['snack', 20], ['free_play', 25], 2, ['free_play', 10]],
      'full-day': [2, ['snack', 20], ['free_play', 30], 2, ['free_play', 25], ['lunch', 40], ['rest', 45], 1, ['snack', 15], ['free_play', 10]],
    },
    outdoors: {
      'full-day': [
        ...([2, ['snack', 20], ['free_play', 30], 2, ['free_play', 25], ['lunch', 40], ['rest', 60], ['free_play', 25]] as const),
        ...([1, ['snack', 15], ['free_play', 40], ['rest', 25]] as const),
      ],
    },
    atSchool: {
      '1-2hours': [1, ['snack', 15], 1, ['free_play', 10]],
      'half-day': [['circle', 15], ['free_play', 20], 1, ['snack', 20], ['outdoors', 30], 1, ['free_play', 15], 1, ['free_play', 10]],
      'full-day': [
        ...([['circle', 15], ['free_play', 20], 1, ['snack', 20], ['outdoors', 35], 1, ['free_play', 10], ['lunch', 40], ['rest', 45]] as const),
        ...([1, ['snack', 15], 1, ['free_play', 25]] as const),
      ],
    },
    atSchoolOutdoors: {
      'half-day': [['circle', 15], 1, ['free_play', 15], 1, ['snack', 20], ['free_play', 20], 1],
      'full-day': [
        ...([['circle', 15], 1, ['free_play', 15], 1, ['snack', 20], ['free_play', 25], 1, ['free_play', 10], ['lunch', 40], ['rest', 60]] as const),
        ...([['free_play', 30], 1, ['snack', 20], ['free_play', 40], ['rest', 30]] as const),
      ],
    },
  },
  {
    belowMonths: Number.POSITIVE_INFINITY,
    block: 25,
    outlines: {
      '1-2hours': [2, ['snack', 15], ['free_play', 10]],
      'half-day': [2, ['snack', 15], ['free_play', 20], 2, ['free_play', 10]],
      'full-day': [2, ['snack', 15], ['free_play', 25], 2, ['free_play', 20], ['lunch', 45], ['rest', 30], 2, ['snack', 15], ['free_play', 30]],
    },
    outdoors: {
      'full-day': [
        ...([2, ['snack', 15], ['free_play', 25], 2, ['free_play', 20], ['lunch', 45], ['rest', 30]] as const),
        ...([2, ['snack', 15], ['free_play', 40], ['rest', 25], ['free_play', 30]] as const),
      ],
    },
    atSchool: {
      'half-day': [['circle', 15], 1, ['snack', 15], ['outdoors', 30], 2, ['free_play', 10]],
      'full-day': [
        ...([['circle', 15], 1, ['snack', 15], ['outdoors', 35], 2, ['free_play', 10], ['lunch', 45], ['rest', 30]] as const),
        ...([2, ['snack', 15], ['free_play', 25]] as const),
      ],
    },
    atSchoolOutdoors: {
      'half-day': [['circle', 15], 2, ['snack', 15], ['free_play', 20], 1, ['free_play', 10]],
      'full-day': [
        ...([['circle', 15], 2, ['snack', 15], ['free_play', 25], 2, ['free_play', 10], ['lunch', 45], ['rest', 30]] as const),
        ...([2, ['snack', 15], ['free_play', 40], ['rest', 25], ['free_play', 25]] as const),
      ],
    },
  },
]

const GATHER_MINUTES = 5
const TIDY_MINUTES = 10
/** The minutes of the way to the park or the yard, and of the way back. */
const wayMinutes: Record<ComposedDuration, number> = { '1-2hours': 10, 'half-day': 15, 'full-day': 15 }

/** Returns the minimum minutes of one activity at an age in months, if there is one as long. */
export function getMinimumBlockMinutes(ageMonths: number): number {
  return rhythmAt(ageMonths).block
}

/** The most minutes of guided play of a class under six years in one go, its circle included. A teacher's advice. */
const MOST_LED_MINUTES_AT_SCHOOL = 30
const SCHOOL_AGE_MONTHS = 72
/** The longest activity that can be a part, in minutes. */
export const MAX_BLOCK_MINUTES = 45

/** Returns the most minutes of guided play until a break. */
export function mostLedMinutes(ageMonths: number, isClass: boolean): number {
  const { inOneGo } = playLimitAt(ageMonths)
  return isClass && ageMonths < SCHOOL_AGE_MONTHS ? Math.min(inOneGo, MOST_LED_MINUTES_AT_SCHOOL) : inOneGo
}

/** Where a composed time is spent, and by whom. */
export interface DayFrame {
  duration: ComposedDuration
  /** The age of the youngest child. */
  ageMonths: number
  setting: Setting
  /** Whether it is for a class or another large group at school. */
  isClass: boolean
}

/** Builds the frame of a composed time: first fetching, a class's circle and the way there, last tidying and the way back. */
export function buildDayFrame(frame: DayFrame): Stretch[] {
  const { duration, ageMonths, setting, isClass } = frame
  const led = mostLedMinutes(ageMonths, isClass)
  const way: Stretch[] = setting === 'outdoor' ? [{ pause: 'way', minutes: wayMinutes[duration] }] : []
  const between = outlineOf(frame).map(
    (one): Stretch =>
      typeof one === 'number'
        ? { pause: null, activities: one, minutes: Math.min(led, one * MAX_BLOCK_MINUTES) }
        : { pause: one[0], minutes: one[1] },
  )
  const circle = between.filter(({ pause }) => pause === 'circle')
  const others = between.filter(({ pause }) => pause !== 'circle')
  return [{ pause: 'gather', minutes: GATHER_MINUTES }, ...circle, ...way, ...others, { pause: 'tidy', minutes: TIDY_MINUTES }, ...way]
}

function outlineOf({ duration, ageMonths, setting, isClass }: DayFrame): Outline {
  const { outlines, outdoors, atSchool, atSchoolOutdoors } = rhythmAt(ageMonths)
  const usual = (setting === 'outdoor' ? outdoors[duration] : undefined) ?? outlines[duration]
  if (!isClass) return usual
  // An hour or two of a class is the same outdoors.
  const ofClass = setting === 'indoor' || duration === '1-2hours' ? atSchool : atSchoolOutdoors
  return ofClass[duration] ?? usual
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
/** The hours in which the meal of a whole day begins, in minutes after midnight. Our choice. */
const mealHours = { from: 11 * 60, to: 12 * 60 + 30 }

/** Returns the start of a whole day, in minutes after midnight. Returns null for shorter times, which start at any time. */
export function beginsAt(setting: Setting, isWholeDay: boolean): number | null {
  return isWholeDay ? dayBegins[setting] : null
}

/** The hour by which a half day outdoors is over, in minutes after midnight; it can begin at a multiple of this many minutes. */
const HALF_DAY_ENDS_BY = 11 * 60 + 30
const BEGINS_AT_MULTIPLE = 15

/** Returns the latest start of a time outdoors in the morning, in minutes after midnight. */
export function latestStart(duration: ComposedDuration, minutes: number): number {
  if (duration === 'full-day') return dayBegins.outdoor
  return Math.floor((HALF_DAY_ENDS_BY - minutes) / BEGINS_AT_MULTIPLE) * BEGINS_AT_MULTIPLE
}

/** The end of high sun, in minutes after midnight, when a time in the afternoon begins. */
export const highSunEnds = highSun.to

/** Returns whether a part that starts at this minute is in the hours of high sun. Shorter times may be at any time of day. */
export function isInHighSun({ setting, duration }: { setting: Setting; duration: ComposedDuration }, startsAtMinute: number): boolean {
  const minuteOfDay = dayBegins[setting] + startsAtMinute
  return setting === 'outdoor' && duration === 'full-day' && minuteOfDay >= highSun.from && minuteOfDay < highSun.to
}

/** Returns whether a meal that starts at this minute of a whole day is at the usual hour. */
export function isMealHour(setting: Setting, startsAtMinute: number): boolean {
  const minuteOfDay = dayBegins[setting] + startsAtMinute
  return minuteOfDay >= mealHours.from && minuteOfDay <= mealHours.to
}
