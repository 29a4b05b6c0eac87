import 'server-only'
import type { Language } from '#lib/domain/platform/basics'
import { etagOf, hasEtag } from '#lib/server/platform/http/etag'

/** The answer to a call for a public list: 304 without it where its ETag is known. Asked for with a token it may hold something personal, and nobody keeps it. */
export function sharedAnswer(request: Request, text: string, { language, isPersonal }: { language: Language; isPersonal: boolean }): Response {
  const etag = etagOf(language, text)
  const headers = {
    'content-language': language,
    vary: 'Authorization, Accept-Language',
    // no-cache: kept, and asked about each time, for the locale cookie counts too.
    'cache-control': isPersonal ? 'private, no-store' : 'public, no-cache',
    etag,
  }
  if (hasEtag(request, etag)) return new Response(null, { status: 304, headers })
  return new Response(text, { headers: { ...headers, 'content-type': 'application/json' } })
}
