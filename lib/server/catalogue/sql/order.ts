import 'server-only'
import type { ExploreSort } from '#lib/domain/catalogue/explore-filter'
import { invalidField } from '#lib/errors'
import type { ListPosition } from '#lib/schemas/catalogue/explore'
import type { Value } from '#lib/statement'

/** One column of a list's order. */
export interface OrderColumn {
  /** Name in a cursor. */
  name: keyof ListPosition
  /** An expression that is never null, and its type. */
  sql: string
  type: string
  isDescending?: boolean
}

const position: OrderColumn = { name: 'position', sql: 'a.position', type: 'int' }
const id: OrderColumn = { name: 'id', sql: 'a.id', type: 'uuid' }

/** Orders of lists of `a` (catalogue_activity); `id` comes last, so that positions are unique. */
export const orders: Record<ExploreSort, OrderColumn[]> = {
  recommended: [position, id],
  for_me: [position, id],
  newest: [
    { name: 'createdAt', sql: 'a.created_at', type: 'timestamptz', isDescending: true },
    { ...id, isDescending: true },
  ],
  rating: [
    { name: 'rating', sql: 'a.rating_average', type: 'float8', isDescending: true },
    { name: 'ratingCount', sql: 'a.rating_count', type: 'int', isDescending: true },
    position,
    id,
  ],
  duration: [{ name: 'minutes', sql: 'a.duration_minutes', type: 'int' }, position, id],
}

/** Condition for activities of `a` that are visible to all. */
export const visibleSql = 'not a.is_hidden and a.category_id <> all(array(select id from category where is_hidden))'

export function orderSql(order: OrderColumn[]): string {
  return order.map(({ sql, isDescending }) => `${sql}${isDescending ? ' desc' : ''}`).join(', ')
}

/** Position of a row as JSON: a cursor's `ListPosition`. */
export function positionSql(order: OrderColumn[]): string {
  return `json_build_object(${order.map(({ name, sql }) => `'${name}', ${sql}`).join(', ')})`
}

/**
 * Condition for the rows after a position: the first column is greater, or equal and the next one is greater, and so on.
 * @throws Problem invalid for the cursor of a list in another order
 */
export function afterSql(order: OrderColumn[], cursor: ListPosition, value: Value): string {
  return order.reduceRight((laterColumns, { name, sql, type, isDescending }) => {
    if (cursor[name] === undefined) throw invalidField('cursor', 'wrong_value')
    const there = `${value(cursor[name])}::${type}`
    return `(${sql} ${isDescending ? '<' : '>'} ${there} or ${sql} = ${there} and ${laterColumns})`
  }, 'false')
}
