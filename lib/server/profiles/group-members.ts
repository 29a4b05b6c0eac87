import 'server-only'
import type { Born } from '#lib/domain/profiles/age'
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

/** Returns the children of one of the user's groups and its stated age range. @throws Problem not_found, also for another user's */
export async function getGroupMembers(user: SignedIn, id: string): Promise<{ groupRange: string | null; members: GroupMember[] }> {
  const rows = await rowsOf(pool, selectMembers(user.id, id))
  const [first] = rows
  if (!first) throw new Problem('not_found')
  const members = rows.flatMap(({ groupRange, dateOfBirth, allergies, needs, ...rest }) =>
    dateOfBirth && allergies && needs ? [{ dateOfBirth, allergies, needs, ...rest }] : [],
  )
  return { groupRange: first.groupRange, members }
}
