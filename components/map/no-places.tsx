'use client'

import { useTranslations } from 'next-intl'
import type { Search } from '#components/map/map-screen'
import { Button } from '#components/ui/button'
import { EmptyState } from '#components/ui/empty-state'
import { LoadFailed } from '#components/ui/load-failed'
import { isNarrowed, NO_NARROWING, type PlaceFilter } from '#lib/domain/place-filter'

interface Props {
  search: Search
  filter: PlaceFilter
  onChange: (change: Partial<PlaceFilter>) => void
}

/** Why there are no places, or none but those of before, and what to do about it. */
export function NoPlaces({ search: { isError, isFetching, retry }, filter, onChange }: Props) {
  const t = useTranslations('map')
  if (isError) return <LoadFailed text={t('loadFailed')} retryText={t('retry')} isRetrying={isFetching} onRetry={retry} />
  return (
    <EmptyState
      picture={['compass', 'world-map']}
      title={t('nothing')}
      text={t('nothingText')}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {isNarrowed(filter) && (
            <Button look="secondary" onClick={() => onChange(NO_NARROWING)}>
              {t('showAll')}
            </Button>
          )}
          {filter.bbox !== null && (
            <Button look="secondary" onClick={() => onChange({ bbox: null })}>
              {t('around')}
            </Button>
          )}
        </div>
      }
    />
  )
}
