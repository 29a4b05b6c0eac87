import 'server-only'
import type pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import type { Draft, Refusal } from '#lib/server/places/import/draft'
import { recognise } from '#lib/server/places/import/recognise'
import { leaveOutRemoved, type Removal } from '#lib/server/places/import/removed'
import {
  analyzeStage,
  countFound,
  deleteTwice,
  insertIntoStage,
  insertNew,
  rememberSaid,
  updateFound,
  waitForTurn,
} from '#lib/server/places/sql/import'
import { rowsOf, run } from '#lib/statement'

/** Inserts places of the file into the existing stage. */
export async function stagePlaces(client: pg.ClientBase, drafts: Draft[]): Promise<void> {
  const rows = drafts.map(({ row, said, category, timeZone, source, sourceId, isTrusted, isNamed }) => ({
    ...{ n: row, id: uuidv7(), said, category, time_zone: timeZone },
    ...{ source, source_id: sourceId, is_trusted: isTrusted, is_named: isNamed },
  }))
  await run(client, insertIntoStage(JSON.stringify(rows)))
}

interface Merged {
  added: number
  changed: number
  unchanged: number
  /** Number of duplicates in the file; the first of them by row. */
  twice: number
  twiceRefusals: Refusal[]
  /** Number left out because they were removed here; the first of them by row. */
  removed: number
  removals: Removal[]
}

interface MergeOptions {
  /** Maximum number of refusals listed, and of removals. */
  most: number
  /** Whether places removed here are restored. */
  restore: boolean
}

/** Merges staged places into the existing ones. */
export async function mergeStage(client: pg.ClientBase, { most, restore }: MergeOptions): Promise<Merged> {
  await run(client, waitForTurn())
  await run(client, analyzeStage())
  const { twice, refusals } = await removeTwice(client, most)
  await recognise(client)
  const removed = await leaveOutRemoved(client, { most, restore })
  const found = await run(client, countFound())
  const changed = await run(client, updateFound())
  await run(client, rememberSaid())
  const added = await run(client, insertNew())
  return { added, changed, unchanged: found - changed, twice, twiceRefusals: refusals, ...removed }
}

async function removeTwice(client: pg.ClientBase, most: number): Promise<{ twice: number; refusals: Refusal[] }> {
  const rows = await rowsOf(client, deleteTwice(most))
  return { twice: rows[0]?.twice ?? 0, refusals: rows.map(({ n, name }) => ({ row: n, name, reason: 'twice' })) }
}
