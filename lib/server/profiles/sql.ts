import 'server-only'
import { bytes, date, instant, int, listOf, orNoRow, orNull, text, uuid } from '#lib/columns'
import { command, composed, statement } from '#lib/statement'

/** $1's, the newest $2. */
export const selectChildren = statement({
  row: {
    id: uuid,
    name: text,
    dateOfBirth: date,
    avatar: orNull(bytes),
    interestLevel: orNull(text),
    specialNeeds: orNull(text),
    description: orNull(text),
    allergies: listOf(text),
    needs: listOf(text),
    weeksEarly: orNull(int),
    createdAt: instant,
    version: int,
  },
  text: `
    select id, name, date_of_birth as "dateOfBirth", avatar, interest_level as "interestLevel",
      special_needs as "specialNeeds", description, allergies, needs, weeks_early as "weeksEarly", created_at as "createdAt", version
    from child where user_id = $1 order by id desc limit $2`,
})

/** Those of $2 that are $1's stay until the transaction ends. In their order, so that nobody waits for who waits for them. */
export const keepChildren = command('select 1 from child where user_id = $1 and id = any($2::uuid[]) order by id for key share')

const groups = {
  row: { id: uuid, name: text, description: orNull(text), groupRange: orNull(text), createdAt: instant, version: int, members: listOf(uuid) },
  text: `
    select id, name, description, group_range as "groupRange", created_at as "createdAt", version,
      array(select m.child_id from group_member m where m.user_id = g.user_id and m.group_id = g.id order by m.position) as members
    from "group" g where user_id = $1`,
}

/** $1's, the newest $2. */
export const selectGroups = statement({ row: groups.row, text: `${groups.text} order by id desc limit $2` })

/** $1's with the id $2. */
export const selectGroup = statement({ row: groups.row, text: `${groups.text} and id = $2` })

/** The children of $1's group $2; one row without a child where it has none. */
export const selectMembers = statement({
  row: {
    groupRange: orNull(text),
    dateOfBirth: orNoRow(date),
    weeksEarly: orNull(int),
    allergies: orNoRow(listOf(text)),
    needs: orNoRow(listOf(text)),
    interestLevel: orNull(text),
    specialNeeds: orNull(text),
  },
  text: `
    select g.group_range as "groupRange", c.date_of_birth as "dateOfBirth", c.weeks_early as "weeksEarly", c.allergies, c.needs,
      c.interest_level as "interestLevel", c.special_needs as "specialNeeds"
    from "group" g
      left join group_member m on m.user_id = g.user_id and m.group_id = g.id
      left join child c on c.user_id = m.user_id and c.id = m.child_id
    where g.user_id = $1 and g.id = $2`,
})

/** Of activities, or of entries of the journal, those of any of the children of a parameter, alone or with others. */
export const theirsSql = (childIds: string) => `(child_id = any(${childIds}::uuid[]) or child_ids && ${childIds}::uuid[])`
/** Those for an age alone. */
const forNobodySql = "child_id is null and group_id is null and child_ids = '{}'"

/** Children, a group, or neither. */
interface SeenBy {
  childIds: string[]
  groupId: string | null
}

/** What of the library any of these children or a group was shown since then, also as a part of a composed time, and when last; without either, what was made for an age alone. */
export const selectSeen = composed({
  row: { id: uuid, seenAt: instant },
  examples: [
    ['', { childIds: [''], groupId: null }, new Date(0)],
    ['', { childIds: [], groupId: '' }, new Date(0)],
    ['', { childIds: [], groupId: null }, new Date(0)],
  ],
  write: (value, userId: string, { childIds, groupId }: SeenBy, since: Date) => {
    const whose = childIds.length > 0 ? theirsSql(value(childIds)) : groupId ? `group_id = ${value(groupId)}` : forNobodySql
    return {
      text: `
        select shown.id, max(created_at) as "seenAt"
        from activity, lateral (
          select catalogue_id as id where catalogue_id is not null
          union all select (part ->> 'exploreActivityId')::uuid from jsonb_array_elements(parts) part where part ->> 'exploreActivityId' is not null
        ) shown
        where user_id = ${value(userId)} and ${whose} and created_at >= ${value(since)} group by shown.id`,
    }
  },
})

/** What $1's child $2 did with others, and what is said of it, stays theirs: of two, the other one's alone. */
const leaveSql = (table: 'activity' | 'journal_entry') => `
  update ${table} set
    child_ids = case when cardinality(child_ids) > 2 then array_remove(child_ids, $2::uuid) else '{}' end,
    child_id = case when cardinality(child_ids) > 2 then null else (array_remove(child_ids, $2::uuid))[1] end
  where user_id = $1 and child_ids && array[$2::uuid]`
export const leaveTogether = command(leaveSql('activity'))
export const leaveEntriesTogether = command(leaveSql('journal_entry'))
