import 'server-only'
import { createHash } from 'node:crypto'
import { pool } from '#lib/server/platform/db'
import { fromWirePicture, toWirePicture } from '#lib/server/platform/pictures/data-urls'
import { selectPictures } from '#lib/server/platform/sql'
import { rowsOf } from '#lib/statement'

/** A picture by its key, which nothing that people type can look like: JSON has a backslash before a quote within a text. */
const picture = /(?<=_base64":)"(data:image\/jpeg;base64,[^"]*)"/g
/** What stands for it in an answer that is kept. */
const reference = /(?<=_base64":)\{"sha256":"([0-9a-f]{64})"\}/g

/** An answer's text as it is kept, with the hash of each picture in its place: the picture itself is in its row. */
export function withoutPictures(answer: string): string {
  return answer.replace(picture, (whole, url: string) => {
    const bytes = fromWirePicture(url)
    return bytes ? `{"sha256":"${createHash('sha256').update(bytes).digest('hex')}"}` : whole
  })
}

/**
 * A kept answer's text as it was, with the pictures of the rows that it tells of: null stands where such a row has another one
 * by now, or none.
 */
export async function withPictures(kept: string, { userId, about }: { userId: string; about: string[] }): Promise<string> {
  if (kept.search(reference) === -1) return kept
  const rows = await rowsOf(pool, selectPictures(userId, about))
  const urls = new Map(rows.map((row) => [row.hash, toWirePicture(row.picture)]))
  return kept.replace(reference, (_, hash: string) => JSON.stringify(urls.get(hash) ?? null))
}
