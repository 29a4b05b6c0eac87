import { KEEP_NOTHING_COOKIE } from '#lib/domain/account/keep-nothing'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Keeps a value in this browser for a year, where the server sees it with the next page; on a device that is to keep nothing, until the browser closes. */
export function keepCookie(name: string, value: string) {
  write(name, value, readCookie(KEEP_NOTHING_COOKIE) === undefined ? YEAR_SECONDS : undefined)
}

export function forgetCookie(name: string) {
  write(name, '', 0)
}

/** A cookie that the page can read; undefined without one. */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return found && decodeURIComponent(found.slice(name.length + 1))
}

function write(name: string, value: string, maxAgeSeconds: number | undefined) {
  // biome-ignore lint/suspicious/noDocumentCookie: browsers have the Cookie Store API only over HTTPS, and a phone on the home network may have none
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax${maxAgeSeconds === undefined ? '' : `; max-age=${maxAgeSeconds}`}`
}
