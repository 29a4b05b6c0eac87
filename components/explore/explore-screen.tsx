'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { useAtHome } from '#components/explore/at-home'
import { AtHomeButton, AtHomeChips, AtHomeNotice } from '#components/explore/at-home-controls'
import { CatalogueHeader } from '#components/explore/catalogue-header'
import { Picks } from '#components/explore/picks'
import { Row } from '#components/explore/row'
import { Skeleton } from '#components/ui/skeleton'
import { useExploreFilter } from '#lib/client/use-explore-filter'
import { type ExploreFilter, isFiltered } from '#lib/domain/explore-filter'
import type { Category, ExploreCard, ExplorePage } from '#lib/schemas/explore'

// Loaded when something is looked for: most people begin with the rows.
const Results = lazy(() => import('#components/explore/results').then((file) => ({ default: file.Results })))

interface Props {
  isSignedIn: boolean
  categories: Category[]
  /** What the page came with: the day's picks where they are everybody's, the first rows by category, or what was searched for. */
  first: { picks?: ExploreCard[]; rows?: Record<string, ExplorePage>; results?: { filter: ExploreFilter; page: ExplorePage } | undefined }
}

/** The catalogue: picks and a row for each category, or what fits the filter. */
export function ExploreScreen({ isSignedIn, categories, first }: Props) {
  const t = useTranslations('explore')
  const [filter, change] = useExploreFilter()
  const { toSend } = useAtHome()
  return (
    <>
      <CatalogueHeader
        title={t('title')}
        filter={filter}
        onChange={change}
        buttons={<AtHomeButton />}
        chips={<AtHomeChips filter={filter} onChange={change} />}
      />
      <AtHomeNotice filter={filter} />
      {isFiltered(filter) ? (
        <Suspense fallback={<Skeleton className="h-120 rounded-card" />}>
          <Results filter={filter} onChange={change} materials={toSend} isSignedIn={isSignedIn} first={first.results} />
        </Suspense>
      ) : (
        <div className="flex flex-col gap-8">
          <Picks first={first.picks} />
          {categories.map((category, i) => (
            <Row key={category.id} category={category} isSignedIn={isSignedIn} first={first.rows?.[category.id]} isFirst={i < 2} />
          ))}
        </div>
      )}
    </>
  )
}
