import 'server-only'
import type { Language } from '#lib/domain/basics'
import { invalidField } from '#lib/errors'
import type { Material, MaterialsAtHome } from '#lib/schemas/explore'
import type { SignedIn } from '#lib/server/auth/sessions'
import { db, pool } from '#lib/server/db'

const listSql = 'select id, name ->> $1 as name, allergens, substitutes from material'

/** Every material there is, in the order of the alphabet. */
export async function listMaterials(language: Language): Promise<Material[]> {
  const { rows } = await pool.query<Material>({ name: 'materials', text: listSql, values: [language] })
  const { compare } = new Intl.Collator(language)
  return rows.sort((a, b) => compare(a.name, b.name) || compare(a.id, b.id))
}

const ownSql = 'select material_id as id from material_at_home where user_id = $1 order by 1'

/** What the user said they have at home. */
export async function ownMaterials(user: SignedIn): Promise<MaterialsAtHome> {
  const { rows } = await pool.query<{ id: string }>({ name: 'own-materials', text: ownSql, values: [user.id] })
  return { materials: rows.map(({ id }) => id) }
}

/** Says what the user has at home, in place of what they said before. @throws Problem invalid at `materials` for one that there is not */
export async function setOwnMaterials(user: SignedIn, { materials }: MaterialsAtHome): Promise<MaterialsAtHome> {
  const ids = [...new Set(materials)]
  await db.$transaction(async (tx) => {
    // Of two lists sent at once one comes after the other.
    await tx.$queryRaw`select 1 from "user" where id = ${user.id}::uuid for no key update`
    if ((await tx.material.count({ where: { id: { in: ids } } })) < ids.length) throw invalidField('materials', 'unknown_id')
    await tx.materialAtHome.deleteMany({ where: { userId: user.id, materialId: { notIn: ids } } })
    await tx.materialAtHome.createMany({ data: ids.map((materialId) => ({ userId: user.id, materialId })), skipDuplicates: true })
  })
  return { materials: ids.sort() }
}
