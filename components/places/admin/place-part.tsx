'use client'

import { ListChecks, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { LocationCard } from '#components/places/admin/location-card'
import { SelectBar } from '#components/places/admin/select-bar'
import { Button } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { EmptyState } from '#components/ui/feedback/empty-state'
import { LoadFailed } from '#components/ui/feedback/load-failed'
import { Skeleton } from '#components/ui/feedback/skeleton'
import { SearchField } from '#components/ui/input/search-field'
import { useCategorizePlaces } from '#lib/client/places/admin/location-list'
import { type LocationPages, useLocationPages } from '#lib/client/places/admin/location-pages'
import { type Selection, useSelection } from '#lib/client/platform/use-selection'
import type { MapSource } from '#lib/domain/places/map-sources'
import { MAX_PLACE_SEARCH_CHARACTERS } from '#lib/domain/places/place-filter'
import type { ShownLocation } from '#lib/schemas/places/location'

// Loaded on demand.
const LocationDialog = lazy(() => import('#components/places/admin/location-dialog').then((file) => ({ default: file.LocationDialog })))
const DeleteLocationsDialog = lazy(() =>
  import('#components/places/admin/delete-locations-dialog').then((file) => ({ default: file.DeleteLocationsDialog })),
)

interface Props {
  /** The search text. */
  sought: string
  onSearch: (sought: string) => void
  source: MapSource
  onNews: (text: string) => void
}

type Open = { task: 'create' } | { task: 'edit'; place: ShownLocation } | { task: 'delete'; places: ShownLocation[] }

/** Searches, adds, edits and deletes places, one by one or many at once. */
export function PlacePart({ sought, onSearch, source, onNews }: Props) {
  const t = useTranslations('locationsAdmin')
  const list = useLocationPages(sought)
  const [open, setOpen] = useState<Open>()
  const [banner, setBanner] = useState<string>()
  const selection = useSelection(list.places)
  const categorise = useCategorizePlaces()
  const close = () => setOpen(undefined)

  function setCategory(category: ShownLocation['category']) {
    const places = selection.rows
    setBanner(undefined)
    categorise.mutate({ places, category }, { onSuccess: (failed) => reportResult(places.length, failed, false) })
  }

  /** Reports the result for several places; failed ones stay selected. */
  function reportResult(count: number, failed: ShownLocation[], isDeletion: boolean) {
    const doneCount = count - failed.length
    selection.keep(failed)
    setBanner(failed.length > 0 ? t(isDeletion ? 'deleteSome' : 'saveSome', { failed: failed.length, count }) : undefined)
    if (doneCount > 0) onNews(t(isDeletion ? 'deletedMany' : 'savedMany', { count: doneCount }))
  }

  return (
    <section aria-label={t('places')} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-full flex-1 md:min-w-0">
          <SearchField
            label={t('search')}
            hint={t('searchHint')}
            clearLabel={t('clearSearch')}
            maxLength={MAX_PLACE_SEARCH_CHARACTERS}
            value={sought}
            onChange={onSearch}
          />
        </div>
        <Button look="secondary" className="flex-1 md:flex-none" onClick={selection.toggle}>
          <ListChecks aria-hidden className="size-5 shrink-0" />
          {t(selection.isOn ? 'selectEnd' : 'select')}
        </Button>
        <Button className="flex-1 md:flex-none" onClick={() => setOpen({ task: 'create' })}>
          <Plus aria-hidden className="size-5 shrink-0" />
          {t('add')}
        </Button>
      </div>
      {banner && !(list.isFailed && banner === t('saveFailed')) && <Banner>{banner}</Banner>}
      {list.isFailed && (
        // This message also suits a failed load.
        <LoadFailed text={t('saveFailed')} retryText={t('retry')} isRetrying={list.isFetching} onRetry={list.retry} />
      )}
      <Places list={list} selection={selection} onOpen={setOpen} />
      {selection.isOn && (
        <SelectBar
          shownCount={list.places?.length ?? 0}
          selectedCount={selection.rows.length}
          isBusy={categorise.isPending}
          onSelectAll={selection.selectAll}
          onCategory={setCategory}
          onDelete={() => setOpen({ task: 'delete', places: selection.rows })}
        />
      )}
      <Suspense>
        {(open?.task === 'create' || open?.task === 'edit') && (
          <LocationDialog
            place={open.task === 'edit' ? open.place : undefined}
            source={source}
            onClose={close}
            onFailed={() => setBanner(t('saveFailed'))}
            onSaved={() => {
              close()
              setBanner(undefined)
              onNews(t('saved'))
            }}
          />
        )}
        {open?.task === 'delete' && (
          <DeleteLocationsDialog
            places={open.places}
            onClose={close}
            onFailed={() => setBanner(t('deleteFailed'))}
            onDeleted={(failed) => {
              close()
              setBanner(undefined)
              if (open.places.length === 1) onNews(t('deleted'))
              else reportResult(open.places.length, failed, true)
            }}
          />
        )}
      </Suspense>
    </section>
  )
}

interface PlacesProps {
  list: LocationPages
  selection: Selection<ShownLocation>
  onOpen: (open: Open) => void
}

/** Shows the cards, and loads more. */
function Places({ list, selection, onOpen }: PlacesProps) {
  const t = useTranslations('locationsAdmin')
  const { places, hasMore } = list
  const grid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3'
  if (!places) {
    return list.isFailed ? null : (
      <div className={grid}>
        {[0, 1, 2, 3, 4, 5].map((key) => (
          <Skeleton key={key} className="h-80 rounded-card" />
        ))}
      </div>
    )
  }
  return (
    <>
      <div role="status" className="empty:-mb-5">
        {places.length === 0 && !hasMore && !list.isFailed && (
          <EmptyState
            picture={['world-map', 'national-park']}
            title={t(list.isSearch ? 'nothing' : 'none')}
            text={t(list.isSearch ? 'nothingText' : 'noneText')}
          />
        )}
      </div>
      {places.length > 0 && (
        <ul className={grid} aria-busy={list.isFetching}>
          {places.map((place) => (
            <LocationCard
              key={place.id}
              place={place}
              isSelected={selection.isOn ? selection.has(place) : undefined}
              onSelect={(isSelected) => selection.select(place, isSelected)}
              onEdit={() => onOpen({ task: 'edit', place })}
              onDelete={() => onOpen({ task: 'delete', places: [place] })}
            />
          ))}
        </ul>
      )}
      {list.isMoreFailed && <Banner>{t('saveFailed')}</Banner>}
      {hasMore && (
        <Button look="secondary" busy={list.isFetchingMore} onClick={list.more}>
          {t('moreRows')}
        </Button>
      )}
    </>
  )
}
