import autocannon from 'autocannon'

export interface Load {
  perSecond: number
  p99Ms: number
}

/** Loads a URL over 32 connections for `seconds`. @throws Error if any response is not 2xx or 304 */
export async function load(url: string, headers: Record<string, string>, seconds: number): Promise<Load> {
  const result = await autocannon({ url, headers, connections: 32, duration: seconds })
  const bad = result.non2xx - (result.statusCodeStats?.['304']?.count ?? 0)
  if (bad > 0 || result.errors > 0) throw new Error(`${url}: ${bad} bad responses, ${result.errors} errors`)
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 }
}
