'use client'

import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button'
import { RetryLine } from '#components/ui/feedback/retry-line'
import { Picture } from '#components/ui/picture/picture'
import type { PlaceSearch } from '#lib/client/places/use-place-search'
import { isNarrowed, NO_NARROWING, type PlaceFilter } from '#lib/domain/places/place-filter'

interface Props {
  search: PlaceSearch
  filter: PlaceFilter
  onChange: (change: Partial<PlaceFilter>) => void
}

/** Explains why there are no places and suggests a remedy. Low enough for the visible part of the sheet. */
export function NoPlaces({ search: { isError, isFetching, retry }, filter, onChange }: Props) {
  const t = useTranslations('map')
  if (isError) {
    return (
      <div className="mb-2">
        <RetryLine text={<span role="alert">{t('loadFailed')}</span>} retryText={t('retry')} isRetrying={isFetching} onRetry={retry} />
      </div>
    )
  }
  return (
    <div className="mb-4">
      <div className="flex items-center gap-4">
        <Picture names={['compass', 'world-map']} seed={t('nothing')} className="h-20 w-28 shrink-0 rounded-control max-[23rem]:hidden" />
        <div className="min-w-0 flex-1">
          <h2 className="text-sub">{t('nothing')}</h2>
          <p className="mt-0.5 text-pretty text-sm text-soft">{t('nothingText')}</p>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
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
    </div>
  )
}
