/** The safety gate: what keeps a card from a child, and which notes it must carry. Rules: rules.ts; words: terms.*.ts. */

import { allergyMatches } from '#lib/domain/safety/allergies'
import type { SafetyAudience, SafetyCard, SafetyVerdict } from '#lib/domain/safety/card'
import { type Document, documentOf, textsOf } from '#lib/domain/safety/document'
import { chokingFood, rawFood } from '#lib/domain/safety/food'
import { heatAndBlades } from '#lib/domain/safety/heat'
import { markupIn } from '#lib/domain/safety/markup'
import { isOwnSentence, noteSentence, requiredNotes, saysAlready } from '#lib/domain/safety/notes'
import { balloons, type Detector, liveAnimals, looseFill, smallParts, words } from '#lib/domain/safety/objects'
import { type BlockRuleId, blockRules, holdsAt } from '#lib/domain/safety/rules'
import { tooMuchScreen } from '#lib/domain/safety/screens'
import { middaySun } from '#lib/domain/safety/sun'

export type { SafetyAudience, SafetyCard, SafetyVerdict }

type ByWords = Exclude<BlockRuleId, 'allergy' | 'midday_sun' | 'screens' | 'markup'>
const detectors: Readonly<Record<ByWords, Detector>> = {
  small_parts: smallParts,
  balloons,
  choking_food: chokingFood,
  honey: words('honey', { innocent: ['not_honey'], toysAreFine: true }),
  trampoline: words('trampoline', { innocent: ['not_trampoline'], toysAreFine: true }),
  loose_fill: looseFill,
  water_beads: words('water_beads', { innocent: ['not_water_beads'], isObject: true, scenes: [{ words: 'bare_drops', in: 'drops' }] }),
  magnets: words('magnets', { innocent: ['not_magnets'], isObject: true }),
  button_batteries: words('button_batteries', { innocent: ['not_button_batteries'], isObject: true, swapsAreUses: true }),
  toxic_art: words('toxic_art', { innocent: ['not_toxic_art'] }),
  raw_dough: rawFood,
  live_animals: liveAnimals,
  heat_blades: heatAndBlades,
  diagnosis: words('diagnosis', {
    innocent: ['not_diagnosis'],
    plain: true,
    denialReach: 4,
    scenes: [{ words: 'bare_diagnosis', in: 'toy_clinic' }],
  }),
}

/** Everything that keeps this card from this audience (rule and the words found), and the notes it must carry (had or not). */
export function checkSafety(card: SafetyCard, audience: SafetyAudience): SafetyVerdict {
  const document = documentWithoutOwnNotes(card)
  const blocked = blockRules
    .filter((rule) => holdsAt(rule, audience.youngestMonths))
    .flatMap(({ id }) => [...new Set(matchesOf(id, card, document, audience))].map((match) => ({ rule: id, match })))
  return { blocked, requiredNotes: requiredNotes(document, card.setting, audience.youngestMonths) }
}

/** The check and the notes read the same card one after the other; reading it is most of the work. */
const documents = new WeakMap<SafetyCard, Document>()

function documentWithoutOwnNotes(card: SafetyCard): Document {
  const known = documents.get(card)
  if (known) return known
  const document = documentOf({ ...card, safetyNotes: card.safetyNotes.filter((note) => !isOwnSentence(note)) })
  documents.set(card, document)
  return document
}

function matchesOf(id: BlockRuleId, card: SafetyCard, document: Document, audience: SafetyAudience): string[] {
  switch (id) {
    case 'allergy':
      return allergyMatches(document, card.allergens, audience.allergies)
    case 'midday_sun':
      return middaySun(document, card.setting)
    case 'screens':
      return tooMuchScreen(document, audience.youngestMonths, card.durationMinutes)
    case 'markup':
      return textsOf(card).flatMap(([, text]) => markupIn(text) ?? [])
    default:
      return detectors[id](document)
  }
}

/** The card with the sentences of the required notes it lacks added to its safety notes: never twice, never where the card already says it. */
export function withRequiredNotes<T extends SafetyCard>(card: T, audience: SafetyAudience): T {
  const document = documentWithoutOwnNotes(card)
  const missing = requiredNotes(document, card.setting, audience.youngestMonths)
    .filter((id) => !saysAlready(id, document, audience.youngestMonths))
    .map((id) => noteSentence(id, card.language, audience.youngestMonths))
    .filter((sentence) => !card.safetyNotes.includes(sentence))
  return missing.length === 0 ? card : { ...card, safetyNotes: [...card.safetyNotes, ...missing] }
}
