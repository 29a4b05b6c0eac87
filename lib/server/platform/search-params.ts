import 'server-only'

export type SearchParams = Promise<Record<string, string | string[] | undefined>>

/** What stands in a page's address after the question mark; of a name that is there twice, the first. */
export async function addressOf(searchParams: SearchParams): Promise<URLSearchParams> {
  const given = Object.entries(await searchParams).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value])
  return new URLSearchParams(given.flatMap(([name, value]) => (name !== undefined && value !== undefined ? [[name, value]] : [])))
}
