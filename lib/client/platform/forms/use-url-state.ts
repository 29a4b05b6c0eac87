'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isClear, runAfterOverlays } from '#lib/client/platform/overlay-history'

/** Delay before the address follows a change, ms. Safari allows 100 address changes in 30 seconds and then throws. */
const ADDRESS_DELAY_MS = 400

/** Conversion between a value and an address; its identity must be constant. */
interface Writing<T> {
  read: (address: URLSearchParams) => T
  write: (value: T) => URLSearchParams
  /** Whether a change replaces the address before it, so that Back does not step through single letters. */
  isRefinement: (before: T, after: T) => boolean
}

/**
 * Keeps a value in the page's address, so that links share it and Back restores the one before. The value changes at once; the address
 * follows when nothing has changed for a moment.
 */
export function useUrlState<T extends object>({ read, write, isRefinement }: Writing<T>): [T, (change: Partial<T>) => void] {
  const path = usePathname()
  const address = useSearchParams().toString()
  const [value, setValue] = useState(() => read(new URLSearchParams(address)))
  const written = useRef(address)

  // Back, forward and links to this page change the address.
  useEffect(() => {
    if (address === written.current) return
    written.current = address
    setValue(read(new URLSearchParams(address)))
  }, [address, read])

  // Also needed if Back was pressed before the new address was rendered: then `address` does not change.
  useEffect(() => {
    const follow = () => {
      if (window.location.pathname !== path) return
      const here = new URLSearchParams(window.location.search)
      written.current = here.toString()
      setValue(read(here))
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [path, read])

  useEffect(() => {
    const before = read(new URLSearchParams(written.current))
    const wanted = write(value).toString()
    if (wanted === write(before).toString()) return
    let cancel = () => {}
    const follow = () => {
      written.current = wanted
      const url = wanted === '' ? path : `${path}?${wanted}`
      if (isRefinement(before, value)) window.history.replaceState(null, '', url)
      else window.history.pushState(null, '', url)
    }
    const timer = setTimeout(() => {
      cancel = runAfterOverlays(follow)
    }, ADDRESS_DELAY_MS)
    // A link may lead to another page. An address written on the way there would make Next give it up, so it is written before.
    const writeBefore = ({ target }: MouseEvent) => {
      if (!(target instanceof Element && target.closest('a'))) return
      clearTimeout(timer)
      cancel()
      // The history entry of an open menu is not the page's; the link replaces it.
      if (isClear()) follow()
    }
    window.addEventListener('click', writeBefore, { capture: true })
    return () => {
      window.removeEventListener('click', writeBefore, { capture: true })
      clearTimeout(timer)
      cancel()
    }
  }, [value, path, read, write, isRefinement])

  // Identity is constant: long lists pass it on.
  const change = useCallback((part: Partial<T>) => setValue((before) => ({ ...before, ...part })), [])
  return [value, change]
}

/** Whether a change refines the same search: Back leads to before the search, not through its letters. */
export function isSearchRefinement(before: { q: string }, after: { q: string }): boolean {
  return after.q !== before.q && after.q !== '' && before.q !== ''
}
