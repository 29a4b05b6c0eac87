'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Section } from '#components/account/section'
import { SessionRow } from '#components/account/session-row'
import { Button } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { LoadFailed } from '#components/ui/feedback/load-failed'
import { Skeleton } from '#components/ui/feedback/skeleton'
import { sessionsQuery, useEndSessions } from '#lib/client/account/account'

/** Lists the devices with a session, and ends sessions. */
export function SessionSection() {
  const t = useTranslations('account')
  const { data: sessions, dataUpdatedAt, isError, isPending, isFetching, refetch } = useQuery(sessionsQuery())
  const end = useEndSessions()
  const list = useRef<HTMLUListElement>(null)
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? []

  /** Ending a session removes its button: the focus moves to the list. */
  const stop = (id: string | undefined) => end.mutate(id, { onSuccess: () => list.current?.focus() })

  return (
    <Section title={t('sessionsTitle')}>
      <div className="flex flex-col gap-4">
        {isError && <LoadFailed text={t('sessionsFailed')} retryText={t('retry')} isRetrying={isFetching} onRetry={() => void refetch()} />}
        {isPending && !isError && [0, 1].map((key) => <Skeleton key={key} className="h-14" />)}
        {sessions && (
          <ul ref={list} tabIndex={-1} className="flex flex-col divide-y divide-hairline *:py-3 *:first:pt-0 *:last:pb-0">
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                now={dataUpdatedAt}
                isEnding={end.isPending && end.variables === session.id}
                onEnd={() => stop(session.id)}
              />
            ))}
          </ul>
        )}
        {end.isError && <Banner>{t('endFailed')}</Banner>}
        {end.isSuccess && <Banner tone="good">{t(end.variables === undefined ? 'othersEnded' : 'ended')}</Banner>}
        {others.length > 1 && (
          <Button look="secondary" busy={end.isPending && end.variables === undefined} onClick={() => stop(undefined)}>
            {t('endOthers')}
          </Button>
        )}
      </div>
    </Section>
  )
}
