'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { type ExploreFilter, filterParameters, readFilter } from '#lib/domain/explore-filter'

/** How long nothing changes before the address follows, ms. Safari takes a hundred addresses in half a minute and then throws. */
const SETTLED_MS = 400

/**
 * The filter of a list of the catalogue, kept in the page's address so that a result can be sent on and the back button
 * leads to the one before. It holds at once; the address follows when nothing has changed for a moment.
 */
export function useExploreFilter(): [ExploreFilter, (change: Partial<ExploreFilter>) => void] {
  const path = usePathname()
  const address = useSearchParams().toString()
  const [filter, setFilter] = useState(() => readFilter(new URLSearchParams(address)))
  const written = useRef(address)

  // Going back and forward, and links to this page, bring another address.
  useEffect(() => {
    if (address === written.current) return
    written.current = address
    setFilter(readFilter(new URLSearchParams(address)))
  }, [address])

  useEffect(() => {
    const before = readFilter(new URLSearchParams(written.current))
    const wanted = filterParameters(filter).toString()
    if (wanted === filterParameters(before).toString()) return
    const timer = setTimeout(() => {
      written.current = wanted
      const url = wanted === '' ? path : `${path}?${wanted}`
      // Back leads to before the search, not through its letters.
      if (filter.q !== before.q && filter.q !== '' && before.q !== '') window.history.replaceState(null, '', url)
      else window.history.pushState(null, '', url)
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [filter, path])

  return [filter, (change) => setFilter((before) => ({ ...before, ...change }))]
}
