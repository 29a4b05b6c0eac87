import 'server-only'
import { getTranslations } from 'next-intl/server'
import { hasGoogle } from '#lib/server/auth/google'

/** Our own refusals and other expected failures, all with a sentence in the `problem` messages. */
const known = [
  'google_has_password',
  'google_other_account',
  'google_unverified',
  'google_taken',
  'google_linked_already',
  'google_link_expired',
  'rate_limited',
] as const

/** Returns the sentence for the `error` in the URL after a return from Google; `failed` for an unknown code. */
export async function googleFailureText(error: string | string[] | undefined, failed: string): Promise<string | undefined> {
  if (typeof error !== 'string' || error === '' || !hasGoogle()) return undefined
  const problem = await getTranslations('problem')
  const login = await getTranslations('login')
  if (error === 'unavailable') return login('unavailable')
  const own = known.find((code) => code === error)
  return own ? problem(`detail.${own}`) : failed
}
