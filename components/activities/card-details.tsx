'use client'

import { ActivityText } from '#components/activities/activity-text'
import { MatchReason } from '#components/activities/match-reason'
import { getLanguageAttributes } from '#lib/client/platform/language-attributes'
import type { Activity } from '#lib/schemas/activities/activity'

/** Everything about a card of the deck that the card itself has no space for. */
export function CardDetails({ activity }: { activity: Activity }) {
  return (
    <>
      <p {...getLanguageAttributes(activity.language)}>{activity.description}</p>
      <MatchReason activity={activity} />
      <ActivityText activity={activity} />
    </>
  )
}
