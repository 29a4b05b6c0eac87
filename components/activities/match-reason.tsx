'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { bidiIsolate } from '#components/ui/bidi-isolate'
import { getLanguageAttributes } from '#lib/client/platform/language-attributes'
import { useRecipientName } from '#lib/client/profiles/use-recipient-name'
import type { Activity } from '#lib/schemas/activities/activity'

/**
 * Explains the choice of an activity by what its child or group liked before, or else by an interest that it is close to. Empty if there
 * is neither, or the recipient is deleted.
 */
export function MatchReason({ activity }: { activity: Activity }) {
  const [first = activity.closeTo, second] = activity.because
  if (first === null) return null
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
  const isLiked = activity.because.length > 0
  const oneThing = () => (isLiked ? t.rich('because', parts) : t.rich('closeTo', parts))
  return <p className="wrap-anywhere text-sm text-soft">{second === undefined ? oneThing() : t.rich('becauseTwo', { ...parts, second })}</p>
}
