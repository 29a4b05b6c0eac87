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

/** Puts places of the file into the stage, which is there already. */
export async function stage(client: pg.ClientBase, drafts: Draft[]): Promise<void> {
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
  /** How many stood in the file before; the first of them by their row. */
  twice: number
  twiceRefusals: Refusal[]
  /** How many were left out because they were removed here; the first of them by their row. */
  removed: number
  removals: Removal[]
}

interface MergeOptions {
  /** Refusals that are named, and removals. */
  most: number
  /** Whether what was removed here comes in again. */
  restore: boolean
}

/** Brings what was staged into the places there are. */
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
