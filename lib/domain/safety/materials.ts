/** Checks whether a line of materials names something known. Its head decides: in "liquid for the clothes" that is the liquid, not the clothes. */
import type { Language } from '#lib/domain/platform/basics'
import { compile, type Index, type Span, scan } from '#lib/domain/safety/match'
import type { Sentence } from '#lib/domain/safety/sentences'
import { words } from '#lib/domain/safety/words/generated'

interface Line {
  sentence: Sentence
  /** Known words, including dangers, which are judged separately. */
  known: Span[]
  containers: Span[]
  holding: Span[]
  before: Span[]
  ends: Span[]
  after: Span[]
}

/** Returns whether the first sentence that names anything names something known. */
export function isKnownMaterial(sentences: readonly Sentence[]): boolean {
  return sentences.map((sentence) => isHeadKnown(readLine(sentence))).find((isKnown) => isKnown !== undefined) ?? false
}

function readLine(sentence: Sentence): Line {
  const parts = scan(partsOf(sentence.language), sentence.tokens)
  const vague = parts.get('vague') ?? []
  const isVague = (span: Span) => vague.some(({ start, end }) => start === span.start && end === span.end)
  const spansOf = (...kinds: string[]) => sentence.found.filter(({ mark }) => kinds.includes(mark.kind)).map(({ span }) => span)
  return {
    sentence,
    known: [...spansOf('household', 'substance').filter((span) => !isVague(span)), ...spansOf('thing', 'mild', 'ball')],
    containers: spansOf('container'),
    holding: spansOf('holding'),
    before: parts.get('before') ?? [],
    ends: parts.get('ends') ?? [],
    after: parts.get('after') ?? [],
  }
}

/** Follows containers and measures to their content, until a head is known or not. Returns undefined if the sentence has none. */
function isHeadKnown(line: Line): boolean | undefined {
  let at = 0
  let isIn = false
  for (;;) {
    at = skipBefore(line, at)
    if (at >= line.sentence.tokens.length) return isIn || undefined
    const head = line.sentence.language === 'en' ? lastHead(line, at) : firstHead(line, at)
    if (head.is !== 'container') return head.is === 'known'
    if (head.next === undefined) return true
    at = head.next
    isIn = true
  }
}

/** Skips numbers, articles, adjectives and commas before the noun. */
function skipBefore(line: Line, from: number): number {
  let at = from
  while (at < line.sentence.tokens.length && !startsAt(line.known, at)) {
    const span = startsAt(line.before, at)
    if (span) at = span.end
    else if (isSign(line, at) || isNumber(line, at) || isBareHolding(line, at)) at += 1
    else break
  }
  return at
}

/** Returns whether the line leaves out its container: "2 of wool". */
function isBareHolding({ holding, containers }: Line, at: number): boolean {
  return startsAt(holding, at)?.end === at + 1 && !startsAt(containers, at)
}

interface Head {
  is: 'known' | 'container' | 'unknown'
  /** The start of a container's content, if the line names it. */
  next?: number
}

/** Reads the head in Spanish and Hebrew, where the noun comes first. */
function firstHead(line: Line, at: number): Head {
  if (startsAt(line.known, at)) return { is: 'known' }
  const container = startsAt(line.containers, at)
  if (!container) return { is: 'unknown' }
  // A Hebrew construct form ("box-of") holds the next word.
  if (startsAt(line.known, container.end) || startsAt(line.holding, at)) return { is: 'container', next: container.end }
  const holding = line.holding.find(({ start }) => start >= container.end && !hasSignBetween(line, container.end, start))
  return holding ? { is: 'container', next: holding.end } : { is: 'container' }
}

/** Reads the head in English: the last word before "for", "with", a comma or a number. */
function lastHead(line: Line, from: number): Head {
  let at = from
  let end: number | undefined
  while (at < line.sentence.tokens.length && !isEnd(line, at)) {
    const span = startsAt(line.known, at)
    at = span?.end ?? at + 1
    if (span) end = at
  }
  if (end === at || (end !== undefined && startsAt(line.after, end))) return { is: 'known' }
  if (!line.containers.some((container) => container.end === at)) return { is: 'unknown' }
  const holding = startsAt(line.holding, at)
  return holding ? { is: 'container', next: holding.end } : { is: 'container' }
}

function isEnd(line: Line, at: number): boolean {
  return startsAt(line.ends, at) !== undefined || startsAt(line.holding, at) !== undefined || isSign(line, at) || isNumber(line, at)
}

/** Returns the longest span that starts there. */
function startsAt(spans: readonly Span[], at: number): Span | undefined {
  return spans.filter(({ start }) => start === at).sort((a, b) => b.end - a.end)[0]
}

function hasSignBetween(line: Line, from: number, to: number): boolean {
  return line.sentence.tokens.slice(from, to).some((_, index) => isSign(line, from + index))
}

const isSign = ({ sentence }: Line, at: number) => /^[,:()]$/.test(sentence.tokens[at]?.text ?? '')
const isNumber = ({ sentence }: Line, at: number) => /^\d/.test(sentence.tokens[at]?.text ?? '')

type Part = 'before' | 'ends' | 'after' | 'vague'
const indexes = new Map<Language, Index<Part>>()

function partsOf(language: Language): Index<Part> {
  const made = indexes.get(language)
  if (made) return made
  const { before, ends, after, vague } = words[language].household
  const each = (part: Part, phrases: readonly string[]) => phrases.map((phrase) => [part, phrase] as const)
  const index = compile([...each('before', before), ...each('ends', ends), ...each('after', after), ...each('vague', vague)])
  indexes.set(language, index)
  return index
}
