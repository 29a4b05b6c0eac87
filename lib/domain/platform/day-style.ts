/** How a day (YYYY-MM-DD) is written beside the reader's today: with its year where that is another one. In UTC, as `dayDate` gives it. */
export function dayStyle(day: string, today: string, month: 'short' | 'long') {
  const style = { day: 'numeric', month, timeZone: 'UTC' } as const
  return day.slice(0, 4) === today.slice(0, 4) ? style : ({ ...style, year: 'numeric' } as const)
}
