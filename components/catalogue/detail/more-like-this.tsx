'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Tile, TileSkeleton } from '#components/catalogue/browse/tile'
import { exploreListQuery, ROW_PAGE_SIZE } from '#lib/client/catalogue/explore'
import { useNearViewport } from '#lib/client/platform/use-near-viewport'
import { tintsOf } from '#lib/domain/catalogue/looks'
import type { ExploreActivity } from '#lib/schemas/catalogue/explore'

/** Shows other activities of the category, loaded when they come near; nothing if there are none. */
export function MoreLikeThis({ activity: { id, categoryId } }: { activity: Pick<ExploreActivity, 'id' | 'categoryId'> }) {
  const t = useTranslations('exploreActivity')
  const tExplore = useTranslations('explore')
  const { isNear, ref } = useNearViewport(0.5)
  const { data, isError } = useInfiniteQuery({ ...exploreListQuery({ category: categoryId, pageSize: ROW_PAGE_SIZE }), enabled: isNear })
  const others = data?.pages.flatMap((page) => page.activities).filter((one) => one.id !== id)
  const tints = others && tintsOf(others.map((one) => one.id))
  if (others?.length === 0 || (isError && !others)) return null
  return (
    <section ref={ref} aria-labelledby="more">
      <div className="mb-2 flex min-h-11 items-center gap-2">
        <h2 id="more" className="min-w-0 flex-1 font-semibold text-sub">
          {t('more')}
        </h2>
        <Link
          href={`/explore/${categoryId}`}
          prefetch={false}
          className="flex min-h-11 shrink-0 items-center rounded-control px-1 font-medium text-accent text-sm underline-offset-4 hover:underline"
        >
          {tExplore('seeAll')}
        </Link>
      </div>
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-1 [scrollbar-width:none] sm:-mx-6 sm:scroll-px-6 sm:px-6">
        {others
          ? others.map((one, i) => <Tile key={one.id} activity={one} tint={tints?.[i]} />)
          : [0, 1, 2, 3, 4].map((key) => <TileSkeleton key={key} />)}
      </ul>
    </section>
  )
}
