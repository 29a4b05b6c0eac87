'use client'

import { useTranslations } from 'next-intl'

/** Formats a duration in minutes: minutes under one hour, hours and minutes from then on. */
export function useDurationText(): (minutes: number) => string {
  const t = useTranslations('activity')
  return (total) => {
    const [hours, minutes] = [Math.floor(total / 60), total % 60]
    if (hours === 0) return t('minutes', { count: minutes })
    return minutes === 0 ? t('hours', { count: hours }) : t('hoursMinutes', { hours, minutes })
  }
}
