import { hash } from 'node:crypto'
import type { QueryConfig } from 'pg'
import { env } from '#lib/env'

/**
 * A statement that PostgreSQL plans once a connection. It is known there by its text's hash: by whatever way a connection goes from
 * one process to another, the same name is the same statement. A pooler that gives each transaction another connection
 * (`DATABASE_POOLER=transaction`) passes no names on that a later one could count on; there it is sent without.
 * See https://www.pgbouncer.org/faq.html#how-to-use-prepared-statements-with-transaction-pooling
 */
export function preparedStatement(text: string, values: unknown[] = []): QueryConfig {
  if (env().DATABASE_POOLER === 'transaction') return { text, values }
  return { name: hash('sha256', text, 'base64url'), text, values }
}
