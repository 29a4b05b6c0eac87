/** Cleans search text from an address. PostgreSQL accepts neither half a surrogate pair nor the character 0. */
export function searchText(typed: string | null, most: number): string {
  return (typed ?? '').slice(0, most).toWellFormed().replaceAll('\0', '')
}
