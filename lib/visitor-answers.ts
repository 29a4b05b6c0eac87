import type { Language } from '#lib/domain/platform/basics'

/** The text of a public answer and its tag. */
export interface SharedText {
  text: string
  etag: string
}

type Kept = Map<Language, { at: number; answer: Promise<SharedText>; made?: SharedText }>

declare global {
  var cometaVisitorAnswers: Map<string, { ms: number; kept: Kept }> | undefined
}

// One in a process: the app's handlers make the answers, and the HTTP front, which is outside of what is bundled, sends them.
globalThis.cometaVisitorAnswers ??= new Map()
const registry = globalThis.cometaVisitorAnswers

/**
 * The answers to visitors of a list that is the same for all of them but for their language, ready to be sent, each for so many
 * ms. A change made through this process shows at once, where it calls `forget`; one made through another, after these ms.
 * Nobody's own answers come in here: both who fills it and who sends from it look only at calls without a token.
 */
export class VisitorAnswers {
  readonly #ms: number
  readonly #kept: Kept

  constructor(path: `/api/${string}`, ms: number) {
    const { kept } = registry.get(path) ?? { kept: new Map() }
    registry.set(path, { ms, kept })
    this.#ms = ms
    this.#kept = kept
  }

  /** The answer in a language, made where there is none; those who ask while it is made wait for the same. A failure is not kept. */
  of(language: Language, make: () => Promise<SharedText>): Promise<SharedText> {
    const known = this.#kept.get(language)
    if (known && isFresh(known, this.#ms)) return known.answer
    const mine: { at: number; answer: Promise<SharedText>; made?: SharedText } = { at: performance.now(), answer: make() }
    this.#kept.set(language, mine)
    mine.answer.then(
      (made) => {
        mine.made = made
      },
      () => {
        if (this.#kept.get(language) === mine) this.#kept.delete(language)
      },
    )
    return mine.answer
  }

  forget() {
    this.#kept.clear()
  }
}

/** Whether a path's answers are kept at all. */
export function areKept(path: string): boolean {
  return registry.has(path)
}

/** What is ready for visitors at a path. */
export function readyAnswer(path: string, language: Language): SharedText | undefined {
  const found = registry.get(path)
  const known = found?.kept.get(language)
  return found && known && isFresh(known, found.ms) ? known.made : undefined
}

function isFresh({ at }: { at: number }, ms: number): boolean {
  return performance.now() - at < ms
}

interface Asked {
  ifNoneMatch: string | null | undefined
  language: Language
  isPersonal: boolean
}

/** How a public list is answered. Asked for with a token it may hold something personal, and nobody keeps it. */
export function sharedHead(
  { etag }: SharedText,
  { ifNoneMatch, language, isPersonal }: Asked,
): { status: 200 | 304; headers: Record<string, string> } {
  const headers = {
    'content-language': language,
    vary: 'Authorization, Accept-Language',
    // no-cache: kept, and asked about each time, for the locale cookie counts too.
    'cache-control': isPersonal ? 'private, no-store' : 'public, no-cache',
    etag,
  }
  return matches(ifNoneMatch, etag) ? { status: 304, headers } : { status: 200, headers: { ...headers, 'content-type': 'application/json' } }
}

/** RFC 9110, 13.1.2: a list of tags, compared weakly (a proxy that compresses marks them W/), or any. */
function matches(given: string | null | undefined, etag: string): boolean {
  if (!given) return false
  const tags = given.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
