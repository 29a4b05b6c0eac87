'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { bidiIsolate } from '#components/ui/bidi-isolate'
import { writtenIn } from '#lib/client/platform/written-in'
import { useRecipientName } from '#lib/client/profiles/use-recipient-name'
import type { Activity } from '#lib/schemas/activities/activity'

/** Why this one: what its child or group had liked when it was made. Nothing where there is no such thing, or they are no longer here. */
export function Because({ activity }: { activity: Activity }) {
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
  // Each is written its own way, whatever the sentence around it is.
  const parts = {
    name,
    first,
    who: bidiIsolate,
    what: (chunks: ReactNode) => <bdi {...writtenIn(activity.language)}>{chunks}</bdi>,
  }
  return (
    <p className="wrap-anywhere text-sm text-soft">{second === undefined ? t.rich('because', parts) : t.rich('becauseTwo', { ...parts, second })}</p>
  )
}
