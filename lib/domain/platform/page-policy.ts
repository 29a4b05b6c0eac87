import { type MapHosts, type MapSource, mapHosts } from '#lib/domain/places/map-sources'

/** Where places are shown, and a map of them. */
const mapPages = ['/map', '/admin/locations']
const nowhere: MapHosts = { connect: [], style: [], font: [], frame: [], worker: [] }

interface Page {
  path: string
  nonce: string
  map: MapSource
  isDev: boolean
}

/** Whether a page shows a map, and pictures of places, which may be anywhere. */
export function showsMap(path: string): boolean {
  return mapPages.some((page) => path === page || path.startsWith(`${page}/`))
}

/**
 * Whether a page can only be come to by loading it anew. Who goes from one page to another within the app keeps the policy of
 * the document they began with, and that of the others has no place for a map.
 * @param from the page somebody is on, as Next's router names it; null where they load a document
 */
export function needsOwnDocument(path: string, from: string | null): boolean {
  return from !== null && showsMap(path) && !showsMap(from)
}

/** What may be done with an answer that is no page: hardly anything, but next-auth's own pages have their styles within them, and a form. */
const ANSWER_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** A script goes by its page's policy; but a worker by that of its own file, and the map's has to reach the map. */
const FRAME_POLICY = "frame-ancestors 'none'"

/** The one page among the API's answers, which sends its own policy. */
export const API_DOCS_PATH = '/api/docs'

/** What an answer at this path may do in a browser, where nothing else is said of it. */
export function answerPolicy(path: string): string {
  return /\.m?js$/.test(path) ? FRAME_POLICY : ANSWER_POLICY
}

/** What a page may load, as the browser is told. Only those with a map may load anything that is not the app's own. */
export function pagePolicy({ path, nonce, map, isDev }: Page): string {
  const hasMap = showsMap(path)
  const hosts = hasMap ? mapHosts(map) : nowhere
  const also = (sources: string[]) => sources.map((source) => ` ${source}`).join('')
  // Google's guide asks for it with its maps.
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
