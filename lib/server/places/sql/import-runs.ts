// Imports of places that wait for an admin.
import 'server-only'
import { bool, instant, int, jsonb, orNull, text, uuid } from '#lib/columns'
import type { StoredImport } from '#lib/server/places/import/report'
import { command, statement } from '#lib/statement'

/** Deletes records of the file name $1 whose import does not run any more. */
export const deleteEarlierRuns = command('delete from import_run where file_name = $1 and alive_until <= now()')

/** $1 id, $2 file name, $3 seconds until it counts as interrupted unless it is renewed. */
export const insertRun = command('insert into import_run (id, file_name, alive_until) values ($1, $2, now() + make_interval(secs => $3))')

/** Extends the lease of $1 by $2 seconds from now. */
export const extendRun = command('update import_run set alive_until = now() + make_interval(secs => $2) where id = $1')

/** Ends the import $1 with the result $2; null if it was interrupted. */
export const endRun = command('update import_run set alive_until = now(), result = $2 where id = $1')

export const deleteRun = command('delete from import_run where id = $1')

/** Deletes $1 unless it runs. */
export const deleteEndedRun = command('delete from import_run where id = $1 and alive_until <= now()')

/** Selects all, the latest first. */
export const selectRuns = statement({
  row: { id: uuid, fileName: orNull(text), startedAt: instant, isAlive: bool, result: orNull(jsonb<StoredImport>()) },
  text: `
    select id, file_name as "fileName", started_at as "startedAt", alive_until > now() as "isAlive", result from import_run order by id desc`,
})

export const countRuns = statement({ row: { count: int }, text: 'select count(*)::int as count from import_run' })
