/**
 * The gate for reviewed cards: compares hazards, substances and efforts with the children present. It reads no text. A card
 * without facts does not pass. A model's card is judged by fact-gate.ts, which also uses this gate, or without facts by word-gate.ts.
 */
import type { Setting } from '#lib/domain/platform/basics'
import type { Need } from '#lib/domain/platform/vocabulary'
import { type Allergies, meetsAllergy } from '#lib/domain/safety/allergies'
import { type DeclaredHazard, effortFor, type Facts } from '#lib/domain/safety/facts'
import { type Actor, type HazardCode, hazardOf, type NoteId, screenLimitMinutes, screenLimitUnderMonths, type Way } from '#lib/domain/safety/hazards'
import { isNoteDue } from '#lib/domain/safety/notes'
import { OPEN_CHOICE_NOTES } from '#lib/domain/safety/substances'

/** The children present. */
export interface SafetyAudience {
  /** The youngest child's age in months (corrected under 24 months). */
  youngestMonths: number
  /** The allergies of all children. */
  allergies: Allergies
  needs: readonly Need[]
}

/** A hazard's code; an allergy with the substance; a need that makes it impossible; or missing facts. */
export interface FactRefusal {
  rule: HazardCode | 'allergy' | 'need' | 'no_facts'
  match: string
}

/** Returns all reasons to refuse a reviewed card for these children; empty if it may be shown. The facts of an unreviewed card are `null`. */
export function factRefusals(facts: Facts | null, audience: SafetyAudience): FactRefusal[] {
  if (facts === null) return [{ rule: 'no_facts', match: '' }]
  const { youngestMonths, allergies, needs } = audience
  const hazards = facts.hazards.filter((hazard) => isTooYoung(hazard, youngestMonths)).map(({ code, as }) => ({ rule: code, match: as ?? '' }))
  const substances = facts.substances.filter(({ id }) => meetsAllergy(id, allergies)).map(({ id }) => ({ rule: 'allergy' as const, match: id }))
  const impossible = needs.filter((need) => effortFor(facts, need) === 'impossible').map((need) => ({ rule: 'need' as const, match: need }))
  return [...hazards, ...substances, ...impossible]
}

function isTooYoung({ code, who, as, minutes }: DeclaredHazard, months: number): boolean {
  const isLongScreen = code === 'screens' && who !== 'adult' && (minutes ?? Number.POSITIVE_INFINITY) > screenLimitMinutes
  return months < (isLongScreen ? screenLimitUnderMonths : underMonthsOf(code, who, as))
}

/** Returns the age in months below which a declared hazard blocks a card. An unknown way counts as none. */
export function underMonthsOf(code: HazardCode, who: Actor, as?: Way): number {
  const { underMonths, unless = {} } = hazardOf(code)
  const byActor = underMonths[who] ?? underMonths.child
  const byWay = as === undefined ? undefined : unless[as]
  return byWay === undefined ? byActor : Math.min(byActor, byWay)
}

interface Outing {
  setting: Setting
  durationMinutes: number
}

/** Returns the notes that a reviewed card needs at an age and that its text does not give. */
export function notesFor(facts: Facts, outing: Outing, youngestMonths: number, allergies: Allergies): NoteId[] {
  const declared = facts.hazards.flatMap(({ code, as }) => (as === undefined || as === 'cut_or_cooked' ? (hazardOf(code).notes ?? []) : []))
  const eaten = facts.substances.some(({ id, use }) => use === 'eaten' && !drinks.has(id)) ? (['cut_food'] as const) : []
  const outdoors = outing.setting === 'outdoor' ? (['sun', 'hottest_weather'] as const) : []
  const choices = allergies.ids.length + allergies.unknown.length === 0 ? [] : facts.substances.flatMap(({ id }) => OPEN_CHOICE_NOTES[id] ?? [])
  const wanted = new Set<NoteId>([...declared, ...eaten, ...outdoors, ...choices])
  return [...wanted].filter((note) => !facts.given.includes(note) && isNoteDue(note, youngestMonths, outing.durationMinutes))
}

/** Substances that need no cutting. */
const drinks: ReadonlySet<string> = new Set([
  'baby-feed',
  'infant-formula',
  'milk',
  'tea',
  'herbal-tea',
  'coffee',
  'fruit-juice',
  'soda-pop',
  'smoothie',
  'milkshake',
])
