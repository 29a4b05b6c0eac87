'use client'

import { createStore } from '#lib/client/platform/store'
import { workerMessages } from '#lib/worker/messages'

const KEY = 'offline-page-look'

/** The time that a new version may take to start before the page reloads anyway, ms. */
const START_LIMIT_MS = 2000

/** A fully downloaded version that waits until the user presses "reload". */
let waiting: ServiceWorker | undefined
/** Whether another tab has started the new version; this page still runs the old one. */
let isPageOutdated = false
let isReloading = false
const { notify, useValue } = createStore()

/** Whether a new version of the app is ready for this page. */
export function useHasNewVersion(): boolean {
  return useValue(() => waiting !== undefined || isPageOutdated, false)
}

/**
 * Reloads this page into the new version. A request of the page at this moment restarts the old worker in Chromium (seen in version 156),
 * and then the new one waits until the page reloads.
 */
export function loadNewVersion(): void {
  if (!waiting || isPageOutdated) location.reload()
  else {
    isReloading = true
    waiting.postMessage(workerMessages.useNewVersion)
    setTimeout(() => location.reload(), START_LIMIT_MS)
  }
}

/**
 * Registers the service worker. Its code is lib/worker/sw.ts. Browsers offer it only over HTTPS and on localhost; without it the app works as before.
 * @returns a function that stops following it
 */
export function followWorker(): () => void {
  const container = navigator.serviceWorker
  if (!container) return () => {}
  const wasControlled = container.controller !== null
  const onControllerChange = () => {
    if (isReloading) location.reload()
    // The first worker has the page's own version, so the page is not outdated.
    isPageOutdated = wasControlled
    notify()
  }
  container.addEventListener('controllerchange', onControllerChange)
  container
    .register('/sw.js', { updateViaCache: 'none' })
    .then(followUpdates)
    .catch((error: unknown) => console.warn('The app cannot be kept for times without a network', error))
  return () => container.removeEventListener('controllerchange', onControllerChange)
}

/** Removes workers of an earlier production build: development has none. */
export async function removeWorkers(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(registrations.map((registration) => registration.unregister()))
}

/** Has the offline page cached again after a change of language or colors. */
export async function keepOfflinePage(look: string): Promise<void> {
  const before = readLook()
  if (!navigator.serviceWorker || before === look) return
  writeLook(look)
  // The worker caches the offline page in the first look when it is installed.
  if (before === null) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(workerMessages.keepOfflinePage)
}

function followUpdates(registration: ServiceWorkerRegistration) {
  const follow = (worker: ServiceWorker | null) => {
    worker?.addEventListener('statechange', () => showIfWaiting(registration))
  }
  showIfWaiting(registration)
  follow(registration.installing)
  registration.addEventListener('updatefound', () => follow(registration.installing))
}

function showIfWaiting({ waiting: next, active }: ServiceWorkerRegistration) {
  waiting = active && next ? next : undefined
  notify()
}

function readLook(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function writeLook(look: string): void {
  try {
    localStorage.setItem(KEY, look)
  } catch (error) {
    console.warn('The look of the offline page cannot be kept', error)
  }
}
