/** From so many names on, one is quicker found by typing. */
export const SEARCHED_FROM = 12

/** Those with a name that has a part in it: case, accents and vowel points aside, as people type when they look for somebody. */
export function foundByName<T extends { name: string; alsoCalled?: readonly string[] }>(rows: readonly T[], part: string): T[] {
  const sought = plain(part.trim())
  return rows.filter(({ name, alsoCalled = [] }) => [name, ...alsoCalled].some((one) => plain(one).includes(sought)))
}

function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
}
