import 'server-only'
import { createHash } from 'node:crypto'
import type { Language } from '#lib/domain/basics'

/** What visitors get, with all that can be known of it before anybody asks. */
export interface SharedText {
  text: string
  etag: string
}

export function sharedText(text: string, language: Language): SharedText {
  return { text, etag: `"${createHash('sha256').update(language).update(text).digest('base64url').slice(0, 27)}"` }
}

/** A public list. Asked for with a token it may hold something personal, and nobody keeps it. */
export function sharedAnswer(
  request: Request,
  { text, etag }: SharedText,
  { language, isPersonal }: { language: Language; isPersonal: boolean },
): Response {
  const headers: Record<string, string> = {
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
  if (given === null) return false
  const tags = given.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}

/**
 * The answers to visitors of a list that is the same for all of them but for their language, ready to be sent, each for so many
 * ms. A change made through this process shows at once, where it calls `forget`; one made through another, after these ms.
 * Nobody's own answers come in here: `route` asks only for whom it does not know.
 */
export class VisitorAnswers {
  readonly #ms: number
  readonly #known = new Map<Language, { at: number; answer: Promise<SharedText> }>()

  constructor(ms: number) {
    this.#ms = ms
  }

  /** The answer in a language, made where there is none; those who ask while it is made wait for the same. A failure is not kept. */
  of(language: Language, make: () => Promise<SharedText>): Promise<SharedText> {
    const now = performance.now()
    const known = this.#known.get(language)
    if (known && now - known.at < this.#ms) return known.answer
    const mine = { at: now, answer: make() }
    this.#known.set(language, mine)
    mine.answer.catch(() => {
      if (this.#known.get(language) === mine) this.#known.delete(language)
    })
    return mine.answer
  }

  forget() {
    this.#known.clear()
  }
}
