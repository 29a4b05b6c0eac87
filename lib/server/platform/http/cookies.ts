import 'server-only'
import { env } from '#lib/env'

/**
 * The value of a cookie that came with a request, decoded; undefined where there is none, or it is garbled, or comes
 * twice: one of the two is then somebody else's, such as a neighbouring subdomain's, and nothing says which.
 */
export function cookieOf(request: Request, name: string): string | undefined {
  const [value, ...others] = cookieValues(request, name)
  return value === undefined || others.length > 0 ? undefined : decoded(value)
}

/** Whether a cookie of this name came with a request, whatever it holds. */
export function hasCookie(request: Request, name: string): boolean {
  return cookieValues(request, name).length > 0
}

/** Every value that came under a name, in the order in which they came, as they were written. */
export function cookieValues(request: Request, name: string): string[] {
  return (request.headers.get('cookie') ?? '').split(';').flatMap((pair) => {
    const [key = '', ...rest] = pair.split('=')
    return key.trim() === name ? [rest.join('=').trim()] : []
  })
}

/** Whether the site is reached over HTTPS, where cookies are for HTTPS alone. */
export function isSecure(): boolean {
  return env().NEXTAUTH_URL?.startsWith('https:') ?? false
}

/** A cookie's name; under HTTPS one that no other host, such as a neighbouring subdomain, can set for this one. It asks for Path=/. */
export function hostCookie(name: string): string {
  return isSecure() ? `__Host-${name}` : name
}

/** The Set-Cookie header of a cookie that no script and no other site's form gets; of 0 seconds one that takes it back. */
export function setCookie(name: string, value: string, seconds: number): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure() ? '; Secure' : ''}`
}

/** An answer that says nothing but sets a cookie. */
export function onlyCookie(cookie: string): Response {
  return new Response(null, { status: 204, headers: { 'set-cookie': cookie, 'cache-control': 'no-store' } })
}

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}
