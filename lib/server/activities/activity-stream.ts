import 'server-only'
import type { Language } from '#lib/domain/platform/basics'
import type { ActivityRequest } from '#lib/schemas/activities/activity'
import { type GenerationStep, generate } from '#lib/server/activities/generation'
import type { SignedIn } from '#lib/server/auth/sessions'
import { eventStream, problemEvent, sentEvent } from '#lib/server/platform/http/event-stream'
import { onHangUp } from '#lib/server/platform/http/hang-up'
import { withHeartbeat } from '#lib/server/platform/http/heartbeat'
import { rowToCreate } from '#lib/server/platform/http/idempotency'

/** Well below what proxies and browsers take for a dead line. */
const HEARTBEAT_MS = 5000

/** The call that is answered, and the language of the answer. */
interface Options {
  language: Language
  request: Request
}

/**
 * Activities as they are made: `batch`, `activity` each, a `problem` where it went wrong on the way, and `done`, whose source is
 * `ai` only where the library had to help with none. Whoever closes the connection stops the making.
 * @throws Problem what `generate` throws before its first step, as an ordinary answer
 */
export async function streamActivities(user: SignedIn, request: ActivityRequest, { language, request: call }: Options): Promise<Response> {
  const stop = new AbortController()
  const steps = generate(user, request, { batch: rowToCreate(call), language, signal: AbortSignal.any([call.signal, stop.signal]) })
  const first = await steps.next()
  // First the signal: `return` alone would wait for the step that is under way.
  const cancel = async () => {
    stop.abort()
    await steps.return()
  }
  // Whoever hangs up before the answer began is never read from, and so never cancels the stream.
  onHangUp(call.signal, cancel)
  const events = withHeartbeat(encoded(first, steps, { language, request: call }), HEARTBEAT_MS)
  return eventStream(events, language, cancel)
}

async function* encoded(
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
