'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { MaterialsForm } from '#components/catalogue/at-home/materials-form'
import { Dialog } from '#components/ui/feedback/dialog'
import { LoadFailed } from '#components/ui/feedback/load-failed'
import { Skeleton } from '#components/ui/feedback/skeleton'
import { materialsQuery, ownMaterialsQuery } from '#lib/client/catalogue/materials'

interface Props {
  /** The saved list; undefined until loaded. */
  ids: readonly string[] | undefined
  isSignedIn: boolean
  onClose: () => void
  onSaved: (ids: readonly string[]) => void
}

/** Chooses the materials at home. */
export function MaterialsDialog({ ids, isSignedIn, onClose, onSaved }: Props) {
  const t = useTranslations('materials')
  const materials = useQuery(materialsQuery())
  const own = useQuery({ ...ownMaterialsQuery(), enabled: isSignedIn })
  const isFailed = (!materials.data && materials.isError) || (!ids && own.isError)
  return (
    <Dialog title={t('title')} closeLabel={t('close')} onClose={onClose}>
      {materials.data && ids ? (
        <MaterialsForm materials={materials.data.list} ids={ids} isSignedIn={isSignedIn} onSaved={onSaved} />
      ) : isFailed ? (
        <LoadFailed
          text={t('loadFailed')}
          retryText={t('retry')}
          isRetrying={materials.isFetching || own.isFetching}
          onRetry={() => {
            if (!materials.data) void materials.refetch()
            if (!ids) void own.refetch()
          }}
        />
      ) : (
        <Loading />
      )}
    </Dialog>
  )
}

/** Roughly the form's shape. */
function Loading() {
  const t = useTranslations('materials')
  return (
    <div className="flex flex-col gap-5">
      <p className="sr-only" role="status">
        {t('loading')}
      </p>
      <Skeleton className="h-12" />
      <Skeleton className="h-12 rounded-full" />
      <Skeleton className="h-90" />
    </div>
  )
}
