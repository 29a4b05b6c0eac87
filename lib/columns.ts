/**
 * The columns of SQL rows: PostgreSQL's type names and pg's values. A test compares each declaration with PostgreSQL's description
 * of the statement.
 */
export interface Column<T> {
  /** The type name of PostgreSQL's format_type. */
  type: string
  nulls: Nulls
  /** All labels of an enum. */
  labels?: readonly string[]
  /** Never set: it only gives TypeScript the type of pg's value. */
  holds?: T
}

/** Whether and why a column may be null. A table's column is as in the table, unless the statement changes that. */
type Nulls = 'never' | 'sometimes' | 'by an outer join' | 'left out'

export type Columns = Record<string, Column<unknown>>

export type RowOf<C extends Columns> = { [name in keyof C]: C[name] extends Column<infer T> ? T : never }

export const uuid = column<string>('uuid')
export const text = column<string>('text')
export const bool = column<boolean>('boolean')
export const int = column<number>('integer')
export const float = column<number>('double precision')
export const bytes = column<Buffer>('bytea')
/** YYYY-MM-DD, as read by the app's pool. */
export const date = column<string>('date')
export const instant = column<Date>('timestamp with time zone')

/** JSON of this type. It is not checked when read, because it was checked when it was written. */
export function json<T>(): Column<T> {
  return column('json')
}

/** The same as jsonb, which tables use. */
export function jsonb<T>(): Column<T> {
  return column('jsonb')
}

/** An enum of the schema, by its database name, with its labels. */
export function enumOf<const L extends string>(name: string, labels: readonly L[]): Column<L> {
  return { ...column(`"${name}"`), labels }
}

/** Text with values known to the code but not to the schema. */
export function textOf<L extends string>(_known: readonly L[]): Column<L> {
  return column('text')
}

export function listOf<T>({ type, labels }: Column<T>): Column<T[]> {
  return { ...column(`${type}[]`), ...(labels && { labels }) }
}

/** Marks a column that may be null. */
export function orNull<T>(of: Column<T>): Column<T | null> {
  return { ...of, nulls: 'sometimes' }
}

/** Marks a column that is null only if an outer join found no row. */
export function orNoRow<T>(of: Column<T>): Column<T | null> {
  return { ...of, nulls: 'by an outer join' }
}

/** Marks a column that is null in its table, but whose null rows the statement excludes. */
export function filled<T>(of: Column<T>): Column<T> {
  return { ...of, nulls: 'left out' }
}

function column<T>(type: string): Column<T> {
  return { type, nulls: 'never' }
}
