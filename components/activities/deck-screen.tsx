'use client'

import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Deck } from '#components/activities/deck'
import { buttonClass } from '#components/ui/button'
import { EmptyState } from '#components/ui/empty-state'
import { LoadFailed } from '#components/ui/load-failed'
import { Skeleton } from '#components/ui/skeleton'
import { batchQuery } from '#lib/client/activities'
import { childrenQuery } from '#lib/client/children'

/** The cards of one batch, found again after a reload by the id in the address. */
export function DeckScreen({ batchId }: { batchId: string | undefined }) {
  const t = useTranslations('deck')
  const { data: batch, isError, isFetching, refetch } = useQuery({ ...batchQuery(batchId ?? ''), enabled: batchId !== undefined })
  const { data: children } = useQuery(childrenQuery())
  const childName = children?.find(({ id }) => id === batch?.[0]?.childId)?.name

  const create = (
    <Link href="/" className={buttonClass()}>
      {t('create')}
    </Link>
  )
  if (isError && !batch) {
    return (
      <div className="mx-auto max-w-md">
        <h1 className="mb-4 text-heading">{t('title')}</h1>
        <LoadFailed text={t('loadFailed')} retryText={t('retry')} isRetrying={isFetching} onRetry={() => void refetch()} />
      </div>
    )
  }
  if (batchId === undefined || batch?.length === 0) {
    return <EmptyState level={1} picture={['puzzle-piece', 'kite']} title={t('emptyTitle')} text={t('empty')} action={create} />
  }
  return (
    <div className="mx-auto flex max-w-md flex-col gap-4">
      <h1 className="text-heading">{childName ? t('titleFor', { name: childName }) : t('title')}</h1>
      {batch ? <Deck key={batchId} batch={batch} doneAction={create} /> : <Skeleton className="h-[28rem] rounded-card" />}
    </div>
  )
}
