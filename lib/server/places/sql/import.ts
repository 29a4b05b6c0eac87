import 'server-only'
import { enumOf, instant, int, text } from '#lib/columns'
import { removalReasons } from '#lib/domain/places/places'
import { OWN_SOURCE, SAME_ID_METRES, SAME_PLACE_METRES } from '#lib/server/places/sameness'
import { aroundSql, editableColumns, sphereSql } from '#lib/server/places/sql/columns'
import { command, composed, statement } from '#lib/statement'

// Each but `insertIntoStage` is said once a connection, which is an import's own.
const once = { isPrepared: false }

/** Two imports take turns once they are read: nobody waits for a slow line. */
const LOCK = 20_261_121

/** A transaction's own table of what the file says, gone with it. */
export const createStage = command(
  `
  create temp table place_import (
    n int not null, id uuid not null, said jsonb not null, category "LocationCategory" not null, time_zone text not null, source text,
    source_id text, is_trusted bool not null, is_named bool not null, name text not null, latitude float8 not null, longitude float8 not null,
    found uuid, removed uuid
  ) on commit drop`,
  once,
)

/** Rows of the stage, as JSON: $1. */
export const insertIntoStage = command(`
  insert into place_import
  select n, id, said, category, time_zone, source, source_id, is_trusted, is_named,
    said ->> 'name', (said ->> 'latitude')::float8, (said ->> 'longitude')::float8
  from jsonb_to_recordset($1::jsonb)
    as r (n int, id uuid, said jsonb, category "LocationCategory", time_zone text, source text, source_id text, is_trusted bool, is_named bool)`)

export const waitForTurn = command(`select 1 from pg_advisory_xact_lock(${LOCK})`, once)

export const analyzeStage = command('analyze place_import', once)

/** Entries that say the same id, or without one the same name at the same spot (to a metre), as one before them. The first $1 are named. */
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

// Of each entry the place that it is of, among those that are there (`found`) and those that were removed here (`removed`).

type Among = 'found' | 'removed'
const tables = { found: 'location', removed: 'removed_place' } as const
const both: [Among][] = [['found'], ['removed']]

export const hasRemoved = command('select 1 from removed_place limit 1', once)

const placeSql = sphereSql('l.latitude', 'l.longitude')
const entrySql = sphereSql('s.latitude', 's.longitude')
const isWithinSql = (metres: number) => `${placeSql} <@ ${aroundSql(metres, 's.latitude', 's.longitude')}`

/** Said, or a file without ids is compared with every place there is. */
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

/** The id is somebody else's: of another file, whose source is not known either. */
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

/** A place of that name close by. Of its own source only those with its id are its own. */
const isLikeSql = `${isWithinSql(SAME_PLACE_METRES)} and lower(l.name) = lower(s.name) and (s.source_id is null or l.source is distinct from s.source)`

/** The nearest place like an entry that no other entry is of; of several entries it is the nearest one's. */
function nearestSql(among: Among): string {
  return `
    select distinct on (l.id) s.n, l.id, l.away from place_import s cross join lateral (
      select l.id, ${placeSql} <-> ${entrySql} as away from ${tables[among]} l
      where ${isLikeSql} and not exists (select 1 from place_import t where t.${among} = l.id)
      order by away limit 1
    ) l where s.found is null and s.removed is null order by l.id, l.away`
}

export const recogniseNearby = command(`update place_import s set found = near.id from (${nearestSql('found')}) near where near.n = s.n`, once)

/** A place that is there is rather meant than one that was removed, where it is no further away. */
export const recogniseRemovedNearby = command(
  `
  update place_import s set removed = near.id from (${nearestSql('removed')}) near
  where near.n = s.n and not exists (
    select 1 from location l
    where ${isLikeSql} and not exists (select 1 from place_import t where t.found = l.id) and ${placeSql} <-> ${entrySql} <= near.away
  )`,
  once,
)

/** What is in the stage was removed here: that is forgotten. */
export const restoreRemoved = command('delete from removed_place r using place_import s where s.removed = r.id', once)

/** Takes what was removed here out of the stage. The first $1 are named. */
export const deleteRemoved = statement({
  ...once,
  row: { row: int, name: text, reason: enumOf('RemovalReason', removalReasons), removedAt: instant, removed: int },
  text: `
    with gone as (delete from place_import s using removed_place r where s.removed = r.id returning s.n, s.name, r.reason, r.removed_at)
    select n as row, name, reason, removed_at as "removedAt", count(*) over ()::int as removed from gone order by n limit $1`,
})

export const countFound = command('select 1 from place_import where found is not null', once)

const columns = Object.values(editableColumns)

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

/** What the source said now, and of a place that had no source yet whose it is. */
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
