import 'server-only'
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Language } from '#lib/domain/platform/basics'
import { env } from '#lib/env'
import { invalidField, Problem } from '#lib/errors'
import type { SignedIn } from '#lib/server/auth/sessions'
import type { Prisma } from '#lib/server/generated/client'
import { db } from '#lib/server/platform/db'
import { withoutPictures, withPictures } from '#lib/server/platform/http/answer-pictures'
import { onHangUp } from '#lib/server/platform/http/hang-up'
import { withinRowLimit } from '#lib/server/platform/row-limits'

const HEADER = 'Idempotency-Key'
const KEEP_MS = 24 * 60 * 60 * 1000
/** A first call that is so much older than the longest work takes died without an answer. */
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
  if (first?.status === GONE) throw new Problem('not_found')
  return first ? stored(first, language) : runAndKeep(slot, request.signal, run)
}

/** Aborted when the caller hangs up. A call that can be repeated by its key is worked through all the same: the repetition gets the answer. */
export function callerSignal(request: Request): AbortSignal {
  return request.headers.has(HEADER) ? new AbortController().signal : request.signal
}

/** Undefined once the slot is ours; else the stored answer of the call that had it first. */
async function claim(slot: Slot, bodyHash: string): Promise<Answered | undefined> {
  const giveUpAt = Date.now() + WAIT_MS
  for (;;) {
    await db.idempotencyKey.deleteMany({ where: { ...slot, OR: expired() } })
    const first = await db.idempotencyKey.findUnique({ where: { userId_method_path_key: slot } })
    if (!first) {
      const create = () => db.idempotencyKey.createMany({ data: { ...slot, bodyHash }, skipDuplicates: true })
      const { count } = await withinRowLimit({ id: slot.userId }, 'idempotency_key', create)
      if (count === 1) return undefined
      continue
    }
    if (first.bodyHash !== bodyHash) throw invalidField('idempotency_key', 'idempotency_key_reused')
    if (first.status !== null) return { status: first.status, response: await withPictures(first.response ?? '', first) }
    if (Date.now() > giveUpAt) throw new Problem('conflict', { detail: { key: 'twin_in_flight' } })
    await sleep(50)
  }
}

function expired() {
  const now = Date.now()
  const longestMs = env().GENERATION_TIMEOUT * 1000 + IN_FLIGHT_EXTRA_MS
  return [{ createdAt: { lt: new Date(now - KEEP_MS) } }, { status: null, createdAt: { lt: new Date(now - longestMs) } }]
}

async function runAndKeep(slot: Slot, signal: AbortSignal, run: () => Promise<Response>): Promise<Response> {
  const release = () => db.idempotencyKey.deleteMany({ where: slot })
  const keep = async (status: number, body: string) => {
    const kept = withoutPictures(body)
    await db.idempotencyKey.updateMany({ where: slot, data: { status, response: kept, about: idsIn(kept) } })
  }
  try {
    const response = await run()
    if (!response.ok) await release()
    else if (isStream(response)) return keptStream(response, { keep, release, signal })
    else await keep(response.status, await response.clone().text())
    return response
  } catch (error) {
    await release()
    throw error
  }
}

function isStream(response: Response) {
  return response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
}

/** An event that says the work failed on the way; JSON has no line breaks, so no text can look like it. */
const problemEvent = /^event: problem$/m

interface Keeping {
  keep: (status: number, body: string) => Promise<void>
  release: () => Promise<unknown>
  /** Of the caller, who may hang up before anything is read. */
  signal: AbortSignal
}

/** Passes a stream on as it comes and keeps its text once it is whole; one that breaks, is cut short or tells of a problem leaves the key free. */
function keptStream(response: Response, { keep, release, signal }: Keeping): Response {
  const source = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  onHangUp(signal, release)
  const passed = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const chunk = await source?.read().catch(async (error: unknown) => {
        await release()
        throw error
      })
      if (!chunk || chunk.done) {
        await (signal.aborted || problemEvent.test(text) ? release() : keep(response.status, text))
        return controller.close()
      }
      text += decoder.decode(chunk.value, { stream: true })
      controller.enqueue(chunk.value)
    },
    async cancel(reason) {
      await source?.cancel(reason)
      await release()
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
