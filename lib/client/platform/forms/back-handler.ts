'use client'

import type { MouseEvent } from 'react'

/**
 * Returns a click handler for a link to a list. If only `isBetween` pages followed the list in this tab's history, it goes back: search,
 * filters and scroll position remain. Otherwise, in older browsers and in a new tab, the link works as usual.
 */
export function createBackHandler(isThere: (path: string) => boolean, isBetween: (path: string) => boolean = () => false) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const steps = countStepsBack(isThere, isBetween)
    if (steps === undefined) return
    event.preventDefault()
    window.history.go(steps)
  }
}

/** The number of history steps to the list, as a negative number. */
function countStepsBack(isThere: (path: string) => boolean, isBetween: (path: string) => boolean): number | undefined {
  // Available in Safari since 26.2, in Firefox since 147.
  const entries = 'navigation' in window ? window.navigation.entries() : []
  const here = 'navigation' in window ? (window.navigation.currentEntry?.index ?? 0) : 0
  for (let i = here - 1; i >= 0; i--) {
    const path = new URL(entries[i]?.url ?? '/', window.location.origin).pathname
    if (isThere(path)) return i - here
    if (!isBetween(path)) return undefined
  }
  return undefined
}
