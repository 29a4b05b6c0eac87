import 'server-only'
import { etagOf, hasEtag } from '#lib/server/platform/http/etag'

/** Returns a user's picture as a file, or 304. Only their browser may cache it, and it revalidates each time. */
export function pictureResponse(request: Request, jpeg: Uint8Array): Response {
  const etag = etagOf(jpeg)
  const headers = { etag, 'cache-control': 'private, no-cache' }
  if (hasEtag(request, etag)) return new Response(null, { status: 304, headers })
  const file = { 'content-type': 'image/jpeg', 'content-disposition': 'inline', 'x-content-type-options': 'nosniff' }
  return new Response(new Uint8Array(jpeg), { headers: { ...headers, ...file } })
}
