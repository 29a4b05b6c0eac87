import 'server-only'
import { bool, instant, orNull, uuid } from '#lib/columns'
import type { Minutes } from '#lib/domain/activities/duration'
import type { Setting } from '#lib/domain/platform/basics'
import type { SavedPosition } from '#lib/schemas/activities/saved'
import { childrenOf, type RecipientIds } from '#lib/server/profiles/child-history'
import { theirsSql } from '#lib/server/profiles/sql'
import { composed } from '#lib/statement'

interface SavedRequest {
  userId: string
  /** Recipient: the ids, and the age of the youngest in months. */
  audience?: (RecipientIds & { youngestMonths: number }) | undefined
  minutes?: Minutes | undefined
  setting?: Setting | undefined
  /** Whether it was done before. */
  done?: boolean | undefined
  limit: number
  cursor?: SavedPosition | undefined
}
const all = { userId: '', limit: 1 }
const some = {
  ...all,
  minutes: { min: 0, max: 1 },
  setting: 'indoor',
  done: true,
  cursor: { savedAt: '', id: '' },
} as const

/**
 * Selects saved activities, the user's and the catalogue's, latest first, and one more. A catalogue activity that is also saved as an
 * activity of the user's appears once, as the latter.
 */
export const selectSaved = composed({
  row: { id: uuid, isOwn: bool, savedAt: instant, doneAt: orNull(instant) },
  examples: [
    [all],
    [{ ...some, audience: { childId: '', groupId: null, childIds: [], youngestMonths: 1 } }],
    [{ ...some, done: false, audience: { childId: null, groupId: '', childIds: [], youngestMonths: 1 } }],
  ],
  write: (value, { userId, audience, minutes, setting, done, limit, cursor }: SavedRequest) => {
    const user = value(userId)
    const months = audience && value(audience.youngestMonths)
    const ownSql = `own.user_id = ${user} and own.is_saved${audience ? ` and ${audience.groupId ? `own.group_id = ${value(audience.groupId)}` : theirsSql(value(childrenOf(audience)))}` : ''}`
    const filters = [
      minutes && `saved.minutes between ${value(minutes.min)} and ${value(minutes.max)}`,
      setting && `${value(setting)} = any(saved.settings)`,
      done !== undefined && `saved."doneAt" is ${done ? 'not ' : ''}null`,
      cursor && `(saved."savedAt", saved.id) < (${value(cursor.savedAt)}::timestamptz, ${value(cursor.id)}::uuid)`,
    ].filter((filter) => typeof filter === 'string')
    const text = `
      with saved as (
        select own.id, true as "isOwn", coalesce(own.reacted_at, own.created_at) as "savedAt", own.done_at as "doneAt",
          own.duration_minutes as minutes, array[own.setting::text] as settings
        from activity own where ${ownSql}
        union all
        select a.id, false, kept.created_at,
          (select max(before.done_at) from activity before where before.user_id = ${user} and before.catalogue_id = a.id),
          a.duration_minutes, a.settings
        from saved_activity kept join catalogue_activity a on a.id = kept.activity_id join category c on c.id = a.category_id
        where kept.user_id = ${user} and not a.is_hidden and not c.is_hidden
          ${months ? `and ${months} between a.age_min_months and a.age_max_months` : ''}
          and not exists (select 1 from activity own where ${ownSql} and own.catalogue_id = a.id)
      )
      select id, "isOwn", "savedAt", "doneAt" from saved ${filters.length > 0 ? `where ${filters.join(' and ')}` : ''}
      order by saved."savedAt" desc, saved.id desc limit ${value(limit + 1)}`
    return { text, isPrepared: false }
  },
})
