import { MAX_SEARCH_CHARACTERS } from '#lib/domain/catalogue/explore-filter'
import { searchText } from '#lib/domain/platform/search-text'

export const catalogueParts = ['activities', 'categories', 'materials'] as const
type CataloguePart = (typeof catalogueParts)[number]

/** Why an activity waits for an admin: unfinished; from a pack, to be accepted; refused by today's safety rules. */
export const activityWaits = ['draft', 'decision', 'refused'] as const
type ActivityWait = (typeof activityWaits)[number]

/** The filter of the admin's activity list. */
export interface CatalogueFilter {
  q: string
  /** All categories if null. */
  categoryId: string | null
  /** Hidden ones, shown ones, or both if null. */
  isHidden: boolean | null
  /** Only those that wait for this reason; all if null. */
  waits: ActivityWait | null
}

/** The part of the catalogue that an admin sees, and its filter. */
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
    waits: activityWaits.find((one) => one === address.get('waits')) ?? null,
  }
}

/** Writes only the values that differ from the defaults. */
export function catalogueAddress({ part, q, categoryId, isHidden, waits }: CatalogueView): URLSearchParams {
  const address = new URLSearchParams()
  if (part !== 'activities') address.set('part', part)
  if (q.trim() !== '') address.set('q', q.trim())
  if (categoryId !== null) address.set('category', categoryId)
  if (isHidden !== null) address.set('hidden', String(isHidden))
  if (waits !== null) address.set('waits', waits)
  return address
}
