/**
 * Judges a model's card by its words if no trusted reader has recorded its facts. One word of a hazard refuses the card, in any
 * sentence and with any actor. hazards.ts defines the hazards, words/ lists their words.
 */
import type { Language, Setting } from '#lib/domain/platform/basics'
import { needs as allNeeds, type Need } from '#lib/domain/platform/vocabulary'
import { meetsAllergy, noAllergies, typedAllergiesIn } from '#lib/domain/safety/allergies'
import { smallBallsIn } from '#lib/domain/safety/ball-sizes'
import type { SafetyAudience } from '#lib/domain/safety/gate'
import { type HazardCode, hazardCodes, hazardOf, type NoteId, screenLimitUnderMonths } from '#lib/domain/safety/hazards'
import { markupIn } from '#lib/domain/safety/markup'
import { isKnownMaterial } from '#lib/domain/safety/materials'
import { frameOf } from '#lib/domain/safety/note-frames'
import { isNoteDue, isOwnSentence, withNotes } from '#lib/domain/safety/notes'
import { type Found, readText, type Sentence, withoutAllowedPhrases, wordsOf } from '#lib/domain/safety/sentences'
import type { NoteFrame } from '#lib/domain/safety/words/format'

export interface ModelText {
  language: Language
  title: string
  description: string
  benefits: readonly string[]
  materialsNeeded: readonly string[]
  instructions: readonly string[]
  safetyNotes: readonly string[]
  /** The easier and harder variations. */
  variations: readonly string[]
  setting: Setting
  durationMinutes: number
}

/** Why a card is refused: the rule and the words that break it. */
export interface Refusal {
  rule: HazardCode | 'allergy' | 'need' | 'unknown_material' | 'markup'
  match: string
}

/** A card with its parsed sentences, to judge for any audience. */
export interface ParsedCard {
  card: ModelText
  /** One passage for title and description, and one for each other line. */
  passages: Passage[]
  /** Sentences of the safety notes that the model wrote, each with the standard note that it matches, if any. */
  notes: { sentence: Sentence; frame: NoteFrame | undefined }[]
  markup: Refusal[]
}
interface Passage {
  part: 'introduction' | 'benefit' | 'material' | 'step' | 'variation'
  sentences: Sentence[]
}

/** Parses a card once, because parsing takes most of the time. */
export function parseCard(card: ModelText): ParsedCard {
  const read = (text: string) => readText(text, card.language)
  const all = (part: Passage['part'], texts: readonly string[]) => texts.map((text) => ({ part, sentences: read(text) }))
  return {
    card,
    passages: [
      { part: 'introduction', sentences: [...read(card.title), ...read(card.description)] },
      ...all('benefit', card.benefits),
      ...all('material', card.materialsNeeded),
      ...all('step', card.instructions),
      ...all('variation', card.variations),
    ],
    notes: card.safetyNotes
      .filter((note) => !isOwnSentence(note))
      .flatMap(read)
      .map((sentence) => ({ sentence, frame: frameOf(sentence) })),
    markup: textsOf(card)
      .flatMap((text) => markupIn(text) ?? [])
      .map((match) => ({ rule: 'markup', match })),
  }
}

/** Returns all reasons to refuse a model's card for these children; empty if it may be shown. */
export function getWordRefusals({ card, passages, notes, markup }: ParsedCard, audience: SafetyAudience): Refusal[] {
  const judged = listJudgedSentences({ passages, notes })
  return [
    ...markup,
    ...typedAllergiesIn(textsOf(card), audience.allergies).map((match) => ({ rule: 'allergy' as const, match })),
    ...judged.flatMap((sentence) => findDangers(sentence, audience)),
    ...groupNeighbours(passages).flatMap((sentences) => findPairs(sentences, audience.youngestMonths, { anywhere: false })),
    ...findPairs(judged, audience.youngestMonths, { anywhere: true }),
    ...passages.filter(({ part }) => part === 'material').flatMap(({ sentences }) => findUnknownMaterial(sentences)),
    ...passages
      .filter(({ part }) => part !== 'benefit' && part !== 'material')
      .flatMap(({ sentences }) => findImpossibleActions(sentences, audience.needs)),
  ]
}

/**
 * Returns the sentences to judge. A note that matches the fixed list is advice and is not judged. Any other note may describe an action
 * ("you can go inside meanwhile") and is judged.
 */
function listJudgedSentences({ passages, notes }: Pick<ParsedCard, 'passages' | 'notes'>): Sentence[] {
  const judgedNotes = notes.flatMap(({ sentence, frame }) => (frame ? [] : [sentence]))
  return [...passages.flatMap(({ sentences }) => sentences), ...judgedNotes]
}

/** The findings in a card. They suffice for every audience, except for allergies that no list knows. */
export interface CardFindings {
  /** Refused for children younger than this, in months. */
  underMonths: number
  /** Whether it is refused at every age. */
  isRefused: boolean
  /** Ids of its substances. */
  substances: string[]
  /** The needs that make it impossible. */
  impossible: Need[]
}

/** An audience that every hazard concerns: −1 is below every age limit. */
const everyHazardAudience: SafetyAudience = { youngestMonths: -1, allergies: noAllergies, needs: [] }

/** Collects the findings for any audience, by the same rules as `getWordRefusals`. */
export function getFindings(parsed: ParsedCard): CardFindings {
  const rules = getWordRefusals(parsed, everyHazardAudience).map(({ rule }) => rule)
  const limits = hazardCodes.filter((code) => rules.includes(code)).map(limitOf)
  const actionSentences = parsed.passages.filter(({ part }) => part !== 'benefit' && part !== 'material').flatMap(({ sentences }) => sentences)
  const marks = listJudgedSentences(parsed).flatMap((sentence) => withoutAllowedPhrases(sentence).map(({ mark }) => mark))
  return {
    // JSON has no infinity: a hazard without an age limit sets `isRefused` instead.
    underMonths: Math.max(0, ...limits.filter(Number.isFinite)),
    isRefused: rules.includes('markup') || rules.includes('unknown_material') || limits.includes(Number.POSITIVE_INFINITY),
    substances: [...new Set(marks.flatMap((mark) => (mark.kind === 'substance' ? [mark.id] : [])))],
    impossible: allNeeds.filter((need) => findImpossibleActions(actionSentences, [need]).length > 0),
  }
}

/** Returns the reasons to refuse a card for these children, from its findings. A card refused at every age also counts as `age`. */
export function getRefusalReasons(
  { underMonths, isRefused, substances, impossible }: CardFindings,
  audience: SafetyAudience,
): Set<'allergy' | 'need' | 'age'> {
  const against = new Set<'allergy' | 'need' | 'age'>()
  if (substances.some((id) => meetsAllergy(id, audience.allergies))) against.add('allergy')
  if (impossible.some((need) => audience.needs.includes(need))) against.add('need')
  if (isRefused || audience.youngestMonths < underMonths) against.add('age')
  return against
}

/** Lists all texts of a card. */
export function textsOf({ title, description, benefits, materialsNeeded, instructions, safetyNotes, variations }: ModelText): string[] {
  return [title, description, ...benefits, ...materialsNeeded, ...instructions, ...safetyNotes, ...variations]
}

/**
 * Returns the age in months below which a word of this hazard refuses a card. Screens have their own limit, because the text does not give
 * the minutes.
 */
export function limitOf(code: HazardCode): number {
  return code === 'screens' ? screenLimitUnderMonths : hazardOf(code).underMonths.child
}

function findDangers(sentence: Sentence, { youngestMonths, allergies }: SafetyAudience): Refusal[] {
  const found = withoutAllowedPhrases(sentence)
  const named = found.flatMap(({ mark, span }): Refusal[] => {
    const match = wordsOf(sentence, span)
    if ((mark.kind === 'thing' || mark.kind === 'never') && youngestMonths < limitOf(mark.code)) return [{ rule: mark.code, match }]
    if (mark.kind === 'substance' && meetsAllergy(mark.id, allergies)) return [{ rule: 'allergy', match }]
    return []
  })
  const smallBalls = youngestMonths < limitOf('small_parts') ? smallBallsIn(sentence) : []
  return [...named, ...smallBalls.map(({ span }) => ({ rule: 'small_parts' as const, match: wordsOf(sentence, span) }))]
}

/** Groups sentences that are read together: each passage, and each step with the next. */
function groupNeighbours(passages: readonly Passage[]): Sentence[][] {
  return passages.map(({ part, sentences }, index) => {
    const next = passages[index + 1]
    return part === 'step' && next?.part === 'step' ? [...sentences, ...next.sentences] : sentences
  })
}

/** Finds hazards that need two words. `anywhere`: the two may be in any sentences; otherwise in the given neighbours. */
function findPairs(sentences: readonly Sentence[], youngestMonths: number, { anywhere }: { anywhere: boolean }): Refusal[] {
  const foundWords = new Map<string, { sentence: Sentence; found: Found }>()
  const refusals: Refusal[] = []
  for (const sentence of sentences) {
    for (const found of withoutAllowedPhrases(sentence)) {
      const { mark } = found
      if (mark.kind !== 'pair_word' || mark.anywhere !== anywhere || youngestMonths >= limitOf(mark.code)) continue
      const pairKey = `${mark.code} ${mark.pair}`
      const other = foundWords.get(`${pairKey} ${mark.side === 'first' ? 'second' : 'first'}`)
      if (other) refusals.push({ rule: mark.code, match: `${wordsOf(other.sentence, other.found.span)} … ${wordsOf(sentence, found.span)}` })
      foundWords.set(`${pairKey} ${mark.side}`, { sentence, found })
    }
  }
  return refusals
}

/** Finds actions that a child with a need cannot do. */
function findImpossibleActions(sentences: readonly Sentence[], needs: readonly Need[]): Refusal[] {
  return sentences.flatMap((sentence) =>
    withoutAllowedPhrases(sentence).flatMap(({ mark, span }) =>
      mark.kind === 'undoable' && needs.includes(mark.need) ? [{ rule: 'need' as const, match: wordsOf(sentence, span) }] : [],
    ),
  )
}

/** Refuses a material line that names no known material, or only a container. */
function findUnknownMaterial(sentences: readonly Sentence[]): Refusal[] {
  if (sentences.length === 0 || isKnownMaterial(sentences)) return []
  return [{ rule: 'unknown_material', match: sentences.map((sentence) => wordsOf(sentence, { start: 0, end: sentence.tokens.length })).join(' ') }]
}

/** Returns the safety notes of a card that passed: the model's notes, then the required notes that are missing. */
export function notesOf({ card, passages, notes }: ParsedCard, youngestMonths: number): string[] {
  const given = new Set(notes.flatMap(({ frame }) => frame?.gives ?? []))
  const due = new Set<NoteId>(card.setting === 'outdoor' ? ['sun', 'hottest_weather'] : [])
  for (const { part, sentences } of passages) {
    if (part === 'benefit') continue
    for (const { mark } of sentences.flatMap(withoutAllowedPhrases)) {
      if (mark.kind === 'thing' || mark.kind === 'mild') for (const note of hazardOf(mark.code).notes ?? []) due.add(note)
    }
  }
  const missing = [...due].filter((note) => !given.has(note) && isNoteDue(note, youngestMonths, card.durationMinutes))
  return withNotes(card.safetyNotes, missing, card.language, youngestMonths)
}

/**
 * Returns the youngest age in months, from `fromMonths` to `toMonths`, at which a card is allowed. The card must be allowed at `toMonths`.
 */
export function findLowestAllowedAge(fromMonths: number, toMonths: number, isAllowedAt: (youngestMonths: number) => boolean): number {
  const limits = hazardCodes.flatMap((code) => ageLimitsOf(code)).filter((limit) => limit > fromMonths && limit < toMonths)
  const ages = [...new Set([fromMonths, ...limits])].sort((a, b) => a - b)
  return ages.find(isAllowedAt) ?? toMonths
}

/** Lists the ages at which a hazard may end, for every actor and way of use. */
function ageLimitsOf(code: HazardCode): number[] {
  const { underMonths, unless = {} } = hazardOf(code)
  return [limitOf(code), ...Object.values(underMonths), ...Object.values(unless)]
}
