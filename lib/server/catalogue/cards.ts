import 'server-only'
import type { RowOf } from '#lib/columns'
import type { cardRow } from '#lib/server/catalogue/sql/cards'
import type { ListRow } from '#lib/server/catalogue/sql/list'
import { pageOf } from '#lib/server/platform/page'

type CardRow = RowOf<typeof cardRow>

/** A row as it is shown. */
export function shownCard<R extends CardRow>({ priceUsd, ratingAverage, ...row }: R) {
  return {
    ...row,
    thumbnailUrl: null,
    isFree: priceUsd === null,
    price: priceUsd === null ? null : { amount: priceUsd, currency: 'USD' as const },
    isNew: row.ratingCount === 0,
    rating: row.ratingCount === 0 ? null : Math.round(ratingAverage * 10) / 10,
  }
}

export type CardPage = ReturnType<typeof pageOfCards>

/** A page of rows, of which one more than `limit` was asked for. @param step how far a search was widened for them */
export function pageOfCards(found: ListRow[], limit: number, offset: number, step?: number) {
  const { rows, pagination } = pageOf(found, limit, ({ listPosition }) => JSON.stringify({ ...listPosition, step }))
  return { activities: rows.map(shownCard), pagination: { ...pagination, offset } }
}
