'use client'

import { type RefObject, useLayoutEffect } from 'react'

/** How far lists were scrolled sideways, by what is on them, for as long as the browser's tab shows this app. */
const kept = new Map<string, number>()

/** Brings a list that scrolls sideways back to where it was when one left the page. `isFilled`: there is something on it to scroll. */
export function useKeptScroll(list: RefObject<HTMLElement | null>, key: string, isFilled: boolean) {
  // Before it is taken out of the page: after that, nothing is scrolled any more.
  useLayoutEffect(() => {
    const { current } = list
    if (!current || !isFilled) return
    const left = kept.get(key)
    if (left !== undefined) current.scrollTo({ left, behavior: 'instant' })
    return () => {
      kept.set(key, current.scrollLeft)
    }
  }, [list, key, isFilled])
}
