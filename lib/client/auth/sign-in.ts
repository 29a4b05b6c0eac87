import { forgetChoices } from '#lib/client/activities/create-choices'
import { forgetDeclinedRating } from '#lib/client/activities/declined-rating'
import { nextAuth } from '#lib/client/auth/next-auth'
import { forgetSession } from '#lib/client/auth/session'
import { announceSignOut } from '#lib/client/auth/signed-out'
import { chooseKeepNothing } from '#lib/client/platform/offline/keep-nothing'

/** The result of a sign-in: signed in, wrong address or password, too many failures, or a server error. */
export type SignInResult = 'ok' | 'refused' | 'rate_limited' | 'unavailable'

/** Signs in with address and password. */
export async function signInWithPassword(email: string, password: string): Promise<SignInResult> {
  const { signIn } = await nextAuth()
  const answer = await signIn('credentials', { email, password, redirect: false })
  forgetSession()
  if (answer?.ok) return 'ok'
  if (answer?.error === 'rate_limited') return 'rate_limited'
  return answer?.error === 'CredentialsSignin' ? 'refused' : 'unavailable'
}

/** Ends this session, here and on the server, and leads to /login with nothing left in memory. */
export async function signOut(): Promise<void> {
  await endSession()
  await leave('/login')
}

/** After the account is erased: removes its data from this browser, and leads to the page that confirms it. */
export async function leaveErased(): Promise<void> {
  // The server already deleted the session. A cookie that could not be removed has no effect.
  await endSession().catch((error) => console.warn('The cookie of the ended session may still be there', error))
  await leave('/login?erased')
}

async function endSession() {
  const { signOut: end } = await nextAuth()
  await end({ redirect: false })
}

async function leave(page: string) {
  forgetSession()
  forgetChoices()
  forgetDeclinedRating()
  sessionStorage.clear()
  announceSignOut()
  try {
    const [{ forgetGeneration }, { forgetCopies }] = await Promise.all([
      import('#lib/client/activities/generation-run'),
      import('#lib/client/platform/offline/copies'),
    ])
    forgetGeneration()
    await forgetCopies()
  } catch (error) {
    console.warn('Not everything could be removed from this device', error)
  }
  chooseKeepNothing(false)
  window.location.assign(page)
}
