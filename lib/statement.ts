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

/** SQL by hand, in one of the files named sql: called with what is asked, it is what may be run. */
export interface Statement<Asked extends unknown[], C extends Columns> {
  (...asked: Asked): Call<C>
  /** What is asked where a test has PostgreSQL describe it: between them they show every part of the text. */
  examples: Asked[]
}

/** What a statement's rows are to the code. */
export type Row<S> = S extends (...asked: never[]) => Call<infer C> ? RowOf<C> : never

interface Options {
  /** False where a plan is to be made each time, by the values, or for what is said once a connection. */
  isPrepared?: boolean
}

/** Whose text is always the same: it is called with its values, that of $1 first. */
export function statement<C extends Columns>({ text, row, isPrepared = true }: Options & { text: string; row: C }): Statement<unknown[], C> {
  return Object.assign((...values: unknown[]) => ({ text, values, row, isPrepared }), { examples: [[]] })
}

/** The same without rows, or of which nobody reads more than how many they are (`select 1`). */
export function command(text: string, options: Options = {}): Statement<unknown[], Record<never, never>> {
  return statement({ text, row: {}, ...options })
}

/** Gives the placeholder of a value: $1, $2, … */
export type Value = (given: unknown) => string

interface Composition<Asked extends unknown[], C extends Columns> {
  row: C
  examples: Asked[]
  /** What is asked comes into the text through `value`, but for what the code itself has written. */
  write: (value: Value, ...asked: Asked) => Options & { text: string }
}

/** Whose text depends on what is asked. */
export function composed<Asked extends unknown[], C extends Columns>({ row, examples, write }: Composition<Asked, C>): Statement<Asked, C> {
  const call = (...asked: Asked) => {
    const values: unknown[] = []
    return { isPrepared: true, ...write((given) => `$${values.push(given)}`, ...asked), values, row }
  }
  return Object.assign(call, { examples })
}

/** The pool, or the connection that a transaction is on. */
export interface Queryable {
  query<R extends QueryResultRow>(config: QueryConfig): Promise<QueryResult<R>>
}

/** Prisma, or a transaction of Prisma's. */
export interface PrismaLike {
  $executeRawUnsafe(text: string, ...values: unknown[]): Promise<number>
}

/** Not in a transaction of Prisma's: that would make other things of some columns than pg does. */
export async function rowsOf<C extends Columns>(on: Queryable, call: Call<C>): Promise<RowOf<C>[]> {
  const { rows } = await on.query<RowOf<C>>(configOf(call))
  return rows
}

/** The first of its rows. */
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
