import 'server-only'
import type { Allergen } from '#lib/domain/platform/vocabulary'
import { Problem } from '#lib/errors'
import type { UnconfirmedMaterial } from '#lib/schemas/catalogue/catalogue'
import { writeCatalogue } from '#lib/server/catalogue/admin/writing'
import { confirmMaterial as confirmMaterialRow, selectUnconfirmed } from '#lib/server/catalogue/sql/materials'
import { pool } from '#lib/server/platform/db'
import { rowsOf, run } from '#lib/statement'

/** Lists the materials that came with a pack and wait for an admin. */
export function listUnconfirmedMaterials(): Promise<UnconfirmedMaterial[]> {
  return rowsOf(pool, selectUnconfirmed())
}

/**
 * Stores an admin's statement of a material's contents, so that activities with it can be shown. @returns those that still wait @throws
 * Problem not_found if none waits
 */
export async function confirmMaterial(id: string, allergens: Allergen[]): Promise<UnconfirmedMaterial[]> {
  const isConfirmed = await writeCatalogue((client) => run(client, confirmMaterialRow(id, [...new Set(allergens)])))
  if (!isConfirmed) throw new Problem('not_found')
  return listUnconfirmedMaterials()
}
