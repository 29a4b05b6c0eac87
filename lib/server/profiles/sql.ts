import 'server-only'
import { bytes, date, instant, int, listOf, orNoRow, orNull, text, textOf, uuid } from '#lib/columns'
import { groupSizes } from '#lib/domain/profiles/group-size'
import { command, composed, statement } from '#lib/statement'

/** Selects $1's newest $2 children. */
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

/** Keeps those of $2 that are $1's until the transaction ends. The order prevents deadlocks. */
export const keepChildren = command('select 1 from child where user_id = $1 and id = any($2::uuid[]) order by id for key share')

const groups = {
  row: {
    id: uuid,
    name: text,
    description: orNull(text),
    groupRange: orNull(text),
    groupSize: orNull(textOf(groupSizes)),
    createdAt: instant,
    version: int,
    members: listOf(uuid),
  },
  text: `
    select id, name, description, group_range as "groupRange", group_size as "groupSize", created_at as "createdAt", version,
      array(select m.child_id from group_member m where m.user_id = g.user_id and m.group_id = g.id order by m.position) as members
    from "group" g where user_id = $1`,
}

/** Selects $1's newest $2 groups. */
export const selectGroups = statement({ row: groups.row, text: `${groups.text} order by id desc limit $2` })

/** Selects $1's group $2. */
export const selectGroup = statement({ row: groups.row, text: `${groups.text} and id = $2` })

/** Selects the children of $1's group $2; one row without a child if it has none. */
export const selectMembers = statement({
  row: {
    groupRange: orNull(text),
    groupSize: orNull(textOf(groupSizes)),
    dateOfBirth: orNoRow(date),
    weeksEarly: orNull(int),
    allergies: orNoRow(listOf(text)),
    needs: orNoRow(listOf(text)),
    interestLevel: orNull(text),
    specialNeeds: orNull(text),
  },
  text: `
    select g.group_range as "groupRange", g.group_size as "groupSize", c.date_of_birth as "dateOfBirth", c.weeks_early as "weeksEarly", c.allergies, c.needs,
      c.interest_level as "interestLevel", c.special_needs as "specialNeeds"
    from "group" g
      left join group_member m on m.user_id = g.user_id and m.group_id = g.id
      left join child c on c.user_id = m.user_id and c.id = m.child_id
    where g.user_id = $1 and g.id = $2`,
})

/** Condition for activities or journal entries of any of the given children, separate or with others. */
export const theirsSql = (childIds: string) => `(child_id = any(${childIds}::uuid[]) or child_ids && ${childIds}::uuid[])`
/** Condition for activities made for an age only. */
const forNobodySql = "child_id is null and group_id is null and child_ids = '{}'"

/** Children, a group, or neither. */
interface SeenBy {
  childIds: string[]
  groupId: string | null
}

/**
 * Selects the library activities shown to these children or this group since then, also as parts of a composed time, with the last time;
 * without either, those made for an age only.
 */
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

/** Removes $1's child $2 from activities and entries with others, which then belong to the rest: of two, to the other one. */
const leaveSql = (table: 'activity' | 'journal_entry') => `
  update ${table} set
    child_ids = case when cardinality(child_ids) > 2 then array_remove(child_ids, $2::uuid) else '{}' end,
    child_id = case when cardinality(child_ids) > 2 then null else (array_remove(child_ids, $2::uuid))[1] end
  where user_id = $1 and child_ids && array[$2::uuid]`
export const leaveTogether = command(leaveSql('activity'))
export const leaveEntriesTogether = command(leaveSql('journal_entry'))
