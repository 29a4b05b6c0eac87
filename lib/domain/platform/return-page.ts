/** Where an address of this app itself is parsed; its name is never seen. */
const HERE = 'https://here.invalid'
/** Longer than any address of the app's own. */
const LONGEST = 2000
/** Where nobody wants to come back to: the ways in, and what is no page. */
const NO_RETURN = /^\/(login|user|link-google|api)(?:[/?]|$)/

/** A page of this app to come back to, by what an address says of it; undefined for anything else, such as another site's (an open redirect). */
export function returnPage(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > LONGEST || !text.startsWith('/')) return undefined
  const page = ownPath(text)
  if (page === undefined || page === '/' || page.startsWith('/?') || NO_RETURN.test(page)) return undefined
  return page
}

/**
 * The path and query of an address of this app; undefined for anything else. Resolving "/..//evil.example" gives "//evil.example",
 * which names another site when a browser parses it: only what parses to itself is returned.
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

/** A step on the way, such as /login, that leads to `page` in the end. */
export function onTheWayTo(page: string | undefined, step: string): string {
  return page === undefined ? step : `${step}?next=${encodeURIComponent(page)}`
}
