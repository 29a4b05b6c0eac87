import { type NextRequest, NextResponse } from 'next/server'
import { mapSources } from '#lib/domain/map-sources'

/** Sets the security headers of every page. Nothing here decides who may see what: lib/server does. */
export function proxy(request: NextRequest) {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')
  const policy = contentSecurityPolicy(nonce)
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  headers.set('content-security-policy', policy) // where Next reads the nonce for its own scripts
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  response.headers.set('x-content-type-options', 'nosniff')
  response.headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  response.headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=(self)')
  return response
}

export const config = { matcher: '/((?!_next/static|_next/image|emoji/|icons/|maplibre/|api/).*)' }

/** By another name, or Next would put in their place what they were when the app was built. */
const variables = process.env

/**
 * The same for every page: who goes from one to another without loading anew keeps the policy of the first. So the map's
 * hosts are in all of them, and pictures of places, which may be anywhere.
 */
function contentSecurityPolicy(nonce: string) {
  const isDev = process.env.NODE_ENV === 'development'
  const googleKey = variables.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY?.trim() || undefined
  const maps = mapSources({ styleUrl: variables.NEXT_PUBLIC_MAP_STYLE_URL?.trim() || undefined, googleKey })
  const also = (sources: string[]) => sources.map((source) => ` ${source}`).join('')
  return [
    "default-src 'self'",
    // Google's guide asks for it with its maps.
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDev || googleKey ? " 'unsafe-eval'" : ''}`,
    // React's style attributes need the second; style elements carry the nonce.
    isDev ? `style-src 'self' 'unsafe-inline'${also(maps.style)}` : `style-src 'self' 'nonce-${nonce}'${also(maps.style)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    `font-src 'self'${also(maps.font)}`,
    `connect-src 'self'${also(maps.connect)}${isDev ? ' ws:' : ''}`,
    `worker-src 'self'${also(maps.worker)}`,
    `frame-src 'self'${also(maps.frame)}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
