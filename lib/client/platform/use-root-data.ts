'use client'

import { useSyncExternalStore } from 'react'

/** What stands at the page's root under `data-name`, such as its look, and every change of it; on the server what is told. */
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
