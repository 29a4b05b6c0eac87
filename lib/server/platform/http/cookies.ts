import 'server-only'
import { env } from '#lib/env'

/**
 * Returns the decoded value of a request cookie; undefined if it is absent, malformed or sent twice. Of two with one name, one was set by
 * another host, such as a neighbouring subdomain, and nothing says which.
 */
export function cookieOf(request: Request, name: string): string | undefined {
  const [value, ...others] = cookieValues(request, name)
  return value === undefined || others.length > 0 ? undefined : decodeCookie(value)
}

/** Whether the request has a cookie of this name, with any value. */
export function hasCookie(request: Request, name: string): boolean {
  return cookieValues(request, name).length > 0
}

/** Returns every value of a cookie name, in the order sent and not decoded. */
export function cookieValues(request: Request, name: string): string[] {
  return (request.headers.get('cookie') ?? '').split(';').flatMap((pair) => {
    const [key = '', ...rest] = pair.split('=')
    return key.trim() === name ? [rest.join('=').trim()] : []
  })
}

/** Whether the site uses HTTPS, so that its cookies are restricted to HTTPS. */
export function isSecure(): boolean {
  return env().NEXTAUTH_URL?.startsWith('https:') ?? false
}

/**
 * Returns a cookie's name, with a prefix under HTTPS so that no other host, such as a neighbouring subdomain, can set it. The prefix
 * requires Path=/.
 */
export function hostCookie(name: string): string {
  return isSecure() ? `__Host-${name}` : name
}

/** Returns the Set-Cookie header of a cookie hidden from scripts and from other sites' forms; 0 seconds deletes it. */
export function setCookie(name: string, value: string, seconds: number): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure() ? '; Secure' : ''}`
}

/** Returns an empty response that sets a cookie. */
export function onlyCookie(cookie: string): Response {
  return new Response(null, { status: 204, headers: { 'set-cookie': cookie, 'cache-control': 'no-store' } })
}

function decodeCookie(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}
