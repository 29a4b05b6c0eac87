import type { Language } from '#lib/domain/platform/basics'
import type { LibraryActivity } from '#seed/format.ts'
import { readLibrary } from '#seed/read.ts'

/** The activity library, read once per test worker: unit test files share their modules. */
export const library = readLibrary()
export const materialById = new Map(library.materials.map((material) => [material.id, material]))

/** Returns an activity's materials as the app shows them: "Name (quantity)". */
export function materialLines({ materials }: LibraryActivity, language: Language): string[] {
  return materials.map(({ id, quantity }) => `${materialById.get(id)?.name[language]}${quantity ? ` (${quantity[language]})` : ''}`)
}

/** Returns all texts of an activity, in the same order in every language. */
export function activityTexts(language: Language, { text, watchFor = [], why = [], adaptations = [], partsByAge = [] }: LibraryActivity): string[] {
  const translated = [...watchFor.flatMap(({ works, stop }) => [works, stop]), ...why.map((one) => one.text), ...adaptations.map((one) => one.text)]
  const steps = partsByAge.flatMap((part) => part.steps[language])
  return [...Object.values(text[language]).flat(), ...translated.map((one) => one[language]), ...steps]
}
