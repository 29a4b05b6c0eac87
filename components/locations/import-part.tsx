'use client'

import { useTranslations } from 'next-intl'
import { EmptyState } from '#components/ui/empty-state'

/** Brings in a whole file of places. */
export function ImportPart() {
  const t = useTranslations('locationsAdmin')
  return <EmptyState picture={['world-map', 'national-park']} title={t('import')} />
}
