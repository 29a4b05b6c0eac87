import 'server-only'
import { enumOf, instant, int, text } from '#lib/columns'
import { removalReasons } from '#lib/domain/places/places'
import { OWN_SOURCE, SAME_ID_METRES, SAME_PLACE_METRES } from '#lib/server/places/sameness'
import { aroundSql, editableColumns, sphereSql } from '#lib/server/places/sql/columns'
import { command, composed, statement } from '#lib/statement'

// Statements that run once per connection, which each import has for itself; all except `insertIntoStage`.
const once = { isPrepared: false }

/** Lock by which imports run one after the other once their files are read: a slow upload blocks no one. */
const IMPORT_LOCK_ID = 20_261_121

/** Creates a temporary table of the file's values, dropped with the transaction. */
export const createStage = command(
  `
  create temp table place_import (
    n int not null, id uuid not null, said jsonb not null, category "LocationCategory" not null, time_zone text not null, source text,
    source_id text, is_trusted bool not null, is_named bool not null, name text not null, latitude float8 not null, longitude float8 not null,
    found uuid, removed uuid
  ) on commit drop`,
  once,
)

/** Inserts rows into the stage, as JSON: $1. */
export const insertIntoStage = command(`
  insert into place_import
  select n, id, said, category, time_zone, source, source_id, is_trusted, is_named,
    said ->> 'name', (said ->> 'latitude')::float8, (said ->> 'longitude')::float8
  from jsonb_to_recordset($1::jsonb)
    as r (n int, id uuid, said jsonb, category "LocationCategory", time_zone text, source text, source_id text, is_trusted bool, is_named bool)`)

export const waitForTurn = command(`select 1 from pg_advisory_xact_lock(${IMPORT_LOCK_ID})`, once)

export const analyzeStage = command('analyze place_import', once)

/** Deletes entries with the same id as an earlier one, or without an id the same name and position (to a metre). The first $1 are listed. */
export const deleteTwice = statement({
  ...once,
  row: { n: int, name: text, twice: int },
  text: `
    with again as (
      select n from (
        select n, row_number() over (partition by source, source_id order by n) as nth from place_import where source_id is not null
        union all
        select n, row_number() over (partition by lower(name), round(latitude::numeric, 5), round(longitude::numeric, 5) order by n)
        from place_import where source_id is null
      ) numbered where nth > 1
    ), removed as (delete from place_import using again where place_import.n = again.n returning place_import.n, name)
    select n, name, count(*) over ()::int as twice from removed order by n limit $1`,
})

// Column with an entry's place: an existing one (`found`) or a removed one (`removed`).

type Among = 'found' | 'removed'
const tables = { found: 'location', removed: 'removed_place' } as const
const both: [Among][] = [['found'], ['removed']]

export const hasRemoved = command('select 1 from removed_place limit 1', once)

const placeSql = sphereSql('l.latitude', 'l.longitude')
const entrySql = sphereSql('s.latitude', 's.longitude')
const isWithinSql = (metres: number) => `${placeSql} <@ ${aroundSql(metres, 's.latitude', 's.longitude')}`

/** Stated explicitly: otherwise a file without ids is compared with every place. */
const hasIdSql = 's.source_id is not null'
const isOpenSql = `${hasIdSql} and s.found is null and s.removed is null`

export const recogniseById = composed({
  row: {},
  examples: both,
  write: (_, among: Among) => ({
    ...once,
    text: `
      update place_import s set ${among} = l.id from ${tables[among]} l
      where ${isOpenSql} and l.source = s.source and l.source_id = s.source_id
        and (s.is_trusted or s.is_named and lower(l.name) = lower(s.name) or ${isWithinSql(SAME_ID_METRES)})`,
  }),
})

export const recogniseByOwnId = composed({
  row: {},
  examples: both,
  write: (_, among: Among) => ({
    ...once,
    text: `
      update place_import s set ${among} = l.id from ${tables[among]} l
      where ${isOpenSql} and s.source = '${OWN_SOURCE}' and l.id::text = s.source_id`,
  }),
})

/** Forgets ids that belong to another file, whose source is unknown too. */
export const forgetForeignIds = command(
  `
  update place_import s set source = null, source_id = null from location l
  where ${isOpenSql} and l.source = s.source and l.source_id = s.source_id`,
  once,
)

export const indexStage = composed({
  row: {},
  examples: both,
  write: (_, among: Among) => ({ ...once, text: `create index on place_import (${among})` }),
})

export const avoidScans = command('set local enable_seqscan = off', once)
export const allowScans = command('set local enable_seqscan = on', once)

/** A nearby place with that name. Within the same source, only the same id means the same place. */
const isLikeSql = `${isWithinSql(SAME_PLACE_METRES)} and lower(l.name) = lower(s.name) and (s.source_id is null or l.source is distinct from s.source)`

/** The nearest matching place without another entry; of several entries, the nearest one gets it. */
function nearestSql(among: Among): string {
  return `
    select distinct on (l.id) s.n, l.id, l.away from place_import s cross join lateral (
      select l.id, ${placeSql} <-> ${entrySql} as away from ${tables[among]} l
      where ${isLikeSql} and not exists (select 1 from place_import t where t.${among} = l.id)
      order by away limit 1
    ) l where s.found is null and s.removed is null order by l.id, l.away`
}

export const recogniseNearby = command(`update place_import s set found = near.id from (${nearestSql('found')}) near where near.n = s.n`, once)

/** An existing place is preferred to a removed one, unless it is further away. */
export const recogniseRemovedNearby = command(
  `
  update place_import s set removed = near.id from (${nearestSql('removed')}) near
  where near.n = s.n and not exists (
    select 1 from location l
    where ${isLikeSql} and not exists (select 1 from place_import t where t.found = l.id) and ${placeSql} <-> ${entrySql} <= near.away
  )`,
  once,
)

/** Forgets the removal of the places in the stage. */
export const restoreRemoved = command('delete from removed_place r using place_import s where s.removed = r.id', once)

/** Deletes removed places from the stage. The first $1 are listed. */
export const deleteRemoved = statement({
  ...once,
  row: { row: int, name: text, reason: enumOf('RemovalReason', removalReasons), removedAt: instant, removed: int },
  text: `
    with gone as (delete from place_import s using removed_place r where s.removed = r.id returning s.n, s.name, r.reason, r.removed_at)
    select n as row, name, reason, removed_at as "removedAt", count(*) over ()::int as removed from gone order by n limit $1`,
})

export const countFound = command('select 1 from place_import where found is not null', once)

const columns = Object.values(editableColumns)

/** Whether the source's value has changed since the last import: otherwise an admin's change stays. */
const isNewSql = (column: string) => `s.said -> '${column}' is distinct from l.source_values -> '${column}'`
const isMovedSql = `(${isNewSql('latitude')} or ${isNewSql('longitude')})`
/** Columns that are never empty: they stay if the file does not state them. */
const needed = ['name', 'category', 'price_level']

function mergedSql(column: string): string {
  if (column === 'latitude' || column === 'longitude') return `case when ${isMovedSql} then s.${column} else l.${column} end`
  const value = needed.includes(column) ? `coalesce(r.${column}, l.${column})` : `r.${column}`
  return `case when ${isNewSql(column)} then ${value} else l.${column} end`
}

/** The place's columns from the file; unstated ones are null. */
const saidSql = 'cross join lateral jsonb_populate_record(null::location, s.said) r'

export const updateFound = command(
  `
  update location l set ${columns.map((column) => `${column} = m.${column}`).join(', ')}, time_zone = m.time_zone, version = l.version + 1
  from (
    select l.id, ${columns.map((column) => `${mergedSql(column)} as ${column}`).join(', ')},
      case when ${isMovedSql} then s.time_zone else l.time_zone end as time_zone
    from place_import s join location l on l.id = s.found ${saidSql}
  ) m
  where m.id = l.id and (${columns.map((column) => `m.${column}`).join(', ')}) is distinct from (${columns.map((column) => `l.${column}`).join(', ')})`,
  once,
)

/** Stores the source's values, and the source of a place that had none. */
export const rememberSaid = command(
  `
  update location l set source_values = s.said, source = coalesce(l.source, s.source),
    source_id = case when l.source is null then s.source_id else l.source_id end
  from place_import s where s.found = l.id
    and (l.source_values is distinct from s.said or (l.source is null and s.source is not null and s.source <> '${OWN_SOURCE}'))`,
  once,
)

export const insertNew = command(
  `
  insert into location (id, ${columns.join(', ')}, time_zone, source, source_id, source_values)
  select s.id, ${columns.map(insertedSql).join(', ')}, s.time_zone, s.source, s.source_id, s.said
  from place_import s ${saidSql} where s.found is null order by s.n`,
  once,
)

function insertedSql(column: string): string {
  if (column === 'category') return 'coalesce(r.category, s.category)'
  return column === 'price_level' ? "coalesce(r.price_level, 'free')" : `r.${column}`
}
