'use client'

import { useSyncExternalStore } from 'react'

/** The value of `data-name` on the page's root element, and its changes; on the server `onServer`. */
export function useRootData(name: string, onServer?: string): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset[name],
    () => onServer,
  )
}

function subscribe(changed: () => void) {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributes: true })
  return () => observer.disconnect()
}
