'use client'

import { useEffect } from 'react'

/** How long after the page is there, so that it does not compete with what the reader waits for, ms. */
const LATER_MS = 4000

/** Keeps what the account will want to read without a network, once a service worker can show it. */
export function KeepRecent() {
  useEffect(() => {
    const container = navigator.serviceWorker
    if (!container) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const keepLater = () => {
      if (container.controller) timer = setTimeout(() => void keep(), LATER_MS)
    }
    keepLater()
    container.addEventListener('controllerchange', keepLater)
    return () => {
      clearTimeout(timer)
      container.removeEventListener('controllerchange', keepLater)
    }
  }, [])
  return null
}

async function keep() {
  try {
    const { keepRecent } = await import('#lib/client/offline/keep-recent')
    await keepRecent()
  } catch (error) {
    console.warn('Not everything is kept for times without a network', error)
  }
}
