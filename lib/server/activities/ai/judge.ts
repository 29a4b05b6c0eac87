import 'server-only'
import type { Language } from '#lib/domain/platform/basics'
import { cardRefusals } from '#lib/domain/safety/fact-gate'
import type { Facts } from '#lib/domain/safety/facts'
import { factRefusals, notesFor, type SafetyAudience } from '#lib/domain/safety/gate'
import type { LintedText } from '#lib/domain/safety/lint'
import { withNotes } from '#lib/domain/safety/notes'
import { cardToRead } from '#lib/domain/safety/reading'
import { findLowestAllowedAge, getWordRefusals, notesOf, parseCard } from '#lib/domain/safety/word-gate'
import type { ModelCard } from '#lib/schemas/activities/model-answer'
import { ModelError } from '#lib/server/activities/ai/model-error'
import { readFacts } from '#lib/server/activities/ai/reader'
import type { ModelTimeouts } from '#lib/server/activities/ai/timeouts'

/** A card that may be shown, with its required notes; without facts, its words were judged. */
export interface JudgedModelCard extends ModelCard {
  facts: Facts | null
}

/** Recipient of a card, and whether a trusted reader may be asked for its facts. */
export interface Judging {
  language: Language
  audience: SafetyAudience
  isReaderTrusted: boolean
}

/** Judges a model's card: by its facts if a trusted reader gives them, else by its words. */
export async function judgeCard(card: ModelCard, judging: Judging, timeouts: ModelTimeouts): Promise<JudgedModelCard | { rule: string }> {
  const facts = judging.isReaderTrusted ? await factsOf(card, judging.language, timeouts) : undefined
  if (facts === undefined) return judgedByWords(card, judging)
  return 'rule' in facts ? facts : judgedByFacts(card, facts, judging)
}

/** Returns the reader's facts; undefined if it fails, so that the words decide. */
async function factsOf(card: ModelCard, language: Language, timeouts: ModelTimeouts) {
  try {
    return await readFacts(cardToRead(lintedText(card), language), timeouts)
  } catch (error) {
    // A card whose batch is no longer wanted is not judged at all.
    if (!(error instanceof ModelError) || error.code === 'stopped') throw error
    if (error.code !== 'resting') console.warn(`A card could not be read: ${error.code}`)
    // A card does not choose who judges it.
    return error.isOfTheAnswer ? { rule: error.code, match: '' } : undefined
  }
}

function judgedByFacts(card: ModelCard, facts: Facts, { language, audience }: Judging): JudgedModelCard | { rule: string } {
  const [broken] = cardRefusals(facts, lintedText(card), audience)
  if (broken) return broken
  // Of what the gate checks, only the facts depend on the age.
  const isAllowedAt = (youngestMonths: number) => factRefusals(facts, { ...audience, youngestMonths }).length === 0
  const ageMinMonths = findLowestAllowedAge(card.ageMinMonths, audience.youngestMonths, isAllowedAt)
  const due = notesFor(facts, card, audience.youngestMonths, audience.allergies)
  return { ...card, ageMinMonths, facts, safetyNotes: withNotes(card.safetyNotes, due, language, audience.youngestMonths) }
}

function judgedByWords(card: ModelCard, { language, audience }: Judging): JudgedModelCard | { rule: string } {
  const parsed = parseCard({ ...card, language, variations: [card.easier, card.harder].flatMap((way) => way ?? []) })
  const [broken] = getWordRefusals(parsed, audience)
  if (broken) return broken
  const isAllowedAt = (youngestMonths: number) => getWordRefusals(parsed, { ...audience, youngestMonths }).length === 0
  const ageMinMonths = findLowestAllowedAge(card.ageMinMonths, audience.youngestMonths, isAllowedAt)
  return { ...card, ageMinMonths, facts: null, safetyNotes: notesOf(parsed, audience.youngestMonths) }
}

function lintedText({ title, description, benefits, materialsNeeded, instructions, safetyNotes, easier, harder }: ModelCard): LintedText {
  const ways = { easier: easier ?? '', harder: harder ?? '' }
  return { title, description, benefits, materials: materialsNeeded, instructions, safetyNotes, ...ways, guidance: [] }
}
