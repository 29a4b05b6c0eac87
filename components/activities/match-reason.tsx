'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { bidiIsolate } from '#components/ui/bidi-isolate'
import { getLanguageAttributes } from '#lib/client/platform/language-attributes'
import { useRecipientName } from '#lib/client/profiles/use-recipient-name'
import type { Activity } from '#lib/schemas/activities/activity'

/** Explains the choice of an activity by what its child or group liked before. Empty if there was nothing, or the recipient is deleted. */
export function MatchReason({ activity }: { activity: Activity }) {
  const [first, second] = activity.because
  if (first === undefined) return null
  return <Line activity={activity} first={first} second={second} />
}

interface Props {
  activity: Activity
  first: string
  second: string | undefined
}

function Line({ activity, first, second }: Props) {
  const t = useTranslations('activity')
  const name = useRecipientName(activity)
  if (name === undefined) return null
  // Each part keeps its own writing direction inside the sentence.
  const parts = {
    name,
    first,
    who: bidiIsolate,
    what: (chunks: ReactNode) => <bdi {...getLanguageAttributes(activity.language)}>{chunks}</bdi>,
  }
  return (
    <p className="wrap-anywhere text-sm text-soft">{second === undefined ? t.rich('because', parts) : t.rich('becauseTwo', { ...parts, second })}</p>
  )
}
