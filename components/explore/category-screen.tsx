'use client'

import { AtHomeButton, AtHomeChips, AtHomeNotice, useMaterialsToSend } from '#components/explore/at-home-controls'
import { CatalogueHeader } from '#components/explore/catalogue-header'
import { Results } from '#components/explore/results'
import { useExploreFilter } from '#lib/client/use-explore-filter'
import type { ExploreFilter } from '#lib/domain/explore-filter'
import type { Category, ExplorePage } from '#lib/schemas/explore'

interface Props {
  category: Category
  isSignedIn: boolean
  first: { filter: ExploreFilter; page: ExplorePage } | undefined
}

/** All of one category. */
export function CategoryScreen({ category, isSignedIn, first }: Props) {
  const [filter, change] = useExploreFilter()
  const materials = useMaterialsToSend(isSignedIn)
  return (
    <>
      <CatalogueHeader
        title={category.name}
        isCategory
        filter={filter}
        onChange={change}
        buttons={<AtHomeButton />}
        chips={<AtHomeChips filter={filter} onChange={change} />}
      />
      <AtHomeNotice filter={filter} />
      <Results category={category.id} filter={filter} onChange={change} materials={materials} isSignedIn={isSignedIn} first={first} />
    </>
  )
}
