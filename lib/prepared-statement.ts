import { hash } from 'node:crypto'
import type { QueryConfig } from 'pg'
import { env } from '#lib/env'

/**
 * Returns a statement that PostgreSQL plans once per connection. Its name is its text's hash, so processes that share a connection
 * use the same name. A pooler per transaction (`DATABASE_POOLER=transaction`) loses names, so the statement has none there. See
 * https://www.pgbouncer.org/faq.html#how-to-use-prepared-statements-with-transaction-pooling
 */
export function preparedStatement(text: string, values: unknown[] = []): QueryConfig {
  if (env().DATABASE_POOLER === 'transaction') return { text, values }
  return { name: hash('sha256', text, 'base64url'), text, values }
}
