'use client'

import { useFormatter } from 'next-intl'
import { localDay, useToday } from '#lib/client/platform/local-day'
import { dayStyle } from '#lib/domain/platform/day-style'
import { dayDate } from '#lib/domain/profiles/age'

/**
 * The one way to write a day in a list: with its year where that is not the reader's, by the reader's clock alone. An instant is of
 * the day that it falls on where the reader is. Only the browser knows that: until the page runs nothing is said, rather than a day
 * that would change under the reader's eyes.
 */
export function useDayText(month: 'short' | 'long' = 'short') {
  const format = useFormatter()
  const today = useToday('')
  const ofDay = (day: string) => (today === '' ? '' : format.dateTime(dayDate(day), dayStyle(day, today, month)))
  return { ofDay, ofInstant: (at: string) => ofDay(localDay(new Date(at))) }
}
