import { readdirSync, readFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { resolveAllergies } from '#lib/domain/safety/allergies'
import { getWordRefusals, parseCard } from '#lib/domain/safety/word-gate'
import type { LibraryActivity, LibraryMaterial } from '../../../prisma/seed/format.ts'
import { answerFromFacts, nothingFound, type ReaderAnswerOnWire, type ReadingQuestion } from './reader-answers.ts'

/** How the stand-in answers one call; by default at once, with good cards. */
export interface Behaviour {
  /** Answers with this HTTP status instead. */
  status?: number
  headers?: Record<string, string>
  /** Accepts the request and never responds. */
  hangs?: boolean
  /** Delay before the first token, in ms. */
  firstMs?: number
  tokensPerSecond?: number
  /** The model's text; by default the requested number of good cards. */
  text?: string
  /** Changes the good cards. */
  cards?: (cards: ModelCardOnWire[]) => unknown[]
  /** Number of whole cards after which, inside the next one, the stand-in stalls, disconnects, or ends as at a token limit. */
  stallsAfter?: number
  dropsAfter?: number
  cutAfter?: number
  refuses?: boolean
  /** Response formats that it answers with 400. */
  refusedFormats?: string[]
}

/** How the stand-in reads one card; by default at once, with a good answer. */
export interface ReadingBehaviour extends Pick<Behaviour, 'status' | 'hangs' | 'firstMs' | 'tokensPerSecond' | 'refusedFormats'> {
  /** The answer as text. */
  text?: string
  /** Changes the good answer. */
  answer?: (answer: ReaderAnswerOnWire, question: ReadingQuestion) => unknown
}

/** A card as a model writes it. */
export type ModelCardOnWire = ReturnType<typeof cardOf>

/** The facts that the app sends to a model. */
export interface Facts {
  count: number
  language: 'English' | 'Spanish' | 'Hebrew'
  age_months: number
  group?: { youngest_months: number; oldest_months: number; children?: number }
  interests_and_needs?: string[]
  needs?: string[]
  liked_before?: string[]
  allergens_never?: string[]
  avoid_too?: string[]
  setting: 'indoor' | 'outdoor'
  minutes: { min: number; max: number }
  titles_to_avoid?: string[]
  at_home?: string[]
  themes?: [string, string][]
  lately?: { tags?: string[]; materials?: string[] }
}

export interface ReadingCall {
  /** The whole request, including headers. */
  sent: string
  question: ReadingQuestion
  format: string
  wasStopped: Promise<boolean>
}

export interface ModelCall {
  /** The whole request, including headers. */
  sent: string
  facts: Facts
  format: string
  /** Whether the client disconnected before the response was complete. */
  wasStopped: Promise<boolean>
  /** Token position at which each whole card ends. */
  cardTokens: number[]
  /** Time at which each whole card was written, from `performance.now()`. */
  cardsWrittenAt: number[]
}

/** Approximate number of characters in a token. */
const TOKEN_LENGTH = 4

/** Starts a server with OpenAI's chat completions API, which answers well, slowly or badly as configured. */
export async function startModelServer({ port = 0, behaviour = {} }: { port?: number; behaviour?: Behaviour } = {}) {
  // Warms up the word search, which otherwise takes as long as some tests' timeouts.
  goodCards({ count: 3, language: 'English', age_months: 50, setting: 'indoor', minutes: { min: 30, max: 60 } })
  const calls: ModelCall[] = []
  const readings: ReadingCall[] = []
  const planned: Behaviour[] = []
  let reading: ReadingBehaviour = {}
  const awaited: ((call: ModelCall) => void)[] = []
  let usual = behaviour
  const listener = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const stopped = new Promise<boolean>((resolve) => response.once('close', () => resolve(!response.writableFinished)))
    const body = Buffer.concat(await request.toArray()).toString()
    const sent = `${request.url}\n${request.rawHeaders.join('\n')}\n${body}`
    const { content, format } = questionIn(body)
    if ('card' in content) {
      readings.push({ sent, question: content, format, wasStopped: stopped })
      return read(content, format, reading, response)
    }
    const call = {
      sent,
      facts: content,
      format,
      wasStopped: stopped,
      cardTokens: [],
      cardsWrittenAt: [],
    }
    calls.push(call)
    for (const resolve of awaited.splice(0)) resolve(call)
    await answer(call, planned.shift() ?? usual, response)
  }
  const server = http.createServer(listener)
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  await listen(port)
  const address = server.address()
  const own = address !== null && typeof address === 'object' ? address.port : 0
  return {
    url: `http://127.0.0.1:${own}/v1`,
    calls,
    /** Requests to read a card. */
    readings,
    /** Sets how cards are read from now on. */
    readWith(next: ReadingBehaviour) {
      reading = next
    },
    /** Resolves with the next call; ask before it is made. */
    nextCall: () => new Promise<ModelCall>((resolve) => awaited.push(resolve)),
    /** Sets how calls are answered from now on, and discards the plan. */
    behave(next: Behaviour) {
      planned.splice(0)
      usual = next
    },
    /** Sets how the next calls are answered, one behaviour per call. */
    plan(...next: Behaviour[]) {
      planned.push(...next)
    },
    close,
    /** Listens at the same address again. */
    open: () => listen(own),
  }
}

/** Starts the server and sets it as this process's model; must run before any code reads the environment. */
export async function startConfiguredModel(variables: Record<string, string> = {}) {
  const server = await startModelServer()
  Object.assign(process.env, { OPENAI_BASE_URL: server.url, ...variables })
  return server
}

export type ModelServer = Awaited<ReturnType<typeof startModelServer>>

function questionIn(body: string): { content: Facts | ReadingQuestion; format: string } {
  const { messages, response_format } = JSON.parse(body)
  return { content: JSON.parse(messages.at(-1).content), format: response_format.type }
}

/** Answers a request to read a card. */
async function read(question: ReadingQuestion, format: string, how: ReadingBehaviour, response: http.ServerResponse) {
  if (how.hangs) return
  const status = how.refusedFormats?.includes(format) ? 400 : how.status
  if (status) return fail(response, status)
  if (how.firstMs) await sleep(how.firstMs)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const good = goodAnswer(question)
  const text = how.text ?? JSON.stringify(how.answer ? await how.answer(good, question) : good)
  await writeTokens(text, how.tokensPerSecond, response)
  end(response, 'stop')
}

/** Returns the declared facts of a library activity, and no hazard for any other card. */
function goodAnswer(question: ReadingQuestion): ReaderAnswerOnWire {
  const { facts } = activities().find(({ text }) => text[question.language].title === question.card.title) ?? {}
  const explained = question.words.map((found) => ({ ...found, is: 'other_meaning' }))
  return facts ? answerFromFacts(question, facts) : { ...nothingFound, words: explained }
}

function fail(response: http.ServerResponse, status: number, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify({ error: { message: `status ${status}`, type: 'stand_in' } }))
}

function end(response: http.ServerResponse, reason: string) {
  send(response, {}, reason)
  response.end('data: [DONE]\n\n')
}

async function answer(call: ModelCall, how: Behaviour, response: http.ServerResponse) {
  const { facts, format } = call
  if (how.hangs) return
  const status = how.refusedFormats?.includes(format) ? 400 : how.status
  if (status) return fail(response, status, how.headers)
  if (how.firstMs) await sleep(how.firstMs)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const { text, isWhole } = buildText(facts, how)
  if (how.refuses) send(response, { refusal: 'I cannot help with that.' })
  else await write(text, how.tokensPerSecond, response, call)
  if (response.destroyed || (!isWhole && how.stallsAfter !== undefined)) return
  if (!isWhole && how.dropsAfter !== undefined) return void response.socket?.end()
  end(response, isWhole ? 'stop' : 'length')
}

/** Returns the text to send, and whether it is complete. */
function buildText(facts: Facts, { text, cards, stallsAfter, dropsAfter, cutAfter }: Behaviour): { text: string; isWhole: boolean } {
  if (text !== undefined) return { text, isWhole: true }
  const good = goodCards(facts)
  const all = (cards ? cards(good) : good).map((card) => JSON.stringify(card))
  const until = stallsAfter ?? dropsAfter ?? cutAfter ?? all.length
  if (until >= all.length) return { text: `{"activities":[${all.join(',')}]}`, isWhole: true }
  const [broken = ''] = all.slice(until)
  return { text: `{"activities":[${[...all.slice(0, until), broken.slice(0, broken.length / 2)].join(',')}`, isWhole: false }
}

/** Writes the text at the set token rate and records when each card is complete. */
async function write(text: string, tokensPerSecond: number | undefined, response: http.ServerResponse, call: ModelCall) {
  call.cardTokens.push(...endsOfCards(text).map((end) => Math.ceil(end / TOKEN_LENGTH)))
  await writeTokens(text, tokensPerSecond, response, (until) => {
    while (call.cardsWrittenAt.length < call.cardTokens.filter((tokens) => tokens * TOKEN_LENGTH <= until).length)
      call.cardsWrittenAt.push(performance.now())
  })
}

async function writeTokens(text: string, tokensPerSecond: number | undefined, response: http.ServerResponse, onWritten?: (until: number) => void) {
  const piece = tokensPerSecond ? TOKEN_LENGTH : 16_384
  const startedAt = performance.now()
  for (let at = 0; at < text.length && !response.destroyed; at += piece) {
    const early = tokensPerSecond ? startedAt + (at / TOKEN_LENGTH / tokensPerSecond) * 1000 - performance.now() : 0
    if (early > 1) await sleep(early)
    send(response, { content: text.slice(at, at + piece) })
    onWritten?.(at + piece)
  }
}

/** Returns the index after each card's closing bracket; cards contain no other brackets. */
function endsOfCards(text: string): number[] {
  return [...text.matchAll(/}(?=[,\]])/g)].map(({ index }) => index + 1)
}

function send(response: http.ServerResponse, delta: Record<string, string>, finishReason: string | null = null) {
  const chunk = { id: 'stand-in', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finishReason }] }
  response.write(`data: ${JSON.stringify(chunk)}\n\n`)
}

const seed = path.join(import.meta.dirname, '../../../prisma/seed')
const readSeed = (file: string) => JSON.parse(readFileSync(path.join(seed, file), 'utf8'))
let library: LibraryActivity[] | undefined
function activities(): LibraryActivity[] {
  library ??= readdirSync(path.join(seed, 'activities')).map((file) => readSeed(`activities/${file}`))
  return library
}
const materials = new Map<string, LibraryMaterial>(readSeed('materials.json').map((one: LibraryMaterial) => [one.id, one]))
const languageOf = { English: 'en', Spanish: 'es', Hebrew: 'he' } as const

/** Returns library activities for the age in a model's format, except those that the strict gate refuses. */
function goodCards(facts: Facts): ModelCardOnWire[] {
  const { age_months: age, setting, titles_to_avoid: avoided = [] } = facts
  const language = languageOf[facts.language]
  const good: ModelCardOnWire[] = []
  for (const one of activities()) {
    if (good.length === facts.count) break
    if (one.setting !== setting || one.ageMinMonths > age || one.ageMaxMonths < age || avoided.includes(one.text[language].title)) continue
    const card = cardOf(one, facts)
    const key = [one.slug, language, age, facts.allergens_never].join()
    const isGood = knownVerdicts.get(key) ?? passes(card, facts)
    knownVerdicts.set(key, isGood)
    if (isGood) good.push(card)
  }
  return good
}

const knownVerdicts = new Map<string, boolean>()

function passes(card: ModelCardOnWire, { language, age_months, allergens_never = [], setting }: Facts): boolean {
  const { title, description, benefits, materials_needed, instructions, safety_notes, duration_minutes, easier, harder } = card
  const texts = {
    title,
    description,
    benefits,
    materialsNeeded: materials_needed,
    instructions,
    safetyNotes: safety_notes,
    variations: [easier, harder],
  }
  const read = parseCard({ ...texts, language: languageOf[language], setting, durationMinutes: duration_minutes })
  return getWordRefusals(read, { youngestMonths: age_months, allergies: resolveAllergies(allergens_never), needs: [] }).length === 0
}

function cardOf(one: LibraryActivity, { language, minutes }: Facts) {
  const { title, description, benefits, instructions, safetyNotes, easier, harder } = one.text[languageOf[language]]
  return {
    title,
    description,
    benefits,
    materials_needed: one.materials.map(({ id }) => materials.get(id)?.name[languageOf[language]] ?? id),
    instructions,
    safety_notes: safetyNotes,
    duration_minutes: Math.min(minutes.max, Math.max(minutes.min, one.durationMinutes)),
    age_min_months: one.ageMinMonths,
    age_max_months: one.ageMaxMonths,
    difficulty: one.difficulty,
    is_free: one.priceUsd === null,
    setting: one.setting,
    easier,
    harder,
    traits: one.traits,
  }
}
