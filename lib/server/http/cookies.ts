import 'server-only'
import { valuesInCookie } from '#lib/cookie-header'

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
  return valuesInCookie(request.headers.get('cookie'), name)
}

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}
