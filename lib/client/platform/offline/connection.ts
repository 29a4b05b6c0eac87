'use client'

import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** How long after a failure the server is asked again, ms. */
const RETRY_MS = 5000
/** How long the server may take to answer that, ms. */
const PATIENCE_MS = 5000

/** A call that did not reach the server. */
export class ConnectionError extends Error {}

/** Whether the app works without a network: a call has failed, and none has succeeded since. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => !onlineManager.isOnline(),
    () => false,
  )
}

/**
 * Fetches from the app's own server, and reports whether it was reached.
 * @throws ConnectionError if it was not; an AbortError if the caller stopped waiting
 */
export async function fetchFromServer(path: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(path, init)
    if (isFromGateway(response)) reportOffline()
    else onlineManager.setOnline(true)
    return response
  } catch (error) {
    if (init.signal?.aborted) throw error
    reportOffline()
    throw new ConnectionError('The server cannot be reached', { cause: error })
  }
}

/** Whether a proxy responded for a server that does not run. */
export function isFromGateway({ status }: { status: number }): boolean {
  return status === 502 || status === 504
}

/** The app works without a network from now on, until the server answers again. */
export function reportOffline(): void {
  onlineManager.setOnline(false)
}

/** Asks for the server while it cannot be reached. @returns a function that stops that */
export function followConnection(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const askLater = () => {
    clearTimeout(timer)
    timer = setTimeout(async () => {
      if (document.visibilityState === 'visible' && (await isReachable())) onlineManager.setOnline(true)
      else if (!onlineManager.isOnline()) askLater()
    }, RETRY_MS)
  }
  const stop = onlineManager.subscribe((isOnline) => {
    if (!isOnline) askLater()
  })
  if (!navigator.onLine) reportOffline()
  // Reported by the page before this began to follow.
  else if (!onlineManager.isOnline()) askLater()
  return () => {
    stop()
    clearTimeout(timer)
  }
}

async function isReachable(): Promise<boolean> {
  try {
    return (await fetch('/api/livez', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })).ok
  } catch {
    return false
  }
}
