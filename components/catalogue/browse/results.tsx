'use client'

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { clsx } from 'clsx/lite'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { NoResults } from '#components/catalogue/browse/no-results'
import { RecognizedFilters } from '#components/catalogue/browse/recognized-filters'
import { ResultCard, ResultSkeleton } from '#components/catalogue/browse/result-card'
import { SortField } from '#components/catalogue/browse/sort-field'
import { Button } from '#components/ui/button'
import { LoadFailed } from '#components/ui/feedback/load-failed'
import { exploreListQuery, toFirstPage } from '#lib/client/catalogue/explore'
import { useDebouncedValue } from '#lib/client/platform/use-debounced-value'
import { type ExploreFilter, narrowingsOf, usualSort } from '#lib/domain/catalogue/explore-filter'
import { tintsOf } from '#lib/domain/catalogue/looks'
import { joinPages } from '#lib/domain/platform/join-pages'
import type { ExploreCard, ExplorePage } from '#lib/schemas/catalogue/explore'

/** Delay after the last change before results are requested, ms. */
const SETTLED_MS = 150

interface Props {
  /** A category's id; undefined for the whole catalogue. */
  category?: string
  filter: ExploreFilter
  onChange: (change: Partial<ExploreFilter>) => void
  materials: readonly string[] | null
  isSignedIn: boolean
  /** The results that came with the page, and their filter. */
  first: { filter: ExploreFilter; page: ExplorePage } | undefined
}

/**
 * The activities that match a filter, page by page. Earlier results stay during loading, errors show a message, and an empty result
 * suggests filters to remove.
 */
export function Results({ category, filter, onChange, materials, isSignedIn, first }: Props) {
  const t = useTranslations('explore')
  const settled = useDebouncedValue(filter, SETTLED_MS)
  const sorted = { ...settled, sort: settled.sort ?? usualSort(isSignedIn) }
  const request = { ...(category !== undefined && { category }), filter: sorted, materials }
  const isFirst = first && JSON.stringify(first.filter) === JSON.stringify(settled)
  const { data, isError, isFetching, isFetchNextPageError, isFetchingNextPage, isPlaceholderData, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({ ...exploreListQuery(request), placeholderData: keepPreviousData, ...(isFirst && toFirstPage(first.page, isSignedIn)) })
  const isNotLoaded = isError && !isFetchNextPageError
  const activities = isNotLoaded && isPlaceholderData ? undefined : data && joinPages(data.pages)
  const isOld = isPlaceholderData || settled !== filter
  return (
    <section aria-label={t('results')}>
      <div className="mb-3 flex min-h-11 items-center justify-between gap-3">
        <p role="status" className="tabular text-sm text-soft">
          {activities && !isOld && t(hasNextPage ? 'foundMore' : 'found', { count: activities.length })}
        </p>
        <SortField value={filter.sort} isSearch={filter.q.trim() !== ''} isSignedIn={isSignedIn} onChange={(sort) => onChange({ sort })} />
      </div>
      {data?.pages[0] && !isOld && <RecognizedFilters page={data.pages[0]} onChange={(q) => onChange({ q })} />}
      {isNotLoaded && <LoadFailed text={t('loadFailed')} retryText={t('retry')} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {activities?.length === 0 && !isOld && <NoResults request={{ ...request, filter: settled }} onChange={onChange} />}
      {activities ? (
        <ResultLists activities={activities} otherAgesFrom={data?.pages.find((page) => page.otherAgesFrom !== null)?.otherAgesFrom} isOld={isOld} />
      ) : (
        !isNotLoaded && (
          <ul className={listClass}>
            {[0, 1, 2, 3, 4, 5].map((key) => (
              <ResultSkeleton key={key} />
            ))}
          </ul>
        )
      )}
      {isFetchNextPageError && <p className="mt-4 text-center text-danger">{t('loadFailed')}</p>}
      {activities && hasNextPage && (
        <div className="mt-5 flex justify-center">
          <Button look="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
      {activities && activities.length > 0 && !hasNextPage && narrowingsOf(settled).length > 0 && (
        <p className="mt-6 text-center text-soft text-sm">{t('thatIsAll')}</p>
      )}
    </section>
  )
}

const listClass = 'grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3'

interface ListsProps {
  activities: ExploreCard[]
  /** The first activity for other ages than those of the user's children; null or undefined if there is none. */
  otherAgesFrom: string | null | undefined
  /** Whether these are the results of an earlier filter. */
  isOld: boolean
}

/** The activities for the ages of the user's children, and the others under a heading. */
function ResultLists({ activities, otherAgesFrom, isOld }: ListsProps) {
  const t = useTranslations('explore')
  const headingId = useId()
  const tints = tintsOf(activities.map(({ id }) => id))
  const found = activities.findIndex(({ id }) => id === otherAgesFrom)
  const otherAgesAt = found === -1 ? activities.length : found
  const cards = activities.map((activity, i) => <ResultCard key={activity.id} activity={activity} tint={tints[i]} isFirst={i < 4} />)
  return (
    <div className={clsx('transition-opacity duration-150', isOld && 'opacity-55')}>
      {otherAgesAt > 0 && <ul className={listClass}>{cards.slice(0, otherAgesAt)}</ul>}
      {otherAgesAt < activities.length && (
        <section aria-labelledby={headingId} className={clsx(otherAgesAt > 0 && 'mt-8')}>
          <h2 id={headingId} className="mb-3 font-semibold text-sub">
            {t('otherAges')}
          </h2>
          <ul className={listClass}>{cards.slice(otherAgesAt)}</ul>
        </section>
      )}
    </div>
  )
}
