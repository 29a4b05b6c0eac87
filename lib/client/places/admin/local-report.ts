'use client'

import { useTranslations } from 'next-intl'
import { useDayText } from '#lib/client/platform/use-day-text'
import type { ShownImportReport } from '#lib/schemas/places/place-import'

/** Returns a report with days in the user's time zone: the server's messages have them in UTC. */
export function useLocalReport(report: ShownImportReport): ShownImportReport {
  const t = useTranslations('placeImport')
  const dayText = useDayText()
  const removals = report.removals.map((removal) => ({
    ...removal,
    message: t(`removed.${removal.reason}`, { day: dayText.formatInstant(removal.removedAt) }),
  }))
  return { ...report, removals }
}
