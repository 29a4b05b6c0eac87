import 'server-only'
import { env } from '#lib/env'

/** Whether Google sign-in is configured. */
export function hasGoogle(): boolean {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = env()
  return Boolean(GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET)
}
