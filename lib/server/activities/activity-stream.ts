import 'server-only'
import type { Language } from '#lib/domain/platform/basics'
import type { ActivityRequest } from '#lib/schemas/activities/activity'
import { type GenerationStep, generate } from '#lib/server/activities/generation'
import type { SignedIn } from '#lib/server/auth/sessions'
import { onDisconnect } from '#lib/server/platform/http/disconnect'
import { eventStream, problemEvent, sentEvent } from '#lib/server/platform/http/event-stream'
import { withHeartbeat } from '#lib/server/platform/http/heartbeat'
import { rowToCreate } from '#lib/server/platform/http/idempotency'

/** Well below the time after which proxies and browsers close a silent connection. */
const HEARTBEAT_MS = 5000

/** The request and the language of its response. */
interface Options {
  language: Language
  request: Request
}

/**
 * Streams activities as they are created: `batch`, one `activity` each, a `problem` after a failure, and `done`, whose source is `ai` only
 * if no activity is from the library. A client that disconnects stops the generation.
 * @throws Problem those that `generate` throws before its first step, as a normal response
 */
export async function streamActivities(user: SignedIn, request: ActivityRequest, { language, request: call }: Options): Promise<Response> {
  const stop = new AbortController()
  const steps = generate(user, request, { batch: rowToCreate(call), language, signal: AbortSignal.any([call.signal, stop.signal]) })
  const first = await steps.next()
  // Aborts first: `return` by itself would wait for the step in progress.
  const cancel = async () => {
    stop.abort()
    await steps.return()
  }
  // If a client disconnects before the response begins, its stream is never read and so never cancelled.
  onDisconnect(call.signal, cancel)
  const events = withHeartbeat(encodeSteps(first, steps, { language, request: call }), HEARTBEAT_MS)
  return eventStream(events, language, cancel)
}

async function* encodeSteps(
  first: IteratorResult<GenerationStep, void>,
  steps: AsyncGenerator<GenerationStep, void>,
  { language, request: call }: Options,
): AsyncGenerator<Uint8Array, void> {
  let count = 0
  let isAllOfTheModel = true
  try {
    for (let step = first; !step.done; step = await steps.next()) {
      if ('batchId' in step.value) yield sentEvent('batch', step.value)
      else {
        count++
        isAllOfTheModel &&= step.value.activity.source === 'ai'
        yield sentEvent('activity', step.value.activity)
      }
    }
  } catch (error) {
    yield await problemEvent(error, call, language)
  }
  yield sentEvent('done', { count, source: count > 0 && isAllOfTheModel ? 'ai' : 'library' })
}
