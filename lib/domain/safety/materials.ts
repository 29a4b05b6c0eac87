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
  const spansOfPart = (part: Part) => parts.get(part) ?? []
  const spansOf = (...kinds: string[]) => sentence.found.filter(({ mark }) => kinds.includes(mark.kind)).map(({ span }) => span)
  const containers = spansOf('container')
  const named = [...without(spansOf('household', 'substance'), spansOfPart('vague')), ...spansOf('thing', 'mild', 'ball')]
  return {
    sentence,
    // A bag is a household thing too, but a "bag of …" is known by its content.
    known: without(named, containers),
    containers,
    holding: spansOf('holding'),
    before: spansOfPart('before'),
    ends: spansOfPart('ends'),
    after: spansOfPart('after'),
  }
}

/** Returns the spans that are not among the others. */
function without(spans: readonly Span[], others: readonly Span[]): Span[] {
  return spans.filter((span) => !others.some(({ start, end }) => start === span.start && end === span.end))
}

/** Follows containers and measures to their content, until a head is known or not. Returns undefined if the sentence has none. */
function isHeadKnown(line: Line): boolean | undefined {
  let at = 0
  let isIn = false
  for (;;) {
    at = skipBefore(line, at)
    if (at >= line.sentence.tokens.length) return isIn || undefined
    const head = line.sentence.language === 'en' ? lastHead(line, at) : firstHead(line, at)
    if (typeof head === 'boolean') return head
    at = head
    isIn = true
  }
}

/** Skips numbers, articles, adjectives and commas before the noun. */
function skipBefore(line: Line, from: number): number {
  let at = from
  while (!startsAt(line.known, at)) {
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

/** Whether the head is known, or for a container the start of its content. A container without content is known. */
type Head = boolean | number

/** Reads the head in Spanish and Hebrew, where the noun comes first. */
function firstHead(line: Line, at: number): Head {
  if (startsAt(line.known, at)) return true
  const container = startsAt(line.containers, at)
  if (!container) return false
  // A Hebrew construct form ("box-of") holds the next word.
  if (startsAt(line.known, container.end) || startsAt(line.holding, at)) return container.end
  const holding = line.holding.find(({ start }) => start >= container.end && !hasSignBetween(line, container.end, start))
  return holding?.end ?? true
}

/** Reads the head in English: the last word before "for", "with", a comma or a number. */
function lastHead(line: Line, from: number): Head {
  let at = from
  /** The end of the last known word. */
  let end = -1
  while (at < line.sentence.tokens.length && !isEnd(line, at)) {
    const span = startsAt(line.known, at)
    at = span?.end ?? at + 1
    if (span) end = at
  }
  if (end === at || startsAt(line.after, end)) return true
  return line.containers.some((container) => container.end === at) && (startsAt(line.holding, at)?.end ?? true)
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

const textAt = ({ sentence }: Line, at: number) => sentence.tokens[at]?.text ?? ''
const isSign = (line: Line, at: number) => /^[,:()]/.test(textAt(line, at))
const isNumber = (line: Line, at: number) => /^\d/.test(textAt(line, at))

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
