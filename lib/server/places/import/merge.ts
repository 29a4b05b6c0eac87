import 'server-only'
import type pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { prepared } from '#lib/prepared'
import { editableColumns } from '#lib/server/places/columns'
import type { Draft, Refusal } from '#lib/server/places/import/draft'
import { recognise } from '#lib/server/places/import/recognise'
import { leaveOutRemoved, type Removal } from '#lib/server/places/import/removed'
import { OWN_SOURCE } from '#lib/server/places/sameness'

/** Two imports take turns once they are read: nobody waits for a slow line. */
const LOCK = 20_261_121

const columns = Object.values(editableColumns)

/** A transaction's own table of what the file says, gone with it. */
export async function openStage(client: pg.ClientBase): Promise<void> {
  await client.query(`
    create temp table place_import (
      n int not null, id uuid not null, said jsonb not null, category "LocationCategory" not null, time_zone text not null, source text,
      source_id text, is_trusted bool not null, is_named bool not null, name text not null, latitude float8 not null, longitude float8 not null,
      found uuid, removed uuid
    ) on commit drop`)
}

const stageSql = `
  insert into place_import
  select n, id, said, category, time_zone, source, source_id, is_trusted, is_named,
    said ->> 'name', (said ->> 'latitude')::float8, (said ->> 'longitude')::float8
  from jsonb_to_recordset($1::jsonb)
    as r (n int, id uuid, said jsonb, category "LocationCategory", time_zone text, source text, source_id text, is_trusted bool, is_named bool)`

export async function stage(client: pg.ClientBase, drafts: Draft[]): Promise<void> {
  const rows = drafts.map(({ row, said, category, timeZone, source, sourceId, isTrusted, isNamed }) => ({
    ...{ n: row, id: uuidv7(), said, category, time_zone: timeZone },
    ...{ source, source_id: sourceId, is_trusted: isTrusted, is_named: isNamed },
  }))
  await client.query(prepared(stageSql, [JSON.stringify(rows)]))
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
  await client.query('select pg_advisory_xact_lock($1)', [LOCK])
  await client.query('analyze place_import')
  const { twice, refusals } = await removeTwice(client, most)
  await recognise(client)
  const removed = await leaveOutRemoved(client, { most, restore })
  const found = await count(client, 'select 1 from place_import where found is not null')
  const changed = await count(client, updateSql)
  await client.query(rememberSql)
  const added = await count(client, insertSql)
  return { added, changed, unchanged: found - changed, twice, twiceRefusals: refusals, ...removed }
}

async function count(client: pg.ClientBase, text: string): Promise<number> {
  return (await client.query(text)).rowCount ?? 0
}

/** Entries that say the same id, or without one the same name at the same spot (to a metre), as one before them. */
async function removeTwice(client: pg.ClientBase, most: number): Promise<{ twice: number; refusals: Refusal[] }> {
  const { rows } = await client.query<{ n: number; name: string; twice: number }>(
    `with again as (
       select n from (
         select n, row_number() over (partition by source, source_id order by n) as nth from place_import where source_id is not null
         union all
         select n, row_number() over (partition by lower(name), round(latitude::numeric, 5), round(longitude::numeric, 5) order by n)
         from place_import where source_id is null
       ) numbered where nth > 1
     ), removed as (delete from place_import using again where place_import.n = again.n returning place_import.n, name)
     select n, name, count(*) over ()::int as twice from removed order by n limit $1`,
    [most],
  )
  return { twice: rows[0]?.twice ?? 0, refusals: rows.map(({ n, name }) => ({ row: n, name, reason: 'twice' })) }
}

/** Whether the source says something else of it than the last time: what an admin has changed since stays where it does not. */
const isNewSql = (column: string) => `s.said -> '${column}' is distinct from l.source_values -> '${column}'`
const isMovedSql = `(${isNewSql('latitude')} or ${isNewSql('longitude')})`
/** These are never empty: what the file does not say stays. */
const needed = ['name', 'category', 'price_level']

function mergedSql(column: string): string {
  if (column === 'latitude' || column === 'longitude') return `case when ${isMovedSql} then s.${column} else l.${column} end`
  const value = needed.includes(column) ? `coalesce(r.${column}, l.${column})` : `r.${column}`
  return `case when ${isNewSql(column)} then ${value} else l.${column} end`
}

/** The place's columns as the file has them: those that are not said are null. */
const saidSql = 'cross join lateral jsonb_populate_record(null::location, s.said) r'

const updateSql = `
  update location l set ${columns.map((column) => `${column} = m.${column}`).join(', ')}, time_zone = m.time_zone, version = l.version + 1
  from (
    select l.id, ${columns.map((column) => `${mergedSql(column)} as ${column}`).join(', ')},
      case when ${isMovedSql} then s.time_zone else l.time_zone end as time_zone
    from place_import s join location l on l.id = s.found ${saidSql}
  ) m
  where m.id = l.id and (${columns.map((column) => `m.${column}`).join(', ')}) is distinct from (${columns.map((column) => `l.${column}`).join(', ')})`

/** What the source said now, and of a place that had no source yet whose it is. */
const rememberSql = `
  update location l set source_values = s.said, source = coalesce(l.source, s.source),
    source_id = case when l.source is null then s.source_id else l.source_id end
  from place_import s where s.found = l.id
    and (l.source_values is distinct from s.said or (l.source is null and s.source is not null and s.source <> '${OWN_SOURCE}'))`

const insertSql = `
  insert into location (id, ${columns.join(', ')}, time_zone, source, source_id, source_values)
  select s.id, ${columns.map(insertedSql).join(', ')}, s.time_zone, s.source, s.source_id, s.said
  from place_import s ${saidSql} where s.found is null order by s.n`

function insertedSql(column: string): string {
  if (column === 'category') return 'coalesce(r.category, s.category)'
  return column === 'price_level' ? "coalesce(r.price_level, 'free')" : `r.${column}`
}
