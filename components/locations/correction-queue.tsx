'use client'

import { useTranslations } from 'next-intl'
import { EmptyState } from '#components/ui/empty-state'

/** What people say is wrong with places, for admins to accept or dismiss. */
export function CorrectionQueue() {
  const t = useTranslations('locationsAdmin')
  return <EmptyState picture={['world-map', 'national-park']} title={t('corrections')} />
}
