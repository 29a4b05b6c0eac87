'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useRef, useState } from 'react'
import { afterOverlays } from '#lib/client/platform/overlay-history'

/** How long nothing changes before the address follows, ms. Safari takes a hundred addresses in half a minute and then throws. */
const SETTLED_MS = 400

/** How something is written into an address; of constant identity. */
interface Writing<T> {
  read: (address: URLSearchParams) => T
  write: (value: T) => URLSearchParams
  /** Whether a change takes the place of the address before it, so that the back button does not lead through its letters. */
  isRefinement: (before: T, after: T) => boolean
}

/**
 * Something kept in the page's address, so that it can be sent on and the back button leads to the one before. It holds at
 * once; the address follows when nothing has changed for a moment.
 */
export function useInAddress<T extends object>({ read, write, isRefinement }: Writing<T>): [T, (change: Partial<T>) => void] {
  const path = usePathname()
  const address = useSearchParams().toString()
  const [value, setValue] = useState(() => read(new URLSearchParams(address)))
  const written = useRef(address)

  // Going back and forward, and links to this page, bring another address.
  useEffect(() => {
    if (address === written.current) return
    written.current = address
    setValue(read(new URLSearchParams(address)))
  }, [address, read])

  // Also where the address it leads back to is the one that was last rendered, because back was pressed at once: then nothing changes.
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
      cancel = afterOverlays(follow)
    }, SETTLED_MS)
    return () => {
      clearTimeout(timer)
      cancel()
    }
  }, [value, path, read, write, isRefinement])

  // Of constant identity: long lists hand it on.
  const change = useCallback((part: Partial<T>) => setValue((before) => ({ ...before, ...part })), [])
  return [value, change]
}

/** Of what is searched for: back leads to before the search, not through its letters. */
export function isMoreOfTheSameSearch(before: { q: string }, after: { q: string }): boolean {
  return after.q !== before.q && after.q !== '' && before.q !== ''
}
