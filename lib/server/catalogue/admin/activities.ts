import 'server-only'
import type pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { type ActivityContent, type MaterialNames, materialNames, writeActivity } from '#lib/catalogue/activity-rows'
import { notesToAdd } from '#lib/domain/catalogue/catalogue-safety'
import { type Language, languages } from '#lib/domain/platform/basics'
import { seededNumber } from '#lib/domain/platform/seeded-number'
import { Problem } from '#lib/errors'
import { prepared } from '#lib/prepared'
import { type ActivityChange, type ActivityInput, type CatalogueActivity, catalogueActivity } from '#lib/schemas/catalogue/catalogue'
import type { SignedIn } from '#lib/server/auth/sessions'
import { assertContent } from '#lib/server/catalogue/admin/content'
import { markRemoved, place, writeCatalogue } from '#lib/server/catalogue/admin/writing'
import { lexemeSql } from '#lib/server/catalogue/words-meant'
import { pool } from '#lib/server/platform/db'
import { definedFields } from '#lib/server/platform/defined-fields'

/** Its place in the recommended order of its category, of `a`. */
export const placeSql = `(
    select count(*)::int from catalogue_activity b where b.category_id = a.category_id and (b.position, b.id) < (a.position, a.id)
  )`

type Row = Omit<CatalogueActivity, 'requiredNotes' | 'createdAt' | 'factsAt'> &
  ActivityContent & { createdAt: Date; factsAt: Date | null; slug: string }

const oneSql = `
  select a.id, a.slug, a.category_id as "categoryId", a.picture, a.setting, a.duration_minutes as "durationMinutes",
    a.age_min_months as "ageMinMonths", a.age_max_months as "ageMaxMonths", a.is_hidden as "isHidden", a.facts is null as "isDraft", ${placeSql} as position, a.version,
    a.difficulty, a.price_usd as "priceUsd", a.tags, a.traits, a.elof, a.eyfs, a.created_at as "createdAt", a.facts, a.facts_at as "factsAt",
    (select u.name from "user" u where u.id = a.facts_by) as "factsBy",
    (
      select coalesce(json_agg(json_build_object('id', cm.material_id, 'quantity', cm.quantity) order by cm.position), '[]')
      from catalogue_material cm where cm.activity_id = a.id
    ) as materials,
    (
      select json_object_agg(t.language, json_build_object('title', t.title, 'description', t.description, 'benefits', t.benefits,
        'instructions', t.instructions, 'safetyNotes', t.safety_notes, 'easier', t.easier, 'harder', t.harder))
      from catalogue_text t where t.activity_id = a.id
    ) as text
  from catalogue_activity a where a.id = $1`

/** One activity in all languages, also a hidden one. @throws Problem not_found */
export async function getCatalogueActivity(id: string): Promise<CatalogueActivity> {
  return shown(await readRow(pool, id))
}

/** @throws Problem invalid at each field that is wrong, also where a text breaks a safety rule at the youngest age it is for */
export async function createActivity(user: SignedIn, input: ActivityInput): Promise<CatalogueActivity> {
  const { isHidden = false, position, priceUsd = null, traits = [], materials = [], facts = null, ...given } = input
  const content = { ...given, priceUsd, traits, materials, facts }
  const id = uuidv7()
  return writeCatalogue(async (client) => {
    const names = await namesOf(client, content)
    await assertContent(client, content, names, !isHidden && facts !== null)
    await writeActivity(client, { id, slug: id, position: seededNumber(id) >>> 1, isEdited: true, declaredBy: user.id }, content, names)
    if (isHidden) await client.query('update catalogue_activity set is_hidden = true where id = $1', [id])
    if (position !== undefined) await placeActivity(client, id, position)
    return shown(await readRow(client, id))
  })
}

/**
 * What is changed is checked together with what stays.
 * @throws Problem not_found; invalid as when it is created; conflict, with the activity as it is, when `version` is not the current one
 */
export async function updateActivity(
  user: SignedIn,
  id: string,
  { version, position, isHidden, ...change }: ActivityChange,
): Promise<CatalogueActivity> {
  return writeCatalogue(async (client) => {
    const row = await readRow(client, id)
    if (version !== undefined && version !== row.version) {
      const current = catalogueActivity.parse(shown(row))
      throw new Problem('conflict', { detail: { key: 'changed_elsewhere' }, current })
    }
    const given = definedFields(change)
    const content: ActivityContent = { ...row, ...given }
    const isEdited = Object.keys(given).length > 0
    const names = await namesOf(client, content)
    // The rules may have become stricter since it was written: it is looked at before it is shown again, too.
    const isShown = !(isHidden ?? row.isHidden)
    if (isEdited || (isShown && row.isHidden)) await assertContent(client, content, names, isShown)
    if (isEdited) await rewrite(client, user, row, content, names)
    else await client.query('update catalogue_activity set version = version + 1 where id = $1', [id])
    if (isHidden !== undefined) await client.query('update catalogue_activity set is_hidden = $2 where id = $1', [id, isHidden])
    if (position !== undefined) await placeActivity(client, id, position)
    return shown(await readRow(client, id))
  })
}

/** Deletes it with what people saved and rated of it. What they did with it stays in their history. @throws Problem not_found */
export async function deleteActivity(id: string): Promise<void> {
  await writeCatalogue(async (client) => {
    const { slug } = await readRow(client, id)
    const words = await wordsOf(client, id)
    await client.query('delete from catalogue_activity where id = $1', [id])
    await forgetWords(client, words)
    if (slug !== id) await markRemoved(client, 'activity', slug)
  })
}

async function readRow(client: Pick<pg.ClientBase, 'query'>, id: string): Promise<Row> {
  const { rows } = await client.query<Row>(prepared(oneSql, [id]))
  const [row] = rows
  if (!row) throw new Problem('not_found')
  return row
}

function shown({ slug, factsAt, ...row }: Row): CatalogueActivity {
  return { ...row, createdAt: row.createdAt.toISOString(), factsAt: factsAt?.toISOString() ?? null, requiredNotes: notesToAdd(row, row.facts) }
}

function namesOf(client: Pick<pg.ClientBase, 'query'>, { materials }: Pick<ActivityContent, 'materials'>): Promise<MaterialNames> {
  return materialNames(
    client,
    materials.map(({ id }) => id),
  )
}

async function rewrite(client: pg.ClientBase, user: SignedIn, { id, slug, position }: Row, content: ActivityContent, names: MaterialNames) {
  const words = await wordsOf(client, id)
  await writeActivity(client, { id, slug, position, isEdited: true, declaredBy: user.id }, content, names)
  await forgetWords(client, words)
}

async function placeActivity(client: pg.ClientBase, id: string, to: number) {
  const { rows } = await client.query<{ id: string; position: number }>(
    'select id, position from catalogue_activity where category_id = (select category_id from catalogue_activity where id = $1) order by position, id',
    [id],
  )
  await place(client, 'catalogue_activity', rows, id, to)
}

type Words = { language: Language; words: string[] }[]

/** The words an activity is found by. */
async function wordsOf(client: pg.ClientBase, id: string): Promise<Words> {
  const { rows } = await client.query<Words[number]>(
    `select language, array(select substr(lexeme, length(language) + 2) from unnest(tsvector_to_array(words)) lexeme) as words
     from catalogue_text where activity_id = $1 and language = any($2)`,
    [id, languages],
  )
  return rows
}

/** Of these, those that no text has any more: a search would take them for words that are there, and not look for what was meant. */
async function forgetWords(client: pg.ClientBase, all: Words) {
  for (const { language, words } of all) {
    await client.query(
      `delete from catalogue_word w where language = $1 and word = any($2) and not exists (
         select 1 from catalogue_text t where t.language = w.language and t.words @@ (${lexemeSql('w.word', 'w.language')})::tsquery)`,
      [language, words],
    )
  }
}
