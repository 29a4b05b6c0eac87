/**
 * The columns of SQL's rows, as PostgreSQL names their types and as pg gives them to the code. A test has PostgreSQL describe every
 * statement and compares: what is declared here is what comes.
 */
export interface Column<T> {
  /** As PostgreSQL's format_type calls it. */
  type: string
  nulls: Nulls
  /** Of an enum all its labels. */
  labels?: readonly string[]
  /** Never there: it tells TypeScript what pg makes of it. */
  holds?: T
}

/** Why a column is null at times; a column of a table as the table says, unless the statement is why it is not so. */
type Nulls = 'never' | 'sometimes' | 'by an outer join' | 'left out'

export type Columns = Record<string, Column<unknown>>

export type RowOf<C extends Columns> = { [name in keyof C]: C[name] extends Column<infer T> ? T : never }

export const uuid = column<string>('uuid')
export const text = column<string>('text')
export const bool = column<boolean>('boolean')
export const int = column<number>('integer')
export const float = column<number>('double precision')
export const bytes = column<Buffer>('bytea')
/** YYYY-MM-DD, as the app's pool reads it. */
export const date = column<string>('date')
export const instant = column<Date>('timestamp with time zone')

/** JSON that holds this. Nobody looks whether it does: what is kept was checked when it came in. */
export function json<T>(): Column<T> {
  return column('json')
}

/** The same, as tables have it. */
export function jsonb<T>(): Column<T> {
  return column('jsonb')
}

/** An enum of the schema, by its name there, with its labels. */
export function enumOf<const L extends string>(name: string, labels: readonly L[]): Column<L> {
  return { ...column(`"${name}"`), labels }
}

/** Text of which the code knows what it can be; the schema does not. */
export function textOf<L extends string>(_known: readonly L[]): Column<L> {
  return column('text')
}

export function listOf<T>({ type, labels }: Column<T>): Column<T[]> {
  return { ...column(`${type}[]`), ...(labels && { labels }) }
}

/** Null at times. */
export function orNull<T>(of: Column<T>): Column<T | null> {
  return { ...of, nulls: 'sometimes' }
}

/** Null, though never in its table, where an outer join found no row there. */
export function orNoRow<T>(of: Column<T>): Column<T | null> {
  return { ...of, nulls: 'by an outer join' }
}

/** Never null, though at times in its table: the statement leaves out rows in which it is. */
export function filled<T>(of: Column<T>): Column<T> {
  return { ...of, nulls: 'left out' }
}

function column<T>(type: string): Column<T> {
  return { type, nulls: 'never' }
}
