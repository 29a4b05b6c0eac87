import 'server-only'
import type pg from 'pg'
import type { ActivityContent, MaterialNames } from '#lib/catalogue/activity-rows'
import { listSafetyProblems, type SafetyProblem } from '#lib/domain/catalogue/catalogue-safety'
import { type Language, languages } from '#lib/domain/platform/basics'
import { allergensIn } from '#lib/domain/safety/allergies'
import { findSubstance } from '#lib/domain/safety/substances'
import { type FieldProblem, Problem } from '#lib/errors'
import { wirePath } from '#lib/schemas/platform/wire'
import { shippedDrawings, shippedPictures } from '#lib/server/catalogue/admin/pictures'
import { findCategory } from '#lib/server/catalogue/sql/admin-categories'
import { selectContents } from '#lib/server/catalogue/sql/materials'
import { rowsOf, run } from '#lib/statement'

/** Returns each material with its quantity as displayed, in each language. */
export function shownMaterials({ materials }: Pick<ActivityContent, 'materials'>, names: MaterialNames): Record<Language, string[]> {
  const shown = (language: Language) =>
    materials.map(({ id, quantity }) => {
      const [name = id] = names.get(id)?.[language] ?? []
      return quantity ? `${name} (${quantity[language]})` : name
    })
  return { en: shown('en'), es: shown('es'), he: shown('he') }
}

/**
 * Checks content beyond the schema: references exist and ages are in order. If it is to be shown, its facts and text must agree and be safe
 * for its youngest age; a draft may wait for that.
 * @throws Problem invalid with the error of each field
 */
export async function assertContent(client: pg.ClientBase, content: ActivityContent, names: MaterialNames, isShown: boolean): Promise<void> {
  const unsafe = isShown ? [...unsafeIn(content, names), ...(await undeclaredIn(client, content))] : []
  const errors = [...(await findContentErrors(client, content, names)), ...unsafe]
  if (errors.length > 0) throw new Problem('invalid', { errors })
}

/** Returns errors for unknown references and ages out of order. */
export async function findContentErrors(client: pg.ClientBase, content: ActivityContent, names: MaterialNames): Promise<FieldProblem[]> {
  return [...(await unknownIn(client, content, names)), ...findAgeErrors(content)]
}

async function unknownIn(
  client: pg.ClientBase,
  { categoryId, picture, materials, facts, guiding }: ActivityContent,
  names: MaterialNames,
): Promise<FieldProblem[]> {
  const hasCategory = await run(client, findCategory(categoryId))
  const pictures = new Set(await shippedPictures())
  const drawings = new Set(await shippedDrawings())
  const isUndrawn = (language: Language) => {
    const name = guiding?.[language].guidance?.drawing?.name
    return name !== undefined && !drawings.has(name)
  }
  const fields = [
    ...(hasCategory ? [] : ['category_id']),
    ...picture.flatMap((name, i) => (pictures.has(name) ? [] : [`picture.${i}`])),
    ...languages.filter(isUndrawn).map((language) => `guiding.${language}.guidance.drawing.name`),
    ...materials.flatMap(({ id }, i) => (names.has(id) ? [] : [`materials.${i}.id`])),
    ...(facts?.substances ?? []).flatMap(({ id }, i) => (findSubstance(id) ? [] : [`facts.substances.${i}.id`])),
  ]
  return fields.map((field) => ({ field, message: { key: 'unknown_id' } }))
}

function findAgeErrors({ ageMinMonths, ageMaxMonths }: ActivityContent): FieldProblem[] {
  return ageMinMonths < ageMaxMonths ? [] : [{ field: 'age_max_months', message: { key: 'age_order' } }]
}

function unsafeIn(content: ActivityContent, names: MaterialNames): FieldProblem[] {
  if (content.facts === null) return [{ field: 'facts', message: { key: 'required' } }]
  return listSafetyProblems(content, shownMaterials(content, names), content.facts).map(toFieldProblem)
}

/** Returns errors for materials without confirmed contents, and for those with an allergen that the facts omit. */
async function undeclaredIn(client: pg.ClientBase, { materials, facts }: ActivityContent): Promise<FieldProblem[]> {
  const contents = await rowsOf(client, selectContents(materials.map(({ id }) => id)))
  const byId = new Map(contents.map((content) => [content.id, content]))
  const declared = allergensIn((facts?.substances ?? []).map(({ id }) => id))
  return materials.flatMap(({ id }, i): FieldProblem[] => {
    const { isUnconfirmed, allergens } = byId.get(id) ?? { isUnconfirmed: false, allergens: [] }
    const field = `materials.${i}`
    if (isUnconfirmed) return [{ field, message: { key: 'material_unconfirmed' } }]
    return allergens.every((allergen) => declared.includes(allergen)) ? [] : [{ field, message: { key: 'material_allergen' } }]
  })
}

/** Converts a safety error to its field, by the API name. */
export function toFieldProblem({ path, ...unsafe }: SafetyProblem): FieldProblem {
  return { field: wirePath(path), message: { unsafe } }
}
