/** Returns the format of a day (YYYY-MM-DD): with the year only if it is not the year of `today`. In UTC, as `dayDate` returns it. */
export function dayStyle(day: string, today: string, month: 'short' | 'long') {
  const style = { day: 'numeric', month, timeZone: 'UTC' } as const
  return day.slice(0, 4) === today.slice(0, 4) ? style : ({ ...style, year: 'numeric' } as const)
}
