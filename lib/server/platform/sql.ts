import 'server-only'
import { bytes, text, uuid } from '#lib/columns'
import { LEASE_SECONDS } from '#lib/server/platform/lease'
import { command, composed, statement } from '#lib/statement'

/** What a person may have so many rows of. */
const limitedTables = ['child', 'group', 'group_member', 'journal_entry', 'activity', 'saved_activity', 'idempotency_key'] as const
export type LimitedTable = (typeof limitedTables)[number]

/** The row that a person has beyond so many: no more than these are counted, by the index that begins with the person. */
export const rowBeyond = composed({
  row: {},
  examples: limitedTables.map((table): [LimitedTable, string, number] => [table, '', 0]),
  write: (value, table: LimitedTable, userId: string, count: number) => ({
    text: `select 1 from "${table}" where user_id = ${value(userId)} limit 1 offset ${value(count)}`,
  }),
})

/** Counts of limits whose names begin with $1, under keys of which the first is one of $2. */
export const deleteCounts = command(
  "delete from rate_limit where starts_with(key, $1) and split_part(split_part(key, ':', 2), '.', 1) = any($2::text[])",
)

/**
 * Gives $1's key ($2 method, $3 path, $4 key) to the claim $6 of a call with the body $5, which creates the row $6. A key without an
 * answer whose call died goes to its repeat, with the row's id as it was.
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

/** $1's key ($2 method, $3 path, $4 key) belongs to the claim $5 for $6 seconds from now, if it still has it. */
export const extendClaim = command(`
  update idempotency_key set claimed_until = now() + make_interval(secs => $6)
  where user_id = $1 and method = $2 and path = $3 and key = $4 and claim_id = $5 and status is null`)

/** Of $1's rows with the ids $2 every picture that a call answers with, by its hash. */
export const selectPictures = statement({
  row: { hash: text, picture: bytes },
  text: `
    select encode(sha256(picture), 'hex') as hash, picture from (
      select avatar as picture from child where user_id = $1 and id = any($2)
      union all select image from journal_entry where user_id = $1 and id = any($2)
    ) own where picture is not null`,
})

/** Prisma does not know its own table of what was migrated. */
export const selectMigrations = statement({
  row: { name: text },
  text: 'select migration_name::text as name from _prisma_migrations where finished_at is not null',
})

/** For each connection: a worker of PostgreSQL's takes 10 ms to begin, which is longer than any of our queries takes by itself. */
export const withoutWorkers = command('set max_parallel_workers_per_gather = 0', { isPrepared: false })
