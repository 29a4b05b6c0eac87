import 'server-only'
import type { Language } from '#lib/domain/platform/basics'
import { etagOf, hasEtag } from '#lib/server/platform/http/etag'

/** Returns a public list, or 304 if the client has it. A response to a token may hold personal data, so it is never cached. */
export function sharedResponse(request: Request, text: string, { language, isPersonal }: { language: Language; isPersonal: boolean }): Response {
  const etag = etagOf(language, text)
  const headers = {
    'content-language': language,
    vary: 'Authorization, Accept-Language',
    // no-cache: stored, but revalidated each time, because the language cookie counts too.
    'cache-control': isPersonal ? 'private, no-store' : 'public, no-cache',
    etag,
  }
  if (hasEtag(request, etag)) return new Response(null, { status: 304, headers })
  return new Response(text, { headers: { ...headers, 'content-type': 'application/json' } })
}
