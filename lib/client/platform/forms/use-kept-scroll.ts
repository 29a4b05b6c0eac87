'use client'

import { type RefObject, useLayoutEffect } from 'react'

/** Horizontal scroll positions of lists, by their content, for as long as the tab shows this app. */
const kept = new Map<string, number>()

/** Restores the horizontal scroll position that a list had when the user left the page. `isFilled`: the list has content to scroll. */
export function useKeptScroll(list: RefObject<HTMLElement | null>, key: string, isFilled: boolean) {
  // A layout effect: it cleans up before the list leaves the page, which resets its scroll position.
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
