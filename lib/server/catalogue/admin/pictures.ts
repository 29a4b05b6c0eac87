import 'server-only'
import fs from 'node:fs/promises'
import path from 'node:path'

/** Names of all pictures that the app ships, in the order of the alphabet. */
export async function shippedPictures(): Promise<string[]> {
  // What `scripts/pictures.ts` wrote there.
  const files = await fs.readdir(path.join(process.cwd(), 'public/emoji'))
  return files.flatMap((file) => (file.endsWith('.svg') ? [path.basename(file, '.svg')] : [])).sort()
}
