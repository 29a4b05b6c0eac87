'use client'

import { useSyncExternalStore } from 'react'
import { isFromGateway } from '#lib/worker/routing'

/** How long after a failure the server is asked again, ms. */
const RETRY_MS = 5000
/** How long the server may take to answer that, ms. */
const MAX_WAIT_MS = 5000

/** A call that did not reach the server. */
export class ConnectionError extends Error {}

let isReached = true
const listeners = new Set<(isOnline: boolean) => void>()

/** Whether the server could be reached the last time. */
export function isOnline(): boolean {
  return isReached
}

/** Whether the app works without a network. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    onConnectionChange,
    () => !isReached,
    () => false,
  )
}

/** @returns a function that stops it */
export function onConnectionChange(run: (isOnline: boolean) => void): () => void {
  listeners.add(run)
  return () => void listeners.delete(run)
}

/** The app works without a network from now on, until the server answers again. */
export function reportOffline(): void {
  setOnline(false)
}

/**
 * Fetches from the app's own server, and reports whether it was reached.
 * @throws ConnectionError if it was not; the error of fetch if only this call failed or was aborted
 */
export async function fetchFromServer(path: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(path, init)
    if (!isFromGateway(response)) setOnline(true)
    else if (!(await isReachable())) setOnline(false)
    return response
  } catch (error) {
    // One call that fails does not mean that the server is out of reach.
    if (init.signal?.aborted || (navigator.onLine && (await isReachable()))) throw error
    setOnline(false)
    throw new ConnectionError('The server cannot be reached', { cause: error })
  }
}

/** Follows the browser's events, and asks for the server while it cannot be reached. @returns a function that stops that */
export function followConnection(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const askLater = () => {
    clearTimeout(timer)
    timer = setTimeout(async () => {
      if (document.visibilityState === 'visible' && (await isReachable())) setOnline(true)
      else if (!isReached) askLater()
    }, RETRY_MS)
  }
  const stop = onConnectionChange((isNowOnline) => {
    if (!isNowOnline) askLater()
  })
  const onOffline = () => setOnline(false)
  const onOnline = () => setOnline(true)
  window.addEventListener('offline', onOffline)
  window.addEventListener('online', onOnline)
  if (!navigator.onLine) setOnline(false)
  // Reported by the page before this began to follow.
  else if (!isReached) askLater()
  return () => {
    stop()
    clearTimeout(timer)
    window.removeEventListener('offline', onOffline)
    window.removeEventListener('online', onOnline)
  }
}

function setOnline(next: boolean) {
  if (next === isReached) return
  isReached = next
  for (const listener of listeners) listener(next)
}

async function isReachable(): Promise<boolean> {
  try {
    return (await fetch('/api/livez', { cache: 'no-store', signal: AbortSignal.timeout(MAX_WAIT_MS) })).ok
  } catch {
    return false
  }
}
