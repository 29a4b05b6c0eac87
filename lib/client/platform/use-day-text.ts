'use client'

import { useFormatter } from 'next-intl'
import { localDay, useToday } from '#lib/client/platform/local-day'
import { dayStyle } from '#lib/domain/platform/day-style'
import { dayDate } from '#lib/domain/profiles/age'

/**
 * Formats days in lists, with the year if it is not the user's current one. An instant is shown as a day in the user's time zone. Until
 * the page runs the text is empty, so that no day changes after it was shown.
 */
export function useDayText(month: 'short' | 'long' = 'short') {
  const format = useFormatter()
  const today = useToday('')
  const formatDay = (day: string) => (today === '' ? '' : format.dateTime(dayDate(day), dayStyle(day, today, month)))
  return { formatDay, formatInstant: (at: string) => formatDay(localDay(new Date(at))) }
}
