/**
 * The lint of a reviewed card's text, run where it is written: every dangerous word that a broad search finds, in any language and
 * without exceptions, must be covered by a declared hazard or substance, or acknowledged with the text.
 */
import { type Language, languages } from '#lib/domain/platform/basics'
import type { DeclaredHazard, Facts, Place } from '#lib/domain/safety/facts'
import { type HazardCode, hazardOf } from '#lib/domain/safety/hazards'
import type { Span } from '#lib/domain/safety/match'
import { foldWord, plainWords } from '#lib/domain/safety/normalise'
import { mayBeDue } from '#lib/domain/safety/notes'
import { joined, type Mark, readText, type Sentence, wordsOf } from '#lib/domain/safety/sentences'
import { findSubstance, groupsOf } from '#lib/domain/safety/substances'

export interface LintedText {
  title: string
  description: string
  benefits: string[]
  materials: string[]
  instructions: string[]
  safetyNotes: string[]
  easier: string
  harder: string
  /** All texts in addition to the steps. */
  guidance: string[]
}
export type LintedPart = keyof LintedText

/** A word that no fact covers. */
export interface Finding {
  language: Language
  part: LintedPart
  /** The index in a list, from 0. */
  index: number
  /** The word as written; for a pair that together names a hazard, both words. */
  word: string
  about: { hazard: HazardCode } | { substance: string }
  /** Whether it can only be declared (as the child's own doing, in no harmless way) or reworded, not acknowledged. */
  isNever: boolean
}

type Declared = Pick<Facts, 'hazards' | 'substances' | 'acknowledged'>

/** Returns all uncovered words, in every language, each word once per place. */
export function lint(text: Record<Language, LintedText>, facts: Declared, ageMinMonths: number): Finding[] {
  return languages.flatMap((language) => findingsIn(text[language], language, ageMinMonths).filter((finding) => !isAnswered(finding, facts)))
}

/** Returns whether a declared fact covers the finding, or an acknowledgement explains why it is harmless. */
export function isAnswered(finding: Finding, facts: Declared): boolean {
  if (isCovered(finding, facts)) return true
  const { isNever, language, part } = finding
  if (isNever && part !== 'safetyNotes') return false
  const word = plainWords(finding.word)
  return facts.acknowledged.some(({ words }) => words[language]?.some((acknowledged) => plainWords(acknowledged) === word))
}

/**
 * Returns the findings of a broad search in one language, covered or not. It skips hazards that concern no child from that age in
 * months on: younger children are never offered the card.
 */
export function findingsIn(text: LintedText, language: Language, ageMinMonths: number): Finding[] {
  const read = passagesOf(text).map((passage) => ({ ...passage, sentences: readText(passage.text, language) }))
  const everywhere = findPairWords(read.flatMap(({ sentences }) => sentences))
  const written = writtenWords(read.map(({ text: line }) => line))
  const asWritten = (words: string) => words.replace(/\S+/g, (word) => written.get(word) ?? word)
  const findings = read.flatMap(({ part, index, sentences }, position) => {
    const next = read[position + 1]
    const neighbours = part === 'instructions' && next?.part === 'instructions' ? [...sentences, ...next.sentences] : sentences
    const isTold = part === 'benefits' || part === 'safetyNotes'
    return [
      ...sentences.flatMap((sentence) => findSingleWords(sentence, isTold)),
      ...findNeverWords(sentences),
      ...findPairs(findPairWords(sentences), findPairWords(neighbours), everywhere),
    ]
      .filter(({ about }) => !('hazard' in about) || concerns(about.hazard, ageMinMonths))
      .map((found) => ({ language, part, index, ...found, word: asWritten(found.word) }))
  })
  const seen = new Set<string>()
  return findings.filter((finding) => {
    const key = JSON.stringify(finding)
    return !seen.has(key) && seen.add(key)
  })
}

/** Maps each folded word to its written form, with accents, capitals and Hebrew final letters. */
function writtenWords(lines: readonly string[]): Map<string, string> {
  const words = lines.flatMap((line) => line.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
  return new Map(words.map((word) => [foldWord(word), word]))
}

type Match = Pick<Finding, 'word' | 'about' | 'isNever'>

/** Returns whether the hazard can block the card, or require a note, from that age on. */
export function concerns(code: HazardCode, ageMinMonths: number): boolean {
  const { underMonths, notes = [] } = hazardOf(code)
  return ageMinMonths < underMonths.child || notes.some((note) => mayBeDue(note, ageMinMonths))
}

/** Finds single words. Common ones only ask for notes, so they do not count in texts that only tell (benefits, safety notes). */
function findSingleWords(sentence: Sentence, isTold: boolean): Match[] {
  return sentence.found.flatMap(({ mark, span }): Match[] => {
    const word = wordsOf(sentence, span)
    switch (mark.kind) {
      case 'thing':
        return [{ word, about: { hazard: mark.code }, isNever: false }]
      case 'mild':
        return isTold ? [] : [{ word, about: { hazard: mark.code }, isNever: false }]
      case 'never':
        return [{ word, about: { hazard: mark.code }, isNever: true }]
      case 'substance':
        return [{ word, about: { substance: mark.id }, isNever: false }]
      default:
        return []
    }
  })
}

/** Finds words that cannot be acknowledged over the whole passage: "Boil water on the stove; the children stir it". */
function findNeverWords(sentences: readonly Sentence[]): Match[] {
  if (sentences.length < 2) return []
  const whole = joined(sentences)
  return whole.found.flatMap(({ mark, span }) =>
    mark.kind === 'never' ? [{ word: wordsOf(whole, span), about: { hazard: mark.code }, isNever: true }] : [],
  )
}

/** One word of a pair that only together names a hazard. */
interface PairWord {
  sentence: Sentence
  span: Span
  mark: Extract<Mark, { kind: 'pair_word' }>
}

function findPairWords(sentences: readonly Sentence[]): PairWord[] {
  return sentences.flatMap((sentence) => sentence.found.flatMap(({ mark, span }) => (mark.kind === 'pair_word' ? [{ sentence, span, mark }] : [])))
}

/** Finds pairs of a row: the first word in the passage, the other there, in the next step, or anywhere if that is enough. */
function findPairs(own: readonly PairWord[], neighbours: readonly PairWord[], everywhere: readonly PairWord[]): Match[] {
  return own.flatMap((word) => {
    const { code, pair, side, anywhere } = word.mark
    const other = (anywhere ? everywhere : neighbours).find(({ mark }) => mark.code === code && mark.pair === pair && mark.side !== side)
    return other ? [{ word: `${wordAt(word)} … ${wordAt(other)}`, about: { hazard: code }, isNever: false }] : []
  })
}

const wordAt = ({ sentence, span }: PairWord) => wordsOf(sentence, span)

/** Lists its texts one by one, in reading order. */
export function passagesOf(text: LintedText): { part: LintedPart; index: number; text: string }[] {
  const list = (part: 'benefits' | 'materials' | 'instructions' | 'safetyNotes' | 'guidance') =>
    text[part].map((line, index) => ({ part, index, text: line }))
  const one = (part: 'title' | 'description' | 'easier' | 'harder') => ({ part, index: 0, text: text[part] })
  return [
    one('title'),
    one('description'),
    ...list('benefits'),
    ...list('materials'),
    ...list('instructions'),
    ...list('safetyNotes'),
    one('easier'),
    one('harder'),
    ...list('guidance'),
  ]
}

/** Returns whether a declared hazard at that place, or a declared substance, covers the finding. */
export function isCovered({ part, index, about, isNever }: Finding, { hazards, substances }: Pick<Facts, 'hazards' | 'substances'>): boolean {
  if ('substance' in about) return substances.some(({ id }) => coversSubstance(id, about.substance))
  const declared = hazards.filter(({ code }) => code === about.hazard)
  // A note only warns; what is done is in the steps.
  const isBinding = isNever && part !== 'safetyNotes'
  return declared.some((hazard) => reaches(hazard, part, index) && (!isBinding || (hazard.who === 'child' && hazard.as === undefined)))
}

/** Returns whether a hazard covers a part: one of a step covers that step and every text outside steps and variations. */
function reaches({ at }: DeclaredHazard, part: LintedPart, index: number): boolean {
  const has = (place: Place) => at.includes(place)
  if (part === 'instructions') return has(index + 1) || has('card')
  if (part === 'easier' || part === 'harder') return has(part) || has('card')
  return true
}

/** Returns the place of a part of a card in the facts. */
export function placeOf(part: LintedPart, index: number): Place {
  if (part === 'instructions') return index + 1
  return part === 'easier' || part === 'harder' ? part : 'elsewhere'
}

/**
 * Returns whether the declared substance is the found one, a kind of it, its group, or something that contains it. An open choice
 * covers the names of whole groups.
 */
export function coversSubstance(declared: string, found: string): boolean {
  if (groupsOf(declared).has(found) || groupsOf(found).has(declared)) return true
  const substance = findSubstance(declared)
  return substance?.contains.includes(found) === true
}
