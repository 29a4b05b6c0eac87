/// <reference lib="webworker" />
// The service worker: makes repeat visits fast and keeps the app readable without a network. next-pwa builds it as public/sw.js; `followWorker` registers it.
import { ExpirationPlugin } from 'workbox-expiration'
import { precache } from 'workbox-precaching'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { PAGES_CACHE, workerMessages } from '#lib/worker/messages'
import { chooseRoute, isFromGateway, isPublicPage, OFFLINE_PAGE, offlineDrawings, publicTabs } from '#lib/worker/routing'

declare const self: ServiceWorkerGlobalScope

/** The time that a public page may take before a kept copy is shown, seconds. */
const TIMEOUT_SECONDS = 3
/** The time that any page may take before the device's copy is shown, ms. */
const MAX_WAIT_MS = 10_000
const MAX_PAGES = 60
/** Enough for the files of one build and the drawings that a user sees in one evening. */
const MAX_ASSETS = 900
const OFFLINE = 'offline-page'
/** The offline page of a version that is being installed. */
const NEXT_OFFLINE = 'next-offline-page'

// Names in _next/static hold a hash of the content, so the browser's own copy will do. A failed download leaves the old version in use.
precache(self.__WB_MANIFEST.map((entry) => ({ url: typeof entry === 'string' ? entry : entry.url, revision: null })))

/** Finds a file in the precache of any version, so a page that is still open keeps its own scripts. */
const fromAnyCache = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }: { request: Request; cachedResponse?: Response }) =>
    cachedResponse ?? caches.match(request),
}
const purgeOnQuotaError = true
const assets = new CacheFirst({
  cacheName: 'assets',
  plugins: [fromAnyCache, new ExpirationPlugin({ maxEntries: MAX_ASSETS, purgeOnQuotaError })],
})
const pages = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: TIMEOUT_SECONDS,
  plugins: [
    // A redirect leads to a page for signed-in users or to the sign-in: neither belongs to this address.
    { cacheWillUpdate: async ({ response }) => (response.status === 200 && !response.redirected ? response : null) },
    new ExpirationPlugin({ maxEntries: MAX_PAGES, purgeOnQuotaError }),
  ],
})

// The earlier version keeps its own offline page until this one is used.
self.addEventListener('install', (event) => event.waitUntil(keepOfflinePage(NEXT_OFFLINE)))

self.addEventListener('activate', (event) => {
  // Kept pages request scripts of the build that made them.
  event.waitUntil(Promise.all([caches.delete(PAGES_CACHE), useNextOfflinePage(), self.clients.claim()]))
})

self.addEventListener('message', (event) => {
  if (event.data === workerMessages.useNewVersion) event.waitUntil(self.skipWaiting())
  // Kept pages are in the earlier language and colors.
  if (event.data === workerMessages.keepOfflinePage) event.waitUntil(keepOfflinePage(OFFLINE).then(() => caches.delete(PAGES_CACHE)))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  const route = chooseRoute({ url, method: request.method, isNavigation: request.mode === 'navigate' }, self.location.origin)
  if (route === 'asset') event.respondWith(assets.handle({ event, request }))
  if (route === 'page') event.respondWith(isPublicPage(url) ? publicPage(event) : otherPage(event, url))
})

/** Responds with a public page from the network, else as it was last seen, else the offline page. */
async function publicPage(event: FetchEvent): Promise<Response> {
  try {
    const response = await Promise.race([pages.handle({ event, request: event.request }), waitAtMost()])
    if (response && !isFromGateway(response)) {
      if (response.status === 404) await (await caches.open(PAGES_CACHE)).delete(event.request)
      return response
    }
  } catch {
    // Neither the network nor the cache has it.
  }
  return getKeptPage(event.request)
}

/** Responds with a page that has personal data or a search, from the network only. Its HTML is never kept. */
async function otherPage(event: FetchEvent, url: URL): Promise<Response> {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: the service worker forwards the page's own request
    const response = await Promise.race([fetch(event.request), waitAtMost()])
    if (response && !isFromGateway(response)) return response
  } catch {
    // There is no network.
  }
  const withoutQuery = new URL(url.pathname, url)
  return isPublicPage(withoutQuery) ? getKeptPage(withoutQuery) : getOfflinePage()
}

async function getKeptPage(page: Request | URL): Promise<Response> {
  return (await caches.match(page, { cacheName: PAGES_CACHE })) ?? (await caches.match(page, { cacheName: OFFLINE })) ?? getOfflinePage()
}

function waitAtMost(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))
}

async function getOfflinePage(): Promise<Response> {
  return (await caches.match(OFFLINE_PAGE, { cacheName: OFFLINE })) ?? Response.error()
}

/** Keeps the offline page and the public tabs in the user's current language and colors. Without a network nothing changes. */
async function keepOfflinePage(cacheName: string): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.addAll([OFFLINE_PAGE, ...offlineDrawings])
  // The offline page works without them.
  await Promise.allSettled(publicTabs.map((page) => cache.add(page)))
}

async function useNextOfflinePage(): Promise<void> {
  const [next, current] = await Promise.all([caches.open(NEXT_OFFLINE), caches.open(OFFLINE)])
  for (const request of await next.keys()) {
    const response = await next.match(request)
    if (response) await current.put(request, response)
  }
  await caches.delete(NEXT_OFFLINE)
}
