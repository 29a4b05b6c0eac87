'use client'

import { useSyncExternalStore } from 'react'

/** Whether a media query matches; false on the server. */
export function useMedia(query: string): boolean {
  const subscribe = (changed: () => void) => {
    const list = window.matchMedia(query)
    list.addEventListener('change', changed)
    return () => list.removeEventListener('change', changed)
  }
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}
