import 'server-only'
import type { Language } from '#lib/domain/platform/basics'
import { invalidField } from '#lib/errors'
import { prepared } from '#lib/prepared'
import type { Material, MaterialsAtHome } from '#lib/schemas/catalogue/explore'
import type { SignedIn } from '#lib/server/auth/sessions'
import { db, pool } from '#lib/server/platform/db'

const listSql = `select id, name ->> $1 as name, coalesce(also_called -> $1, '[]') as "alsoCalled", allergens, substitutes from material`

/** Every material there is, in the order of the alphabet. */
export async function listMaterials(language: Language): Promise<Material[]> {
  const { rows } = await pool.query<Material>(prepared(listSql, [language]))
  const { compare } = new Intl.Collator(language)
  return rows.sort((a, b) => compare(a.name, b.name) || compare(a.id, b.id))
}

const ownSql = 'select material_id as id from material_at_home where user_id = $1 order by 1'

/** What the user said they have at home. */
export async function ownMaterials(user: SignedIn): Promise<MaterialsAtHome> {
  const { rows } = await pool.query<{ id: string }>(prepared(ownSql, [user.id]))
  return { materials: rows.map(({ id }) => id) }
}

const coveredSql = `
  select m.id from material m, (select array_agg(material_id) as ids from material_at_home where user_id = $1) said
  where m.id = any(said.ids) or m.substitutes && said.ids`

/** Ids of what the user does not lack: what they have at home, and what something of that does in the place of. Undefined where they never said. */
export async function coveredMaterials(user: SignedIn): Promise<ReadonlySet<string> | undefined> {
  const { rows } = await pool.query<{ id: string }>(prepared(coveredSql, [user.id]))
  return rows.length === 0 ? undefined : new Set(rows.map(({ id }) => id))
}

const namesSql = `
  select m.name ->> 'en' as name from material_at_home h join material m on m.id = h.material_id where h.user_id = $1
  order by (select count(*) from catalogue_material cm where cm.material_id = m.id) desc, m.id limit $2`

/** What the user has at home, by its English names, those first that most of the catalogue takes. */
export async function namesOfOwnMaterials(user: SignedIn, most: number): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(prepared(namesSql, [user.id, most]))
  return rows.map(({ name }) => name)
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
