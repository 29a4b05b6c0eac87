import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { type ActivityContent, type MaterialNames, materialNames, writeActivity, writeWords } from '#lib/catalogue/activity-rows'
import { listSafetyProblems, type SafetyProblem } from '#lib/domain/catalogue/catalogue-safety'
import { seededNumber } from '#lib/domain/platform/seeded-number'
import type { Facts } from '#lib/domain/safety/facts'
import { type FieldProblem, Problem } from '#lib/errors'
import { type PackActivity, type PackCategory, type PackMaterial, packActivity, packCategories, packMaterials } from '#lib/schemas/catalogue/pack'
import { findContentErrors, shownMaterials, toFieldProblem } from '#lib/server/catalogue/admin/content'
import { shippedPictures } from '#lib/server/catalogue/admin/pictures'
import { writeCatalogue } from '#lib/server/catalogue/admin/writing'
import { toPackActivity } from '#lib/server/catalogue/packs/content'
import { unzipPack } from '#lib/server/catalogue/packs/zip'
import { selectActivitiesBySlug } from '#lib/server/catalogue/sql/admin-activities'
import { findCategory, insertCategory } from '#lib/server/catalogue/sql/admin-categories'
import { forgetRemovedActivities, insertMaterial, selectMovedCategories, selectRemovedActivities, setReplaced } from '#lib/server/catalogue/sql/packs'
import { parseWith } from '#lib/server/platform/http/body'
import { type Row, rowsOf, run } from '#lib/statement'

interface Refusal {
  slug: string
  errors: FieldProblem[]
}

/** Result of an import. Of the added and changed, `drafts` are not offered until an admin shows them. */
export interface PackReport {
  title: string
  added: number
  changed: number
  unchanged: number
  drafts: number
  /** Ids of new categories, which are hidden until an admin shows them. */
  categories: string[]
  /** Ids of new materials; no activity with one is shown until an admin confirms its contents. */
  materials: string[]
  refusals: Refusal[]
  /** Slugs omitted because an admin deleted them here. */
  removals: string[]
}

type ActivityRow = Row<typeof selectActivitiesBySlug>

/**
 * Imports a pack: everything that is not refused, or nothing if this throws. Everything new waits for review by an admin of this
 * installation: activities become drafts, categories are hidden, materials unconfirmed. A change of an activity with facts becomes a draft
 * next to it, and the reviewed text stays on offer until an admin shows the draft.
 * @param isRestored whether activities deleted here are restored
 * @throws Problem payload_too_large, invalid
 */
export async function importPack(bytes: Uint8Array, { isRestored }: { isRestored: boolean }): Promise<PackReport> {
  const { title, files } = unzipPack(bytes)
  const { 'categories.json': categories = [], 'materials.json': materials = [], ...rest } = files
  const read = Object.entries(rest).map(([path, content]) => readActivity(slugOf(path), content))
  const activities = read.flatMap((one) => ('activity' in one ? [one.activity] : []))
  const report: PackReport = { title, added: 0, changed: 0, unchanged: 0, drafts: 0, categories: [], materials: [], refusals: [], removals: [] }
  report.refusals.push(...read.flatMap((one) => ('refusal' in one ? [one.refusal] : [])))
  const described = { categories: parseWith(packCategories, categories), materials: parseWith(packMaterials, materials) }
  return writeCatalogue(async (client) => {
    const slugs = activities.map(({ slug }) => slug)
    if (isRestored) await run(client, forgetRemovedActivities(slugs))
    const removed = new Set((await rowsOf(client, selectRemovedActivities(slugs))).map(({ slug }) => slug))
    report.removals.push(...slugs.filter((slug) => removed.has(slug)))
    const present = activities.filter(({ slug }) => !removed.has(slug))
    const moved = await bringCategories(client, described.categories, present, report)
    const names = await bringMaterials(client, described.materials, present, report)
    const rows = await rowsOf(client, selectActivitiesBySlug(slugs))
    const here = new Map(rows.filter(({ replacesId }) => replacesId === null).map((row) => [row.slug, row]))
    const changes = new Map(rows.map((row) => [row.replacesId, row]))
    for (const activity of present) {
      const categoryId = moved.get(activity.categoryId) ?? activity.categoryId
      const row = here.get(activity.slug)
      await bring(client, { ...activity, categoryId }, { row, change: row && changes.get(row.id) }, names, report)
    }
    return report
  })
}

const slugOf = (path: string) => path.replace(/^activities\/|\.json$/g, '')

function readActivity(slug: string, content: unknown): { activity: CompleteActivity } | { refusal: Refusal } {
  try {
    const activity = addDefaults(parseWith(packActivity, content))
    if (activity.slug === slug) return { activity }
    return { refusal: { slug, errors: [{ field: 'slug', message: { key: 'unknown_id' } }] } }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { refusal: { slug, errors: error.errors } }
  }
}

/** Adds defaults for optional fields. */
function addDefaults({ priceUsd = null, traits = [], materials = [], ...activity }: PackActivity) {
  return {
    ...activity,
    priceUsd,
    traits,
    materials: materials.map(({ id, quantity = null, childrenPerSet = null }) => ({ id, quantity, childrenPerSet })),
  }
}
type CompleteActivity = ReturnType<typeof addDefaults>

/** Creates the missing categories, hidden. @returns which category has a deleted one's activities now, by the deleted one's id */
async function bringCategories(
  client: pg.ClientBase,
  described: PackCategory[],
  activities: CompleteActivity[],
  report: PackReport,
): Promise<Map<string, string>> {
  const moved = new Map((await rowsOf(client, selectMovedCategories())).flatMap(({ slug, movedTo }) => (movedTo ? [[slug, movedTo]] : [])))
  const pictures = new Set(await shippedPictures())
  const wanted = new Set(activities.map(({ categoryId }) => categoryId).filter((id) => !moved.has(id)))
  for (const { id, name, icon } of described) {
    if (!wanted.has(id) || !pictures.has(icon) || (await run(client, findCategory(id)))) continue
    await run(client, insertCategory(id, JSON.stringify(name), icon, true))
    report.categories.push(id)
  }
  return moved
}

/** Creates the missing materials. @returns the names of all required ones */
async function bringMaterials(
  client: pg.ClientBase,
  described: PackMaterial[],
  activities: CompleteActivity[],
  report: PackReport,
): Promise<MaterialNames> {
  const wanted = new Set(activities.flatMap(({ materials }) => materials.map(({ id }) => id)))
  for (const { id, name, alsoCalled, allergens, substitutes } of described) {
    if (!wanted.has(id)) continue
    const isNew = await run(client, insertMaterial(id, JSON.stringify(name), alsoCalled && JSON.stringify(alsoCalled), allergens, substitutes))
    if (isNew) report.materials.push(id)
  }
  return materialNames(client, [...wanted])
}

/** The activity with a pack's slug, and the draft that changes it, if they exist. */
interface Present {
  row: ActivityRow | undefined
  change: ActivityRow | undefined
}

async function bring(client: pg.ClientBase, activity: CompleteActivity, { row, change }: Present, names: MaterialNames, report: PackReport) {
  const { slug, facts: proposedFacts, ...content } = activity
  if ((row && isSame(activity, row)) || (change && isSame(activity, { ...change, slug }))) {
    report.unchanged++
    return
  }
  const errors = await listRefusalReasons(client, { ...content, facts: proposedFacts }, names)
  if (errors.length > 0) {
    report.refusals.push({ slug, errors })
    return
  }
  // An activity with facts is or was on offer: its text stays as reviewed, and the change waits next to it.
  const reviewed = row?.facts ? row : undefined
  const target = reviewed ? change : row
  const id = target?.id ?? uuidv7()
  const position = row?.position ?? seededNumber(slug) >>> 1
  const key = { id, slug: reviewed ? id : slug, position, isEdited: true, declaredBy: null }
  await writeWords(client, [await writeActivity(client, key, { ...content, facts: null, proposedFacts }, names)])
  if (reviewed) await run(client, setReplaced(id, reviewed.id))
  if (row) report.changed++
  else report.added++
  report.drafts++
}

/** Whether the pack's activity equals the one here, or the one that waits here. */
function isSame({ origin: _, ...activity }: CompleteActivity, row: ActivityRow): boolean {
  const { origin: __, ...here } = toPackActivity(row, noOrigin)
  return isDeepStrictEqual(activity, here)
}
const noOrigin = { pack: '', author: '', license: '' }

/** Returns the reasons for refusal: contradictions between facts and text that no admin's decision can resolve. */
async function listRefusalReasons(client: pg.ClientBase, content: ActivityContent & { facts: Facts }, names: MaterialNames): Promise<FieldProblem[]> {
  const errors = await findContentErrors(client, content, names)
  const unsafe = listSafetyProblems(content, shownMaterials(content, names), content.facts).filter(isForGood)
  return [...errors, ...unsafe.map(toFieldProblem)]
}

function isForGood({ kind }: SafetyProblem): boolean {
  return kind === 'never' || kind === 'blocked' || kind === 'markup'
}
