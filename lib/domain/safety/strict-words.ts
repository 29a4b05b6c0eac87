/**
 * Judges a model's card by its words if no trusted reader has found its facts. One word of a row is enough, in any sentence and
 * with any actor. The rules are in hazards.ts, the words in words/.
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
export interface SearchedCard {
  card: ModelText
  /** Each step, variation and line separately; title and description are one. */
  passages: Passage[]
  /** The sentences of its safety notes and the frame of each, without the app's own notes. */
  notes: { sentence: Sentence; frame: NoteFrame | undefined }[]
  markup: Refusal[]
}
interface Passage {
  part: 'told' | 'benefit' | 'material' | 'step' | 'variation'
  sentences: Sentence[]
}

/** Parses a card; this is most of the work, so it is done once per card. */
export function searchCard(card: ModelText): SearchedCard {
  const read = (text: string) => readText(text, card.language)
  const all = (part: Passage['part'], texts: readonly string[]) => texts.map((text) => ({ part, sentences: read(text) }))
  return {
    card,
    passages: [
      { part: 'told', sentences: [...read(card.title), ...read(card.description)] },
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
export function wordRefusals({ card, passages, notes, markup }: SearchedCard, audience: SafetyAudience): Refusal[] {
  const judged = listJudgedSentences({ passages, notes })
  return [
    ...markup,
    ...typedAllergiesIn(textsOf(card), audience.allergies).map((match) => ({ rule: 'allergy' as const, match })),
    ...judged.flatMap((sentence) => dangersIn(sentence, audience)),
    ...groupNeighbours(passages).flatMap((sentences) => findPairs(sentences, audience.youngestMonths, false)),
    ...findPairs(judged, audience.youngestMonths, true),
    ...passages.filter(({ part }) => part === 'material').flatMap(({ sentences }) => findUnknownMaterial(sentences)),
    ...passages.filter(({ part }) => part !== 'benefit' && part !== 'material').flatMap(({ sentences }) => findUndoable(sentences, audience.needs)),
  ]
}

/** Returns the sentences to judge. A note of the closed list is advice; any other may describe an action ("you can go inside meanwhile"). */
function listJudgedSentences({ passages, notes }: Pick<SearchedCard, 'passages' | 'notes'>): Sentence[] {
  const telling = notes.flatMap(({ sentence, frame }) => (frame ? [] : [sentence]))
  return [...passages.flatMap(({ sentences }) => sentences), ...telling]
}

/** The findings in a card for any audience: enough to judge it for each, except for unresolved allergies. */
export interface CardFindings {
  /** The age in months below which it is refused. */
  underMonths: number
  /** Whether it is refused at every age. */
  isRefused: boolean
  /** Ids of its substances. */
  substances: string[]
  /** The needs that make it impossible. */
  impossible: Need[]
}

const babies: SafetyAudience = { youngestMonths: -1, allergies: noAllergies, needs: [] }

/** Collects the findings for any audience, by the same rules as `wordRefusals`. */
export function findingsOf(read: SearchedCard): CardFindings {
  const rules = wordRefusals(read, babies).map(({ rule }) => rule)
  const limits = hazardCodes.filter((code) => rules.includes(code)).map(limitOf)
  const doing = read.passages.filter(({ part }) => part !== 'benefit' && part !== 'material').flatMap(({ sentences }) => sentences)
  const marks = listJudgedSentences(read).flatMap((sentence) => withoutAllowedPhrases(sentence).map(({ mark }) => mark))
  return {
    // JSON has no infinity: a limit without an end is a refusal at every age.
    underMonths: Math.max(0, ...limits.filter(Number.isFinite)),
    isRefused: rules.includes('markup') || rules.includes('unknown_material') || limits.includes(Number.POSITIVE_INFINITY),
    substances: [...new Set(marks.flatMap((mark) => (mark.kind === 'substance' ? [mark.id] : [])))],
    impossible: allNeeds.filter((need) => findUndoable(doing, [need]).length > 0),
  }
}

/** Returns the reasons to refuse a card for these children, from its findings. */
export function findingsAgainst(
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

/** Returns the age below which a word of the row refuses a card. A text does not tell how long a screen is on. */
export function limitOf(code: HazardCode): number {
  return code === 'screens' ? screenLimitUnderMonths : hazardOf(code).underMonths.child
}

function dangersIn(sentence: Sentence, { youngestMonths, allergies }: SafetyAudience): Refusal[] {
  const found = withoutAllowedPhrases(sentence)
  const named = found.flatMap(({ mark, span }): Refusal[] => {
    const match = wordsOf(sentence, span)
    if ((mark.kind === 'thing' || mark.kind === 'never') && youngestMonths < limitOf(mark.code)) return [{ rule: mark.code, match }]
    if (mark.kind === 'substance' && meetsAllergy(mark.id, allergies)) return [{ rule: 'allergy', match }]
    return []
  })
  const balls = youngestMonths < limitOf('small_parts') ? smallBallsIn(sentence) : []
  return [...named, ...balls.map(({ span }) => ({ rule: 'small_parts' as const, match: wordsOf(sentence, span) }))]
}

/** Groups sentences that are read together: each passage, and each step with the next. */
function groupNeighbours(passages: readonly Passage[]): Sentence[][] {
  return passages.map(({ part, sentences }, index) => {
    const next = passages[index + 1]
    return part === 'step' && next?.part === 'step' ? [...sentences, ...next.sentences] : sentences
  })
}

/** Finds rows with a pair of words: either rows that need them close together, or rows that accept them anywhere. */
function findPairs(sentences: readonly Sentence[], youngestMonths: number, anywhere: boolean): Refusal[] {
  const halves = new Map<string, { sentence: Sentence; found: Found }>()
  const refusals: Refusal[] = []
  for (const sentence of sentences) {
    for (const found of withoutAllowedPhrases(sentence)) {
      const { mark } = found
      if (mark.kind !== 'half' || mark.anywhere !== anywhere || youngestMonths >= limitOf(mark.code)) continue
      const row = `${mark.code} ${mark.pair}`
      const other = halves.get(`${row} ${mark.side === 'one' ? 'other' : 'one'}`)
      if (other) refusals.push({ rule: mark.code, match: `${wordsOf(other.sentence, other.found.span)} … ${wordsOf(sentence, found.span)}` })
      halves.set(`${row} ${mark.side}`, { sentence, found })
    }
  }
  return refusals
}

/** Finds actions that a child with a need cannot do. */
function findUndoable(sentences: readonly Sentence[], needs: readonly Need[]): Refusal[] {
  if (needs.length === 0) return []
  return sentences.flatMap((sentence) =>
    withoutAllowedPhrases(sentence).flatMap(({ mark, span }) =>
      mark.kind === 'undoable' && needs.includes(mark.need) ? [{ rule: 'need' as const, match: wordsOf(sentence, span) }] : [],
    ),
  )
}

/** Refuses a line of materials that does not say what the material is, or only names its container. */
function findUnknownMaterial(sentences: readonly Sentence[]): Refusal[] {
  if (sentences.length === 0 || isKnownMaterial(sentences)) return []
  return [{ rule: 'unknown_material', match: sentences.map((sentence) => wordsOf(sentence, { start: 0, end: sentence.tokens.length })).join(' ') }]
}

/** Returns the safety notes of a card that passed: its own, then the required ones that it does not give. */
export function notesOf({ card, passages, notes }: SearchedCard, youngestMonths: number): string[] {
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

/** Returns the youngest age in months, from `fromMonths` to `toMonths`, at which a card is allowed; it always is at `toMonths`. */
export function lowestAge(fromMonths: number, toMonths: number, isAllowedAt: (youngestMonths: number) => boolean): number {
  const limits = hazardCodes.flatMap((code) => ageLimitsOf(code)).filter((limit) => limit > fromMonths && limit < toMonths)
  const ages = [...new Set([fromMonths, ...limits])].sort((a, b) => a - b)
  return ages.find(isAllowedAt) ?? toMonths
}

/** Lists the ages at which a row may stop applying, for any actor and way. */
function ageLimitsOf(code: HazardCode): number[] {
  const { underMonths, unless = {} } = hazardOf(code)
  return [limitOf(code), ...Object.values(underMonths), ...Object.values(unless)]
}
