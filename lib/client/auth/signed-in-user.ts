import type { UserType } from '#lib/domain/platform/basics'

/** The parts of the signed-in user that every page needs. */
export interface SignedInUser {
  id: string
  name: string
  email: string
  is_admin: boolean
  user_type: UserType | null
}
