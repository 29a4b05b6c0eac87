import 'server-only'
import type { RowOf } from '#lib/columns'
import type { Setting } from '#lib/domain/platform/basics'
import type { ListPosition } from '#lib/schemas/catalogue/explore'
import type { cardRow } from '#lib/server/catalogue/sql/cards'
import { pageOf } from '#lib/server/platform/page'

type CardRow = RowOf<typeof cardRow>

/** A card with its position in a list. */
type ListedRow = CardRow & { listPosition: ListPosition }

/** Converts a row to a card, in the requested setting if it suits several. */
export function shownCard<R extends CardRow>({ priceUsd, ratingAverage, ...row }: R, setting: Setting = row.setting) {
  return {
    ...row,
    setting,
    thumbnailUrl: null,
    isFree: priceUsd === null,
    price: priceUsd === null ? null : { amount: priceUsd, currency: 'USD' as const },
    isNew: row.ratingCount === 0,
    rating: row.ratingCount === 0 ? null : Math.round(ratingAverage * 10) / 10,
  }
}

export type CardPage = ReturnType<typeof pageOfCards>

interface PageOptions {
  /** The requested setting. */
  setting?: Setting | undefined
  /** How far the search was widened for these cards. */
  step?: number
}

/** Builds a page from a query for `limit` + 1 rows. */
export function pageOfCards(found: ListedRow[], limit: number, offset: number, { setting, step }: PageOptions = {}) {
  const { rows, pagination } = pageOf(found, limit, ({ listPosition }) => JSON.stringify({ ...listPosition, step }))
  return { activities: rows.map((row) => shownCard(row, setting)), pagination: { ...pagination, offset } }
}
