import { MAX_SEARCH_CHARACTERS } from '#lib/domain/catalogue/explore-filter'
import { searchText } from '#lib/domain/platform/search-text'

export const catalogueParts = ['activities', 'categories'] as const
export type CataloguePart = (typeof catalogueParts)[number]

/** Which activities of the catalogue an admin looks at. */
export interface CatalogueFilter {
  q: string
  /** Of all where null. */
  categoryId: string | null
  /** Hidden or not; either where null. */
  isHidden: boolean | null
}

/** Which part of the catalogue an admin looks at, and what of it. */
export interface CatalogueView extends CatalogueFilter {
  part: CataloguePart
}

export function readCatalogueAddress(address: URLSearchParams): CatalogueView {
  const hidden = address.get('hidden')
  return {
    part: catalogueParts.find((one) => one === address.get('part')) ?? 'activities',
    q: searchText(address.get('q'), MAX_SEARCH_CHARACTERS),
    categoryId: address.get('category') || null,
    isHidden: hidden === 'true' || hidden === 'false' ? hidden === 'true' : null,
  }
}

/** Only what is not as the screen begins. */
export function catalogueAddress({ part, q, categoryId, isHidden }: CatalogueView): URLSearchParams {
  const address = new URLSearchParams()
  if (part !== 'activities') address.set('part', part)
  if (q.trim() !== '') address.set('q', q.trim())
  if (categoryId !== null) address.set('category', categoryId)
  if (isHidden !== null) address.set('hidden', String(isHidden))
  return address
}
