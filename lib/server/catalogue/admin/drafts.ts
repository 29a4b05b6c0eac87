import 'server-only'
import { type Language, languages } from '#lib/domain/platform/basics'
import { Problem } from '#lib/errors'
import { type ActivityDraft, activityDraft, type DraftChange, type DraftInput, type DraftRow } from '#lib/schemas/catalogue/activity-draft'
import {
  deleteDraft as deleteDraftRow,
  insertDraft,
  selectDraft,
  selectDrafts,
  updateDraft as updateDraftRow,
} from '#lib/server/catalogue/sql/activity-drafts'
import { pool } from '#lib/server/platform/db'
import { firstOf, rowsOf, run } from '#lib/statement'

/** Maximum drafts in the list; more are not usual. */
const MAX_DRAFTS = 200

/** Lists the drafts of all admins, the last saved first. */
export async function listDrafts(language: Language): Promise<DraftRow[]> {
  const rows = await rowsOf(pool, selectDrafts(MAX_DRAFTS))
  return rows.map(({ content: { text, categoryId, picture = [] }, ...row }) => {
    const titles = [language, ...languages].map((one) => text?.[one]?.title?.trim())
    return { ...row, title: titles.find(Boolean) ?? null, categoryId: categoryId || null, picture }
  })
}

/** Finds a draft, or undefined. */
export function findDraft(id: string): Promise<ActivityDraft | undefined> {
  return firstOf(pool, selectDraft(id))
}

/** @throws Problem not_found */
export async function getDraft(id: string): Promise<ActivityDraft> {
  const draft = await findDraft(id)
  if (!draft) throw new Problem('not_found')
  return draft
}

/** Stores a draft, however incomplete. */
export async function createDraft(id: string, { content }: DraftInput): Promise<ActivityDraft> {
  await run(pool, insertDraft(id, JSON.stringify(content)))
  return getDraft(id)
}

/** @throws Problem not_found; conflict, with the current draft, if `version` is not the current one */
export async function updateDraft(id: string, { content, version }: DraftChange): Promise<ActivityDraft> {
  const changed = await run(pool, updateDraftRow(id, JSON.stringify(content), version ?? null))
  const draft = await getDraft(id)
  if (changed === 0) throw new Problem('conflict', { detail: { key: 'changed_elsewhere' }, current: activityDraft.parse(draft) })
  return draft
}

/** @throws Problem not_found */
export async function deleteDraft(id: string): Promise<void> {
  if ((await run(pool, deleteDraftRow(id))) === 0) throw new Problem('not_found')
}
