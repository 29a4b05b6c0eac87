/** The base for parsing the app's own addresses; never shown. */
const HERE = 'https://here.invalid'
/** The maximum length, longer than any address of the app. */
const MAX_RETURN_PAGE_LENGTH = 2000
/** Pages that are never a return page: sign-in pages and the API. */
const NO_RETURN = /^\/(login|user|link-google|api)(?:[/?]|$)/

/** Returns a page of this app to return to; undefined for anything else, such as another site (an open redirect). */
export function returnPage(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > MAX_RETURN_PAGE_LENGTH || !text.startsWith('/')) return undefined
  const page = ownPath(text)
  if (page === undefined || page === '/' || page.startsWith('/?') || NO_RETURN.test(page)) return undefined
  return page
}

/**
 * Returns the path and query of an address of this app; undefined for anything else. Resolving "/..//evil.example" gives
 * "//evil.example", which browsers parse as another site, so a path must parse to itself.
 * @param text a path from the root, or a whole address on `origin`
 */
export function ownPath(text: unknown, origin = HERE): string | undefined {
  if (typeof text !== 'string') return undefined
  const path = pathOn(origin, text)
  return path !== undefined && pathOn(origin, path) === path ? path : undefined
}

function pathOn(origin: string, text: string): string | undefined {
  const address = text.startsWith('/') ? parsed(text, origin) : parsed(text)
  return address?.origin === origin ? `${address.pathname}${address.search}` : undefined
}

function parsed(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

/** Builds the address of a step, such as /login, that leads to `page` afterwards. */
export function onTheWayTo(page: string | undefined, step: string): string {
  return page === undefined ? step : `${step}?next=${encodeURIComponent(page)}`
}
