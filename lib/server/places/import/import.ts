import 'server-only'
import type pg from 'pg'
import { noPlayReasons } from '#lib/domain/places/no-play-tags'
import { type ChosenFields, fieldKeys, namedFields } from '#lib/domain/places/place-columns'
import { type ImportProgress, type ImportQuery, type ImportReason, MAX_NAMED } from '#lib/schemas/places/place-import'
import { csvEntries } from '#lib/server/places/import/csv-entries'
import { type Draft, type DraftOptions, type LeftOut, type Refusal, toDraft } from '#lib/server/places/import/draft'
import { type Entry, jsonEntries } from '#lib/server/places/import/json-entries'
import { mergeStage, stagePlaces } from '#lib/server/places/import/merge'
import type { Removal } from '#lib/server/places/import/removed'
import { textOf } from '#lib/server/places/import/text'
import { createStage } from '#lib/server/places/sql/import'
import { run } from '#lib/statement'

/** Places written in one batch. */
const BATCH_SIZE = 100

export type FileFormat = 'json' | 'csv'

/** Options of an import. */
export interface ImportOptions extends ImportQuery {
  format: FileFormat
}

/** Result of an import, without sentences. */
export interface Imported {
  added: number
  changed: number
  unchanged: number
  refused: number
  /** The number of refused entries for each reason. */
  refusedBy: Partial<Record<ImportReason, number>>
  refusals: Refusal[]
  leftOut: number
  leftOutFields: LeftOut[]
  removed: number
  removals: Removal[]
}

/**
 * Imports a file of places, all or nothing: new ones, and changes of known ones. Values that the file does not state stay, and so do an
 * admin's changes of values that the file repeats. Places removed here are left out unless restored.
 * @param client a separate connection: after a failure close it, and nothing was imported
 * @param onProgress receives the progress now and then
 * @throws Problem payload_too_large, invalid
 */
export async function importPlaces(
  client: pg.ClientBase,
  bytes: AsyncIterable<Uint8Array>,
  { format, restore = false, ...query }: ImportOptions,
  onProgress: (progress: ImportProgress) => void,
): Promise<Imported> {
  const options = draftOptions(query)
  const text = textOf(bytes)
  const entries = format === 'csv' ? csvEntries(text, options.chosen) : jsonEntries(text)
  await client.query('begin')
  await run(client, createStage())
  const { refused, leftOut, entries: count } = await read(client, entries, options, onProgress)
  onProgress({ phase: 'writing', entries: count })
  const { twice, twiceRefusals, ...merged } = await mergeStage(client, { most: MAX_NAMED, restore })
  await client.query('commit')
  // What an admin can correct is named first: a map of a city contains thousands of shops.
  const named = [...refused.named, ...twiceRefusals].sort((a, b) => a.row - b.row)
  const isNoPlay = ({ reason }: Refusal) => noPlayReasons.some((one) => one === reason)
  const refusals = [...named.filter((one) => !isNoPlay(one)), ...named.filter(isNoPlay)].slice(0, MAX_NAMED)
  const refusedBy = { ...refused.by, ...(twice > 0 && { twice }) }
  return { ...merged, refused: refused.count + twice, refusedBy, refusals, leftOut: leftOut.count, leftOutFields: leftOut.named.slice(0, MAX_NAMED) }
}

function draftOptions(query: ImportQuery): DraftOptions {
  const { category, unnamed, source } = query
  const chosen: ChosenFields = {}
  for (const field of namedFields) {
    const name = query[fieldKeys[field]]
    if (name !== undefined) chosen[field] = name
  }
  return { category, unnamed, source, chosen }
}

/** Counts all by reason, and keeps the first of each reason by name. */
function createTally<T extends { reason: ImportReason }>() {
  const named: T[] = []
  const by: Partial<Record<ImportReason, number>> = {}
  return {
    named,
    by,
    count: 0,
    add(...all: T[]) {
      this.count += all.length
      for (const one of all) {
        const before = by[one.reason] ?? 0
        by[one.reason] = before + 1
        if (before < MAX_NAMED) named.push(one)
      }
    },
  }
}

async function read(client: pg.ClientBase, entries: AsyncIterable<Entry[]>, options: DraftOptions, onProgress: (progress: ImportProgress) => void) {
  const [refused, leftOut] = [createTally<Refusal>(), createTally<LeftOut>()]
  let drafts: Draft[] = []
  let count = 0
  for await (const some of entries) {
    for (const entry of some) {
      const drafted = 'isBroken' in entry ? { refusal: brokenEntry(entry.row) } : toDraft(entry, options)
      if ('refusal' in drafted) refused.add(drafted.refusal)
      else {
        drafts.push(drafted.draft)
        leftOut.add(...drafted.leftOut)
      }
      if (drafts.length < BATCH_SIZE) continue
      await stagePlaces(client, drafts)
      drafts = []
    }
    count = some.at(-1)?.row ?? count
    onProgress({ phase: 'reading', entries: count })
  }
  if (drafts.length > 0) await stagePlaces(client, drafts)
  return { refused, leftOut, entries: count }
}

function brokenEntry(row: number): Refusal {
  const reason: ImportReason = 'not_an_entry'
  return { row, name: undefined, reason }
}
