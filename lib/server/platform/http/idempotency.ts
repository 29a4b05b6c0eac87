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
import { withoutPictures, withPictures } from '#lib/server/platform/http/answer-pictures'
import { onHangUp } from '#lib/server/platform/http/hang-up'
import { asProblem } from '#lib/server/platform/http/problem'
import { LEASE_SECONDS, renewLease } from '#lib/server/platform/lease'
import { withinRowLimit } from '#lib/server/platform/row-limits'
import { claimKey, extendClaim } from '#lib/server/platform/sql'
import { firstOf, run as runStatement } from '#lib/statement'

const HEADER = 'Idempotency-Key'
const KEEP_MS = 24 * 60 * 60 * 1000
/** How much longer than making activities a call may take and still count as alive. */
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

interface Answered {
  status: number
  response: string
}

/** What is answered again about what was deleted since. */
const GONE = 404

/** The row that a call creates. */
interface Creation {
  id: string
  /** Whether an earlier call with the same key died or lost its connection: the row may be there already. */
  isRepeat: boolean
}

/** A key that a call has until it is answered, or until its lease ends. Once another call has it, nothing here changes it. */
interface Claim extends Creation {
  /** Stores the answer for repeats. */
  keep: (status: number, body: string) => Promise<void>
  /** Forgets the key; one that a repeat has is abandoned, because its rows may be there. */
  release: () => Promise<void>
  /** Leaves the key to a repeat, which goes on where this call ended. */
  abandon: () => Promise<void>
  stopRenewing: () => void
}

/** Of calls with a key. */
const creations = new WeakMap<Request, Creation>()

/**
 * Runs a creating call once for each Idempotency-Key: the same key and body gets the stored answer again (but for pictures that are
 * gone since), another body is refused, a twin waits for the first. Without the header, or without a user, it just runs.
 * @throws Problem invalid, conflict when the first call takes too long, not_found where what it told of was deleted since
 */
export async function replayable({ request, user, language, body }: Call, run: () => Promise<Response>): Promise<Response> {
  const key = request.headers.get(HEADER)
  if (key === null || !user || request.method !== 'POST') return run()
  if (key.length < 8 || key.length > 255) throw invalidField('idempotency_key', 'idempotency_key_length')
  const slot = { userId: user.id, method: request.method, path: new URL(request.url).pathname, key }
  const bodyHash = createHash('sha256').update(body).digest('base64url')
  const first = await claim(slot, bodyHash)
  if ('id' in first) {
    creations.set(request, first)
    return runAndKeep(first, request.signal, run)
  }
  if (first.status === GONE) throw new Problem('not_found')
  return stored(first, language)
}

/** The row that a call is to create: with an Idempotency-Key its id stays the same for every repeat. */
export function rowToCreate(request: Request): Creation {
  return creations.get(request) ?? { id: uuidv7(), isRepeat: false }
}

/** Creates a row once for each Idempotency-Key: a repeat finds what a call that died has created. */
export async function createOnce<T>(request: Request, find: (id: string) => Promise<T | undefined>, create: (id: string) => Promise<T>): Promise<T> {
  const { id, isRepeat } = rowToCreate(request)
  return (isRepeat ? await find(id) : undefined) ?? create(id)
}

/** Aborted when the caller hangs up. A call that can be repeated by its key is worked through all the same: the repetition gets the answer. */
export function callerSignal(request: Request): AbortSignal {
  return request.headers.has(HEADER) ? new AbortController().signal : request.signal
}

/** The claim once the slot is ours; else the stored answer of the call that had it first. */
async function claim(slot: Slot, bodyHash: string): Promise<Answered | Claim> {
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

/** Undefined while another call has it. */
async function tryClaim(slot: Slot, bodyHash: string): Promise<Claim | undefined> {
  const { userId, method, path, key } = slot
  const claimId = uuidv7()
  const claimed = await firstOf(pool, claimKey(userId, method, path, key, bodyHash, claimId))
  return claimed && held({ ...slot, claimId }, { id: claimed.rowId, isRepeat: claimed.rowId !== claimId })
}

/** Renews the lease of a claim until it ends. */
function held(slot: Slot & { claimId: string }, { id, isRepeat }: Creation): Claim {
  const { userId, method, path, key, claimId } = slot
  const own = { ...slot, status: null }
  const extend = (seconds: number) => runStatement(pool, extendClaim(userId, method, path, key, claimId, seconds))
  const stopRenewing = renewLease(() => extend(LEASE_SECONDS), env().GENERATION_TIMEOUT * 1000 + IN_FLIGHT_EXTRA_MS)
  const abandon = async () => {
    stopRenewing()
    await extend(0)
  }
  return {
    id,
    isRepeat,
    keep: async (status, body) => {
      stopRenewing()
      const kept = withoutPictures(body)
      await db.idempotencyKey.updateMany({ where: own, data: { status, response: kept, about: { push: idsIn(kept) } } })
    },
    release: async () => {
      if (isRepeat) return abandon()
      stopRenewing()
      await db.idempotencyKey.deleteMany({ where: own })
    },
    abandon,
    stopRenewing,
  }
}

async function runAndKeep(claimed: Claim, signal: AbortSignal, run: () => Promise<Response>): Promise<Response> {
  try {
    const response = await run()
    if (!response.ok) await claimed.release()
    else if (isStream(response)) return keptStream(response, claimed, signal)
    else await claimed.keep(response.status, await response.clone().text())
    return response
  } catch (error) {
    // What failed on the way may have been written: only a refusal leaves the key free.
    if (problemStatus[asProblem(error).code] < 500) await claimed.release()
    else await claimed.abandon().catch(() => {}) // Without a database the claim ends by itself.
    throw error
  }
}

function isStream(response: Response) {
  return response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
}

/** Events in a stream; JSON has no line breaks, so no text can look like them. */
const problemEvent = /^event: problem$/m
const activityEvent = /^event: activity$/m

/**
 * Passes a stream on as it comes and keeps its text once it is whole. One that breaks or is cut short is left to a repeat; one that
 * failed before it made anything leaves the key free.
 * @param signal of the caller, who may hang up before anything is read
 */
function keptStream(response: Response, { keep, release, abandon, stopRenewing }: Claim, signal: AbortSignal): Response {
  const source = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let isPulling = false
  // A step under way may still store something: the key waits for its end.
  onHangUp(signal, async () => (isPulling ? stopRenewing() : abandon()))
  const end = () => {
    if (signal.aborted) return abandon()
    if (!problemEvent.test(text)) return keep(response.status, text)
    return activityEvent.test(text) ? abandon() : release()
  }
  const passed = new ReadableStream<Uint8Array>({
    async pull(controller) {
      isPulling = true
      const chunk = await source?.read().catch(async (error: unknown) => {
        await abandon()
        throw error
      })
      isPulling = false
      if (!chunk || chunk.done) {
        await end()
        return controller.close()
      }
      // No one may read on, or cancel, after the caller hung up meanwhile.
      if (signal.aborted) await abandon()
      text += decoder.decode(chunk.value, { stream: true })
      controller.enqueue(chunk.value)
    },
    async cancel(reason) {
      await source?.cancel(reason)
      await abandon()
    },
  })
  return new Response(passed, response)
}

/** Ids are texts of their own in JSON, in a stream's events too. */
function idsIn(text: string): string[] {
  const found = text.matchAll(/"([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"/g)
  return [...new Set([...found].map(([, id = '']) => id))]
}

/**
 * Leaves nothing of the kept answers that tell of a row that is deleted: it is to be gone at once, and not a day later. Their keys stay
 * for their day: what was deleted is not made again by a call that comes twice.
 */
export async function forgetAnswers(on: Pick<Prisma.TransactionClient, 'idempotencyKey'>, userId: string, rowId: string): Promise<void> {
  await on.idempotencyKey.updateMany({ where: { userId, about: { has: rowId } }, data: { status: GONE, response: null, about: [] } })
}

function stored({ status, response }: Answered, language: Language): Response {
  const headers = new Headers({ 'cache-control': 'no-store', 'content-language': language, 'idempotency-replayed': 'true' })
  // 204 and its like take no body, not even an empty one.
  if (response === '') return new Response(null, { status, headers })
  headers.set('content-type', response.startsWith('event:') ? 'text/event-stream' : 'application/json')
  return new Response(response, { status, headers })
}
