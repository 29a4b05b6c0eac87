import { gzipSync } from 'node:zlib'

/**
 * Measures the JavaScript of a page's first view, in gzip bytes (level 9): every chunk that its HTML names, in a script tag or
 * in React's data for a page's components, without the polyfills for old browsers.
 */
export async function firstLoadBytes(page: string, headers: Record<string, string> = {}): Promise<number> {
  const response = await fetch(page, { headers, redirect: 'manual' })
  if (response.status !== 200) throw new Error(`${page} answered ${response.status}`)
  const named = [...(await response.text()).matchAll(/static\/chunks\/[^"'\\<>?\s]+\.js/g)].map(([chunk]) => decodeURIComponent(chunk))
  const chunks = [...new Set(named)].filter((chunk) => !chunk.includes('polyfills-'))
  const sizes = await Promise.all(chunks.map((chunk) => gzipSize(new URL(`/_next/${encodeURI(chunk)}`, page))))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Measures a file's size in gzip bytes (level 9). */
export async function gzipSize(url: URL | string): Promise<number> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return gzipSync(Buffer.from(await response.arrayBuffer()), { level: 9 }).length
}
