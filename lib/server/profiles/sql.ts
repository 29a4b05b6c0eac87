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

type SeenBy = { childId: string } | { groupId: string } | undefined

/** What of the library a child or a group was shown since then, also as a part of a composed time, and when last; without either, what was made for an age alone. */
export const selectSeen = composed({
  row: { id: uuid, seenAt: instant },
  examples: [
    ['', { childId: '' }, new Date(0)],
    ['', { groupId: '' }, new Date(0)],
    ['', undefined, new Date(0)],
  ],
  write: (value, userId: string, by: SeenBy, since: Date) => {
    const whose =
      by === undefined
        ? 'child_id is null and group_id is null'
        : 'childId' in by
          ? `child_id = ${value(by.childId)}`
          : `group_id = ${value(by.groupId)}`
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
