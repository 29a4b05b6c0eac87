import 'server-only'
import type pg from 'pg'
import { aroundSql, sphereSql } from '#lib/server/places/columns'
import { OWN_SOURCE, SAME_ID_METRES, SAME_PLACE_METRES } from '#lib/server/places/sameness'

/**
 * Finds of each staged entry the place that it is of, among those that are there (`found`) and those that were removed here
 * (`removed`): by its id, then by its name and where it is.
 */
export async function recognise(client: pg.ClientBase): Promise<void> {
  // Mostly nothing was ever removed: then a large file is not looked through for it.
  const { rowCount: hasRemoved } = await client.query('select 1 from removed_place limit 1')
  for (const text of idSqls('location', 'found')) await client.query(text)
  if (hasRemoved) for (const text of idSqls('removed_place', 'removed')) await client.query(text)
  await client.query(foreignIdSql)
  for (const column of ['found', 'removed']) await client.query(`create index on place_import (${column})`)
  // Each entry looks around itself by the index.
  await client.query('set local enable_seqscan = off')
  if (hasRemoved) await client.query(removedNearSql)
  await client.query(foundNearSql)
  await client.query('set local enable_seqscan = on')
}

type Among = ['location', 'found'] | ['removed_place', 'removed']

const placeSql = sphereSql('l.latitude', 'l.longitude')
const entrySql = sphereSql('s.latitude', 's.longitude')
const isWithinSql = (metres: number) => `${placeSql} <@ ${aroundSql(metres, 's.latitude', 's.longitude')}`

/** Said, or a file without ids is compared with every place there is. */
const hasIdSql = 's.source_id is not null'

function idSqls(...[table, column]: Among): string[] {
  const isOpen = `${hasIdSql} and s.found is null and s.removed is null`
  return [
    `update place_import s set ${column} = l.id from ${table} l
     where ${isOpen} and l.source = s.source and l.source_id = s.source_id
       and (s.is_trusted or s.is_named and lower(l.name) = lower(s.name) or ${isWithinSql(SAME_ID_METRES)})`,
    `update place_import s set ${column} = l.id from ${table} l where ${isOpen} and s.source = '${OWN_SOURCE}' and l.id::text = s.source_id`,
  ]
}

/** The id is somebody else's: of another file, whose source is not known either. */
const foreignIdSql = `
  update place_import s set source = null, source_id = null from location l
  where ${hasIdSql} and s.found is null and s.removed is null and l.source = s.source and l.source_id = s.source_id`

/** A place of that name close by. Of its own source only those with its id are its own. */
const isLikeSql = `${isWithinSql(SAME_PLACE_METRES)} and lower(l.name) = lower(s.name) and (s.source_id is null or l.source is distinct from s.source)`

/** The nearest place like an entry that no other entry is of; of several entries it is the nearest one's. */
function nearSql(...[table, column]: Among): string {
  return `
    select distinct on (l.id) s.n, l.id, l.away from place_import s cross join lateral (
      select l.id, ${placeSql} <-> ${entrySql} as away from ${table} l
      where ${isLikeSql} and not exists (select 1 from place_import t where t.${column} = l.id)
      order by away limit 1
    ) l where s.found is null and s.removed is null order by l.id, l.away`
}

const foundNearSql = `update place_import s set found = near.id from (${nearSql('location', 'found')}) near where near.n = s.n`

/** A place that is there is rather meant than one that was removed, where it is no further away. */
const removedNearSql = `
  update place_import s set removed = near.id from (${nearSql('removed_place', 'removed')}) near
  where near.n = s.n and not exists (
    select 1 from location l
    where ${isLikeSql} and not exists (select 1 from place_import t where t.found = l.id) and ${placeSql} <-> ${entrySql} <= near.away
  )`
