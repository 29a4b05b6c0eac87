import 'server-only'
import type { Position } from '#lib/domain/places/places'
import { Prisma, type RemovalReason } from '#lib/server/generated/client'
import { aroundSql, sphereSql } from '#lib/server/places/columns'
import { SAME_PLACE_METRES } from '#lib/server/places/sameness'

/** The database, or a transaction that this is to be a part of. */
type Sql = Pick<Prisma.TransactionClient, '$executeRaw'>

/**
 * Removes places and remembers that they were: an import leaves them out from then on.
 * @returns how many there were
 */
export function removePlaces(sql: Sql, ids: string[], reason: RemovalReason): Promise<number> {
  return sql.$executeRaw`
    with gone as (delete from location where id = any(${ids}::uuid[]) returning id, name, latitude, longitude, source, source_id)
    insert into removed_place (id, name, latitude, longitude, source, source_id, reason)
    select id, name, latitude, longitude, source, source_id, ${reason}::"RemovalReason" from gone`
}

const isAroundSql = Prisma.raw(`${sphereSql('r.latitude', 'r.longitude')} <@ ${aroundSql(SAME_PLACE_METRES, 's.latitude', 's.longitude')}`)

/** Who makes a place by hand says that it is there, whatever was removed before. */
export async function forgetRemoved(sql: Sql, { name, latitude, longitude }: Position & { name: string }): Promise<void> {
  await sql.$executeRaw`
    delete from removed_place r using (select ${latitude}::float8 as latitude, ${longitude}::float8 as longitude) s
    where ${isAroundSql} and lower(r.name) = lower(${name})`
}
