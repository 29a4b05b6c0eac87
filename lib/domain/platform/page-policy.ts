import { type MapHosts, type MapSource, mapHosts } from '#lib/domain/places/map-sources'

/** Pages that show places and a map. */
const mapPages = ['/map', '/admin/locations']
const nowhere: MapHosts = { connect: [], style: [], font: [], frame: [], worker: [] }

interface Page {
  path: string
  nonce: string
  map: MapSource
  isDev: boolean
}

/** Returns whether a page shows a map, and place pictures from any host. */
function showsMap(path: string): boolean {
  return mapPages.some((page) => path === page || path.startsWith(`${page}/`))
}

/**
 * Returns whether a page needs a full load. Navigation within the app keeps the policy of the first document, which may not allow
 * a map.
 * @param from the current page, as Next's router names it; null when a document loads
 */
export function needsOwnDocument(path: string, from: string | null): boolean {
  return from !== null && showsMap(path) && !showsMap(from)
}

/** The policy of responses that are not pages. next-auth's own pages have inline styles and a form. */
const DEFAULT_RESPONSE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** A script uses its page's policy, but a worker uses that of its own file, and the map's worker must reach the map. */
const FRAME_POLICY = "frame-ancestors 'none'"

/** The only page under /api, which sends its own policy. */
export const API_DOCS_PATH = '/api/docs'

/** Returns the default policy of a response at this path. */
export function defaultResponsePolicy(path: string): string {
  return /\.m?js$/.test(path) ? FRAME_POLICY : DEFAULT_RESPONSE_POLICY
}

/** Builds a page's content security policy. Only pages with a map may load from other hosts. */
export function pagePolicy({ path, nonce, map, isDev }: Page): string {
  const hasMap = showsMap(path)
  const hosts = hasMap ? mapHosts(map) : nowhere
  const also = (sources: string[]) => sources.map((source) => ` ${source}`).join('')
  // Google's guide requires it for its maps.
  const needsEval = isDev || (hasMap && map.googleKey !== undefined)
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${needsEval ? " 'unsafe-eval'" : ''}`,
    // React's style attributes need the second; style elements carry the nonce.
    isDev ? `style-src 'self' 'unsafe-inline'${also(hosts.style)}` : `style-src 'self' 'nonce-${nonce}'${also(hosts.style)}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${hasMap ? ' https:' : ''}`,
    `font-src 'self'${also(hosts.font)}`,
    `connect-src 'self'${also(hosts.connect)}${isDev ? ' ws:' : ''}`,
    `worker-src 'self'${also(hosts.worker)}`,
    `frame-src 'self'${also(hosts.frame)}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
