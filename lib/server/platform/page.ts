import 'server-only'
import { encodeCursor, type Pagination } from '#lib/schemas/platform/cursor'

/** Maximum rows of a user's list without `limit`. */
export const MAX_LIST = 1000

/** Builds a page of rows from a query for `limit` + 1, which shows whether more follow. `positionOf` is where the next page begins. */
export function pageOf<T>(found: T[], limit: number, positionOf: (last: T) => string): { rows: T[]; pagination: Pagination } {
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  const hasMore = found.length > rows.length
  return { rows, pagination: { limit, nextCursor: hasMore && last !== undefined ? encodeCursor(positionOf(last)) : null, hasMore } }
}
