'use client'

import { useTranslations } from 'next-intl'
import { lazy, memo, Suspense, useDeferredValue } from 'react'
import { useAtHome } from '#components/catalogue/at-home/at-home'
import { AtHomeButton, AtHomeChips, AtHomeNotice } from '#components/catalogue/at-home/at-home-controls'
import { CatalogueHeader } from '#components/catalogue/browse/catalogue-header'
import { Picks } from '#components/catalogue/browse/picks'
import { Row } from '#components/catalogue/browse/row'
import { Skeleton } from '#components/ui/feedback/skeleton'
import { useExploreFilter } from '#lib/client/catalogue/use-explore-filter'
import { type ExploreFilter, isFiltered } from '#lib/domain/catalogue/explore-filter'
import type { Category, ExploreCard, ExplorePage } from '#lib/schemas/catalogue/explore'

// Loaded with the first search: most users start with the rows.
const Results = lazy(() => import('#components/catalogue/browse/results').then((file) => ({ default: file.Results })))

interface Props {
  isSignedIn: boolean
  categories: Category[]
  /** The page's first data: the day's picks if everyone gets the same, the first rows by category, or search results. */
  first: { picks?: ExploreCard[]; rows?: Record<string, ExplorePage>; results?: { filter: ExploreFilter; page: ExplorePage } | undefined }
}

/** The catalogue: picks and a row for each category, or the results for a filter. */
export function ExploreScreen({ isSignedIn, categories, first }: Props) {
  const t = useTranslations('explore')
  const [filter, change] = useExploreFilter()
  // A pressed chip shows at once; the many cards follow.
  const shownFilter = useDeferredValue(filter)
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
      <Cards filter={shownFilter} onChange={change} isSignedIn={isSignedIn} categories={categories} first={first} />
    </>
  )
}

interface CardsProps extends Props {
  filter: ExploreFilter
  onChange: (change: Partial<ExploreFilter>) => void
}

const Cards = memo(function Cards({ filter, onChange, isSignedIn, categories, first }: CardsProps) {
  const { toSend } = useAtHome()
  if (isFiltered(filter)) {
    return (
      <Suspense fallback={<Skeleton className="h-120 rounded-card" />}>
        <Results filter={filter} onChange={onChange} materials={toSend} isSignedIn={isSignedIn} first={first.results} />
      </Suspense>
    )
  }
  return (
    <div className="flex flex-col gap-8">
      <Picks first={first.picks} />
      {categories.map((category, i) => (
        <Row key={category.id} category={category} isSignedIn={isSignedIn} first={first.rows?.[category.id]} isFirst={i < 2} />
      ))}
    </div>
  )
})
