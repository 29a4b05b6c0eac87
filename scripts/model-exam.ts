// `npm run model:exam`: examines the model that reads cards and stores the result. The app uses only a reader that passed.
import fs from 'node:fs'
import path from 'node:path'
import { openForCommand, runCommand } from './command.ts'
import { migrate } from './migrate.ts'
import { beforeEnd } from './server/shutdown.ts'
import { printLine } from './terminal.ts'

const folder = path.join(import.meta.dirname, '../tests/corpus/reader/exam')
/** The minimum timeout in an exam: speed matters only later, while a user waits. */
const LEAST_TIMEOUT_SECONDS = 120

await runCommand(main)

async function main(): Promise<number> {
  const url = await openForCommand()
  process.env.DATABASE_URL = url
  await migrate(url)
  const { closeDatabase, pool } = await import('#lib/server/platform/db')
  beforeEnd(closeDatabase)
  const { env } = await import('#lib/env')
  const { hasReader, readerAddress } = await import('#lib/models/addresses')
  if (!hasReader(env())) throw new Error('There is no reader to examine: set OPENAI_API_KEY or OPENAI_BASE_URL, and do not set OPENAI_READER to off.')
  const { examineReader } = await import('#lib/server/activities/ai/exam')
  const { examCard } = await import('#lib/schemas/activities/exam-card')
  const { hasPassed, trustSentence } = await import('#lib/models/trust')
  const cards = examLines().map((line) => examCard.parse(JSON.parse(line)))
  const { model, baseUrl } = readerAddress(env())
  printLine(`${model} at ${new URL(baseUrl).host} reads ${cards.length} cards …`)
  let count = 0
  const stop = new AbortController()
  beforeEnd(() => stop.abort())
  const exam = await examineReader(cards, {
    timeoutSeconds: Math.max(env().GENERATION_TIMEOUT, LEAST_TIMEOUT_SECONDS),
    signal: stop.signal,
    onCard: ({ expect, language, card }, isRight) => {
      count++
      if (!isRight) printLine(`${count}: ${expect === 'refuse' ? 'missed' : 'refused'} (${language}): ${card.title}`)
    },
  })
  printLine(`${exam.seconds.toFixed(0)} s, about ${exam.tokens} tokens.`)
  printLine((await trustSentence(env(), pool)) ?? '')
  return hasPassed(exam) ? 0 : 1
}

function examLines(): string[] {
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.jsonl'))
  return files.flatMap((name) => fs.readFileSync(path.join(folder, name), 'utf8').trim().split('\n'))
}
