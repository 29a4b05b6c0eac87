'use client'

import { useFormatter, useTranslations } from 'next-intl'
import type { Opening } from '#lib/domain/places/hours/opening-now'
import { timeFormat } from '#lib/domain/places/hours/time-format'

/** Formats whether a place is open, and until or from when, in the place's time zone. */
export function useOpeningText(): (place: Opening & { timeZone: string }) => { state: string; change?: string } {
  const t = useTranslations('place')
  const format = useFormatter()
  return ({ openState, closesAt, opensAt, timeZone }) => {
    // biome-ignore lint/plugin: opening hours use the time zone of the place
    const time = (at: string) => format.dateTime(new Date(at), timeFormat(new Date(at), new Date(), timeZone))
    const state = t(`openState.${openState}`)
    if (closesAt) return { state, change: t('closesAt', { time: time(closesAt) }) }
    return opensAt ? { state, change: t('opensAt', { time: time(opensAt) }) } : { state }
  }
}
