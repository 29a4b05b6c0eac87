/** Allergies of children: resolved to substances when saved, compared with a card's facts when one is chosen. */

import { type Allergen, allergens } from '#lib/domain/platform/vocabulary'
import { withoutAllergyPhrase } from '#lib/domain/safety/allergy-phrases'
import { plainWords } from '#lib/domain/safety/normalise'
import { exposuresOf, findSubstance, groupsOf, ingredientsOf, OPEN_CHOICE_NOTES, substanceNamed } from '#lib/domain/safety/substances'

export interface Allergies {
  /** Ids of substances. */
  ids: readonly string[]
  /** Typed allergies without a known substance. Until a user rewords them, no activity with food, plants or animals is shown. */
  unknown: readonly string[]
}

export const noAllergies: Allergies = { ids: [], unknown: [] }

/** Resolves a list of codes of the 14 EU allergens, ids, and typed words in any of the languages. */
export function resolveAllergies(typed: readonly string[]): Allergies {
  const found = typed.map((allergy) => ({ allergy, id: allergyId(allergy) }))
  return {
    ids: [...new Set(found.flatMap(({ id }) => id ?? []))],
    unknown: [...new Set(found.flatMap(({ allergy, id }) => (id === undefined ? [allergy] : [])))],
  }
}

/** Returns the substance's id; undefined if the name is unknown. */
export function allergyId(typed: string): string | undefined {
  if (findSubstance(typed)) return typed
  return substanceNamed(typed)?.id ?? substanceNamed(withoutAllergyPhrase(typed))?.id
}

/** Returns whether a child with one of these allergies must not meet the substance: it is one, contains one, is a kind of one, or may be one. */
function conflictsWith(substanceId: string, { ids }: Allergies): boolean {
  if (ids.length === 0 || substanceId in OPEN_CHOICE_NOTES) return false
  const meets = exposuresOf(substanceId)
  const inside = [...ingredientsOf(substanceId)]
  return ids.some((id) => meets.has(id) || inside.some((part) => groupsOf(id).has(part)))
}

/** The id for a food, plant or animal of a model's card that is missing from the vocabulary. Any allergy may mean it. */
export const UNRESOLVED_SUBSTANCE = 'unresolved'

/** Returns whether a child with these allergies must not meet the substance. */
export function meetsAllergy(substanceId: string, allergies: Allergies): boolean {
  if (substanceId === UNRESOLVED_SUBSTANCE) return allergies.ids.length + allergies.unknown.length > 0
  return conflictsWith(substanceId, allergies) || meetsUnknown(substanceId, allergies)
}

/** Returns whether an unresolved allergy may mean the substance. Open choices are made with the allergy in mind. */
function meetsUnknown(substanceId: string, { unknown }: Allergies): boolean {
  if (unknown.length === 0) return false
  const meets = exposuresOf(substanceId)
  return findSubstance(substanceId)?.kind !== 'material' || meets.has('latex') || meets.has('adhesives')
}

/** Returns the EU allergen that the substance is or belongs to, if any. */
export function findEuAllergen(id: string): Allergen | undefined {
  const groups = groupsOf(id)
  return allergens.find((allergen) => groups.has(allergen))
}

/** Returns the EU allergens that any of the substances is or contains. */
export function allergensIn(ids: readonly string[]): Allergen[] {
  const met = new Set(ids.flatMap((id) => [...exposuresOf(id)]))
  return allergens.filter((allergen) => met.has(allergen))
}

/** Returns the unknown typed allergies that appear in the texts, once for each text. */
export function typedAllergiesIn(texts: readonly string[], { unknown }: Allergies): string[] {
  const typed = unknown.map((allergy) => ({ allergy, words: plainWords(allergy) })).filter(({ words }) => words.length > 1)
  if (typed.length === 0) return []
  return texts.flatMap((text) => {
    const written = ` ${plainWords(text)} `
    return typed.flatMap(({ allergy, words }) => (written.includes(` ${words} `) ? [allergy] : []))
  })
}
