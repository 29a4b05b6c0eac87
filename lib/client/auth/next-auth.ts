/** Loads next-auth's browser part: `signIn`, `signOut` and `getProviders`. On demand, because most pages never need it. */
export function nextAuth() {
  return import('next-auth/react')
}
