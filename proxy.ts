import { type NextRequest, NextResponse } from 'next/server'
import { mapSource } from '#lib/domain/places/map-sources'
import { needsOwnDocument, pagePolicy } from '#lib/domain/platform/page-policy'

/** Sets the security headers of every page. Authorization is in lib/server. */
export function proxy(request: NextRequest) {
  const path = request.nextUrl.pathname
  // After an empty response, the router loads the page as a new document. Without no-store, a cache could return the empty response to
  // a request for the page itself.
  if (needsOwnDocument(path, request.headers.get('next-url')))
    return new NextResponse(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')
  const policy = pagePolicy({ path, nonce, map: mapSource(mapVariables()), isDev: process.env.NODE_ENV === 'development' })
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  headers.set('x-page', `${path}${request.nextUrl.search}`) // the page to return to after signing in
  headers.set('content-security-policy', policy) // Next reads the nonce for its own scripts here
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  response.headers.set('x-content-type-options', 'nosniff')
  response.headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  response.headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=(self)')
  return response
}

export const config = {
  matcher: '/((?!_next/static|_next/image|emoji/|icons/|screenshots/|maplibre/|api-docs/|api/|sw\\.js$|manifest\\.webmanifest$).*)',
}

/** Read through another name: Next replaces `process.env.X` by its value at build time. */
const variables = process.env

function mapVariables() {
  const { NEXT_PUBLIC_GOOGLE_MAPS_API_KEY, NEXT_PUBLIC_MAP_STYLE_URL, NEXT_PUBLIC_MAP_STYLE_URL_DARK } = variables
  return { NEXT_PUBLIC_GOOGLE_MAPS_API_KEY, NEXT_PUBLIC_MAP_STYLE_URL, NEXT_PUBLIC_MAP_STYLE_URL_DARK }
}
