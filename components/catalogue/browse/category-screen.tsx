'use client'

import { useAtHome } from '#components/catalogue/at-home/at-home'
import { AtHomeButton, AtHomeChips, AtHomeNotice } from '#components/catalogue/at-home/at-home-controls'
import { CatalogueHeader } from '#components/catalogue/browse/catalogue-header'
import { Results } from '#components/catalogue/browse/results'
import { useExploreFilter } from '#lib/client/catalogue/use-explore-filter'
import type { ExploreFilter } from '#lib/domain/catalogue/explore-filter'
import type { Category, ExplorePage } from '#lib/schemas/catalogue/explore'

interface Props {
  category: Category
  isSignedIn: boolean
  first: { filter: ExploreFilter; page: ExplorePage } | undefined
}

/** All activities of one category. */
export function CategoryScreen({ category, isSignedIn, first }: Props) {
  const [filter, change] = useExploreFilter()
  const { toSend } = useAtHome()
  return (
    <>
      <CatalogueHeader
        title={category.name}
        isCategory
        filter={filter}
        onChange={change}
        buttons={<AtHomeButton isShort />}
        chips={<AtHomeChips filter={filter} onChange={change} />}
      />
      <AtHomeNotice filter={filter} />
      <Results category={category.id} filter={filter} onChange={change} materials={toSend} isSignedIn={isSignedIn} first={first} />
    </>
  )
}
