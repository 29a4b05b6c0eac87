/**
 * Judges a model's card by its words, if no trusted reader has found its facts. One word of a row is enough, whatever the sentence says and whoever
 * acts. The rules are in hazards.ts, the words in words/.
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
  /** Easier and harder ways. */
  variations: readonly string[]
  setting: Setting
  durationMinutes: number
}

/** Why a card is not taken: the rule and the words that break it. */
export interface Refusal {
  rule: HazardCode | 'allergy' | 'need' | 'unknown_material' | 'markup'
  match: string
}

/** A card whose sentences have been found, to be judged for one audience and another. */
export interface SearchedCard {
  card: ModelText
  /** Each step, variation, line by itself; title and description are one. */
  passages: Passage[]
  /** Of its safety notes, but for those that are ours: each sentence, and the advice that it is. */
  notes: { sentence: Sentence; frame: NoteFrame | undefined }[]
  markup: Refusal[]
}
interface Passage {
  part: 'told' | 'benefit' | 'material' | 'step' | 'variation'
  sentences: Sentence[]
}

/** Reading is most of the work: it is done once a card. */
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

/** All that speaks against showing a model's card to these children; nothing where it may be shown. */
export function wordRefusals({ card, passages, notes, markup }: SearchedCard, audience: SafetyAudience): Refusal[] {
  const judged = judgedIn({ passages, notes })
  return [
    ...markup,
    ...textsOf(card)
      .flatMap((text) => typedAllergiesIn(text, audience.allergies))
      .map((match) => ({ rule: 'allergy' as const, match })),
    ...judged.flatMap((sentence) => dangersIn(sentence, audience)),
    ...neighbouring(passages).flatMap((sentences) => pairsIn(sentences, audience.youngestMonths, false)),
    ...pairsIn(judged, audience.youngestMonths, true),
    ...passages.filter(({ part }) => part === 'material').flatMap(({ sentences }) => unresolved(sentences)),
    ...passages.filter(({ part }) => part !== 'benefit' && part !== 'material').flatMap(({ sentences }) => undoable(sentences, audience.needs)),
  ]
}

/** A note of the closed list gives advice; any other may tell of what is done ("you can go inside meanwhile"). */
function judgedIn({ passages, notes }: Pick<SearchedCard, 'passages' | 'notes'>): Sentence[] {
  const telling = notes.flatMap(({ sentence, frame }) => (frame ? [] : [sentence]))
  return [...passages.flatMap(({ sentences }) => sentences), ...telling]
}

/** What was read in a card that counts for some audience: enough to judge the card for any, except for allergies unknown to the lists. */
export interface CardFindings {
  /** Below this age in months it is refused. */
  underMonths: number
  /** Refused at every age. */
  isRefused: boolean
  /** Ids of its substances. */
  substances: string[]
  /** With these it cannot be done. */
  impossible: Need[]
}

const babies: SafetyAudience = { youngestMonths: -1, allergies: noAllergies, needs: [] }

/** Reads what counts for some audience, by the same rules as `wordRefusals`. */
export function findingsOf(read: SearchedCard): CardFindings {
  const rules = wordRefusals(read, babies).map(({ rule }) => rule)
  const limits = hazardCodes.filter((code) => rules.includes(code)).map(limitOf)
  const doing = read.passages.filter(({ part }) => part !== 'benefit' && part !== 'material').flatMap(({ sentences }) => sentences)
  const marks = judgedIn(read).flatMap((sentence) => withoutAllowedPhrases(sentence).map(({ mark }) => mark))
  return {
    // JSON has no infinity: a limit without an end is a refusal at every age.
    underMonths: Math.max(0, ...limits.filter(Number.isFinite)),
    isRefused: rules.includes('markup') || rules.includes('unknown_material') || limits.includes(Number.POSITIVE_INFINITY),
    substances: [...new Set(marks.flatMap((mark) => (mark.kind === 'substance' ? [mark.id] : [])))],
    impossible: allNeeds.filter((need) => undoable(doing, [need]).length > 0),
  }
}

/** What speaks against a card for these children, by what was read in it. */
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

/** All texts of a card. */
export function textsOf({ title, description, benefits, materialsNeeded, instructions, safetyNotes, variations }: ModelText): string[] {
  return [title, description, ...benefits, ...materialsNeeded, ...instructions, ...safetyNotes, ...variations]
}

/** Below which age a word of the row refuses a card. How long a screen is on cannot be told from a text. */
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

/** Sentences that are read as one: each passage, and each step with the next. */
function neighbouring(passages: readonly Passage[]): Sentence[][] {
  return passages.map(({ part, sentences }, index) => {
    const next = passages[index + 1]
    return part === 'step' && next?.part === 'step' ? [...sentences, ...next.sentences] : sentences
  })
}

/** Rows of which two words stand together: those for which that is close by, or those for which it is anywhere. */
function pairsIn(sentences: readonly Sentence[], youngestMonths: number, anywhere: boolean): Refusal[] {
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

/** What is done that somebody there cannot do. */
function undoable(sentences: readonly Sentence[], needs: readonly Need[]): Refusal[] {
  if (needs.length === 0) return []
  return sentences.flatMap((sentence) =>
    withoutAllowedPhrases(sentence).flatMap(({ mark, span }) =>
      mark.kind === 'undoable' && needs.includes(mark.need) ? [{ rule: 'need' as const, match: wordsOf(sentence, span) }] : [],
    ),
  )
}

/** A line of materials of which nothing tells what it is, or only what it comes in. */
function unresolved(sentences: readonly Sentence[]): Refusal[] {
  if (sentences.length === 0 || isKnownMaterial(sentences)) return []
  return [{ rule: 'unknown_material', match: sentences.map((sentence) => wordsOf(sentence, { start: 0, end: sentence.tokens.length })).join(' ') }]
}

/** The safety notes of a card that passed: its own, and after them those that are due for what is done in it and that it does not give. */
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

/** The youngest age in months, from `fromMonths` to `toMonths`, at which a card is allowed; it is at `toMonths`. */
export function lowestAge(fromMonths: number, toMonths: number, isAllowedAt: (youngestMonths: number) => boolean): number {
  const limits = hazardCodes.flatMap((code) => ageLimitsOf(code)).filter((limit) => limit > fromMonths && limit < toMonths)
  const ages = [...new Set([fromMonths, ...limits])].sort((a, b) => a - b)
  return ages.find(isAllowedAt) ?? toMonths
}

/** The ages at which a row may cease to hold, whoever acts and however. */
function ageLimitsOf(code: HazardCode): number[] {
  const { underMonths, unless = {} } = hazardOf(code)
  return [limitOf(code), ...Object.values(underMonths), ...Object.values(unless)]
}
