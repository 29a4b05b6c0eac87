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

/**
 * Finds of each staged entry the place that it is of, among those that are there and those that were removed here: by its id,
 * then by its name and where it is.
 */
export async function recognise(client: pg.ClientBase): Promise<void> {
  // Mostly nothing was ever removed: then a large file is not looked through for it.
  const wasAnyRemoved = (await run(client, hasRemoved())) > 0
  await recogniseIds(client, 'found')
  if (wasAnyRemoved) await recogniseIds(client, 'removed')
  await run(client, forgetForeignIds())
  await run(client, indexStage('found'))
  await run(client, indexStage('removed'))
  // Each entry looks around itself by the index.
  await run(client, avoidScans())
  if (wasAnyRemoved) await run(client, recogniseRemovedNearby())
  await run(client, recogniseNearby())
  await run(client, allowScans())
}

async function recogniseIds(client: pg.ClientBase, among: 'found' | 'removed') {
  await run(client, recogniseById(among))
  await run(client, recogniseByOwnId(among))
}
