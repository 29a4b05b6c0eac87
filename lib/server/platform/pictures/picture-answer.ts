import 'server-only'
import { etagOf, hasEtag } from '#lib/server/platform/http/etag'

/** A user's picture as a file: their browser may keep it and asks each time; 304 where it has it. No other cache may. */
export function pictureAnswer(request: Request, jpeg: Uint8Array): Response {
  const etag = etagOf(jpeg)
  const headers = { etag, 'cache-control': 'private, no-cache' }
  if (hasEtag(request, etag)) return new Response(null, { status: 304, headers })
  const file = { 'content-type': 'image/jpeg', 'content-disposition': 'inline', 'x-content-type-options': 'nosniff' }
  return new Response(new Uint8Array(jpeg), { headers: { ...headers, ...file } })
}
