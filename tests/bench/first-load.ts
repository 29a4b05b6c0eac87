import { gzipSync } from 'node:zlib'

/**
 * The JavaScript a browser must fetch for a page's first view, in bytes of gzip (level 9): every script its HTML names,
 * but those for browsers without modules.
 */
export async function firstLoadBytes(page: string, headers: Record<string, string> = {}): Promise<number> {
  const response = await fetch(page, { headers, redirect: 'manual' })
  if (response.status !== 200) throw new Error(`${page} answered ${response.status}`)
  const tags = [...(await response.text()).matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)]
  const sources = new Set(tags.filter(([tag]) => !/nomodule/i.test(tag)).map(([, source]) => source ?? ''))
  const sizes = await Promise.all(
    [...sources].map(async (source) => gzipSync(Buffer.from(await (await fetch(new URL(source, page))).arrayBuffer()), { level: 9 }).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
