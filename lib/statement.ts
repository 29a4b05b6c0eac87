import type { QueryConfig, QueryResult, QueryResultRow } from 'pg'
import type { Columns, RowOf } from '#lib/columns'
import { preparedStatement } from '#lib/prepared-statement'

/** SQL with its values, and the columns of its rows. */
export interface Call<C extends Columns> {
  text: string
  values: unknown[]
  row: C
  isPrepared: boolean
}

/** A handwritten SQL statement, in a file named sql.ts. Called with its arguments, it returns what to run. */
export interface Statement<Asked extends unknown[], C extends Columns> {
  (...asked: Asked): Call<C>
  /** Arguments for the test that lets PostgreSQL describe the statement; together they cover every part of the text. */
  examples: Asked[]
}

/** The row type of a statement. */
export type Row<S> = S extends (...asked: never[]) => Call<infer C> ? RowOf<C> : never

interface Options {
  /** False for a new plan per call, depending on the values, or for a statement run once per connection. */
  isPrepared?: boolean
}

/** Creates a statement with a fixed text. Its arguments are the values, $1 first. */
export function statement<C extends Columns>({ text, row, isPrepared = true }: Options & { text: string; row: C }): Statement<unknown[], C> {
  return Object.assign((...values: unknown[]) => ({ text, values, row, isPrepared }), { examples: [[]] })
}

/** Creates a statement without rows, or with rows that are only counted (`select 1`). */
export function command(text: string, options: Options = {}): Statement<unknown[], Record<never, never>> {
  return statement({ text, row: {}, ...options })
}

/** Adds a value and returns its placeholder: $1, $2, … */
export type Value = (given: unknown) => string

interface Composition<Asked extends unknown[], C extends Columns> {
  row: C
  examples: Asked[]
  /** Writes the text. Arguments enter it only through `value`; other parts are constants of the code. */
  write: (value: Value, ...asked: Asked) => Options & { text: string }
}

/** Creates a statement whose text depends on its arguments. */
export function composed<Asked extends unknown[], C extends Columns>({ row, examples, write }: Composition<Asked, C>): Statement<Asked, C> {
  const call = (...asked: Asked) => {
    const values: unknown[] = []
    return { isPrepared: true, ...write((given) => `$${values.push(given)}`, ...asked), values, row }
  }
  return Object.assign(call, { examples })
}

/** The pool, or the connection of a transaction. */
export interface Queryable {
  query<R extends QueryResultRow>(config: QueryConfig): Promise<QueryResult<R>>
}

/** Prisma, or one of its transactions. */
export interface PrismaLike {
  $executeRawUnsafe(text: string, ...values: unknown[]): Promise<number>
}

/** Returns the rows. It does not accept a Prisma transaction, which converts some columns differently than pg. */
export async function rowsOf<C extends Columns>(on: Queryable, call: Call<C>): Promise<RowOf<C>[]> {
  const { rows } = await on.query<RowOf<C>>(configOf(call))
  return rows
}

/** Returns the first row. */
export async function firstOf<C extends Columns>(on: Queryable, call: Call<C>): Promise<RowOf<C> | undefined> {
  const [row] = await rowsOf(on, call)
  return row
}

/** @returns how many rows it found or changed */
export async function run(on: Queryable | PrismaLike, call: Call<Columns>): Promise<number> {
  if ('$executeRawUnsafe' in on) return on.$executeRawUnsafe(call.text, ...call.values)
  const { rowCount } = await on.query(configOf(call))
  return rowCount ?? 0
}

function configOf({ text, values, isPrepared }: Call<Columns>): QueryConfig {
  return isPrepared ? preparedStatement(text, values) : { text, values }
}
