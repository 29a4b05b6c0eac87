'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { ImportHereLink, LookThere } from '#components/places/map/look-there'
import { Button } from '#components/ui/button'
import { RetryLine } from '#components/ui/feedback/retry-line'
import { Picture } from '#components/ui/picture/picture'
import { nearestPlaceQuery } from '#lib/client/places/places'
import { useRoundDistanceText } from '#lib/client/places/use-distance-text'
import type { PlaceSearch } from '#lib/client/places/use-place-search'
import { useIsOffline } from '#lib/client/platform/offline/connection'
import { milesBetween } from '#lib/domain/places/distance'
import { isFar, searchedFrom } from '#lib/domain/places/nearest'
import { isNarrowed, NO_NARROWING, type PlaceFilter } from '#lib/domain/places/place-filter'

interface Props {
  search: PlaceSearch
  filter: PlaceFilter
  onChange: (change: Partial<PlaceFilter>) => void
}

/** Explains why there are no places and suggests a remedy. Low enough for the visible part of the sheet. */
export function NoPlaces({ search, filter, onChange }: Props) {
  const { isError, isFetching, retry } = search
  const t = useTranslations('map')
  const isOffline = useIsOffline()
  if (!isError) return <NothingHere search={search} filter={filter} onChange={onChange} />
  if (isOffline && isNarrowed(filter)) return <UnknownOffline onShowAll={() => onChange(NO_NARROWING)} />
  return (
    <div className="mb-2">
      <RetryLine text={<span role="alert">{t('loadFailed')}</span>} retryText={t('retry')} isRetrying={isFetching} onRetry={retry} />
    </div>
  )
}

/** The device keeps the last places of all kinds, so it does not know which others a filter would find. */
function UnknownOffline({ onShowAll }: { onShowAll: () => void }) {
  const t = useTranslations('map')
  return (
    <div className="mb-4 flex flex-col items-start gap-3">
      <p role="alert" className="text-pretty">
        {t('offlineFilter')}
      </p>
      <Button look="secondary" onClick={onShowAll}>
        {t('showAll')}
      </Button>
    </div>
  )
}

function NothingHere({ search, filter, onChange }: Props) {
  const t = useTranslations('map')
  const distanceText = useRoundDistanceText()
  const from = searchedFrom(filter.bbox, search.near)
  const { data: nearest, isPending } = useQuery(nearestPlaceQuery(filter, from))
  const miles = nearest ? milesBetween(from, nearest) : undefined
  return (
    <div className="mb-4">
      <div className="flex items-center gap-4">
        <Picture names={['compass', 'world-map']} seed={t('nothing')} className="h-16 w-24 shrink-0 rounded-control max-[23rem]:hidden" />
        <div className="min-w-0 flex-1">
          <h2 className="text-sub">{t('nothing')}</h2>
          <p className="tabular mt-0.5 text-pretty text-sm text-soft">
            {miles === undefined ? t('nothingText') : t('nearestAway', { distance: distanceText(miles) })}
          </p>
        </div>
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        {nearest && <LookThere nearest={nearest} onLook={(bbox) => onChange({ bbox })} />}
        {isNarrowed(filter) && (
          <Button look="secondary" onClick={() => onChange(NO_NARROWING)}>
            {t('showAll')}
          </Button>
        )}
        {filter.bbox !== null && !nearest && !isPending && (
          <Button look="secondary" onClick={() => onChange({ bbox: null })}>
            {t('around')}
          </Button>
        )}
        {!isPending && (miles === undefined || isFar(miles)) && <ImportHereLink />}
      </div>
    </div>
  )
}
