import 'server-only'
import type { Born } from '#lib/domain/profiles/age'
import { Problem } from '#lib/errors'
import { prepared } from '#lib/prepared'
import type { SignedIn } from '#lib/server/auth/sessions'
import { pool } from '#lib/server/platform/db'

/** What of a child decides what may be done with it. */
export interface GroupMember extends Born {
  allergies: string[]
  needs: string[]
  interestLevel: string | null
  specialNeeds: string | null
}

interface Row extends GroupMember {
  groupRange: string | null
  /** Null where the group has no member at all. */
  childId: string | null
}

const membersSql = `
  select g.group_range as "groupRange", c.id as "childId", c.date_of_birth as "dateOfBirth", c.weeks_early as "weeksEarly", c.allergies,
    c.needs, c.interest_level as "interestLevel", c.special_needs as "specialNeeds"
  from "group" g
    left join group_member m on m.user_id = g.user_id and m.group_id = g.id
    left join child c on c.user_id = m.user_id and c.id = m.child_id
  where g.user_id = $1 and g.id = $2`

/** The children of one of the user's groups, and the ages it says it is for. @throws Problem not_found, also for somebody else's */
export async function groupMembers(user: SignedIn, id: string): Promise<{ groupRange: string | null; members: GroupMember[] }> {
  const { rows } = await pool.query<Row>(prepared(membersSql, [user.id, id]))
  const [first] = rows
  if (!first) throw new Problem('not_found')
  return { groupRange: first.groupRange, members: rows.filter(({ childId }) => childId !== null) }
}
