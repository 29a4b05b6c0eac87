import 'server-only'
import { env } from '#lib/env'

/** How long one delivery may take, ms. */
const TIMEOUT_MS = 5000

interface Message {
  method: 'POST' | 'DELETE'
  token: string
}

/** The sessions with a delivery under way, each with what is to be delivered after it: the newest alone, since it replaces what was before. */
const underWay = new Map<string, Message | undefined>()

/** Whether tokens are passed on at all. */
export function hasTokenSync(): boolean {
  return env().AUTH_SYNC_URL !== undefined
}

/** Where tokens are passed on to, for people to know. */
export function tokenSyncHost(): string {
  return new URL(env().AUTH_SYNC_URL ?? '').host
}

/**
 * Passes a session's token on: POST for one that holds, DELETE for one whose session ends. Nobody waits for it and nothing
 * comes of its failure but a line in the log. One delivery a session at a time, so that they arrive in order.
 */
export function syncToken(sessionId: string, message: Message): void {
  // A renewal that had begun before the session ended brings nothing back.
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
    const response = await fetch(env().AUTH_SYNC_URL ?? '', {
      method,
      headers: { 'content-type': 'application/json', ...(method === 'DELETE' && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ token }),
      // Where it leads is not for another server to say.
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

/** The host alone: the rest of the address may hold a secret. */
function logFailure(method: string, reason: string) {
  console.error(`Token sync: ${method} to ${tokenSyncHost()} failed: ${reason}`)
}

/** A code such as ECONNREFUSED, or the kind of error: whatever else an error says may repeat what was sent. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : error.name
}
