'use client'

import type { MouseEvent } from 'react'

/**
 * For a link to a list that one may have come from: goes back to it as it was left, with its search, its filters and how far it
 * was scrolled, where it lies behind in this tab with only what `isBetween` since. Otherwise, and in a browser that
 * cannot tell, the link leads where it says; so does one opened in another tab.
 */
export function wayBack(isThere: (path: string) => boolean, isBetween: (path: string) => boolean = () => false) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const steps = stepsTo(isThere, isBetween)
    if (steps === undefined) return
    event.preventDefault()
    window.history.go(steps)
  }
}

/** How many pages back it lies, as a negative number. */
function stepsTo(isThere: (path: string) => boolean, isBetween: (path: string) => boolean): number | undefined {
  // Safari has it since 26.2, Firefox since 147.
  const entries = 'navigation' in window ? window.navigation.entries() : []
  const here = 'navigation' in window ? (window.navigation.currentEntry?.index ?? 0) : 0
  for (let i = here - 1; i >= 0; i--) {
    const path = new URL(entries[i]?.url ?? '/', window.location.origin).pathname
    if (isThere(path)) return i - here
    if (!isBetween(path)) return undefined
  }
  return undefined
}
