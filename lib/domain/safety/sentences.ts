/** Finds hazards, substances and household things in a text, sentence by sentence. */
import { type Language, languages } from '#lib/domain/platform/basics'
import { type Need, needs } from '#lib/domain/platform/vocabulary'
import { type HazardCode, hazardCodes } from '#lib/domain/safety/hazards'
import { compile, type Index, overlap, type Span, scan } from '#lib/domain/safety/match'
import { sentencesOf, type Token } from '#lib/domain/safety/normalise'
import { substances } from '#lib/domain/safety/substances'
import { words } from '#lib/domain/safety/words/generated'

/** The meaning of a found phrase. For a pair of lists that together name a hazard, `pair` is its number and `side` the list. */
export type Mark =
  | { kind: 'thing' | 'mild' | 'never'; code: HazardCode }
  | { kind: 'pair_word'; code: HazardCode; pair: number; side: 'first' | 'second'; anywhere: boolean }
  | { kind: 'substance'; id: string }
  /** An action that is impossible with a need. */
  | { kind: 'undoable'; need: Need }
  | { kind: 'innocent' | 'ball' | 'mm' | 'cm' | 'inch' | 'household' | 'container' | 'holding' }

export interface Found {
  mark: Mark
  span: Span
}
export interface Sentence {
  language: Language
  tokens: readonly Token[]
  found: readonly Found[]
}

/** Splits a text into sentences, with all phrases found in them. */
export function readText(text: string, language: Language): Sentence[] {
  return sentencesOf(text, language).map((tokens) => ({ language, tokens, found: longestSubstances([...foundIn(tokens, language)]) }))
}

/** Keeps the longest of nested substance names: "coconut milk" names coconut, not milk. */
function longestSubstances(found: readonly Found[]): Found[] {
  const named = found.filter(({ mark }) => mark.kind === 'substance')
  const isWithinLonger = ({ start, end }: Span) =>
    named.some(({ span }) => span.start <= start && span.end >= end && span.end - span.start > end - start)
  return found.filter(({ mark, span }) => mark.kind !== 'substance' || !isWithinLonger(span))
}

function* foundIn(tokens: readonly Token[], language: Language): Generator<Found> {
  for (const searched of [language, ...listOtherLanguages(language, tokens)]) {
    for (const [mark, spans] of scan(indexOf(searched), tokens)) for (const span of spans) yield { mark, span }
  }
}

/** Returns the other languages to read: those of another alphabet in the text. English and Spanish do not read each other. */
function listOtherLanguages(language: Language, tokens: readonly Token[]): Language[] {
  if (language !== 'he') return tokens.some((token) => /[א-ת]/.test(token.text)) ? ['he'] : []
  return tokens.some((token) => /[a-z]{3}/.test(token.text)) ? languages.filter((other) => other !== 'he') : []
}

const indexes = new Map<Language, Index<Mark>>()
function indexOf(language: Language): Index<Mark> {
  const known = indexes.get(language)
  if (known) return known
  const index = compile(phrases(language))
  indexes.set(language, index)
  return index
}

function* phrases(language: Language): Generator<[Mark, string]> {
  const { hazards, undoable, innocent, balls, units, household } = words[language]
  for (const code of hazardCodes) {
    const { things, mild, never, together = [] } = hazards[code] ?? {}
    yield* each(things, { kind: 'thing', code })
    yield* each(mild, { kind: 'mild', code })
    yield* each(never, { kind: 'never', code })
    for (const [pair, { one, other, anywhere }] of together.entries()) {
      yield* each(one, { kind: 'pair_word', code, pair, side: 'first', anywhere })
      yield* each(other, { kind: 'pair_word', code, pair, side: 'second', anywhere })
    }
  }
  yield* each(innocent, { kind: 'innocent' })
  yield* each(balls, { kind: 'ball' })
  yield* each(units.mm, { kind: 'mm' })
  yield* each(units.cm, { kind: 'cm' })
  yield* each(units.inch, { kind: 'inch' })
  yield* each(household.things, { kind: 'household' })
  yield* each(household.containers, { kind: 'container' })
  yield* each(household.holding, { kind: 'holding' })
  for (const need of needs) yield* each(undoable[need], { kind: 'undoable', need })
  for (const { id, name, words: otherNames } of substances) {
    const mark: Mark = { kind: 'substance', id }
    for (const word of new Set([name[language], ...otherNames[language]])) yield [mark, plainPhrase(word)]
  }
}

function* each(list: readonly string[] | undefined, mark: Mark): Generator<[Mark, string]> {
  for (const phrase of list ?? []) yield [mark, phrase]
}

/** Converts a name to a phrase without notation signs. */
function plainPhrase(name: string): string {
  return name.replace(/[^\p{L}\p{N}\p{M}'’׳״"\s]+/gu, ' ').trim()
}

/** Joins sentences into one, with a comma between each two. */
export function joined(sentences: readonly Sentence[]): Sentence {
  const language = sentences[0]?.language ?? 'en'
  const comma = sentencesOf('a, b', language)[0]?.[1]
  const tokens = sentences.flatMap((sentence, index) => (index > 0 && comma ? [comma, ...sentence.tokens] : sentence.tokens))
  return { language, tokens, found: [...foundIn(tokens, language)] }
}

/** Returns the folded words of a span. */
export function wordsOf({ tokens }: Sentence, { start, end }: Span): string {
  return tokens
    .slice(start, end)
    .map(({ text }) => text)
    .join(' ')
}

/** Returns the marks outside the closed list of innocent phrases. These never excuse food: a "peanut shell" also matters for an allergy. */
export function withoutAllowedPhrases(sentence: Sentence): Found[] {
  const innocent = sentence.found.filter(({ mark }) => mark.kind === 'innocent')
  if (innocent.length === 0) return [...sentence.found]
  return sentence.found.filter(
    ({ mark, span }) => mark.kind === 'innocent' || mark.kind === 'substance' || !innocent.some((phrase) => overlap(phrase.span, span)),
  )
}
