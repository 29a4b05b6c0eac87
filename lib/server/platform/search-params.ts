import 'server-only'

export type SearchParams = Promise<Record<string, string | string[] | undefined>>

/** Returns the query string of a page's address; the first value if a name appears twice. */
export async function toUrlSearchParams(searchParams: SearchParams): Promise<URLSearchParams> {
  const given = Object.entries(await searchParams).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value])
  return new URLSearchParams(given.flatMap(([name, value]) => (name !== undefined && value !== undefined ? [[name, value]] : [])))
}
