/**
 * A reader's answer about a model's card, and the facts made from it. The reader decides nothing: it must answer every dangerous
 * word that the lint finds, and unknown or unsure answers refuse the card.
 */
import { type Language, languages } from '#lib/domain/platform/basics'
import { isNeed, needs } from '#lib/domain/platform/vocabulary'
import { UNRESOLVED_SUBSTANCE } from '#lib/domain/safety/allergies'
import { nameOfPart, partNamed } from '#lib/domain/safety/card-parts'
import { combinedHazards, combinedSubstances } from '#lib/domain/safety/combined-facts'
import { type Acknowledgement, type DeclaredHazard, type DeclaredSubstance, type Facts, type Place, uses } from '#lib/domain/safety/facts'
import { type Actor, actors, type HazardCode, harmlessWaysOf, hazardCodes, type NoteId } from '#lib/domain/safety/hazards'
import { type Finding, findingsIn, isCovered, type LintedText, placeOf } from '#lib/domain/safety/lint'
import { plainWords } from '#lib/domain/safety/normalise'
import { frameOf } from '#lib/domain/safety/note-frames'
import { readText } from '#lib/domain/safety/sentences'
import { substanceNamed } from '#lib/domain/safety/substances'

/** The meaning of a dangerous word at its place: the danger itself, its denial, a warning of it, or something else. */
export const meanings = ['hazard', 'denied', 'warned', 'other_meaning'] as const

/** An unchecked answer, whose texts may be unknown. Places read "step 2", "material 1", "title". */
export interface ReaderAnswer {
  hazards: { code: string; where: string; who: string; way: string | null; minutes: number | null }[]
  substances: { name: string; use: string; where: string }[]
  impossibleFor: string[]
  words: { word: string; where: string; is: string }[]
  unsure: { code: string; where: string }[]
}

/** A word that the reader must explain. */
export interface FoundWord {
  word: string
  where: string
}

/** A model's card with the dangerous words that the lint found in it. */
export interface CardToRead {
  language: Language
  text: LintedText
  findings: readonly Finding[]
}

/** Why an answer gives no facts: the reader is unsure, names something unknown, or leaves a dangerous word unexplained. */
export interface ReadingRefusal {
  rule: 'unsure' | 'unknown_answer' | 'unanswered_word'
  match: string
}

/**
 * Finds the words that a reader must explain. It searches for every age, because facts stay with the card, which may be shown to
 * younger children later.
 */
export function cardToRead(text: LintedText, language: Language): CardToRead {
  return { language, text, findings: findingsIn(text, language, 0) }
}

/** Lists the dangerous words of a card, each once per place, without foods, plants and animals, whose words count as present. */
export function wordsToExplain({ findings }: CardToRead): FoundWord[] {
  const words = findings.flatMap(({ about, word, part, index }) => ('hazard' in about ? [{ word, where: nameOfPart(part, index) }] : []))
  return [...new Map(words.map((found) => [`${found.where} ${found.word}`, found])).values()]
}

/** Makes a card's facts from a reader's answer, or returns why there are none. */
export function factsFromAnswer(card: CardToRead, answer: ReaderAnswer): Facts | ReadingRefusal {
  const [doubt] = answer.unsure
  if (doubt) return { rule: 'unsure', match: doubt.code }
  const hazards = answer.hazards.map((one) => declaredHazard(one, card.text))
  const declared = hazards.filter((one) => one !== undefined)
  if (declared.length < hazards.length || !answer.impossibleFor.every(isNeed)) return { rule: 'unknown_answer', match: firstUnknown(answer, card) }
  const explained = explainedWords(card, declared, answer.words)
  if ('rule' in explained) return explained
  const impossible = needs.filter((need) => answer.impossibleFor.includes(need))
  return {
    hazards: combinedHazards([...declared, ...explained.hazards]),
    substances: declaredSubstances(card, answer.substances),
    effort: { fits: [], fine: needs.filter((need) => !impossible.includes(need)), hard: [], impossible },
    given: notesGiven(card),
    acknowledged: explained.acknowledged,
  }
}

/**
 * Converts an answer to a hazard of the vocabulary; undefined for an unknown code or place. If unclear, the child acts, and in no
 * harmless way.
 */
export function declaredHazard({ code, where, who, way, minutes }: ReaderAnswer['hazards'][number], text: LintedText): DeclaredHazard | undefined {
  const known = hazardCodes.find((one) => one === code)
  const place = partNamed(where, text)
  if (!known || !place) return undefined
  const as = harmlessWaysOf(known).find((one) => one === way)
  return {
    code: known,
    at: [placeOf(place.part, place.index)],
    who: actors.find((one) => one === who) ?? 'child',
    ...(as && { as }),
    ...(minutes !== null && minutes >= 1 && { minutes: Math.round(minutes) }),
  }
}

function firstUnknown({ hazards, impossibleFor }: ReaderAnswer, { text }: CardToRead): string {
  const unknown = hazards.find((one) => !declaredHazard(one, text))
  return unknown ? `${unknown.code} at ${unknown.where}` : (impossibleFor.find((need) => !isNeed(need)) ?? '')
}

interface Explained {
  /** Rows of a word that is the danger itself, if the reader declared only one or none: they count as present. */
  hazards: DeclaredHazard[]
  acknowledged: Acknowledgement[]
}

/** Checks all dangerous words. A word is covered if its row is declared at its place; any other needs an answer. */
function explainedWords(card: CardToRead, declared: DeclaredHazard[], answers: ReaderAnswer['words']): Explained | ReadingRefusal {
  const hazards: DeclaredHazard[] = []
  const harmless = new Map<string, Set<string>>()
  const meaningAt = meaningsByPlace(answers)
  const byWord = Map.groupBy(card.findings, ({ part, index, word }) => `${nameOfPart(part, index)} ${plainWords(word)}`)
  for (const [key, findings] of byWord) {
    const is = meaningAt.get(key) ?? ''
    const coveredBy = declared.find((hazard) => findings.some((finding) => isCovered(finding, { hazards: [hazard], substances: [] })))
    for (const finding of findings) {
      const { about, part, index, word, isNever } = finding
      if (!('hazard' in about)) continue
      const row = { code: about.hazard, at: placeOf(part, index) }
      // A hazard that the reader sees in this word counts here, even if another place has it in a milder way.
      const isMissingHere = is === 'hazard' && !isDeclaredAt(row, declared)
      if (!isMissingHere && isCovered(finding, { hazards: declared, substances: [] })) continue
      // A word that can only be declared counts as the child's own doing.
      if (is === 'hazard') hazards.push({ ...row, at: [row.at], who: isNever ? 'child' : actorAt(row.at, declared) })
      else if (coveredBy && !isNever) hazards.push({ ...row, at: [row.at], who: coveredBy.who })
      else if (harmlessMeanings.has(is) && (!isNever || part === 'safetyNotes')) harmless.set(is, (harmless.get(is) ?? new Set()).add(word))
      else return { rule: 'unanswered_word', match: word }
    }
  }
  const acknowledged = [...harmless].map(([why, words]) => ({ words: { [card.language]: [...words] }, why }))
  return { hazards, acknowledged }
}

const harmlessMeanings: ReadonlySet<string> = new Set(meanings.filter((meaning) => meaning !== 'hazard'))

function isDeclaredAt({ code, at }: { code: HazardCode; at: Place }, declared: readonly DeclaredHazard[]): boolean {
  return declared.some((hazard) => hazard.code === code && hazard.at.includes(at))
}

/** Returns the meaning of each answered word by place. Of several meanings the danger counts. */
function meaningsByPlace(answers: ReaderAnswer['words']): Map<string, string> {
  const groups = Map.groupBy(answers, ({ word, where }) => `${where.trim().toLowerCase()} ${plainWords(word)}`)
  return new Map([...groups].map(([key, same]) => [key, new Set(same.map(({ is }) => is)).size > 1 ? 'hazard' : (same[0]?.is ?? '')]))
}

/** Returns the actor of a row that the reader did not declare itself: an adult only if everything declared at that place is an adult's. */
function actorAt(place: Place, declared: readonly DeclaredHazard[]): Actor {
  const there = declared.filter(({ at }) => at.includes(place))
  return there.length > 0 && there.every(({ who }) => who === 'adult') ? 'adult' : 'child'
}

/** Combines the substances that the reader names and those found only in the text: the latter as near, which an allergy also meets. */
function declaredSubstances({ findings }: CardToRead, named: ReaderAnswer['substances']): DeclaredSubstance[] {
  const read = findings.flatMap(({ about }) => ('substance' in about ? [{ id: about.substance, use: 'near' as const }] : []))
  return combinedSubstances([...toSubstances(named), ...read])
}

/** Converts the substances that a reader names. An unknown use counts as the closest. */
export function toSubstances(named: ReaderAnswer['substances']): DeclaredSubstance[] {
  return named.flatMap(({ name, use }) => substanceIds(name).map((id) => ({ id, use: uses.find((one) => one === use) ?? 'eaten' })))
}

/** Letters from which on a word of a name must be known. */
const SHORTEST_TELLING_WORD = 3

/**
 * Returns the substances of a name in any language; none for a household thing. A name with a word that belongs to neither may also be
 * any other substance.
 */
export function substanceIds(name: string): string[] {
  const named = substanceNamed(name)
  if (named) return [named.id]
  const inLanguages = languages.map((language) => readText(name, language))
  const ids = inLanguages.flat().flatMap(({ found }) => found.flatMap(({ mark }) => (mark.kind === 'substance' ? [mark.id] : [])))
  const isKnown = (sentence: number, at: number) =>
    inLanguages.some((sentences) =>
      sentences[sentence]?.found.some(({ mark, span }) => namingMarks.has(mark.kind) && at >= span.start && at < span.end),
    )
  const sentences = inLanguages[0] ?? []
  const isKnownThroughout = sentences.every(({ tokens }, sentence) =>
    tokens.every(({ text }, at) => text.length < SHORTEST_TELLING_WORD || isKnown(sentence, at)),
  )
  return [...new Set([...ids, ...(isKnownThroughout ? [] : [UNRESOLVED_SUBSTANCE])])]
}

const namingMarks: ReadonlySet<string> = new Set(['substance', 'household'])

/** Returns the required notes that the card's own notes already give. */
function notesGiven({ text, language }: CardToRead): NoteId[] {
  const given = text.safetyNotes.flatMap((note) => readText(note, language)).flatMap((sentence) => frameOf(sentence)?.gives ?? [])
  return [...new Set(given)]
}
