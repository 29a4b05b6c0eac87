import { api } from '#lib/client/api'
import { LINK_GOOGLE_PAGE } from '#lib/domain/link-google'

/** Goes to Google, to come back signed in. @throws where the way there cannot begin; else the page is left */
export function signInWithGoogle(): Promise<void> {
  return goToGoogle('/')
}

/** Goes to Google, to come back to where this began with the account linked. @throws where it may not, or cannot begin */
export async function linkGoogle(): Promise<void> {
  await api.put('/user/me/google-link', () => import('#lib/schemas/fields').then((schemas) => schemas.nothing), undefined)
  await goToGoogle(LINK_GOOGLE_PAGE)
}

async function goToGoogle(callbackUrl: string) {
  // On demand: most pages never need it.
  const { getProviders, signIn } = await import('next-auth/react')
  // Asked first, because signIn itself leaves the page also where the server does not answer.
  if (!(await getProviders())?.google) throw new Error('Sign-in with Google is not there')
  await signIn('google', { callbackUrl })
}
