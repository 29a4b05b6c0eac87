import 'server-only'
import { env } from '#lib/env'

/** Timeout of one delivery, in ms. */
const TIMEOUT_MS = 5000

interface Message {
  method: 'POST' | 'DELETE'
  token: string
}

/** Sessions with a delivery in progress, and the message to send after it: only the newest, which replaces earlier ones. */
const underWay = new Map<string, Message | undefined>()

/** Whether tokens are passed on. */
export function hasTokenSync(): boolean {
  return env().AUTH_SYNC_URL !== undefined
}

/** Returns the host that receives tokens, for display. */
export function tokenSyncHost(): string {
  return new URL(env().AUTH_SYNC_URL ?? '').host
}

/**
 * Passes a session's token on: POST for a valid one, DELETE for one whose session ends. Callers do not wait, and a failure is only logged.
 * One delivery per session at a time, so that they arrive in order.
 */
export function syncToken(sessionId: string, message: Message): void {
  // A renewal that began before the session ended must not restore it.
  if (underWay.get(sessionId)?.method === 'DELETE') return
  if (underWay.has(sessionId)) underWay.set(sessionId, message)
  else void deliverAll(sessionId, message)
}

async function deliverAll(sessionId: string, first: Message) {
  for (let message: Message | undefined = first; message; message = underWay.get(sessionId)) {
    underWay.set(sessionId, undefined)
    await deliver(message)
  }
  underWay.delete(sessionId)
}

async function deliver({ method, token }: Message) {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: the server calls another server
    const response = await fetch(env().AUTH_SYNC_URL ?? '', {
      method,
      headers: { 'content-type': 'application/json', ...(method === 'DELETE' && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ token }),
      // Redirects are not followed: the receiver must not choose the target.
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    if (!response.ok) logFailure(method, `it answered ${response.status}`)
  } catch (error) {
    logFailure(method, reasonOf(error))
  }
}

/** Logs only the host: the rest of the URL may hold a secret. */
function logFailure(method: string, reason: string) {
  console.error(`Token sync: ${method} to ${tokenSyncHost()} failed: ${reason}`)
}

/** Returns a code such as ECONNREFUSED, or the kind of error: other parts of an error may repeat the token. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : error.name
}
