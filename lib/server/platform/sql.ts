import 'server-only'
import { bytes, text, uuid } from '#lib/columns'
import { LEASE_SECONDS } from '#lib/server/platform/lease'
import { command, composed, statement } from '#lib/statement'

/** Tables with a maximum number of rows per user. */
const limitedTables = ['child', 'group', 'group_member', 'journal_entry', 'activity', 'saved_activity', 'idempotency_key'] as const
export type LimitedTable = (typeof limitedTables)[number]

/** Selects a row beyond a user's first `count` rows, using the index that begins with the user. */
export const rowBeyond = composed({
  row: {},
  examples: limitedTables.map((table): [LimitedTable, string, number] => [table, '', 0]),
  write: (value, table: LimitedTable, userId: string, count: number) => ({
    text: `select 1 from "${table}" where user_id = ${value(userId)} limit 1 offset ${value(count)}`,
  }),
})

/** Deletes counts of limits whose names begin with $1, under keys whose first part is one of $2. */
export const deleteCounts = command(
  "delete from rate_limit where starts_with(key, $1) and split_part(split_part(key, ':', 2), '.', 1) = any($2::text[])",
)

/**
 * Assigns $1's key ($2 method, $3 path, $4 key) to the claim $6 of a request with the body $5, which creates the row $6. An unanswered key
 * of a dead request goes to its repeat, with the original row id.
 */
export const claimKey = statement({
  row: { rowId: uuid },
  text: `
    insert into idempotency_key (user_id, method, path, key, body_hash, row_id, claim_id, about, claimed_until)
    values ($1, $2, $3, $4, $5, $6, $6, array[$6]::uuid[], now() + interval '${LEASE_SECONDS} seconds')
    on conflict (user_id, method, path, key) do update set claimed_until = excluded.claimed_until, claim_id = excluded.claim_id
    where idempotency_key.status is null and idempotency_key.claimed_until <= now() and idempotency_key.body_hash = excluded.body_hash
    returning row_id as "rowId"`,
})

/** Extends the claim $5 on $1's key ($2 method, $3 path, $4 key) by $6 seconds from now, if it still owns the key. */
export const extendClaim = command(`
  update idempotency_key set claimed_until = now() + make_interval(secs => $6)
  where user_id = $1 and method = $2 and path = $3 and key = $4 and claim_id = $5 and status is null`)

/** Selects every picture in responses, with its hash, of $1's rows with the ids $2. */
export const selectPictures = statement({
  row: { hash: text, picture: bytes },
  text: `
    select encode(sha256(picture), 'hex') as hash, picture from (
      select avatar as picture from child where user_id = $1 and id = any($2)
      union all select image from journal_entry where user_id = $1 and id = any($2)
    ) own where picture is not null`,
})

/** Selects applied migrations: Prisma offers no access to its migration table. */
export const selectMigrations = statement({
  row: { name: text },
  text: 'select migration_name::text as name from _prisma_migrations where finished_at is not null',
})

/** Set on each connection: starting a PostgreSQL worker takes 10 ms, longer than any of our queries. */
export const withoutWorkers = command('set max_parallel_workers_per_gather = 0', { isPrepared: false })
