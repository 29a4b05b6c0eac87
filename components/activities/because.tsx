'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { isolated } from '#components/ui/isolated'
import { childrenQuery } from '#lib/client/children'
import { writtenIn } from '#lib/client/written-in'
import type { Activity } from '#lib/schemas/activity'

/** Why this one: what its child had liked when it was made. Nothing where there is no such thing, or the child is no longer here. */
export function Because({ activity }: { activity: Activity }) {
  const [first, second] = activity.because
  if (first === undefined || activity.childId === null) return null
  return <Line childId={activity.childId} first={first} second={second} language={activity.language} />
}

interface Props extends Pick<Activity, 'language'> {
  childId: string
  first: string
  second: string | undefined
}

function Line({ childId, first, second, language }: Props) {
  const t = useTranslations('activity')
  const { data: children } = useQuery(childrenQuery())
  const name = children?.find(({ id }) => id === childId)?.name
  if (name === undefined) return null
  // Each is written its own way, whatever the sentence around it is.
  const parts = {
    name,
    first,
    who: isolated,
    what: (chunks: ReactNode) => <bdi {...writtenIn(language)}>{chunks}</bdi>,
  }
  return (
    <p className="wrap-anywhere text-sm text-soft">{second === undefined ? t.rich('because', parts) : t.rich('becauseTwo', { ...parts, second })}</p>
  )
}
