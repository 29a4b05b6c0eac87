// Activities that admins have begun; no statement for users reads them.
import 'server-only'
import { instant, int, jsonb, uuid } from '#lib/columns'
import type { DraftContent } from '#lib/schemas/catalogue/activity-draft'
import { command, statement } from '#lib/statement'

const draft = {
  row: { id: uuid, content: jsonb<DraftContent>(), version: int, createdAt: instant, updatedAt: instant },
  columns: 'id, content, version, created_at as "createdAt", updated_at as "updatedAt"',
}

/** Selects the $1 drafts that were saved last. */
export const selectDrafts = statement({
  row: draft.row,
  text: `select ${draft.columns} from activity_draft order by updated_at desc, id desc limit $1`,
})

export const selectDraft = statement({ row: draft.row, text: `select ${draft.columns} from activity_draft where id = $1` })

/** $1 id, $2 content. */
export const insertDraft = command('insert into activity_draft (id, content) values ($1, $2)')

/** Stores the content $2 of $1, unless its version is not $3; null accepts every version. */
export const updateDraft = command(`
  update activity_draft set content = $2, version = version + 1, updated_at = now() where id = $1 and version = coalesce($3, version)`)

export const deleteDraft = command('delete from activity_draft where id = $1')
