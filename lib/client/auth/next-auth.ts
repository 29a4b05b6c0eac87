/** next-auth's part for browsers: `signIn`, `signOut` and `getProviders`. On demand: most pages never need it. */
export function nextAuth() {
  return import('next-auth/react')
}
