import 'server-only'
import { createMaterialFinder } from '#lib/domain/catalogue/named-material'
import type { Language } from '#lib/domain/platform/basics'
import { invalidField } from '#lib/errors'
import type { Material, MaterialsAtHome } from '#lib/schemas/catalogue/explore'
import type { SignedIn } from '#lib/server/auth/sessions'
import { takeTurn } from '#lib/server/auth/sql'
import { selectCovered, selectMaterialNames, selectMaterials, selectNamesAtHome } from '#lib/server/catalogue/sql/materials'
import { db, pool } from '#lib/server/platform/db'
import { rowsOf, run } from '#lib/statement'

/** Every material there is, in the order of the alphabet. */
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

/** What the user said they have at home. */
export async function ownMaterials(user: SignedIn): Promise<MaterialsAtHome> {
  const rows = await db.materialAtHome.findMany({ where: { userId: user.id }, orderBy: { materialId: 'asc' } })
  return { materials: rows.map(({ materialId }) => materialId) }
}

/** Ids of what the user does not lack: what they have at home, and what something of that does in the place of. Undefined where they never said. */
export async function coveredMaterials(user: SignedIn): Promise<ReadonlySet<string> | undefined> {
  const rows = await rowsOf(pool, selectCovered(user.id))
  return rows.length === 0 ? undefined : new Set(rows.map(({ id }) => id))
}

/** What the user has at home, by its English names, those first that most of the catalogue takes. */
export async function namesOfOwnMaterials(user: SignedIn, most: number): Promise<string[]> {
  const rows = await rowsOf(pool, selectNamesAtHome(user.id, most))
  return rows.map(({ name }) => name)
}

/** Says what the user has at home, in place of what they said before. @throws Problem invalid at `materials` for one that there is not */
export async function setOwnMaterials(user: SignedIn, { materials }: MaterialsAtHome): Promise<MaterialsAtHome> {
  const ids = [...new Set(materials)]
  await db.$transaction(async (tx) => {
    // Of two lists sent at once one comes after the other.
    await run(tx, takeTurn(user.id))
    if ((await tx.material.count({ where: { id: { in: ids } } })) < ids.length) throw invalidField('materials', 'unknown_id')
    await tx.materialAtHome.deleteMany({ where: { userId: user.id, materialId: { notIn: ids } } })
    await tx.materialAtHome.createMany({ data: ids.map((materialId) => ({ userId: user.id, materialId })), skipDuplicates: true })
  })
  return { materials: ids.sort() }
}
