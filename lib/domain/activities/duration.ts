/** How much time there is: the five choices people have. */
export const durations = ['15-30min', '30-60min', '1-2hours', 'half-day', 'full-day'] as const
export type Duration = (typeof durations)[number]

export interface Minutes {
  min: number
  max: number
}

/** Both ends belong to the choice. */
const minutes: Record<Duration, Minutes> = {
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
