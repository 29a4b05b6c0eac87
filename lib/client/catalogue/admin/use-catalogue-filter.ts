'use client'

import { useEffect } from 'react'
import { isSearchRefinement, useUrlState } from '#lib/client/platform/forms/use-url-state'
import { type CatalogueView, catalogueAddress, readCatalogueAddress } from '#lib/domain/catalogue/catalogue-address'

const LIST = '/admin/explore'
let lastPlace = LIST

/** Where the list was left: back there is back to what was looked for. */
export function lastListPlace(): string {
  return lastPlace
}

/** Which part of the catalogue an admin looks at, and what of it, kept in the page's address. */
export function useCatalogueFilter(): [CatalogueView, (change: Partial<CatalogueView>) => void] {
  const [view, change] = useUrlState({ read: readCatalogueAddress, write: catalogueAddress, isRefinement: isSearchRefinement })
  useEffect(() => {
    const address = catalogueAddress(view)
    lastPlace = address.size > 0 ? `${LIST}?${address}` : LIST
  }, [view])
  return [view, change]
}
