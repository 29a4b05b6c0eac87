import 'server-only'
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import type { Language } from '#lib/domain/platform/basics'
import { env } from '#lib/env'
import { invalidField, Problem, problemStatus } from '#lib/errors'
import type { SignedIn } from '#lib/server/auth/sessions'
import type { Prisma } from '#lib/server/generated/client'
import { db, pool } from '#lib/server/platform/db'
import { onDisconnect } from '#lib/server/platform/http/disconnect'
import { asProblem } from '#lib/server/platform/http/problem'
import { withoutPictures, withPictures } from '#lib/server/platform/http/response-pictures'
import { LEASE_SECONDS, renewLease } from '#lib/server/platform/lease'
import { withinRowLimit } from '#lib/server/platform/row-limits'
import { claimKey, extendClaim } from '#lib/server/platform/sql'
import { firstOf, run as runStatement } from '#lib/statement'

const HEADER = 'Idempotency-Key'
const KEEP_MS = 24 * 60 * 60 * 1000
/** Time in ms, added to the generation timeout, that a request may run. After that a repeat may take its key. */
const IN_FLIGHT_EXTRA_MS = 30_000
const WAIT_MS = 10_000

interface Slot {
  userId: string
  method: string
  path: string
  key: string
}

interface Call {
  request: Request
  user: SignedIn | undefined
  language: Language
  body: string
}

interface StoredResponse {
  status: number
  response: string
}

/** Status of a repeated response about a row that is deleted. */
const GONE_STATUS = 404

/** Row that a request creates. */
interface Creation {
  id: string
  /** Whether an earlier request with the same key failed or lost its connection: the row may already exist. */
  isRepeat: boolean
}

/** Ownership of a key until the response is stored or the lease ends. Once another request owns the key, these methods do nothing. */
interface Claim extends Creation {
  /** Stores the response for repeats. */
  storeResponse: (status: number, body: string) => Promise<void>
  /** Deletes the key. If this request repeats another, leaves it to a repeat, because its rows may exist. */
  freeKey: () => Promise<void>
  /** Leaves the key to a repeat, which continues from there. */
  leaveToRepeat: () => Promise<void>
  stopRenewing: () => void
}

/** Rows to create by requests with a key. */
const creations = new WeakMap<Request, Creation>()

/**
 * Runs a creating request once for each Idempotency-Key. The same key and body get the stored response again, without pictures deleted
 * since; another body is rejected, and a concurrent repeat waits for the first. Without the header or a user it runs normally.
 * @throws Problem invalid; conflict if the first request takes too long; not_found if its row is deleted since
 */
export async function runIdempotently({ request, user, language, body }: Call, run: () => Promise<Response>): Promise<Response> {
  const key = request.headers.get(HEADER)
  if (key === null || !user || request.method !== 'POST') return run()
  if (key.length < 8 || key.length > 255) throw invalidField('idempotency_key', 'idempotency_key_length')
  const slot = { userId: user.id, method: request.method, path: new URL(request.url).pathname, key }
  const bodyHash = createHash('sha256').update(body).digest('base64url')
  const first = await claim(slot, bodyHash)
  if ('id' in first) {
    creations.set(request, first)
    return runAndStore(first, request.signal, run)
  }
  if (first.status === GONE_STATUS) throw new Problem('not_found')
  return toReplayedResponse(first, language)
}

/** Returns the row that a request creates: repeats with the same Idempotency-Key get the same id. */
export function rowToCreate(request: Request): Creation {
  return creations.get(request) ?? { id: uuidv7(), isRepeat: false }
}

/** Creates a row once for each Idempotency-Key: a repeat finds the row that a failed request created. */
export async function createOnce<T>(request: Request, find: (id: string) => Promise<T | undefined>, create: (id: string) => Promise<T>): Promise<T> {
  const { id, isRepeat } = rowToCreate(request)
  return (isRepeat ? await find(id) : undefined) ?? create(id)
}

/** Returns a signal that aborts when the client disconnects. A request with a key continues anyway, so that its repeat gets the response. */
export function callerSignal(request: Request): AbortSignal {
  return request.headers.has(HEADER) ? new AbortController().signal : request.signal
}

/** Returns the claim once this request owns the key, or the stored response of an earlier request. */
async function claim(slot: Slot, bodyHash: string): Promise<StoredResponse | Claim> {
  const giveUpAt = Date.now() + WAIT_MS
  await db.idempotencyKey.deleteMany({ where: { ...slot, createdAt: { lt: new Date(Date.now() - KEEP_MS) } } })
  for (;;) {
    const first = await db.idempotencyKey.findUnique({ where: { userId_method_path_key: slot } })
    if (first && first.bodyHash !== bodyHash) throw invalidField('idempotency_key', 'idempotency_key_reused')
    if (first && first.status !== null) return { status: first.status, response: await withPictures(first.response ?? '', first) }
    const claimed = await (first ? tryClaim(slot, bodyHash) : withinRowLimit({ id: slot.userId }, 'idempotency_key', () => tryClaim(slot, bodyHash)))
    if (claimed) return claimed
    if (Date.now() > giveUpAt) throw new Problem('conflict', { detail: { key: 'twin_in_flight' } })
    await sleep(50)
  }
}

/** Claims the key; undefined while another request owns it. */
async function tryClaim(slot: Slot, bodyHash: string): Promise<Claim | undefined> {
  const { userId, method, path, key } = slot
  const claimId = uuidv7()
  const claimed = await firstOf(pool, claimKey(userId, method, path, key, bodyHash, claimId))
  return claimed && holdClaim({ ...slot, claimId }, { id: claimed.rowId, isRepeat: claimed.rowId !== claimId })
}

/** Returns a claim that renews its lease until it ends. */
function holdClaim(slot: Slot & { claimId: string }, { id, isRepeat }: Creation): Claim {
  const { userId, method, path, key, claimId } = slot
  const own = { ...slot, status: null }
  const extend = (seconds: number) => runStatement(pool, extendClaim(userId, method, path, key, claimId, seconds))
  const stopRenewing = renewLease(() => extend(LEASE_SECONDS), env().GENERATION_TIMEOUT * 1000 + IN_FLIGHT_EXTRA_MS)
  const leaveToRepeat = async () => {
    stopRenewing()
    await extend(0)
  }
  return {
    id,
    isRepeat,
    storeResponse: async (status, body) => {
      stopRenewing()
      const response = withoutPictures(body)
      await db.idempotencyKey.updateMany({ where: own, data: { status, response, about: { push: idsIn(response) } } })
    },
    freeKey: async () => {
      if (isRepeat) return leaveToRepeat()
      stopRenewing()
      await db.idempotencyKey.deleteMany({ where: own })
    },
    leaveToRepeat,
    stopRenewing,
  }
}

async function runAndStore(claimed: Claim, signal: AbortSignal, run: () => Promise<Response>): Promise<Response> {
  try {
    const response = await run()
    if (!response.ok) await claimed.freeKey()
    else if (isStream(response)) return storeStream(response, claimed, signal)
    else await claimed.storeResponse(response.status, await response.clone().text())
    return response
  } catch (error) {
    // After a server error rows may have been written: only a client error frees the key.
    if (problemStatus[asProblem(error).code] < 500) await claimed.freeKey()
    else await claimed.leaveToRepeat().catch(() => {}) // Without a database the claim ends by itself.
    throw error
  }
}

function isStream(response: Response) {
  return response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
}

/** The event `problem` in a stream; JSON has no line breaks, so text never matches. */
const problemEvent = /^event: problem$/m
const activityEvent = /^event: activity$/m

/**
 * Passes a stream on and stores its text once it is complete. An interrupted stream is left to a repeat; one that failed before creating
 * anything frees the key.
 * @param signal aborts if the client disconnects, maybe before anything is read
 */
function storeStream(response: Response, { storeResponse, freeKey, leaveToRepeat, stopRenewing }: Claim, signal: AbortSignal): Response {
  const source = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let isPulling = false
  // A step in progress may still store something: the key is kept until the step ends.
  onDisconnect(signal, async () => (isPulling ? stopRenewing() : leaveToRepeat()))
  const end = () => {
    if (signal.aborted) return leaveToRepeat()
    if (!problemEvent.test(text)) return storeResponse(response.status, text)
    return activityEvent.test(text) ? leaveToRepeat() : freeKey()
  }
  const passed = new ReadableStream<Uint8Array>({
    async pull(controller) {
      isPulling = true
      const chunk = await source?.read().catch(async (error: unknown) => {
        await leaveToRepeat()
        throw error
      })
      isPulling = false
      if (!chunk || chunk.done) {
        await end()
        return controller.close()
      }
      // After the client disconnects, no one reads or cancels the stream.
      if (signal.aborted) await leaveToRepeat()
      text += decoder.decode(chunk.value, { stream: true })
      controller.enqueue(chunk.value)
    },
    async cancel(reason) {
      await source?.cancel(reason)
      await leaveToRepeat()
    },
  })
  return new Response(passed, response)
}

/** Returns the ids in JSON, also in a stream's events: each id is a whole string. */
function idsIn(text: string): string[] {
  const found = text.matchAll(/"([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"/g)
  return [...new Set([...found].map(([, id = '']) => id))]
}

/**
 * Clears stored responses that describe a deleted row, at once instead of after a day. Their keys remain for their day, so that a repeated
 * request does not create the row again.
 */
export async function forgetResponses(on: Pick<Prisma.TransactionClient, 'idempotencyKey'>, userId: string, rowId: string): Promise<void> {
  await on.idempotencyKey.updateMany({ where: { userId, about: { has: rowId } }, data: { status: GONE_STATUS, response: null, about: [] } })
}

function toReplayedResponse({ status, response }: StoredResponse, language: Language): Response {
  const headers = new Headers({ 'cache-control': 'no-store', 'content-language': language, 'idempotency-replayed': 'true' })
  // 204 and similar statuses allow no body, not even an empty one.
  if (response === '') return new Response(null, { status, headers })
  headers.set('content-type', response.startsWith('event:') ? 'text/event-stream' : 'application/json')
  return new Response(response, { status, headers })
}
