/** A card as scanned sentences: where every group of words stands in every sentence of every field. */

import { type Language, languages } from '#lib/domain/basics'
import type { SafetyCard } from '#lib/domain/safety/card'
import { type Group, phrasesOf, type Terms } from '#lib/domain/safety/lexicon'
import { compile, type Index, type Span, scan } from '#lib/domain/safety/match'
import { sentencesOf, type Token } from '#lib/domain/safety/normalise'
import { english } from '#lib/domain/safety/terms.en'
import { spanish } from '#lib/domain/safety/terms.es'
import { hebrew } from '#lib/domain/safety/terms.he'
import { allergens } from '#lib/domain/vocabulary'

export const fields = ['title', 'description', 'benefits', 'materialsNeeded', 'instructions', 'safetyNotes', 'adaptations'] as const
export type Field = (typeof fields)[number]
/** A rule's group, or an allergen's words, innocent compounds and marks. */
export type Key = Group | `${'allergen' | 'innocent' | 'without'}:${string}`

export interface Sentence {
  field: Field
  language: Language
  tokens: readonly Token[]
  found: ReadonlyMap<Key, readonly Span[]>
}
export interface Document {
  sentences: readonly Sentence[]
  language: Language
}

const termsOf: Readonly<Record<Language, Terms>> = { en: english, es: spanish, he: hebrew }
/** Number words of all three languages; none means two numbers. */
export const numberWords: Readonly<Record<string, number>> = { ...spanish.numbers, ...english.numbers, ...hebrew.numbers }

function* phrases(language: Language): Generator<[Key, string]> {
  const terms = termsOf[language]
  for (const [group, list] of entriesOf(terms.groups)) for (const phrase of phrasesOf(list)) yield [group, phrase]
  for (const allergen of allergens) {
    const { words, innocent = '', without = '' } = terms.allergens[allergen]
    for (const phrase of phrasesOf(words)) yield [`allergen:${allergen}`, phrase]
    for (const phrase of phrasesOf(innocent)) yield [`innocent:${allergen}`, phrase]
    for (const phrase of phrasesOf(without)) yield [`without:${allergen}`, phrase]
  }
}

function entriesOf(groups: Terms['groups']): [Group, string][] {
  const isGroup = (name: string): name is Group => name in groups
  return Object.keys(groups)
    .filter(isGroup)
    .map((name) => [name, groups[name] ?? ''])
}

const compiled = new Map<Language, Index<Key>>()
function indexOf(language: Language): Index<Key> {
  const known = compiled.get(language)
  if (known !== undefined) return known
  const index = compile(phrases(language))
  compiled.set(language, index)
  return index
}

/** Words that mean something harmless in the other language that is written in Latin letters are left to their own. */
function otherReaders(language: Language, tokens: readonly Token[]): Language[] {
  if (language !== 'he') return tokens.some((token) => /[א-ת]/.test(token.text)) ? ['he'] : []
  return tokens.some((token) => /[a-z]{3}/.test(token.text)) ? languages.filter((reader) => reader !== 'he') : []
}

/** The texts of a card with the field each stands in. */
export function textsOf(card: SafetyCard): [Field, string][] {
  const texts: [Field, string][] = [
    ['title', card.title],
    ['description', card.description],
  ]
  for (const text of card.benefits) texts.push(['benefits', text])
  for (const text of card.materialsNeeded) texts.push(['materialsNeeded', text])
  for (const text of card.instructions) texts.push(['instructions', text])
  for (const text of card.safetyNotes) texts.push(['safetyNotes', text])
  for (const text of card.adaptations ?? []) texts.push(['adaptations', text])
  return texts
}

/** Scans every sentence of a card. */
export function documentOf(card: SafetyCard): Document {
  const sentences = textsOf(card).flatMap(([field, text]) =>
    sentencesOf(text, card.language).map((tokens) => ({ field, language: card.language, tokens, found: scanAll(card.language, tokens) })),
  )
  return { sentences, language: card.language }
}

function scanAll(language: Language, tokens: readonly Token[]): Map<Key, Span[]> {
  const all = scan(indexOf(language), tokens)
  for (const reader of otherReaders(language, tokens)) {
    for (const [key, spans] of scan(indexOf(reader), tokens)) all.set(key, [...(all.get(key) ?? []), ...spans])
  }
  return all
}

/** The places of a group in a sentence. */
export function at(sentence: Sentence, key: Key): readonly Span[] {
  return sentence.found.get(key) ?? []
}

/** The words of a span as they were folded, for the verdict. */
export function wordsOf(sentence: Sentence, span: Span): string {
  return sentence.tokens
    .slice(span.start, span.end)
    .map((token) => token.text)
    .join(' ')
}
