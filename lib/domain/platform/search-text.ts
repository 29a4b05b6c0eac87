/** What an address says is searched for, as far as it can be. PostgreSQL takes neither half a surrogate pair nor the character 0. */
export function searchText(typed: string | null, most: number): string {
  return (typed ?? '').slice(0, most).toWellFormed().replaceAll('\0', '')
}
