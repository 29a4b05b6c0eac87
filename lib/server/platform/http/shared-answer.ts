import 'server-only'
import { createHash } from 'node:crypto'
import type { Language } from '#lib/domain/platform/basics'

/** The answer to a call for a public list: 304 without it where its ETag is known. Asked for with a token it may hold something personal, and nobody keeps it. */
export function sharedAnswer(request: Request, text: string, { language, isPersonal }: { language: Language; isPersonal: boolean }): Response {
  const etag = `"${createHash('sha256').update(language).update(text).digest('base64url').slice(0, 27)}"`
  const headers = {
    'content-language': language,
    vary: 'Authorization, Accept-Language',
    // no-cache: kept, and asked about each time, for the locale cookie counts too.
    'cache-control': isPersonal ? 'private, no-store' : 'public, no-cache',
    etag,
  }
  if (matches(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(text, { headers: { ...headers, 'content-type': 'application/json' } })
}

/** RFC 9110, 13.1.2: a list of tags, compared weakly (a proxy that compresses marks them W/), or any. */
function matches(given: string | null, etag: string): boolean {
  if (!given) return false
  const tags = given.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
