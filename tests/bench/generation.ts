// Measures generation with a model of 60 tokens a second, through the whole app and its event stream.

import { type HttpPerson, personWithChildren } from '../setup/http-person.ts'
import type { ModelCall, ModelServer } from '../setup/services/model.ts'
import type { Server } from './tools/servers.ts'
import { median, quantile, type Row } from './tools/table.ts'

const TOKENS_PER_SECOND = 60
const FIRST_TOKEN_MS = 500
const SINGLE_BATCHES = 6
const CONCURRENT_BATCHES = 50
const CARD_COUNT = 3
/** Batches until the JIT compiler has warmed up. */
const WARM_UP_BATCHES = 10
/** One child per batch, so that no activity is a repeat. */
const CHILDREN = WARM_UP_BATCHES + 2 * SINGLE_BATCHES

/** Measures generation; `trustReader` makes the app use the reader. @throws Error if an activity is missing or not the model's */
export async function measureGeneration(ours: Server, model: ModelServer, trustReader: () => Promise<void>): Promise<Row[]> {
  const { authorization, childIds } = await personWithChildren(ours.url, CHILDREN)
  const app = { ours, model, authorization }
  const children = childIds.values()
  model.behave({})
  for (const childId of children.take(WARM_UP_BATCHES)) await generate(app, childId)
  model.behave({ firstMs: FIRST_TOKEN_MS, tokensPerSecond: TOKENS_PER_SECOND })
  const single: Timed[] = []
  for (const childId of children.take(SINGLE_BATCHES)) single.push(await measureBatch(app, childId))
  // A user can have at most two batches in progress.
  const others: HttpPerson[] = []
  for (let n = 0; n < CONCURRENT_BATCHES; n++) others.push(await personWithChildren(ours.url, 1))
  const together = await Promise.all(others.map((other) => measureBatch({ ...app, authorization: other.authorization }, other.childIds[0] ?? '')))
  const work = single.flatMap(({ workMs }) => workMs)
  const first = median(single.map(({ firstMs }) => firstMs))
  const possible = median(single.map(({ possibleMs }) => possibleMs))
  const whole = median(single.map(({ wholeMs }) => wholeMs))
  await trustReader()
  model.readWith({ firstMs: FIRST_TOKEN_MS, tokensPerSecond: TOKENS_PER_SECOND })
  const read: Timed[] = []
  for (const childId of children.take(SINGLE_BATCHES)) read.push(await measureBatch(app, childId))
  const firstRead = median(read.map(({ firstMs }) => firstMs))
  const possibleRead = median(read.map(({ possibleMs }) => possibleMs))
  const wholeRead = median(read.map(({ wholeMs }) => wholeMs))
  const p99 = quantile(
    together.map(({ firstMs }) => firstMs),
    0.99,
  )
  return [
    {
      what: `first activity, model at ${TOKENS_PER_SECOND} tokens/s, compared with its first token + the tokens of that activity`,
      ours: ms(first),
      peer: ms(possible),
      ratio: first / possible,
      limit: { at: 1.1, is: 'most' },
    },
    { what: 'the same, compared with the whole batch of 3', ours: ms(first), peer: ms(whole), ratio: first / whole, limit: { at: 0.4, is: 'most' } },
    {
      what: 'first activity, read by a reader as fast as the writer, compared with its first token + the tokens of that activity',
      ours: ms(firstRead),
      peer: ms(possibleRead),
      ratio: firstRead / possibleRead,
      limit: { at: 1.35, is: 'most' },
    },
    {
      what: 'the same, compared with the whole batch of 3',
      ours: ms(firstRead),
      peer: ms(wholeRead),
      ratio: firstRead / wholeRead,
      limit: { at: 0.45, is: 'most' },
    },
    {
      what: `from an activity's last token to its event at the client (parse, gate, store, send), median of ${work.length}, compared with 15 ms`,
      ours: ms(median(work)),
      peer: ms(15),
      ratio: median(work) / 15,
      limit: { at: 1, is: 'most' },
    },
    {
      what: `p99 of the first activity, ${CONCURRENT_BATCHES} batches at once (none lost), compared with one batch`,
      ours: ms(p99),
      peer: ms(first),
      ratio: p99 / first,
      limit: { at: 1.5, is: 'most' },
    },
  ]
}

interface App {
  ours: Server
  model: ModelServer
  authorization: string
}

interface Timed {
  firstMs: number
  wholeMs: number
  /** The model's own time for the first activity. */
  possibleMs: number
  /** Time from each activity's last token to its event. */
  workMs: number[]
}

async function measureBatch(app: App, childId: string): Promise<Timed> {
  const startedAt = performance.now()
  const { call, cameAt, endedAt } = await generate(app, childId)
  const [tokens = Number.NaN] = call.cardTokens
  return {
    firstMs: (cameAt[0] ?? Number.NaN) - startedAt,
    wholeMs: endedAt - startedAt,
    possibleMs: FIRST_TOKEN_MS + (tokens / TOKENS_PER_SECOND) * 1000,
    workMs: cameAt.map((at, index) => at - (call.cardsWrittenAt[index] ?? Number.NaN)),
  }
}

/** Generates a batch for a child. @returns the model's call and when each activity arrived */
async function generate({ ours, model, authorization }: App, childId: string) {
  const known = new Set(model.calls)
  const response = await fetch(`${ours.url}/api/activity`, {
    method: 'POST',
    headers: { authorization, accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'child', id: childId, duration: '30-60min', location: 'indoor', batch_size: CARD_COUNT }),
  })
  const cameAt: number[] = []
  let text = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    const came = text.match(/^event: activity$/gm)?.length ?? 0
    while (cameAt.length < came) cameAt.push(performance.now())
  }
  const ofTheModel = text.match(/"source":"ai"/g)?.length
  if (cameAt.length !== CARD_COUNT || ofTheModel !== CARD_COUNT + 1)
    throw new Error(`A batch is incomplete: ${cameAt.length} activities arrived.\n${text.slice(-500)}`)
  return { call: findNewCall(model, known), cameAt, endedAt: performance.now() }
}

/** Finds a new call; with several at once any one fits, because all write the same cards. */
function findNewCall(model: ModelServer, known: ReadonlySet<ModelCall>): ModelCall {
  const call = model.calls.find((one) => !known.has(one))
  if (!call) throw new Error('The model was not called')
  return call
}

function ms(value: number): string {
  return `${value < 100 ? value.toFixed(1) : Math.round(value)} ms`
}
