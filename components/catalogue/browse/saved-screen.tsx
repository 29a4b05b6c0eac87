'use client'

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { ResultCard, ResultSkeleton } from '#components/catalogue/browse/result-card'
import { Button, buttonClass } from '#components/ui/button'
import { EmptyState } from '#components/ui/feedback/empty-state'
import { LoadFailed } from '#components/ui/feedback/load-failed'
import { savedQuery, tidySaved } from '#lib/client/catalogue/explore'
import { wayBack } from '#lib/client/platform/forms/way-back'
import { tintsOf } from '#lib/domain/catalogue/looks'
import { eachOnce } from '#lib/domain/platform/each-once'

/** What the person saved, the latest first. What they save no longer stays until they leave, with its heart empty: another tap brings it back. */
export function SavedScreen() {
  const t = useTranslations('exploreSaved')
  const tExplore = useTranslations('explore')
  return (
    <>
      <div className="mb-4 flex min-h-14 items-center gap-1">
        <Link
          href="/explore"
          onClick={wayBack((path) => path === '/explore')}
          aria-label={tExplore('title')}
          title={tExplore('title')}
          className="-ms-3 grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
        >
          <ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />
        </Link>
        <h1 className="min-w-0 flex-1 text-title">{t('title')}</h1>
      </div>
      <SavedList />
    </>
  )
}

function SavedList() {
  const t = useTranslations('exploreSaved')
  const tExplore = useTranslations('explore')
  const client = useQueryClient()
  const { data, isError, isPending, isFetching, isFetchNextPageError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    ...savedQuery(),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  useEffect(() => () => tidySaved(client), [client])
  const activities = data && eachOnce(data.pages)
  const tints = activities && tintsOf(activities.map(({ id }) => id))
  if (activities?.length === 0 && !isFetching) {
    const explore = (
      <Link href="/explore" className={buttonClass()}>
        {t('explore')}
      </Link>
    )
    return <EmptyState picture={['open-book', 'kite']} title={t('emptyTitle')} text={t('empty')} action={explore} />
  }
  return (
    <div className="flex flex-col gap-4">
      {isError && !isFetchNextPageError && (
        <LoadFailed text={tExplore('loadFailed')} retryText={tExplore('retry')} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {activities?.map((activity, i) => (
          <ResultCard key={activity.id} activity={activity} tint={tints?.[i]} isFirst={i < 4} />
        ))}
        {isPending && [0, 1, 2, 3].map((key) => <ResultSkeleton key={key} />)}
      </ul>
      {isFetchNextPageError && <p className="text-center text-danger">{tExplore('loadFailed')}</p>}
      {hasNextPage && (
        <Button look="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()} className="self-center">
          {tExplore('more')}
        </Button>
      )}
    </div>
  )
}
