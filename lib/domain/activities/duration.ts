/** The duration choices that users have. */
export const durations = ['5-15min', '15-30min', '30-60min', '1-2hours', 'half-day', 'full-day'] as const
export type Duration = (typeof durations)[number]

export interface Minutes {
  min: number
  max: number
}

/** Both ends are included. */
const minutes: Record<Duration, Minutes> = {
  // An activity of three minutes also suits someone with five.
  '5-15min': { min: 3, max: 15 },
  '15-30min': { min: 15, max: 30 },
  '30-60min': { min: 30, max: 60 },
  '1-2hours': { min: 60, max: 120 },
  'half-day': { min: 120, max: 240 },
  'full-day': { min: 240, max: 480 },
}

/** Returns the minutes an activity may take, both ends included. */
export function minutesOf(duration: Duration): Minutes {
  return minutes[duration]
}

/** Returns the shortest choice that includes an activity of these minutes. */
export function durationFor(activityMinutes: number): Duration {
  return durations.find((duration) => activityMinutes <= minutes[duration].max) ?? 'full-day'
}

/** The total minutes of an activity, and those before and after the play; null if unknown. */
export interface Timed {
  durationMinutes: number
  prepMinutes: number | null
  tidyMinutes: number | null
}

/** Returns the minutes before, during and after the play; null if unknown. */
export function partsOf({ durationMinutes, prepMinutes: prep, tidyMinutes: tidy }: Timed) {
  return prep === null || tidy === null ? null : { prep, play: durationMinutes - prep - tidy, tidy }
}

/** Returns the minutes of play: all that are not known to be before or after it. */
export function playMinutesOf({ durationMinutes, prepMinutes, tidyMinutes }: Timed): number {
  return durationMinutes - (prepMinutes ?? 0) - (tidyMinutes ?? 0)
}
