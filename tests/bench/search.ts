// Measures how often a search has a good answer among its first five, for real queries. People who had not seen the search's words wrote them.
import fs from 'node:fs'
import path from 'node:path'
import { type Language, languages } from '#lib/domain/platform/basics'
import type { LibraryActivity } from '#seed/format.ts'
import { readLibrary } from '#seed/read.ts'
import { withConnection } from '../../scripts/database/connection.ts'
import { loadLibrary } from '../../scripts/database/load-library.ts'
import { migrate } from '../../scripts/migrate.ts'
import { personWithChildren } from '../setup/http-person.ts'
import { startOurs } from './tools/servers.ts'
import type { Row } from './tools/table.ts'

const corpus = path.join(import.meta.dirname, '../corpus/search')
const FIRST = 5
/** Queries from this one on were not read while the search was written. */
const FIRST_HELD_OUT = 100

interface Query {
  q: string
  language: Language
  age_months: [number, number] | null
  absent?: boolean
}

/** A judgment: the ids or slugs of good answers; `refused` if the right answer is that nothing is about it. */
interface Judged {
  q: string
  good: string[]
  refused?: boolean
}

interface Card {
  id: string
  title: string
  description: string
  age_min_months: number
  age_max_months: number
  duration: number
  setting: string
  materials: { name: string }[]
}

interface Found {
  activities: Card[]
  unmatched: string[]
  widened: { left_out: string[] } | null
}

/** The first answers to a query, as judges read them. */
interface Answer {
  q: string
  language: Language
  /** The words that the page says nothing is about, and those that it says these activities are without. */
  unmatched: string[]
  left_out: string[]
  first: { id: string; slug: string; [about: string]: unknown }[]
}

/**
 * Measures the answers on a separate server and database. With TOP_FIVE=path it writes them there, one query a line, for judges.
 * @throws Error if the server responds with an error
 */
export async function measureAnswers(env: Record<string, string>): Promise<Row[]> {
  const queries = readLines<Query>('queries.jsonl')
  const answers = await findAnswers(queries, env)
  const file = process.env.TOP_FIVE
  if (file !== undefined) fs.writeFileSync(file, answers.map((answer) => `${JSON.stringify(answer)}\n`).join(''))
  if (!fs.existsSync(path.join(corpus, 'judged.jsonl'))) return []
  const judged = new Map(readLines<Judged>('judged.jsonl').map((one) => [one.q, one]))
  const isGood = answers.map((answer) => isAnswered(answer, judged.get(answer.q)))
  const failed = answers.filter((_, n) => !isGood[n])
  console.log(failed.map(({ q, language }) => `no good answer (${language}): ${q}`).join('\n'))
  const row = (what: string, counts: (query: Query, n: number) => boolean): Row => {
    const some = queries.flatMap((query, n) => (counts(query, n) ? [isGood[n] === true] : []))
    const good = some.filter(Boolean).length
    return {
      what: `searches with a good answer among the first ${FIRST}${what}`,
      ours: String(good),
      peer: `of ${some.length}`,
      ratio: good / some.length,
    }
  }
  return [
    row('', () => true),
    row(', first half', (_, n) => n < FIRST_HELD_OUT),
    row(', held-out half', (_, n) => n >= FIRST_HELD_OUT),
    ...languages.map((language) => row(` in ${language}`, (query) => query.language === language)),
  ]
}

function isAnswered({ first, unmatched }: Answer, judged: Judged | undefined): boolean {
  if (!judged) return false
  if (judged.refused) return unmatched.length > 0
  return first.some(({ id, slug }) => judged.good.includes(slug) || judged.good.includes(id))
}

async function findAnswers(queries: Query[], env: Record<string, string>): Promise<Answer[]> {
  await migrate(env.DATABASE_URL ?? '')
  await loadLibrary(env.DATABASE_URL ?? '')
  const slugs = await readSlugs(env.DATABASE_URL ?? '')
  const library = new Map(readLibrary().activities.map((activity) => [activity.slug, activity]))
  const server = await startOurs(3408, { ...env, NEXTAUTH_URL: 'http://localhost:3408' })
  /** Users by their language and the age of their child. */
  const users = new Map<string, Promise<string>>()
  const userOf = (months: number, language: Language) => {
    const key = `${language} ${months}`
    const created =
      users.get(key) ?? personWithChildren(server.url, 1, { date_of_birth: bornMonthsAgo(months) }, language).then((one) => one.authorization)
    users.set(key, created)
    return created
  }
  const answers: Answer[] = []
  try {
    for (const { q, language, age_months } of queries) {
      const authorization = age_months && (await userOf(Math.round((age_months[0] + age_months[1]) / 2), language))
      const parameters = new URLSearchParams({ q, limit: String(FIRST), ...(authorization && { sort: 'for_me' }) })
      const headers = { 'accept-language': language, ...(authorization && { authorization }) }
      const response = await fetch(`${server.url}/api/explore/activities?${parameters}`, { headers })
      if (!response.ok) throw new Error(`${q}: ${response.status}`)
      const { activities, unmatched, widened }: Found = await response.json()
      const first = activities.map(({ id, title, description, age_min_months, age_max_months, duration, setting, materials }) => {
        const slug = slugs.get(id) ?? ''
        const activity = library.get(slug)
        const sentence = description.split(/(?<=[.!?])\s/)[0]
        const who = { participants: activity?.participants, has_group_text: activity?.text.en.group !== undefined }
        const suits = { needs: activity && listNeeds(activity), materials: materials.map(({ name }) => name) }
        return { id, slug, title, description: sentence, age_min_months, age_max_months, minutes: duration, setting, ...suits, ...who }
      })
      answers.push({ q, language, unmatched, left_out: widened?.left_out ?? [], first })
    }
  } finally {
    await server.stop()
  }
  return answers
}

/** Lists the needs that an activity suits by itself or with a change that its page describes. */
function listNeeds({ facts, adaptations }: LibraryActivity): string[] {
  return [...new Set([...facts.effort.fits, ...adaptations.flatMap((one) => one.needs)])]
}

async function readSlugs(url: string): Promise<Map<string, string>> {
  return withConnection(url, async (client) => {
    const { rows } = await client.query<{ id: string; slug: string }>('select id, slug from catalogue_activity')
    return new Map(rows.map(({ id, slug }) => [id, slug]))
  })
}

function bornMonthsAgo(months: number): string {
  const day = new Date()
  day.setUTCMonth(day.getUTCMonth() - months, 1)
  return day.toISOString().slice(0, 10)
}

function readLines<T>(name: string): T[] {
  const lines = fs.readFileSync(path.join(corpus, name), 'utf8').trim().split('\n')
  return lines.map((line): T => JSON.parse(line))
}
