import 'server-only'
import { createHash } from 'node:crypto'
import type { Language } from '#lib/domain/platform/basics'
import { type SharedText, sharedHead } from '#lib/visitor-answers'

export function sharedText(text: string, language: Language): SharedText {
  return { text, etag: `"${createHash('sha256').update(language).update(text).digest('base64url').slice(0, 27)}"` }
}

/** The answer to a call for a public list. */
export function sharedAnswer(request: Request, shared: SharedText, { language, isPersonal }: { language: Language; isPersonal: boolean }): Response {
  const { status, headers } = sharedHead(shared, { ifNoneMatch: request.headers.get('if-none-match'), language, isPersonal })
  return new Response(status === 304 ? null : shared.text, { status, headers })
}
