'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { NotLoaded } from '#components/catalogue/browse/not-loaded'
import { Tile, TileSkeleton } from '#components/catalogue/browse/tile'
import { IconButton } from '#components/ui/icon-button'
import { exploreListQuery, ROW_PAGE_SIZE, toFirstPage } from '#lib/client/catalogue/explore'
import { useKeptScroll } from '#lib/client/platform/forms/use-kept-scroll'
import { useNearViewport } from '#lib/client/platform/use-near-viewport'
import { NO_FILTER, usualSort } from '#lib/domain/catalogue/explore-filter'
import { tintsOf } from '#lib/domain/catalogue/looks'
import { joinPages } from '#lib/domain/platform/join-pages'
import type { Category, ExplorePage } from '#lib/schemas/catalogue/explore'

/** The scrolled share of a row from which the next page is loaded. */
const LOAD_MORE_SHARE = 0.8
/** The distance of one press on an arrow, as a share of the visible width. */
const SCROLL_SHARE = 0.8

interface Props {
  category: Category
  isSignedIn: boolean
  /** The cards that came with the page; otherwise they load when the row comes near. */
  first?: ExplorePage | undefined
  /** Whether the row is visible when the page opens. */
  isFirst?: boolean
}

/** A category's row, which scrolls sideways. Hidden if it is empty. */
export function Row({ category, isSignedIn, first, isFirst = false }: Props) {
  const t = useTranslations('explore')
  const list = useRef<HTMLUListElement>(null)
  const { isNear, ref } = useNearViewport(0.5)
  // Users with children first see what suits them.
  const query = exploreListQuery({ category: category.id, filter: { ...NO_FILTER, sort: usualSort(isSignedIn) }, pageSize: ROW_PAGE_SIZE })
  const { data, isError, isFetching, isFetchNextPageError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    ...query,
    ...(first && toFirstPage(first, isSignedIn)),
    enabled: isNear || first !== undefined,
  })
  const activities = data && joinPages(data.pages)
  const tints = activities && tintsOf(activities.map(({ id }) => id))
  useKeptScroll(list, category.id, activities !== undefined)
  if (activities?.length === 0) return null

  function loadMore() {
    const { current } = list
    if (!current || !hasNextPage || isFetchingNextPage) return
    // In RTL text, scroll positions are negative.
    if ((Math.abs(current.scrollLeft) + current.clientWidth) / current.scrollWidth > LOAD_MORE_SHARE) void fetchNextPage()
  }
  function move(steps: 1 | -1) {
    const { current } = list
    const forwards = document.documentElement.dir === 'rtl' ? -1 : 1
    current?.scrollBy({ left: steps * forwards * current.clientWidth * SCROLL_SHARE })
  }
  return (
    <section
      ref={ref}
      aria-labelledby={`row-${category.id}`}
      // Full width and a fixed height: rows outside the screen are not rendered.
      className="-mx-4 px-4 [contain-intrinsic-height:16.25rem] [content-visibility:auto] sm:-mx-6 sm:px-6"
    >
      <div className="mb-2 flex min-h-11 items-center gap-2">
        {/* biome-ignore lint/performance/noImgElement: 2 kB vector files, which next/image would only pass through */}
        <img src={`/emoji/${category.icon}.svg`} alt="" loading={isFirst ? 'eager' : 'lazy'} className="size-6" />
        <h2 id={`row-${category.id}`} className="min-w-0 flex-1 truncate font-semibold text-sub">
          {category.name}
        </h2>
        <span className="hidden pointer-fine:flex">
          <IconButton
            label={t('back', { name: category.name })}
            icon={<ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />}
            onClick={() => move(-1)}
          />
          <IconButton
            label={t('on', { name: category.name })}
            icon={<ChevronRight aria-hidden className="size-5 rtl:-scale-x-100" />}
            onClick={() => move(1)}
          />
        </span>
        <Link
          href={`/explore/${category.id}`}
          prefetch={false}
          aria-label={t('seeAllOf', { name: category.name })}
          className="flex min-h-11 shrink-0 items-center rounded-control px-1 font-medium text-accent text-sm underline-offset-4 hover:underline"
        >
          {t('seeAll')}
        </Link>
      </div>
      <ul
        ref={list}
        onScroll={loadMore}
        className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto scroll-smooth px-4 pb-1 [scrollbar-width:none] sm:-mx-6 sm:scroll-px-6 sm:px-6"
      >
        {activities?.map((activity, i) => (
          <Tile key={activity.id} activity={activity} tint={tints?.[i]} isFirst={isFirst && i < 2} />
        ))}
        {((!activities && !isError) || isFetchingNextPage) && [0, 1, 2, 3, 4].map((key) => <TileSkeleton key={key} />)}
      </ul>
      {isError && (
        <NotLoaded isAlone={!activities} isRetrying={isFetching} onRetry={() => void (isFetchNextPageError ? fetchNextPage() : refetch())} />
      )}
    </section>
  )
}
