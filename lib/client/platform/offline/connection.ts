'use client'

import { useSyncExternalStore } from 'react'
import { isFromGateway } from '#lib/worker/routing'

/** The delay before the server is requested again after a failure, ms. */
const RETRY_MS = 5000
/** The time the server has to respond to that request, ms. */
const MAX_WAIT_MS = 5000

/** A request that did not reach the server. */
export class ConnectionError extends Error {}

let isReached = true
const listeners = new Set<(isOnline: boolean) => void>()

/** Whether the last request reached the server. */
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

/** @returns a function that unsubscribes */
export function onConnectionChange(run: (isOnline: boolean) => void): () => void {
  listeners.add(run)
  return () => void listeners.delete(run)
}

/** Marks the app as offline until the server responds again. */
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
    // One failed request does not mean that the server is unreachable.
    if (init.signal?.aborted || (navigator.onLine && (await isReachable()))) throw error
    setOnline(false)
    throw new ConnectionError('The server cannot be reached', { cause: error })
  }
}

/** Follows the browser's online and offline events, and polls the server while it is unreachable. @returns a function that stops both */
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
  // The page reported it before this function ran.
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
