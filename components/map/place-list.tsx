'use client'

import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import type { Search } from '#components/map/map-screen'
import { PlaceRow } from '#components/map/place-row'
import { Button } from '#components/ui/button'
import { EmptyState } from '#components/ui/empty-state'
import { LoadFailed } from '#components/ui/load-failed'
import { Skeleton } from '#components/ui/skeleton'
import { milesBetween } from '#lib/domain/distance'
import { isNarrowed, MOST_IN_VIEW, NO_NARROWING, type PlaceFilter } from '#lib/domain/place-filter'
import type { Position } from '#lib/domain/places'

interface Props {
  search: Search
  filter: PlaceFilter
  own: Position | undefined
  onChoose: (id: string) => void
  onChange: (change: Partial<PlaceFilter>) => void
}

/** All that is on the map, as a list: whoever does not see the map misses nothing. */
export function PlaceList({ search: { places, isOld, isError, isFetching, retry }, filter, own, onChoose, onChange }: Props) {
  const t = useTranslations('map')
  const count = places?.length ?? 0
  return (
    <>
      <p role="status" className="tabular mb-1 min-h-5.5 text-sm text-soft">
        {!places && !isError && t('loading')}
        {places && !isOld && count > 0 && t(filter.bbox === null ? 'foundAround' : count >= MOST_IN_VIEW ? 'foundMore' : 'found', { count })}
      </p>
      {isError && <LoadFailed text={t('loadFailed')} retryText={t('retry')} isRetrying={isFetching} onRetry={retry} />}
      {places && count === 0 && !isOld && (
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
      )}
      <ul className={clsx('transition-opacity duration-150', isOld && 'opacity-55')}>
        {places?.map((place) => (
          <PlaceRow key={place.id} place={place} miles={own && milesBetween(own, place)} isChosen={place.id === filter.place} onChoose={onChoose} />
        ))}
        {!places && !isError && [0, 1, 2, 3].map((key) => <RowSkeleton key={key} />)}
      </ul>
    </>
  )
}

function RowSkeleton() {
  return (
    <li className="flex gap-3 py-3">
      <Skeleton className="size-16 shrink-0" />
      <div className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-4 w-1/2" />
      </div>
    </li>
  )
}
