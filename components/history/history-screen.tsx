'use client'

import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { HistoryRow } from '#components/history/history-row'
import { Banner } from '#components/ui/banner'
import { Button, buttonClass } from '#components/ui/button'
import { ChoiceGroup } from '#components/ui/choice-group'
import { EmptyState } from '#components/ui/empty-state'
import { LoadFailed } from '#components/ui/load-failed'
import { Skeleton } from '#components/ui/skeleton'
import { childrenQuery } from '#lib/client/children'
import { historyQuery } from '#lib/client/history'

const statuses = ['all', 'saved', 'liked', 'done'] as const

/** Everything that was made, newest first, by child and by what became of it. */
export function HistoryScreen() {
  const t = useTranslations('history')
  const [status, setStatus] = useState<(typeof statuses)[number]>('all')
  const [childId, setChildId] = useState('all')
  const { data: children } = useQuery(childrenQuery())
  const filter = { status: status === 'all' ? null : status, childId: childId === 'all' ? null : childId }
  const { data, isError, isPending, isFetching, hasNextPage, isFetchNextPageError, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    historyQuery(filter),
  )
  const activities = data?.pages.flatMap((page) => page.activities)
  const isFiltered = filter.status !== null || filter.childId !== null

  if (activities?.length === 0 && !isFiltered) {
    const create = (
      <Link href="/" className={buttonClass()}>
        {t('create')}
      </Link>
    )
    return <EmptyState picture={['open-book', 'kite']} title={t('emptyTitle')} text={t('empty')} action={create} />
  }
  return (
    <div className="flex flex-col gap-5">
      {children && children.length > 1 && (
        <ChoiceGroup
          label={t('child')}
          name="child"
          value={childId}
          onChange={setChildId}
          choices={[{ value: 'all', label: t('everyone') }, ...children.map(({ id, name }) => ({ value: id, label: <ChildName name={name} /> }))]}
        />
      )}
      <ChoiceGroup
        label={t('status')}
        name="status"
        value={status}
        onChange={setStatus}
        choices={statuses.map((value) => ({ value, label: t(value) }))}
      />
      {isError && !isFetchNextPageError && (
        <LoadFailed text={t('loadFailed')} retryText={t('retry')} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {isPending && [0, 1, 2].map((key) => <Skeleton key={key} className="h-28 rounded-card" />)}
      <div role="status">{activities?.length === 0 && <p className="py-8 text-center text-soft">{t('nothingFits')}</p>}</div>
      {activities && activities.length > 0 && (
        <ul className="flex flex-col gap-3">
          {activities.map((activity) => (
            <HistoryRow key={activity.id} activity={activity} childName={children?.find(({ id }) => id === activity.childId)?.name} />
          ))}
        </ul>
      )}
      {isFetchNextPageError && <Banner>{t('loadFailed')}</Banner>}
      {hasNextPage && (
        <Button look="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </div>
  )
}

/** A name that may be long, and of either direction. */
function ChildName({ name }: { name: string }) {
  return (
    <span dir="auto" className="max-w-56 truncate">
      {name}
    </span>
  )
}
