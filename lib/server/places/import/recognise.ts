import 'server-only'
import type pg from 'pg'
import {
  allowScans,
  avoidScans,
  forgetForeignIds,
  hasRemoved,
  indexStage,
  recogniseById,
  recogniseByOwnId,
  recogniseNearby,
  recogniseRemovedNearby,
} from '#lib/server/places/sql/import'
import { run } from '#lib/statement'

/** Matches each staged entry to an existing or removed place: by its id, then by its name and position. */
export async function recognise(client: pg.ClientBase): Promise<void> {
  // Usually nothing was ever removed: then searching a large file for it is unnecessary.
  const wasAnyRemoved = (await run(client, hasRemoved())) > 0
  await recogniseIds(client, 'found')
  if (wasAnyRemoved) await recogniseIds(client, 'removed')
  await run(client, forgetForeignIds())
  await run(client, indexStage('found'))
  await run(client, indexStage('removed'))
  // Each entry searches its surroundings with the index.
  await run(client, avoidScans())
  if (wasAnyRemoved) await run(client, recogniseRemovedNearby())
  await run(client, recogniseNearby())
  await run(client, allowScans())
}

async function recogniseIds(client: pg.ClientBase, among: 'found' | 'removed') {
  await run(client, recogniseById(among))
  await run(client, recogniseByOwnId(among))
}
