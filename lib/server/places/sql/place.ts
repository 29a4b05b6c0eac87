import 'server-only'
import { orNull, text } from '#lib/columns'
import { SAME_PLACE_METRES } from '#lib/server/places/sameness'
import { aroundSql, placeColumns, placeRow, sphereSql } from '#lib/server/places/sql/columns'
import { command, statement } from '#lib/statement'

export const selectPlace = statement({ row: placeRow, text: `select ${placeColumns} from location where id = $1` })

export const selectPlaces = statement({ row: placeRow, text: `select ${placeColumns} from location where id = any($1::uuid[])` })

/** Rows of an export in memory at once. Written out: of a limit that is a value the planner knows nothing. */
export const EXPORT_PAGE = 1000

/** A page in the order of the ids, after the id $1 where that is not null. */
export const selectForExport = statement({
  row: { ...placeRow, source: orNull(text), sourceId: orNull(text) },
  text: `
    select ${placeColumns}, source, source_id as "sourceId" from location where $1::uuid is null or id > $1 order by id limit ${EXPORT_PAGE}`,
})

/** Nobody else changes it until the transaction ends. */
export const lockPlace = command('select 1 from location where id = $1 for update')

/** Nobody removes it until the transaction ends. */
export const keepPlace = command('select 1 from location where id = $1 for key share')

/** The place that a correction is of. */
export const lockPlaceOfCorrection = command(
  'select 1 from location where id = (select location_id from location_correction where id = $1) for update',
)

export const lockCorrection = command('select 1 from location_correction where id = $1 for update')

/** The places $1, which are remembered as removed for the reason $2. */
export const deletePlaces = command(`
  with gone as (delete from location where id = any($1::uuid[]) returning id, name, latitude, longitude, source, source_id)
  insert into removed_place (id, name, latitude, longitude, source, source_id, reason)
  select id, name, latitude, longitude, source, source_id, $2::"RemovalReason" from gone`)

/** What was removed around the latitude $1 and the longitude $2 and was called $3. */
export const deleteRemovedAround = command(`
  delete from removed_place r using (select $1::float8 as latitude, $2::float8 as longitude) s
  where ${sphereSql('r.latitude', 'r.longitude')} <@ ${aroundSql(SAME_PLACE_METRES, 's.latitude', 's.longitude')} and lower(r.name) = lower($3)`)
