import 'server-only'
import type { PoolClient } from 'pg'
import { pool } from '#lib/server/platform/db'

/** Runs `work` in a transaction on a separate connection: commits its result, rolls back if it throws. */
export async function inTransaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  // The running statement fails with the connection; without a listener the same error would end the process.
  client.on('error', ignore)
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    release(client)
    return result
  } catch (error) {
    // A connection that cannot roll back is discarded: its next user would be inside this transaction.
    await client.query('rollback').then(
      () => release(client),
      (broken: Error) => release(client, broken),
    )
    throw error
  }
}

function ignore() {}

function release(client: PoolClient, broken?: Error) {
  client.off('error', ignore)
  client.release(broken)
}
