import 'server-only'
import { orNull, text } from '#lib/columns'
import { SAME_PLACE_METRES } from '#lib/server/places/sameness'
import { aroundSql, placeColumns, placeRow, sphereSql } from '#lib/server/places/sql/columns'
import { command, statement } from '#lib/statement'

export const selectPlace = statement({ row: placeRow, text: `select ${placeColumns} from location where id = $1` })

export const selectPlaces = statement({ row: placeRow, text: `select ${placeColumns} from location where id = any($1::uuid[])` })

/** Rows of an export in memory at once. Written into the statement, because the planner knows nothing of a parameter's value. */
export const EXPORT_PAGE = 1000

/** Selects a page ordered by id, after the id $1 if it is not null. */
export const selectForExport = statement({
  row: { ...placeRow, source: orNull(text), sourceId: orNull(text) },
  text: `
    select ${placeColumns}, source, source_id as "sourceId" from location where $1::uuid is null or id > $1 order by id limit ${EXPORT_PAGE}`,
})

/** Locks a place against other changes until the transaction ends. */
export const lockPlace = command('select 1 from location where id = $1 for update')

/** Prevents the deletion of a place until the transaction ends. */
export const keepPlace = command('select 1 from location where id = $1 for key share')

/** Locks the place of a correction. */
export const lockPlaceOfCorrection = command(
  'select 1 from location where id = (select location_id from location_correction where id = $1) for update',
)

export const lockCorrection = command('select 1 from location_correction where id = $1 for update')

/** Deletes the places $1, and records their removal for the reason $2. */
export const deletePlaces = command(`
  with gone as (delete from location where id = any($1::uuid[]) returning id, name, latitude, longitude, source, source_id)
  insert into removed_place (id, name, latitude, longitude, source, source_id, reason)
  select id, name, latitude, longitude, source, source_id, $2::"RemovalReason" from gone`)

/** Deletes records of removal around the latitude $1 and the longitude $2 with the name $3. */
export const deleteRemovedAround = command(`
  delete from removed_place r using (select $1::float8 as latitude, $2::float8 as longitude) s
  where ${sphereSql('r.latitude', 'r.longitude')} <@ ${aroundSql(SAME_PLACE_METRES, 's.latitude', 's.longitude')} and lower(r.name) = lower($3)`)
