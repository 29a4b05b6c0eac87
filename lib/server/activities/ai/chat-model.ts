import 'server-only'
import OpenAI from 'openai'
import type { ResponseFormatJSONSchema } from 'openai/resources'
import type { Question } from '#lib/domain/activities/question'
import type { ModelAddress } from '#lib/models/addresses'
import { makeBreaker } from '#lib/server/activities/ai/breaker'
import { asModelError, ModelError } from '#lib/server/activities/ai/model-error'
import { createWatchdog, type ModelTimeouts } from '#lib/server/activities/ai/timeouts'

interface ChatModelOptions {
  address: () => ModelAddress
  /** The JSON schema of an answer. */
  schema: ResponseFormatJSONSchema
  /** Minimum characters of a useful answer: a model with less when the time is up has failed. Without it, the caller reports both outcomes. */
  shortestAnswer?: number
  /** Whether a failure pauses the model at once. */
  isLasting: (error: ModelError) => boolean
  /** Maximum characters; a longer answer is cut off. */
  longestAnswer: number
  /** Failures in a row that pause the model, if they may pass. */
  failuresToPause: number
}

/** Creates a model client for OpenAI's chat completions. It pauses after failures, and uses the strictest format that the server accepts. */
export function makeChatModel({ address, schema, shortestAnswer, isLasting, longestAnswer, failuresToPause }: ChatModelOptions) {
  const breaker = makeBreaker(failuresToPause)
  /** Formats from the strictest to one that every server accepts. */
  const formats = [schema, { type: 'json_object' } as const, { type: 'text' } as const]
  /** Index of the first format that the server has not refused. */
  let formatIndex = 0

  /**
   * Yields the model's answer as JSON text in pieces as it is written. Ending early or aborting stops the model's work.
   * @throws ModelError
   */
  async function* ask(question: Question, timeouts: ModelTimeouts): AsyncGenerator<string, void> {
    if (breaker.isOpen(Date.now())) throw new ModelError('resting')
    timeouts.onModelCall?.()
    const call = new AbortController()
    const signal = AbortSignal.any([timeouts.signal, call.signal])
    const silence = createWatchdog(() => call.abort())
    let length = 0
    let hasFailed = false
    let isHeldUp = false
    try {
      silence.within(timeouts.firstMs)
      for await (const text of answerTo(question, signal, () => silence.within(timeouts.idleMs))) {
        length += text.length
        if (length > longestAnswer) throw new ModelError('too_long')
        // The caller's processing time does not count as the model's silence.
        silence.stop()
        const givenAt = performance.now()
        yield text
        isHeldUp ||= performance.now() - givenAt > timeouts.idleMs
        silence.within(timeouts.idleMs)
      }
    } catch (error) {
      const modelError = asModelError(error, { stopped: timeouts.signal, isSilent: silence.hasFired() })
      hasFailed = modelError.code === 'too_slow' ? length < (shortestAnswer ?? 0) && !isHeldUp : modelError.isOfTheServer
      if (hasFailed) reportFailure(modelError)
      throw modelError
    } finally {
      silence.stop()
      call.abort()
      // Also if the caller stopped before the answer was complete.
      if (!hasFailed && shortestAnswer !== undefined && length >= shortestAnswer) breaker.succeeded()
    }
  }

  function reportFailure(error: ModelError) {
    breaker.failed({ isLasting: isLasting(error), retryAfterSeconds: error.retryAfterSeconds }, Date.now())
  }

  async function* answerTo(question: Question, signal: AbortSignal, onSign: () => void): AsyncGenerator<string, void> {
    const stream = await open(question, signal)
    let ending: string | null | undefined
    for await (const { choices } of stream) {
      onSign()
      const [choice] = choices
      if (choice?.delta?.refusal) throw new ModelError('refusal')
      if (choice?.delta?.content) yield choice.delta.content
      ending = choice?.finish_reason ?? ending
    }
    // An aborted or interrupted stream ends like a complete one: only this value tells.
    if (!ending) throw new ModelError('dropped')
    if (ending === 'length') throw new ModelError('cut_off')
    if (ending === 'content_filter') throw new ModelError('refusal')
  }

  /** Opens a stream with the strictest format that the server accepts, and remembers that format. */
  async function open({ system, user }: Question, signal: AbortSignal) {
    const { baseUrl, apiKey = 'none', model, reasoningEffort } = address()
    const client = new OpenAI({ apiKey, baseURL: baseUrl, organization: null, project: null, maxRetries: 0, logLevel: 'off' })
    for (let index = formatIndex; ; index++) {
      const [format, next] = formats.slice(index)
      try {
        const stream = await client.chat.completions.create(
          {
            model,
            ...(reasoningEffort && { reasoning_effort: reasoningEffort }),
            stream: true,
            messages: [
              { role: 'system', content: system },
              { role: 'user', content: user },
            ],
            ...(format && { response_format: format }),
          },
          { signal },
        )
        formatIndex = index
        return stream
      } catch (error) {
        const isRefused = error instanceof OpenAI.APIError && (error.status === 400 || error.status === 422)
        if (!isRefused || !next) throw error
      }
    }
  }

  return {
    ask,
    /** Counts a failure that only the caller can see. */
    reportFailure,
    /** Resets the count of failures. */
    reportSuccess: () => breaker.succeeded(),
  }
}
