/** The number of names from which a search box appears. */
export const SEARCHED_FROM = 12

/** Finds rows by part of a name, ignoring case, accents and vowel points. */
export function findByName<T extends { name: string; alsoCalled?: readonly string[] }>(rows: readonly T[], part: string): T[] {
  const sought = plain(part.trim())
  return rows.filter(({ name, alsoCalled = [] }) => [name, ...alsoCalled].some((one) => plain(one).includes(sought)))
}

function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
}
