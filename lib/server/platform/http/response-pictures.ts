import 'server-only'
import { createHash } from 'node:crypto'
import { pool } from '#lib/server/platform/db'
import { fromWirePicture, toWirePicture } from '#lib/server/platform/pictures/data-urls'
import { selectPictures } from '#lib/server/platform/sql'
import { rowsOf } from '#lib/statement'

/** A picture by its key. Typed text never matches: JSON escapes a quote within a text with a backslash. */
const picture = /(?<=_base64":)"(data:image\/jpeg;base64,[^"]*)"/g
/** Placeholder of a picture in a stored response. */
const reference = /(?<=_base64":)\{"sha256":"([0-9a-f]{64})"\}/g

/** Replaces each picture of a response with its hash: the picture is stored in its row. */
export function withoutPictures(response: string): string {
  return response.replace(picture, (whole, url: string) => {
    const bytes = fromWirePicture(url)
    return bytes ? `{"sha256":"${createHash('sha256').update(bytes).digest('hex')}"}` : whole
  })
}

/** Restores a stored response with the pictures of the rows it describes; a picture changed or removed since is null. */
export async function withPictures(kept: string, { userId, about }: { userId: string; about: string[] }): Promise<string> {
  if (kept.search(reference) === -1) return kept
  const rows = await rowsOf(pool, selectPictures(userId, about))
  const urls = new Map(rows.map((row) => [row.hash, toWirePicture(row.picture)]))
  return kept.replace(reference, (_, hash: string) => JSON.stringify(urls.get(hash) ?? null))
}
