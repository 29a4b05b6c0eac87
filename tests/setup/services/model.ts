import { readdirSync, readFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { resolveAllergies } from '#lib/domain/safety/allergies'
import { searchCard, wordRefusals } from '#lib/domain/safety/strict-words'
import type { LibraryActivity, LibraryMaterial } from '../../../prisma/seed/format.ts'
import { answerFromFacts, nothingFound, type ReaderAnswerOnWire, type ReadingQuestion } from './reader-answers.ts'

/** How the stand-in answers one call; without anything said, at once and well. */
export interface Behaviour {
  /** Answers with this HTTP status instead. */
  status?: number
  headers?: Record<string, string>
  /** Takes the call and never says a word. */
  hangs?: boolean
  /** Until the first token, ms. */
  firstMs?: number
  tokensPerSecond?: number
  /** What the model writes; otherwise as many good cards as it is asked for. */
  text?: string
  /** Changes the good cards. */
  cards?: (cards: ModelCardOnWire[]) => unknown[]
  /** After so many whole cards, in the middle of the next: says nothing more; hangs up; is cut off, as by a limit of tokens. */
  stallsAfter?: number
  dropsAfter?: number
  cutAfter?: number
  refuses?: boolean
  /** Formats that it answers with 400. */
  refusedFormats?: string[]
}

/** How the stand-in reads one card; without anything said, at once and well. */
export interface ReadingBehaviour extends Pick<Behaviour, 'status' | 'hangs' | 'firstMs' | 'tokensPerSecond' | 'refusedFormats'> {
  /** What it answers, as text. */
  text?: string
  /** Changes the good answer. */
  answer?: (answer: ReaderAnswerOnWire, question: ReadingQuestion) => unknown
}

/** A card as a model writes it. */
export type ModelCardOnWire = ReturnType<typeof cardOf>

/** What the app tells a model. */
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
  /** Everything that was sent, headers included. */
  sent: string
  question: ReadingQuestion
  format: string
  wasStopped: Promise<boolean>
}

export interface ModelCall {
  /** Everything that was sent, headers included. */
  sent: string
  facts: Facts
  format: string
  /** Whether the caller hung up before the answer was whole. */
  wasStopped: Promise<boolean>
  /** How many tokens each whole card ends after. */
  cardTokens: number[]
  /** When each whole card had been written, by `performance.now()`. */
  cardsWrittenAt: number[]
}

/** So many characters are about a token. */
const TOKEN = 4

/** A server that speaks OpenAI's chat completions, and does what it is told: well, slowly, or badly. */
export async function startModelServer({ port = 0, behaviour = {} }: { port?: number; behaviour?: Behaviour } = {}) {
  // The words are made ready once, and the first cards judged, which takes as long as a patience that a test may have.
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
    /** The calls to read a card. */
    readings,
    /** How it reads cards from now on. */
    readWith(next: ReadingBehaviour) {
      reading = next
    },
    /** The next call that comes; ask before it is made. */
    nextCall: () => new Promise<ModelCall>((resolve) => awaited.push(resolve)),
    /** How it answers from now on, and nothing of what was planned. */
    behave(next: Behaviour) {
      planned.splice(0)
      usual = next
    },
    /** How it answers the next calls, one each. */
    plan(...next: Behaviour[]) {
      planned.push(...next)
    },
    close,
    /** Back at the same address. */
    open: () => listen(own),
  }
}

/** The same as the model of this process's app, with other variables beside it; before anything reads the environment. */
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

/** Reads a card, as it is told. */
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

/** What the library declares of its own activity; of any other card, that there is nothing in it. */
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
  const { text, isWhole } = written(facts, how)
  if (how.refuses) send(response, { refusal: 'I cannot help with that.' })
  else await write(text, how.tokensPerSecond, response, call)
  if (response.destroyed || (!isWhole && how.stallsAfter !== undefined)) return
  if (!isWhole && how.dropsAfter !== undefined) return void response.socket?.end()
  end(response, isWhole ? 'stop' : 'length')
}

/** What comes over the line, and whether that is all of it. */
function written(facts: Facts, { text, cards, stallsAfter, dropsAfter, cutAfter }: Behaviour): { text: string; isWhole: boolean } {
  if (text !== undefined) return { text, isWhole: true }
  const good = goodCards(facts)
  const all = (cards ? cards(good) : good).map((card) => JSON.stringify(card))
  const until = stallsAfter ?? dropsAfter ?? cutAfter ?? all.length
  if (until >= all.length) return { text: `{"activities":[${all.join(',')}]}`, isWhole: true }
  const [broken = ''] = all.slice(until)
  return { text: `{"activities":[${[...all.slice(0, until), broken.slice(0, broken.length / 2)].join(',')}`, isWhole: false }
}

/** Token by token, each when its time has come. */
async function write(text: string, tokensPerSecond: number | undefined, response: http.ServerResponse, call: ModelCall) {
  call.cardTokens.push(...endsOfCards(text).map((end) => Math.ceil(end / TOKEN)))
  await writeTokens(text, tokensPerSecond, response, (until) => {
    while (call.cardsWrittenAt.length < call.cardTokens.filter((tokens) => tokens * TOKEN <= until).length)
      call.cardsWrittenAt.push(performance.now())
  })
}

async function writeTokens(text: string, tokensPerSecond: number | undefined, response: http.ServerResponse, onWritten?: (until: number) => void) {
  const piece = tokensPerSecond ? TOKEN : 16_384
  const startedAt = performance.now()
  for (let at = 0; at < text.length && !response.destroyed; at += piece) {
    const early = tokensPerSecond ? startedAt + (at / TOKEN / tokensPerSecond) * 1000 - performance.now() : 0
    if (early > 1) await sleep(early)
    send(response, { content: text.slice(at, at + piece) })
    onWritten?.(at + piece)
  }
}

/** Where each card's last bracket stands; cards hold no others. */
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

/** Activities that are known to be good for that age, written as a model would hand them over, of which the strict gate refuses none. */
function goodCards(facts: Facts): ModelCardOnWire[] {
  const { age_months: age, setting, titles_to_avoid: avoided = [] } = facts
  const language = languageOf[facts.language]
  const good: ModelCardOnWire[] = []
  for (const one of activities()) {
    if (good.length === facts.count) break
    if (one.setting !== setting || one.ageMinMonths > age || one.ageMaxMonths < age || avoided.includes(one.text[language].title)) continue
    const card = cardOf(one, facts)
    const key = [one.slug, language, age, facts.allergens_never].join()
    const isGood = judged.get(key) ?? passes(card, facts)
    judged.set(key, isGood)
    if (isGood) good.push(card)
  }
  return good
}

const judged = new Map<string, boolean>()

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
  const read = searchCard({ ...texts, language: languageOf[language], setting, durationMinutes: duration_minutes })
  return wordRefusals(read, { youngestMonths: age_months, allergies: resolveAllergies(allergens_never), needs: [] }).length === 0
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
