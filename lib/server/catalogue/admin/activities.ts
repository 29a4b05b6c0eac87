import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { type ActivityContent, type MaterialNames, materialNames, writeActivity, writeWords } from '#lib/catalogue/activity-rows'
import { listSafetyProblems, notesToAdd } from '#lib/domain/catalogue/catalogue-safety'
import { type Language, languages } from '#lib/domain/platform/basics'
import { seededNumber } from '#lib/domain/platform/seeded-number'
import { Problem } from '#lib/errors'
import { type ActivityChange, type ActivityInput, type CatalogueActivity, catalogueActivity } from '#lib/schemas/catalogue/catalogue'
import type { SignedIn } from '#lib/server/auth/sessions'
import { assertContent, shownMaterials } from '#lib/server/catalogue/admin/content'
import { groupFieldsOf, splitGroupTexts, withGroup } from '#lib/server/catalogue/admin/with-group'
import { markRemoved, moveToPosition, writeCatalogue } from '#lib/server/catalogue/admin/writing'
import { deleteDraft } from '#lib/server/catalogue/sql/activity-drafts'
import {
  countChange,
  deleteActivity as deleteActivityRow,
  deleteWordsUnlessUsed,
  selectActivity,
  selectNeighbors,
  selectWords,
  setHidden,
} from '#lib/server/catalogue/sql/admin-activities'
import { pool } from '#lib/server/platform/db'
import { definedFields } from '#lib/server/platform/defined-fields'
import { firstOf, type Queryable, type Row, rowsOf, run } from '#lib/statement'

type ActivityRow = Row<typeof selectActivity>

/** Finds one activity in all languages, also a hidden one, or undefined. */
export async function findCatalogueActivity(id: string): Promise<CatalogueActivity | undefined> {
  const row = await firstOf(pool, selectActivity(id))
  return row && toCatalogueActivity(row)
}

/** Returns one activity in all languages, also a hidden one. @throws Problem not_found */
export async function getCatalogueActivity(id: string): Promise<CatalogueActivity> {
  return toCatalogueActivity(await readRow(pool, id))
}

/** @throws Problem invalid at each wrong field, also if a text breaks a safety rule at its youngest age */
export async function createActivity(user: SignedIn, id: string, input: ActivityInput): Promise<CatalogueActivity> {
  const { isHidden = false, position, draftId, priceUsd = null, traits = [], materials = [], facts = null, ...rest } = input
  const { participation, text: written, ...given } = rest
  const { text, texts } = splitGroupTexts(written)
  const content = withGroup({ ...given, text, priceUsd, traits, materials, facts }, { participation, texts })
  return writeCatalogue(async (client) => {
    const names = await namesOf(client, content)
    await assertContent(client, content, names, !isHidden && facts !== null)
    const key = { id, slug: id, position: seededNumber(id) >>> 1, isEdited: true, declaredBy: user.id }
    await writeWords(client, [await writeActivity(client, key, content, names)])
    if (isHidden) await run(client, setHidden(id, true))
    if (position !== undefined) await placeActivity(client, id, position)
    if (draftId !== undefined) await run(client, deleteDraft(draftId))
    return toCatalogueActivity(await readRow(client, id))
  })
}

/**
 * Validates the changed fields together with the unchanged ones. Showing a change from a pack writes it over the activity that it changes,
 * which is then returned.
 * @throws Problem not_found; invalid as in `createActivity`; conflict, with the current activity, if `version` is not the current one
 */
export async function updateActivity(
  user: SignedIn,
  id: string,
  { version, position, isHidden, participation, text: written, ...change }: ActivityChange,
): Promise<CatalogueActivity> {
  return writeCatalogue(async (client) => {
    const row = await readRow(client, id)
    if (version !== undefined && version !== row.version) {
      const current = catalogueActivity.parse(toCatalogueActivity(row))
      throw new Problem('conflict', { detail: { key: 'changed_elsewhere' }, current })
    }
    const { text, texts } = written ? splitGroupTexts(written) : { text: row.text, texts: {} }
    const given = definedFields(change)
    const changed: ActivityContent = { ...row, ...given, text }
    const names = await namesOf(client, changed)
    const before = groupFieldsOf(row)
    const isGuidingKept = isStillGuided(row, changed, names)
    const others = isGuidingKept ? changed : { ...changed, occasion: undefined, guiding: undefined }
    // What is said about groups has its own fields in the form, so it stays.
    const group = { participation: participation === undefined ? before.participation : participation, texts: { ...before.texts, ...texts } }
    const content = withGroup(others, isGuidingKept && participation === undefined ? { ...group, participation } : group)
    const isEdited = Object.keys(given).length > 0 || written !== undefined || participation !== undefined || !isGuidingKept
    // The rules may be stricter than when it was written, so it is checked before it is shown again, too.
    const isShown = !(isHidden ?? row.isHidden)
    if (isEdited || (isShown && row.isHidden)) await assertContent(client, content, names, isShown)
    if (isShown && row.replacesId !== null) return takeOver(client, user, { change: row, id: row.replacesId, content, names })
    if (isEdited) await rewrite(client, user, row, content, names)
    else await run(client, countChange(id))
    if (isHidden !== undefined) await run(client, setHidden(id, isHidden))
    if (position !== undefined) await placeActivity(client, id, position)
    return toCatalogueActivity(await readRow(client, id))
  })
}

/** Deletes an activity with users' saves and ratings of it. Their own activities stay in their history. @throws Problem not_found */
export async function deleteActivity(id: string): Promise<void> {
  await writeCatalogue(async (client) => {
    const { slug } = await readRow(client, id)
    await erase(client, id)
    if (slug !== id) await markRemoved(client, 'activity', slug)
  })
}

async function readRow(client: Queryable, id: string): Promise<ActivityRow> {
  const row = await firstOf(client, selectActivity(id))
  if (!row) throw new Problem('not_found')
  return row
}

function toCatalogueActivity({ slug, factsAt, occasion, guiding, text, ...row }: ActivityRow): CatalogueActivity {
  const { participation, texts } = groupFieldsOf({ occasion, guiding })
  const textIn = (language: Language) => ({ ...text[language], group: texts[language] })
  const shown = { participation, text: { en: textIn('en'), es: textIn('es'), he: textIn('he') } }
  return {
    ...row,
    ...shown,
    createdAt: row.createdAt.toISOString(),
    factsAt: factsAt?.toISOString() ?? null,
    requiredNotes: notesToAdd({ ...row, text }, row.facts),
  }
}

function namesOf(client: Queryable, { materials }: Pick<ActivityContent, 'materials'>): Promise<MaterialNames> {
  return materialNames(
    client,
    materials.map(({ id }) => id),
  )
}

async function rewrite(client: pg.ClientBase, user: SignedIn, row: ActivityRow, content: ActivityContent, names: MaterialNames) {
  const { id, slug, position } = row
  const words = await wordsOf(client, id)
  await writeWords(client, [await writeActivity(client, { id, slug, position, isEdited: true, declaredBy: user.id }, content, names)])
  await forgetWords(client, words)
}

interface TakenOver {
  change: ActivityRow
  /** Id of the activity that it changes. */
  id: string
  content: ActivityContent
  names: MaterialNames
}

/** Writes a pack's change over the activity that it changes, which keeps its id, position, ratings and saves. */
async function takeOver(client: pg.ClientBase, user: SignedIn, { change, id, content, names }: TakenOver): Promise<CatalogueActivity> {
  const row = await readRow(client, id)
  await erase(client, change.id)
  await rewrite(client, user, row, content, names)
  await run(client, setHidden(id, false))
  return toCatalogueActivity(await readRow(client, id))
}

async function erase(client: pg.ClientBase, id: string) {
  const words = await wordsOf(client, id)
  await run(client, deleteActivityRow(id))
  await forgetWords(client, words)
}

/** Whether the texts next to the steps, which the form has no fields for, still match them, and every dangerous word in them is acknowledged. */
function isStillGuided(row: ActivityRow, content: ActivityContent, names: MaterialNames): boolean {
  if (!isDeepStrictEqual(guidedBy(row), guidedBy(content))) return false
  if (content.facts === null) return true
  return !listSafetyProblems(content, shownMaterials(content, names), content.facts).some(({ path }) => path.includes('guidance'))
}

/** Fields that the quick lines and the guidance depend on: they retell the steps, and were checked against the facts. */
function guidedBy({ text, facts, proposedFacts = null, setting, durationMinutes, ageMinMonths, ageMaxMonths }: ActivityContent) {
  const { acknowledged: _, ...declared } = facts ?? proposedFacts ?? { acknowledged: [] }
  return [languages.map((language) => text[language].instructions), declared, setting, durationMinutes, ageMinMonths, ageMaxMonths]
}

async function placeActivity(client: pg.ClientBase, id: string, to: number) {
  await moveToPosition(client, 'catalogue_activity', await rowsOf(client, selectNeighbors(id)), id, to)
}

type Words = Row<typeof selectWords>[]

/** Selects the words by which search finds an activity. */
function wordsOf(client: pg.ClientBase, id: string): Promise<Words> {
  return rowsOf(client, selectWords(id, languages))
}

/** Deletes those of the words that no text has any more: search would treat them as existing and not look for similar ones. */
async function forgetWords(client: pg.ClientBase, all: Words) {
  for (const { language, words } of all) await run(client, deleteWordsUnlessUsed(language, words))
}
