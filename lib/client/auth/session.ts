import type { SignedInUser } from '#lib/client/auth/signed-in-user'
import { fetchFromServer } from '#lib/client/platform/offline/connection'
import { userTypes } from '#lib/domain/platform/basics'

/** The parts of a session that every page needs: the user to greet, and the token for the API. */
export interface Session {
  user: SignedInUser
  token: string
  /** When the sign-in ends, as ISO 8601. */
  expires: string
}

/** Tokens live 15 minutes; ours is renewed a little earlier. */
const RENEW_AFTER_MS = 13 * 60 * 1000

/** The account for which this page was loaded. */
let pageAccountId: string | undefined
let cached: { session: Promise<Session | null>; until: number } | undefined

/** The signed-in user with a token for the API; null for a visitor. Requested once, and again before the token ends. */
export function getSession(): Promise<Session | null> {
  if (!cached || Date.now() > cached.until) {
    const session = loadSession()
    cached = { session, until: Date.now() + RENEW_AFTER_MS }
    // A failure is not cached: the next call requests the session again.
    session.catch(forgetSession)
  }
  return cached.session
}

/** Drops the cached session, after signing in or out, or when the server refuses the token. */
export function forgetSession() {
  cached = undefined
}

async function loadSession(): Promise<Session | null> {
  const response = await fetchFromServer('/api/auth/session', { cache: 'no-store' })
  if (!response.ok) throw new Error(`API request failed: ${response.statusText}`)
  const answer: unknown = await response.json()
  const session = isSession(answer) ? answer : null
  // Another tab signed in to another account: this page shows data that is not theirs.
  if (session && pageAccountId && session.user.id !== pageAccountId) location.reload()
  pageAccountId = session?.user.id ?? pageAccountId
  // Without a service worker no page opens that could show copies.
  if (!navigator.serviceWorker?.controller) return session
  void import('#lib/client/platform/offline/copies')
    .then(({ rememberOwner }) => rememberOwner(session))
    .catch((error: unknown) => console.warn('This device keeps no copy for times without a network', error))
  return session
}

/** Checks by hand: a schema would put zod into the first load of every page. */
function isSession(answer: unknown): answer is Session {
  if (typeof answer !== 'object' || answer === null || !('token' in answer) || !('user' in answer) || !('expires' in answer)) return false
  const { token, user, expires } = answer
  if (typeof token !== 'string' || typeof expires !== 'string' || typeof user !== 'object' || user === null) return false
  return (
    'id' in user &&
    typeof user.id === 'string' &&
    'name' in user &&
    typeof user.name === 'string' &&
    'email' in user &&
    typeof user.email === 'string' &&
    'is_admin' in user &&
    typeof user.is_admin === 'boolean' &&
    'user_type' in user &&
    (user.user_type === null || userTypes.some((type) => type === user.user_type))
  )
}
