import 'server-only'
import { getTranslations } from 'next-intl/server'
import { hasGoogle } from '#lib/server/auth/google'

/** Refusals of ours, and what may happen on the way: all with a sentence among the problems. */
const known = [
  'google_has_password',
  'google_other_account',
  'google_unverified',
  'google_taken',
  'google_linked_already',
  'google_link_expired',
  'rate_limited',
] as const

/** The sentence for the `error` in the address of a page that a browser came back to from Google; `failed` for what is none of ours. */
export async function googleFailureText(error: string | string[] | undefined, failed: string): Promise<string | undefined> {
  if (typeof error !== 'string' || error === '' || !hasGoogle()) return undefined
  const problem = await getTranslations('problem')
  const login = await getTranslations('login')
  if (error === 'unavailable') return login('unavailable')
  const own = known.find((code) => code === error)
  return own ? problem(`detail.${own}`) : failed
}
