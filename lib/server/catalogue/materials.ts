import 'server-only'
import { createMaterialFinder } from '#lib/domain/catalogue/named-material'
import type { Language } from '#lib/domain/platform/basics'
import { invalidField } from '#lib/errors'
import type { Material, MaterialsAtHome } from '#lib/schemas/catalogue/explore'
import type { SignedIn } from '#lib/server/auth/sessions'
import { lockUser } from '#lib/server/auth/sql'
import { selectCovered, selectMaterialNames, selectMaterials, selectNamesAtHome } from '#lib/server/catalogue/sql/materials'
import { db, pool } from '#lib/server/platform/db'
import { rowsOf, run } from '#lib/statement'

/** Lists every material, in alphabetical order. */
export async function listMaterials(language: Language): Promise<Material[]> {
  const rows = await rowsOf(pool, selectMaterials(language))
  const { compare } = new Intl.Collator(language)
  return rows.sort((a, b) => compare(a.name, b.name) || compare(a.id, b.id))
}

/** Finds the materials that lines of cards name, at most one a line, and returns their English names. */
export async function findNamedMaterials(lines: readonly string[], language: Language): Promise<string[]> {
  if (lines.length === 0) return []
  const find = createMaterialFinder(await rowsOf(pool, selectMaterialNames(language)), language)
  return lines.flatMap((line) => find(line) ?? [])
}

/** Returns the materials that the user has at home. */
export async function ownMaterials(user: SignedIn): Promise<MaterialsAtHome> {
  const rows = await db.materialAtHome.findMany({ where: { userId: user.id }, orderBy: { materialId: 'asc' } })
  return { materials: rows.map(({ materialId }) => materialId) }
}

/** Returns ids of materials that the user has at home or can substitute. Undefined if they never said. */
export async function coveredMaterials(user: SignedIn): Promise<ReadonlySet<string> | undefined> {
  const rows = await rowsOf(pool, selectCovered(user.id))
  return rows.length === 0 ? undefined : new Set(rows.map(({ id }) => id))
}

/** Returns the English names of materials at home, those first that most of the catalogue uses. */
export async function namesOfOwnMaterials(user: SignedIn, most: number): Promise<string[]> {
  const rows = await rowsOf(pool, selectNamesAtHome(user.id, most))
  return rows.map(({ name }) => name)
}

/** Replaces the materials that the user has at home. @throws Problem invalid at `materials` for an unknown one */
export async function setOwnMaterials(user: SignedIn, { materials }: MaterialsAtHome): Promise<MaterialsAtHome> {
  const ids = [...new Set(materials)]
  await db.$transaction(async (tx) => {
    // Serialises two concurrent lists.
    await run(tx, lockUser(user.id))
    if ((await tx.material.count({ where: { id: { in: ids } } })) < ids.length) throw invalidField('materials', 'unknown_id')
    await tx.materialAtHome.deleteMany({ where: { userId: user.id, materialId: { notIn: ids } } })
    await tx.materialAtHome.createMany({ data: ids.map((materialId) => ({ userId: user.id, materialId })), skipDuplicates: true })
  })
  return { materials: ids.sort() }
}
