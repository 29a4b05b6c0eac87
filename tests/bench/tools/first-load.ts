import { gzipSync } from 'node:zlib'

/**
 * The JavaScript a browser fetches for a page's first view, in bytes of gzip (level 9): every chunk its HTML names, in a
 * script tag or in the data by which React loads a page's own components, but not the polyfills for old browsers.
 */
export async function firstLoadBytes(page: string, headers: Record<string, string> = {}): Promise<number> {
  const response = await fetch(page, { headers, redirect: 'manual' })
  if (response.status !== 200) throw new Error(`${page} answered ${response.status}`)
  const named = [...(await response.text()).matchAll(/static\/chunks\/[^"'\\<>?\s]+\.js/g)].map(([chunk]) => decodeURIComponent(chunk))
  const chunks = [...new Set(named)].filter((chunk) => !chunk.includes('polyfills-'))
  const sizes = await Promise.all(chunks.map((chunk) => gzipSize(new URL(`/_next/${encodeURI(chunk)}`, page))))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** How large a file is once it is compressed (level 9), in bytes. */
export async function gzipSize(url: URL | string): Promise<number> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return gzipSync(Buffer.from(await response.arrayBuffer()), { level: 9 }).length
}
