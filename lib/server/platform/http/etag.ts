import 'server-only'
import { createHash } from 'node:crypto'

/** Returns a strong entity tag, which differs for any other content. */
export function etagOf(...content: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of content) hash.update(part)
  return `"${hash.digest('base64url').slice(0, 27)}"`
}

/** Whether the client has that content. RFC 9110, 13.1.2: a list of tags, compared weakly (a compressing proxy marks them W/), or any. */
export function hasEtag(request: Request, etag: string): boolean {
  const given = request.headers.get('if-none-match')
  if (!given) return false
  const tags = given.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
