import 'server-only'
import { encodeCursor, type Pagination } from '#lib/schemas/platform/cursor'

/** What a list of people without `limit` holds at most. */
export const MAX_LIST = 1000

/** A page of rows, of which one more than `limit` was asked for to know whether there are more. `positionOf` is where the next page begins. */
export function pageOf<T>(found: T[], limit: number, positionOf: (last: T) => string): { rows: T[]; pagination: Pagination } {
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  const hasMore = found.length > rows.length
  return { rows, pagination: { limit, nextCursor: hasMore && last !== undefined ? encodeCursor(positionOf(last)) : null, hasMore } }
}
