'use client'

import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { LoadFailed } from '#components/ui/feedback/load-failed'
import { Skeleton } from '#components/ui/feedback/skeleton'
import { catalogueActivityQuery } from '#lib/client/catalogue/admin/catalogue'
import { draftQuery } from '#lib/client/catalogue/admin/drafts'
import { getLastListAddress } from '#lib/client/catalogue/admin/use-catalogue-filter'

// Loaded separately: with its schema it is larger than the rest of the page.
const ActivityForm = lazy(() => import('#components/catalogue/admin/activity-form').then((file) => ({ default: file.ActivityForm })))

interface Props {
  /** The activity to change; undefined for a new one. */
  id: string | undefined
  /** The draft to continue. */
  draftId: string | undefined
  /** The category of a new activity, if known. */
  categoryId: string | undefined
  tagNames: Record<string, string>
  /** Whether a reader is set up that can propose facts. */
  hasReader: boolean
}

/** The page with the form of one activity. */
export function ActivityEditor({ id, draftId, categoryId, ...shown }: Props) {
  const t = useTranslations('catalogueAdmin')
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 lg:max-w-none">
      <div className="flex flex-col items-start gap-1">
        <Link href={getLastListAddress()} className="-ms-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-soft hover:bg-sunken">
          <ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />
          {t('back')}
        </Link>
        <h1 className="text-title">{t(draftId !== undefined ? 'continueDraft' : id === undefined ? 'addActivity' : 'editActivity')}</h1>
      </div>
      <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
        {draftId !== undefined ? (
          <Begun draftId={draftId} {...shown} />
        ) : id === undefined ? (
          <ActivityForm activity={undefined} saved={undefined} categoryId={categoryId} {...shown} />
        ) : (
          <Existing id={id} {...shown} />
        )}
      </Suspense>
    </div>
  )
}

function Existing({ id, ...shown }: Pick<Props, 'tagNames' | 'hasReader'> & { id: string }) {
  const t = useTranslations('catalogueAdmin')
  const { data, isError, isFetching, refetch } = useQuery(catalogueActivityQuery(id))
  const failed = <LoadFailed text={t('loadFailed')} retryText={t('retry')} isRetrying={isFetching} onRetry={() => void refetch()} />
  const waiting = <Skeleton className="h-96 rounded-card" />
  if (!data) return isError ? failed : waiting
  return <ActivityForm activity={data} saved={undefined} categoryId={undefined} {...shown} />
}

function Begun({ draftId, ...shown }: Pick<Props, 'tagNames' | 'hasReader'> & { draftId: string }) {
  const t = useTranslations('catalogueAdmin')
  const { data, isError, isFetching, refetch } = useQuery(draftQuery(draftId))
  const failed = <LoadFailed text={t('loadFailed')} retryText={t('retry')} isRetrying={isFetching} onRetry={() => void refetch()} />
  const waiting = <Skeleton className="h-96 rounded-card" />
  if (!data) return isError ? failed : waiting
  return <ActivityForm activity={undefined} saved={data} categoryId={undefined} {...shown} />
}
