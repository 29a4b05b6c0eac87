import { nextAuth } from '#lib/client/auth/next-auth'
import { api } from '#lib/client/platform/api'
import { LINK_GOOGLE_PAGE } from '#lib/domain/account/link-google'

/**
 * Goes to Google, to come back signed in, to a page of this app. That in sight is left; it ends when the browser's Back shows it again.
 * @throws where the way there cannot begin
 */
export function signInWithGoogle(next: string): Promise<void> {
  return goToGoogle(next)
}

/** The same, to come back to where this began with the account linked. @throws ApiError where it may not; where it cannot begin */
export async function linkGoogle(password: string | null | undefined): Promise<void> {
  await api.put('/user/me/google-link', () => import('#lib/schemas/platform/fields').then((schemas) => schemas.nothing), { password })
  await goToGoogle(LINK_GOOGLE_PAGE)
}

async function goToGoogle(callbackUrl: string) {
  const { getProviders, signIn } = await nextAuth()
  // Asked first, because signIn itself leaves the page also where the server does not answer.
  if (!(await getProviders())?.google) throw new Error('Sign-in with Google is not there')
  await signIn('google', { callbackUrl })
  await shownAgain()
}

/** The browser's Back shows the page as it was left. */
function shownAgain(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('pageshow', ({ persisted }) => persisted && resolve())
  })
}
