/** Loads next-auth's browser part: `signIn`, `signOut` and `getProviders`. On demand, because most pages never need it. */
export function nextAuth() {
  // biome-ignore lint/plugin: the only use of next-auth in the browser
  return import('next-auth/react')
}
