'use client'

import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { HistoryRow } from '#components/activities/history/history-row'
import { Button, buttonClass } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { EmptyState } from '#components/ui/feedback/empty-state'
import { LoadFailed } from '#components/ui/feedback/load-failed'
import { Skeleton } from '#components/ui/feedback/skeleton'
import { ChoiceGroup } from '#components/ui/form/choice-group'
import { NameChoice } from '#components/ui/form/name-choice'
import { historyQuery } from '#lib/client/activities/history'
import { childrenQuery } from '#lib/client/profiles/children'
import { groupsQuery } from '#lib/client/profiles/groups'
import { useFindRecipientName } from '#lib/client/profiles/use-recipient-name'
import { useSortRecipients } from '#lib/client/profiles/use-sort-recipients'

const statuses = ['all', 'saved', 'liked', 'done'] as const

/** All of the user's activities, newest first, filtered by recipient and result. */
export function HistoryScreen() {
  const t = useTranslations('history')
  const [status, setStatus] = useState<(typeof statuses)[number]>('all')
  const [recipientId, setRecipientId] = useState<string | null>(null)
  const { data: children } = useQuery(childrenQuery())
  const { data: groups } = useQuery(groupsQuery())
  const sortRecipients = useSortRecipients()
  const allRecipients = children && groups && sortRecipients(children, groups)
  const recipient = allRecipients?.find(({ id }) => id === recipientId) ?? null
  const filter = { status: status === 'all' ? null : status, recipient }
  const { data, isError, isPending, isFetching, hasNextPage, isFetchNextPageError, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    historyQuery(filter),
  )
  const activities = data?.pages.flatMap((page) => page.activities)
  const nameOf = useFindRecipientName(allRecipients ?? [])
  const isFiltered = filter.status !== null || filter.recipient !== null

  if (activities?.length === 0 && !isFiltered) {
    const create = (
      <Link href="/" className={buttonClass()}>
        {t('create')}
      </Link>
    )
    return <EmptyState picture={['open-book', 'kite']} title={t('emptyTitle')} text={t('empty')} action={create} />
  }
  return (
    <div data-wide className="flex flex-col gap-5 lg:grid lg:grid-cols-[18rem_minmax(0,1fr)] lg:items-start lg:gap-x-12">
      <div className="flex flex-col gap-5 lg:sticky lg:top-20">
        {allRecipients && allRecipients.length > 1 && (
          <NameChoice
            label={t('forWhom')}
            name="whom"
            named={allRecipients}
            allLabel={t('everyone')}
            value={recipient?.id ?? null}
            onChange={setRecipientId}
          />
        )}
        <ChoiceGroup
          label={t('status')}
          name="status"
          value={status}
          onChange={setStatus}
          choices={statuses.map((value) => ({ value, label: t(value) }))}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        {isError && !isFetchNextPageError && (
          <LoadFailed text={t('loadFailed')} retryText={t('retry')} isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {isPending && [0, 1, 2].map((key) => <Skeleton key={key} className="h-28 rounded-card" />)}
        {activities && activities.length > 0 && (
          <ul className="flex flex-col gap-3">
            {activities.map((activity) => (
              <HistoryRow key={activity.id} activity={activity} recipientName={nameOf(activity)} />
            ))}
          </ul>
        )}
        <div role="status">{activities?.length === 0 && <p className="py-8 text-center text-soft">{t('nothingFits')}</p>}</div>
        {isFetchNextPageError && <Banner>{t('loadFailed')}</Banner>}
        {hasNextPage && (
          <Button look="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        )}
      </div>
    </div>
  )
}
