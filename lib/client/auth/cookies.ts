import { KEEP_NOTHING_COOKIE } from '#lib/domain/account/keep-nothing'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Keeps a value for a year, for the server's next page; on a device that must keep nothing, until the browser closes. */
export function keepCookie(name: string, value: string) {
  write(name, value, readCookie(KEEP_NOTHING_COOKIE) === undefined ? YEAR_SECONDS : undefined)
}

export function forgetCookie(name: string) {
  write(name, '', 0)
}

/** Reads a cookie that scripts may see; undefined if there is none. */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return found && decodeURIComponent(found.slice(name.length + 1))
}

function write(name: string, value: string, maxAgeSeconds: number | undefined) {
  // biome-ignore lint/suspicious/noDocumentCookie: browsers have the Cookie Store API only over HTTPS, and a phone on the home network may have none
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax${maxAgeSeconds === undefined ? '' : `; max-age=${maxAgeSeconds}`}`
}
