/** How much time there is: the choices people have. */
export const durations = ['5-15min', '15-30min', '30-60min', '1-2hours', 'half-day', 'full-day'] as const
export type Duration = (typeof durations)[number]

export interface Minutes {
  min: number
  max: number
}

/** Both ends belong to the choice. */
const minutes: Record<Duration, Minutes> = {
  // Three minutes are as good as five to whoever has five.
  '5-15min': { min: 3, max: 15 },
  '15-30min': { min: 15, max: 30 },
  '30-60min': { min: 30, max: 60 },
  '1-2hours': { min: 60, max: 120 },
  'half-day': { min: 120, max: 240 },
  'full-day': { min: 240, max: 480 },
}

/** The minutes an activity may take, first and last included. */
export function minutesOf(duration: Duration): Minutes {
  return minutes[duration]
}

/** The shortest choice an activity of so many minutes belongs to. */
export function durationFor(activityMinutes: number): Duration {
  return durations.find((duration) => activityMinutes <= minutes[duration].max) ?? 'full-day'
}

/** How long an activity takes in all, and of that before and after the play; null where nobody said. */
interface Timed {
  durationMinutes: number
  prepMinutes: number | null
  tidyMinutes: number | null
}

/** Its minutes before, at and after the play; null where nobody said. */
export function partsOf({ durationMinutes, prepMinutes: prep, tidyMinutes: tidy }: Timed) {
  return prep === null || tidy === null ? null : { prep, play: durationMinutes - prep - tidy, tidy }
}
