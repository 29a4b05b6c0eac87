'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { UnconfirmedMaterial } from '#components/catalogue/admin/fields/unconfirmed-material'
import { EmptyState } from '#components/ui/feedback/empty-state'
import { LoadFailed } from '#components/ui/feedback/load-failed'
import { Skeleton } from '#components/ui/feedback/skeleton'
import { unconfirmedMaterialsQuery } from '#lib/client/catalogue/admin/catalogue'

/** The materials of packs whose contents an admin must confirm. @param choice the control that switches between the parts */
export function MaterialPart({ choice }: { choice: ReactNode }) {
  const t = useTranslations('catalogueAdmin')
  const locale = useLocale()
  const { data, isError, isFetching, refetch } = useQuery(unconfirmedMaterialsQuery())
  return (
    <section aria-label={t('materials')} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">{choice}</div>
      {isError && <LoadFailed text={t('loadFailed')} retryText={t('retry')} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="h-48 rounded-card" />}
      <div role="status" className="empty:-mb-5">
        {data?.length === 0 && <EmptyState picture={['backpack']} title={t('noMaterials')} text={t('noMaterialsText')} />}
      </div>
      {data && data.length > 0 && (
        <ul className="grid gap-3 md:grid-cols-2">
          {data.map((material) => (
            <li key={material.id} className="rounded-card bg-surface p-4 shadow-card">
              <h2 className="font-semibold">{material.name[locale]}</h2>
              <UnconfirmedMaterial material={material} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
