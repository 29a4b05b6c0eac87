import 'server-only'
import { zodResponseFormat } from 'openai/helpers/zod'
import { env } from '#lib/env'
import { hasReader, readerAddress, writerAddress } from '#lib/models/addresses'
import { modelAnswer } from '#lib/schemas/activities/model-answer'
import { makeChatModel } from '#lib/server/activities/ai/chat-model'

/** No activity has fewer characters. */
const SHORTEST_ACTIVITY = 1000
/** Far more than ten activities have. */
const LONGEST_ANSWER = 200_000
const FAILURES_TO_PAUSE = 2

const writer = makeChatModel({
  address: () => writerAddress(env()),
  schema: zodResponseFormat(modelAnswer, 'activities'),
  shortestAnswer: SHORTEST_ACTIVITY,
  longestAnswer: LONGEST_ANSWER,
  failuresToPause: FAILURES_TO_PAUSE,
})

/** Asks the model that writes activities. @throws ModelError */
export const askWriter = writer.ask

/** The hosts that cards' writer and reader are at, for people to know. */
export function modelHosts(): string[] {
  const addresses = [writerAddress(env()), ...(hasReader(env()) ? [readerAddress(env())] : [])]
  return [...new Set(addresses.map(({ baseUrl }) => new URL(baseUrl).host))]
}
