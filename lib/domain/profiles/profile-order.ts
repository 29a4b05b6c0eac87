/** The order of children and groups in every list. Newest first is the default. */
export const profileOrders = ['newest', 'by_name', 'groups_first'] as const
export type ProfileOrder = (typeof profileOrders)[number]

/** Converts a stored or received value to an order. */
export function profileOrderOf(value: unknown): ProfileOrder {
  return profileOrders.find((order) => order === value) ?? 'newest'
}
