'use client'

import { useEffect } from 'react'
import { onCopyRefreshRequested } from '#lib/client/platform/offline/copy-refresh'

/** The delay before it runs, so that it does not compete with requests of the page, ms. */
const DELAY_MS = 4000

/** Keeps what the user will need without a network. Runs after the page has loaded, on every return to it, and after a save. */
export function KeepRecent() {
  useEffect(() => {
    const container = navigator.serviceWorker
    if (!container) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let hasChanged = false
    const keepLater = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (document.visibilityState === 'visible' && container.controller) void keep(hasChanged)
        hasChanged = false
      }, DELAY_MS)
    }
    const stop = onCopyRefreshRequested(() => {
      hasChanged = true
      keepLater()
    })
    keepLater()
    container.addEventListener('controllerchange', keepLater)
    document.addEventListener('visibilitychange', keepLater)
    return () => {
      clearTimeout(timer)
      stop()
      container.removeEventListener('controllerchange', keepLater)
      document.removeEventListener('visibilitychange', keepLater)
    }
  }, [])
  return null
}

async function keep(hasChanged: boolean) {
  try {
    const { keepRecent } = await import('#lib/client/offline/keep-recent')
    await keepRecent(hasChanged)
  } catch (error) {
    console.warn('Some data could not be kept for times without a network', error)
  }
}
