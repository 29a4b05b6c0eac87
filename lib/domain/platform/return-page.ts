/** Where an address of this app itself is parsed; its name is never seen. */
const HERE = 'https://here.invalid'
/** Longer than any address of the app's own. */
const LONGEST = 2000
/** Where nobody wants to come back to: the ways in, and what is no page. */
const NO_RETURN = /^\/(login|user|link-google|api)(\/|$)/

/** A page of this app to come back to, by what an address says of it; undefined for anything else, such as another site's (an open redirect). */
export function returnPage(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > LONGEST || !text.startsWith('/')) return undefined
  const address = parsed(text)
  if (address?.origin !== HERE || address.pathname === '/' || NO_RETURN.test(address.pathname)) return undefined
  return `${address.pathname}${address.search}`
}

function parsed(text: string): URL | undefined {
  try {
    return new URL(text, HERE)
  } catch {
    return undefined
  }
}

/** A step on the way, such as /login, that leads to `page` in the end. */
export function onTheWayTo(page: string | undefined, step: string): string {
  return page === undefined ? step : `${step}?next=${encodeURIComponent(page)}`
}
