import 'server-only'
import { zodResponseFormat } from 'openai/helpers/zod'
import { env } from '#lib/env'
import { hasReader, readerAddress, writerAddress } from '#lib/models/addresses'
import { modelAnswer } from '#lib/schemas/activities/model-answer'
import { makeChatModel } from '#lib/server/activities/ai/chat-model'

/** Minimum characters of an activity. */
const SHORTEST_ACTIVITY = 1000
/** Maximum characters; far more than ten activities have. */
const LONGEST_ANSWER = 200_000
const FAILURES_TO_PAUSE = 2

const writer = makeChatModel({
  address: () => writerAddress(env()),
  schema: zodResponseFormat(modelAnswer, 'activities'),
  isLasting: ({ mayPass }) => !mayPass,
  shortestAnswer: SHORTEST_ACTIVITY,
  longestAnswer: LONGEST_ANSWER,
  failuresToPause: FAILURES_TO_PAUSE,
})

/** Asks the model that writes activities. @throws ModelError */
export const askWriter = writer.ask

/** Returns the hosts of the writer and the reader, for display. */
export function modelHosts(): string[] {
  const addresses = [writerAddress(env()), ...(hasReader(env()) ? [readerAddress(env())] : [])]
  return [...new Set(addresses.map(({ baseUrl }) => new URL(baseUrl).host))]
}
