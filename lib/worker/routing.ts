/** The page that the worker shows if a page cannot be loaded and has no kept copy. */
export const OFFLINE_PAGE = '/offline'

/** Public pages in the navigation. They open without a network even if they were never visited. */
export const publicTabs = ['/explore', '/map']

/** The drawings that the offline page shows. */
export const offlineDrawings = ['/emoji/telescope.svg', '/emoji/comet.svg', '/scenes.svg']

/** How the service worker responds to a request; `network` leaves it to the browser. */
export type Route = 'page' | 'asset' | 'network'

/** The parts of a request that routing depends on. */
export interface Asked {
  url: URL
  method: string
  /** Whether the browser loads a document. */
  isNavigation: boolean
}

/** Files whose names or contents hardly change: the build's own by hash, drawings by name. */
const assets = /^\/(?:_next\/static|emoji|drawings|maplibre|icons)\/|^\/scenes\.svg$/

/** Addresses that load as documents but are no pages of the app. */
const noPages = /^\/api\/|\.[a-z]+$/

/** Chooses how the service worker responds to a request. Other origins, the API and everything that writes are left to the browser. */
export function chooseRoute({ url, method, isNavigation }: Asked, origin: string): Route {
  if (method !== 'GET' || url.origin !== origin) return 'network'
  if (isNavigation) return noPages.test(url.pathname) ? 'network' : 'page'
  return assets.test(url.pathname) ? 'asset' : 'network'
}

/**
 * Pages whose HTML is the same for every reader, so a copy of it may be kept on a shared device. Every other page holds
 * personal data and is never kept.
 */
const publicPages = [
  /^\/explore$/,
  // A category or an activity of the catalogue, but not what the reader saved.
  /^\/explore\/(?!saved$)[a-z0-9-]+$/,
  /^\/explore\/activity\/[^/]+$/,
  /^\/map$/,
  /^\/login$/,
  /^\/privacy$/,
  /^\/terms$/,
]

/** Whether the worker may keep a copy of a page. Addresses with a query are left out: it may hold what the reader typed. */
export function isPublicPage({ pathname, search }: URL): boolean {
  return search === '' && publicPages.some((page) => page.test(pathname))
}

/** Whether a proxy responded for a server that does not run. */
export function isFromGateway({ status }: { status: number }): boolean {
  return status === 502 || status === 504
}
