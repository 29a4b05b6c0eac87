/** Joins the pages of a list, each item once: a new item between two requests shifts the second page. */
export function joinPages<T extends { id: string }>(pages: readonly { activities: T[] }[]): T[] {
  return [...new Map(pages.flatMap(({ activities }) => activities.map((one) => [one.id, one] as const))).values()]
}
