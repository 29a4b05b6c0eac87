import 'server-only'
import type { Born } from '#lib/domain/profiles/age'
import type { GroupSize } from '#lib/domain/profiles/group-size'
import { Problem } from '#lib/errors'
import type { SignedIn } from '#lib/server/auth/sessions'
import { pool } from '#lib/server/platform/db'
import { selectMembers } from '#lib/server/profiles/sql'
import { rowsOf } from '#lib/statement'

/** A child's data that decides which activities are suitable. */
export interface GroupMember extends Born {
  allergies: string[]
  needs: string[]
  interestLevel: string | null
  specialNeeds: string | null
}

/** The children of a group that have a profile, and what the user said about all of them. */
interface GroupMembers {
  groupRange: string | null
  groupSize: GroupSize | null
  members: GroupMember[]
}

/** Returns the children of one of the user's groups, its age range and size. @throws Problem not_found, also for another user's */
export async function getGroupMembers(user: SignedIn, id: string): Promise<GroupMembers> {
  const rows = await rowsOf(pool, selectMembers(user.id, id))
  const [first] = rows
  if (!first) throw new Problem('not_found')
  const members = rows.flatMap(({ groupRange, groupSize, dateOfBirth, allergies, needs, ...rest }) =>
    dateOfBirth && allergies && needs ? [{ dateOfBirth, allergies, needs, ...rest }] : [],
  )
  return { groupRange: first.groupRange, groupSize: first.groupSize, members }
}
