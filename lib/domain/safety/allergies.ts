/** What children must not meet: resolved to substances when it is saved, compared with a card's facts when one is chosen. */

import { type Allergen, allergens } from '#lib/domain/platform/vocabulary'
import { plainWords } from '#lib/domain/safety/normalise'
import { exposuresOf, findSubstance, groupsOf, ingredientsOf, OPEN_CHOICE_NOTES, substanceNamed } from '#lib/domain/safety/substances'

export interface Allergies {
  /** Ids of substances. */
  ids: readonly string[]
  /** As they were typed, where no substance is known for them: until somebody words them anew, nothing with food, plants or animals comes. */
  unknown: readonly string[]
}

export const noAllergies: Allergies = { ids: [], unknown: [] }

/** Of a list as people keep it: codes of the 14 EU allergens, ids, and what they typed in any of the languages. */
export function resolveAllergies(typed: readonly string[]): Allergies {
  const found = typed.map((allergy) => ({ allergy, id: allergyId(allergy) }))
  return {
    ids: [...new Set(found.flatMap(({ id }) => id ?? []))],
    unknown: [...new Set(found.flatMap(({ allergy, id }) => (id === undefined ? [allergy] : [])))],
  }
}

/** The substance's id, or undefined where none is known by that name. */
export function allergyId(typed: string): string | undefined {
  if (findSubstance(typed)) return typed
  return substanceNamed(typed)?.id ?? substanceNamed(withoutFrame(typed))?.id
}

/** "Allergic to cats", "alergia al kiwi", "אלרגיה לבוטנים": the name alone. */
function withoutFrame(typed: string): string {
  return typed
    .trim()
    .toLowerCase()
    .replace(/^(?:severe |mild )?(?:allerg(?:y|ic) to|allergy:) /, '')
    .replace(/ (?:allergy|intolerance)$/, '')
    .replace(/^(?:alergia|al[ée]rgic[oa]|intolerancia)(?: severa| leve)? (?:al|a la|a los|a las|a) /, '')
    .replace(/^(?:אלרגי(?:ה|ת|ים)?|רגישות) (?:ל|אל )/, '')
}

/** Whether whoever has one of these must not meet the substance: it is one, holds one, is a kind of one, or may be one. */
function conflictsWith(substanceId: string, { ids }: Allergies): boolean {
  if (ids.length === 0 || substanceId in OPEN_CHOICE_NOTES) return false
  const meets = exposuresOf(substanceId)
  const inside = [...ingredientsOf(substanceId)]
  return ids.some((id) => meets.has(id) || inside.some((part) => groupsOf(id).has(part)))
}

/** The id that stands for a food, plant or animal of a model's card which the vocabulary does not know: it may be what any allergy means. */
export const UNRESOLVED_SUBSTANCE = 'unresolved'

/** Whether the substance is nothing for whoever has these. */
export function meetsAllergy(substanceId: string, allergies: Allergies): boolean {
  if (substanceId === UNRESOLVED_SUBSTANCE) return allergies.ids.length + allergies.unknown.length > 0
  return conflictsWith(substanceId, allergies) || meetsUnknown(substanceId, allergies)
}

/** Whether the substance is such that an allergy which nobody could resolve may mean it. What is left to choose is chosen with it in mind. */
function meetsUnknown(substanceId: string, { unknown }: Allergies): boolean {
  if (unknown.length === 0) return false
  const meets = exposuresOf(substanceId)
  return findSubstance(substanceId)?.kind !== 'material' || meets.has('latex') || meets.has('adhesives')
}

/** The substance as one of the 14 EU allergens, where it is one or belongs to one. */
export function asAllergen(id: string): Allergen | undefined {
  const groups = groupsOf(id)
  return allergens.find((allergen) => groups.has(allergen))
}

/** Of the 14 that labels name, those that any of the substances is or contains. */
export function allergensIn(ids: readonly string[]): Allergen[] {
  const met = new Set(ids.flatMap((id) => [...exposuresOf(id)]))
  return allergens.filter((allergen) => met.has(allergen))
}

/** The allergies that no list knows and whose typed words the text has. */
export function typedAllergiesIn(text: string, { unknown }: Allergies): string[] {
  if (unknown.length === 0) return []
  const words = ` ${plainWords(text)} `
  return unknown.filter((typed) => plainWords(typed).length > 1 && words.includes(` ${plainWords(typed)} `))
}
