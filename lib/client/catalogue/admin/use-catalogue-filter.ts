'use client'

import { useEffect } from 'react'
import { isSearchRefinement, useUrlState } from '#lib/client/platform/forms/use-url-state'
import { type CatalogueView, catalogueAddress, readCatalogueAddress } from '#lib/domain/catalogue/catalogue-address'

const LIST = '/admin/explore'
let lastAddress = LIST

/** Returns the last address of the list, with its search and filters. */
export function getLastListAddress(): string {
  return lastAddress
}

/** The shown part of the catalogue with its search and filters, kept in the page's address. */
export function useCatalogueFilter(): [CatalogueView, (change: Partial<CatalogueView>) => void] {
  const [view, change] = useUrlState({ read: readCatalogueAddress, write: catalogueAddress, isRefinement: isSearchRefinement })
  useEffect(() => {
    const address = catalogueAddress(view)
    lastAddress = address.size > 0 ? `${LIST}?${address}` : LIST
  }, [view])
  return [view, change]
}
