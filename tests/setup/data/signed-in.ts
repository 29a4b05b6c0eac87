import { findSignedIn, type SignedIn } from '#lib/server/auth/sessions'
import type { Person } from '../../factories.ts'

/** Returns a person as the server's functions know a signed-in user. */
export async function signedIn(of: Person): Promise<SignedIn> {
  const user = await findSignedIn({ userId: of.id, sessionId: of.sessionId })
  if (!user) throw new Error('not signed in')
  return user
}
