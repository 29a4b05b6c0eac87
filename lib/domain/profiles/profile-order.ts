/** In what order one's children and groups stand wherever they are listed. Newest first, for whoever has not chosen. */
export const profileOrders = ['newest', 'by_name', 'groups_first'] as const
export type ProfileOrder = (typeof profileOrders)[number]

/** What is kept or answered, as an order. */
export function profileOrderOf(value: unknown): ProfileOrder {
  return profileOrders.find((order) => order === value) ?? 'newest'
}
