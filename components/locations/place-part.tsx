'use client'

import { useTranslations } from 'next-intl'
import { EmptyState } from '#components/ui/empty-state'

/** The places of the map. */
export function PlacePart() {
  const t = useTranslations('locationsAdmin')
  return <EmptyState picture={['world-map', 'national-park']} title={t('places')} />
}
