import { nextAuth } from '#lib/client/auth/next-auth'
import { api } from '#lib/client/platform/api'
import { LINK_GOOGLE_PAGE } from '#lib/domain/account/link-google'

/**
 * Leaves for Google, which returns to a page of this app with the user signed in. Resolves if the browser's Back shows this page again.
 * @throws if the sign-in cannot begin
 */
export function signInWithGoogle(next: string): Promise<void> {
  return goToGoogle(next)
}

/**
 * Leaves for Google to link the account, and returns to the page it started from.
 * @throws ApiError if linking is refused; Error if it cannot begin
 */
export async function linkGoogle(password: string | null | undefined): Promise<void> {
  await api.put('/user/me/google-link', () => import('#lib/schemas/platform/fields').then((schemas) => schemas.nothing), { password })
  await goToGoogle(LINK_GOOGLE_PAGE)
}

async function goToGoogle(callbackUrl: string) {
  const { getProviders, signIn } = await nextAuth()
  // Checked first: signIn leaves the page even if the server does not respond.
  if (!(await getProviders())?.google) throw new Error('Sign-in with Google is not available')
  await signIn('google', { callbackUrl })
  await waitUntilShownAgain()
}

/** Waits until the browser's Back restores this page from its cache. */
function waitUntilShownAgain(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('pageshow', ({ persisted }) => persisted && resolve())
  })
}
