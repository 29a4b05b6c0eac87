import autocannon from 'autocannon'

export interface Load {
  perSecond: number
  p99Ms: number
}

/** 32 connections for so many seconds. @throws Error when any answer was not 2xx */
export async function load(url: string, headers: Record<string, string>, seconds: number): Promise<Load> {
  const result = await autocannon({ url, headers, connections: 32, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`)
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 }
}
