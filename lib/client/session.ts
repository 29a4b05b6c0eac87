import * as z from 'zod/mini'
import { userTypes } from '#lib/schemas/user'

const sessionSchema = z.object({
  user: z.object({ id: z.string(), name: z.string(), email: z.string(), user_type: z.nullable(z.enum(userTypes)), is_admin: z.boolean() }),
  token: z.string(),
})
export type Session = z.infer<typeof sessionSchema>

/** Tokens live 15 minutes; ours is renewed a little earlier. */
const RENEW_AFTER_MS = 13 * 60 * 1000

let cached: { session: Promise<Session | null>; until: number } | undefined

/** Who is signed in, with a token for the API; null for a visitor. Asked of the server once, and again before the token ends. */
export function getSession(): Promise<Session | null> {
  if (!cached || Date.now() > cached.until) {
    const session = loadSession()
    cached = { session, until: Date.now() + RENEW_AFTER_MS }
    // A failure is not kept: the next call asks again.
    session.catch(forgetSession)
  }
  return cached.session
}

/** After signing in or out, or when the server no longer takes the token. */
export function forgetSession() {
  cached = undefined
}

async function loadSession(): Promise<Session | null> {
  const response = await fetch('/api/auth/session', { cache: 'no-store' })
  if (!response.ok) throw new Error(`API request failed: ${response.statusText}`)
  const parsed = sessionSchema.safeParse(await response.json())
  return parsed.success ? parsed.data : null
}
