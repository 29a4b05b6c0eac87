import 'server-only'
import { materialNames } from '#lib/catalogue/activity-rows'
import { factProposals, type Reading } from '#lib/domain/catalogue/fact-proposals'
import { type Language, languages } from '#lib/domain/platform/basics'
import { cardToRead } from '#lib/domain/safety/reading'
import { findSubstance } from '#lib/domain/safety/substances'
import { env } from '#lib/env'
import { Problem } from '#lib/errors'
import { hasReader } from '#lib/models/addresses'
import { isReaderTrusted } from '#lib/models/trust'
import type { SafetyCheckInput } from '#lib/schemas/catalogue/catalogue'
import type { FactProposals } from '#lib/schemas/catalogue/fact-proposals'
import { ModelError } from '#lib/server/activities/ai/model-error'
import { readAnswer } from '#lib/server/activities/ai/reader'
import type { ModelTimeouts } from '#lib/server/activities/ai/timeouts'
import { shownMaterials } from '#lib/server/catalogue/admin/content'
import { pool } from '#lib/server/platform/db'

/** Maximum time in ms that an admin waits for all languages together. */
const READING_TIMEOUT_MS = 30_000

/**
 * Asks the reader about an activity in progress, in each language that has text. Stores nothing.
 * @throws Problem unavailable if no reader is set up, or if it reads no language
 */
export async function proposeFacts(
  { materials = [], facts = null, text, ageMinMonths }: SafetyCheckInput,
  language: Language,
  signal: AbortSignal,
): Promise<FactProposals> {
  if (!hasReader(env())) throw new Problem('unavailable', { detail: { key: 'reader_missing' } })
  const names = await materialNames(
    pool,
    materials.map(({ id }) => id),
  )
  const shown = shownMaterials({ materials }, names)
  const written = languages.filter((one) => isWritten(text[one]))
  const clock = AbortSignal.any([signal, AbortSignal.timeout(READING_TIMEOUT_MS)])
  const timeouts = { signal: clock, firstMs: READING_TIMEOUT_MS, idleMs: READING_TIMEOUT_MS, readingMs: READING_TIMEOUT_MS }
  const readings = await Promise.all(
    written.map((one) => {
      const { group, ...rest } = text[one]
      return read({ ...rest, materials: shown[one], guidance: group ? [group] : [] }, one, timeouts)
    }),
  )
  signal.throwIfAborted()
  const found = readings.filter((reading) => reading !== undefined)
  if (written.length > 0 && found.length === 0) throw new Problem('unavailable', { detail: { key: 'reader_failed' }, retryAfterSeconds: 5 })
  const { substances, ...proposals } = factProposals(found, { ageMinMonths, facts })
  const isRead = (one: Language) => found.some((reading) => reading.language === one)
  return {
    ...proposals,
    substances: substances.map(({ id, use }) => {
      const { name, kind = 'material' } = findSubstance(id) ?? {}
      return { id, name: name?.[language] ?? id, kind, use }
    }),
    readLanguages: written.filter(isRead),
    unreadLanguages: written.filter((one) => !isRead(one)),
    isExamined: await isReaderTrusted(env(), pool),
  }
}

/** A title by itself is not enough to read. */
function isWritten({ description, instructions }: SafetyCheckInput['text'][Language]): boolean {
  return [description, ...instructions].some((line) => line.trim() !== '')
}

/** Reads one language; undefined if it fails. */
async function read(text: Reading['text'], language: Language, timeouts: ModelTimeouts): Promise<(Reading & { language: Language }) | undefined> {
  try {
    return { language, text, answer: await readAnswer(cardToRead(text, language), timeouts) }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    if (error.code !== 'stopped' && error.code !== 'resting') console.warn(`An admin's activity could not be read: ${error.code}`)
    return undefined
  }
}
