/** All that the pages of a list hold, each once: what came to it between two pages moves the second on. */
export function eachOnce<T extends { id: string }>(pages: readonly { activities: T[] }[]): T[] {
  return [...new Map(pages.flatMap(({ activities }) => activities.map((one) => [one.id, one] as const))).values()]
}
