import 'server-only'
import { int, listOf, orNull, uuid } from '#lib/columns'
import { statement } from '#lib/statement'

/** Number of latest activities that covers the decks of a few days; older ones are not yesterday's deck. */
const MAX_LATEST_ACTIVITIES = 60
/** More than a family does in two days. */
const MAX_DONE = 10

/** Selects the first untouched card of $1's newest deck since $2, and how many there are; no row if none is left. */
export const selectDeckLeft = statement({
  row: { id: uuid, batchId: uuid, left: int },
  text: `
    with latest as (
      select id, batch_id, status, created_at from activity where user_id = $1 and created_at > $2 order by id desc limit ${MAX_LATEST_ACTIVITIES}
    ), deck as (
      select batch_id from latest group by batch_id having count(*) > 1 order by max(created_at) desc limit 1
    )
    select latest.id, latest.batch_id as "batchId", (count(*) over ())::int as left
    from latest join deck on deck.batch_id = latest.batch_id where latest.status = 'new' order by latest.id limit 1`,
})

/** Selects the latest activity for a child, several or a group that $1 did since $2 without a journal entry, except $3. */
export const selectDoneUnsaid = statement({
  row: { id: uuid },
  text: `
    select id from activity a
    where user_id = $1 and done_at > $2 and (child_id is not null or group_id is not null or child_ids <> '{}')
      and not exists (select 1 from journal_entry e where e.user_id = a.user_id and e.activity_id = a.id)
      and id is distinct from $3::uuid
    order by done_at desc limit 1`,
})

/** Selects the activities that $1 did since $2, the latest first. */
export const selectDone = statement({
  row: { id: uuid },
  text: `select id from activity where user_id = $1 and done_at > $2 order by done_at desc limit ${MAX_DONE}`,
})

/** Selects for whom $1 last generated activities; no row if always for an age only. */
export const selectLastRecipients = statement({
  row: { childId: orNull(uuid), groupId: orNull(uuid), childIds: listOf(uuid) },
  text: `
    select child_id as "childId", group_id as "groupId", coalesce(child_ids, '{}') as "childIds" from activity
    where user_id = $1 and (child_id is not null or group_id is not null or child_ids <> '{}') order by id desc limit 1`,
})
