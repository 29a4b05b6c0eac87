import type { UserType } from '#lib/domain/platform/basics'

/** Who is signed in, as far as every page needs it. */
export interface SignedInUser {
  id: string
  name: string
  email: string
  is_admin: boolean
  user_type: UserType | null
}
